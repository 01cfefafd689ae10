import { useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore, type SyntheticEvent } from 'react';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { HeartButton } from '#src/ui/buttons/icon-button.tsx';
import { href } from '#src/web/href.ts';
import { savedHearts } from '#src/web/saved-hearts.ts';
import { useApi } from '#src/web/services.ts';
import { whenIdle } from '#src/web/when-idle.ts';

const none: ReadonlySet<number> = new Set();

type SaveHeartProps = {
  readonly id: number;
  readonly title: string;
  readonly site: SitePart;
  readonly look?: 'ring' | 'picture';
};

/** Saves an activity for later: at once where there is script, else by the page of one's lists. */
export function SaveHeart({ id, title, site, look = 'picture' }: SaveHeartProps) {
  const { t } = useLingui();
  const api = useApi();
  const saved = useSyncExternalStore(savedHearts.watch, savedHearts.now, () => none).has(id);
  useEffect(
    () => whenIdle(() => void import('#src/web/parts/heart-deeds.ts').then((file) => file.learnSaved(api))),
    [api],
  );
  const press = (event: SyntheticEvent): void => {
    event.preventDefault();
    void import('#src/web/parts/heart-deeds.ts').then((file) => file.toggleSaved(api, id));
  };
  return (
    <form action={href(site, 'user-wishlist')} onSubmit={press}>
      <HeartButton label={t`Save: ${title}`} saved={saved} name="save" value={String(id)} look={look} />
    </form>
  );
}
