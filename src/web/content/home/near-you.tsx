import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { homeCalls } from '#src/contract/content/home.calls.ts';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { SkeletonCards } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/grid.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { CardGrid } from '#src/web/shared/cards/card-grid.tsx';
import { usePartyCards } from '#src/web/shared/party/party-cards.tsx';
import { productCardView, type ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';
import { requestPosition } from '#src/web/shared/visitor/position.ts';

const shown = 4;
const nothing: readonly never[] = [];

/** `nowhere`: the browser did not share the position, or the request failed; that was logged and is no page error. */
type Near = 'asking' | 'nowhere' | readonly ProductCardView[];

/** What is around a visitor who requested it: the home call with their position (spec §7), after a tap only. */
export function NearYou() {
  const { t, i18n } = useLingui();
  const api = useApi();
  const site = useSite();
  const [near, setNear] = useState<Near>('asking');
  useEffect(() => {
    let gone = false;
    const find = async (): Promise<Near> => {
      const position = await requestPosition(navigator.geolocation);
      if (position.kind !== 'found') return 'nowhere';
      const home = await api.call(homeCalls.home, position.position);
      return home.ok ? (home.value.nearby ?? []).map((card) => productCardView({ site, i18n }, card)) : 'nowhere';
    };
    find().then(
      (found) => !gone && setNear(found),
      () => !gone && setNear('nowhere'),
    );
    return () => void (gone = true);
  }, [api, i18n, site]);
  const { cards, note } = usePartyCards(site, typeof near === 'string' ? nothing : near);
  if (near === 'asking') return <SkeletonCards count={shown} text={t`Finding your location…`} />;
  if (near === 'nowhere' || near.length === 0)
    return (
      <div role="status">
        <EmptyState
          icon="pin"
          level={3}
          title={near === 'nowhere' ? t`We couldn’t find your location` : t`Nothing near you yet`}
          text={t`Choose a place instead.`}
        >
          <ButtonLink look="secondary" href={href(site, 'destination-list')}>
            {t`All destinations`}
          </ButtonLink>
        </EmptyState>
      </div>
    );
  return (
    <Stack gap={5}>
      {note}
      <CardGrid cards={cards.slice(0, shown)} site={site} track="click:home.near" />
    </Stack>
  );
}
