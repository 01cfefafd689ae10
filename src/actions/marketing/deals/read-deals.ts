import { openPromotions } from '#src/actions/marketing/programmes/open-promotions.ts';
import { packItems, type ValuePackView } from '#src/actions/marketing/programmes/pack-items.ts';
import { showTo } from '#src/actions/catalogue/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { CampaignWords, DealFacts } from '#src/domain/marketing/deals/deal.ts';
import {
  comingDeals,
  dealsWithin,
  dealView,
  openDeals,
  placesOf,
  type DealView,
} from '#src/domain/marketing/deals/deal-view.ts';
import { findCampaigns, findDeals } from '#src/store/catalogue/deals-reading.store.ts';

export type DealsView = {
  readonly deals: readonly DealView[];
  readonly coming: readonly DealFacts[];
  /** All places with deals, whatever was requested; the one with most of them first. */
  readonly places: readonly { readonly destination: Destination; readonly deals: number }[];
  readonly campaigns: readonly CampaignWords[];
  readonly packs: readonly ValuePackView[];
};

/** The deals that may be had now, all of them or those of some places, with what else there is to save by. */
export async function readDeals(
  deps: Deps,
  caller: Caller,
  isSelected: (destination: Destination) => boolean = () => true,
): Promise<DealsView> {
  const showing = await showTo(deps, caller);
  const { open } = showing;
  const [facts, campaigns, { valuePacks }] = await Promise.all([
    findDeals(deps.db),
    findCampaigns(deps.db),
    openPromotions(deps, open),
  ]);
  const nowMs = deps.clock();
  const all = openDeals(open, facts, nowMs);
  const requested = new Set([...open.live.destinations.values()].filter(isSelected).map(({ id }) => id));
  return {
    deals: dealsWithin(all, requested).map((one) => dealView(showing, one)),
    coming: comingDeals(facts, nowMs),
    places: [...placesOf(all)].flatMap(([id, deals]) => {
      const destination = open.live.destinations.get(id);
      return destination === undefined ? [] : [{ destination, deals }];
    }),
    campaigns,
    packs: valuePacks
      .map((pack) => ({ pack, items: packItems(showing, pack) }))
      .filter(({ pack, items }) => items.length === pack.items.length),
  };
}
