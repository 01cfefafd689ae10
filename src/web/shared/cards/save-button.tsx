import { useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore, type SyntheticEvent } from 'react';

import type { ApiClient } from '#src/contract/client.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { HeartButton } from '#src/ui/buttons/icon-button.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { savedHearts } from '#src/web/shared/storage/saved-products.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { whenIdle } from '#src/web/shared/page/when-idle.ts';

const notYet = (): boolean => false;

type SaveHeartProps = {
  readonly id: number;
  readonly title: string;
  readonly site: SitePart;
  readonly look?: 'ring' | 'picture';
};

let isLearning = false;

/** The first heart of a visit requests all of them. */
function learnOnce(api: ApiClient): void {
  if (isLearning) return;
  isLearning = true;
  whenIdle(() => void import('#src/web/shared/cards/save-actions.ts').then((file) => file.learnSaved(api)));
}

/** Saves an activity for later: at once where there is script, else by the page of one's lists. */
export function SaveHeart({ id, title, site, look = 'picture' }: SaveHeartProps) {
  const { t } = useLingui();
  const api = useApi();
  // Whether it is this one: a page has a hundred hearts, and those that stay as they are are not drawn again.
  const saved = useSyncExternalStore(savedHearts.watch, () => savedHearts.now().has(id), notYet);
  useEffect(() => learnOnce(api), [api]);
  const press = (event: SyntheticEvent): void => {
    event.preventDefault();
    void import('#src/web/shared/cards/save-actions.ts').then((file) => file.toggleSaved(api, id));
  };
  return (
    <form action={href(site, 'user-wishlist')} onSubmit={press}>
      <HeartButton label={t`Save to wishlist: ${title}`} saved={saved} name="save" value={String(id)} look={look} />
    </form>
  );
}
