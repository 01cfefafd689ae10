import { useEffect, type ComponentProps } from 'react';

import { useLater } from '#src/web/shared/page/use-deferred.ts';
import { viewedIds } from '#src/web/shared/storage/recent-views.ts';
import type { RecentlyViewed } from '#src/web/shared/party/recently-viewed.tsx';

const fetchViewed = async () => (await import('#src/web/shared/party/recently-viewed.tsx')).RecentlyViewed;

type Props = Pick<ComponentProps<typeof RecentlyViewed>, 'site' | 'head'>;

/** Recently viewed activities, loaded after the page; a browser without any fetches nothing. */
export function ViewedBefore(props: Props) {
  const [Viewed, want] = useLater(fetchViewed);
  useEffect(() => {
    if (viewedIds().length > 0) want();
  }, [want]);
  return Viewed === null ? null : <Viewed {...props} without={[]} banded={props.head !== undefined} />;
}
