import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import { cardView, type CardView, type Showing } from '#src/domain/search/cards/card.ts';
import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import { daysLeft, dealPhase, type DealFacts } from '#src/domain/marketing/deals/deal.ts';

/** A deal that is open, with what of it is offered, the best known first. */
export type DealShown = {
  readonly deal: DealFacts;
  readonly daysLeft: number | null;
  /** Never none. */
  readonly products: readonly LiveProduct[];
};

/** A deal with its cards: of the requested places, the best known first. */
export type DealView = Pick<DealShown, 'deal' | 'daysLeft'> & {
  readonly cards: readonly CardView[];
  readonly places: readonly Destination[];
};

/** What is shown of a deal. */
export function dealView(showing: Showing, { deal, daysLeft, products }: DealShown): DealView {
  const { destinations } = showing.open.live;
  return {
    deal,
    daysLeft,
    cards: products.map((product) => cardView(showing, product)),
    places: [...new Set(products.map((product) => product.destinationId))].flatMap((id) => destinations.get(id) ?? []),
  };
}

/**
 * The deals that may be had at `nowMs` (milliseconds since the epoch) and have something to show; those that end first
 * lead.
 */
export function openDeals(open: OpenCatalogue, deals: readonly DealFacts[], nowMs: number): readonly DealShown[] {
  return deals
    .filter((deal) => dealPhase(deal, nowMs) === 'open')
    .map((deal) => ({ deal, daysLeft: daysLeft(deal, nowMs), products: offered(open, deal) }))
    .filter(({ products }) => products.length > 0)
    .toSorted((a, b) => endOf(a) - endOf(b) || a.deal.id - b.deal.id);
}

/** The deals that have not begun at `nowMs`, the next one first. */
export function comingDeals(deals: readonly DealFacts[], nowMs: number): readonly DealFacts[] {
  return deals
    .filter((deal) => dealPhase(deal, nowMs) === 'coming')
    .toSorted((a, b) => Date.parse(a.begins) - Date.parse(b.begins) || a.id - b.id);
}

/** Deals with only what of them is in some places; those without any are left out. */
export function dealsWithin(shown: readonly DealShown[], places: ReadonlySet<number>): readonly DealShown[] {
  return shown
    .map((one) => ({ ...one, products: one.products.filter((product) => places.has(product.destinationId)) }))
    .filter(({ products }) => products.length > 0);
}

/** The destinations of deals, the one with most of them first; each with how many it has. */
export function placesOf(shown: readonly DealShown[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { products } of shown)
    for (const id of new Set(products.map((product) => product.destinationId)))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Map([...counts].toSorted(([a, some], [b, others]) => others - some || a - b));
}

function offered(open: OpenCatalogue, deal: DealFacts): readonly LiveProduct[] {
  return deal.products
    .flatMap((id) => open.live.products.get(id) ?? [])
    .filter((product) => open.lowest.has(product.id))
    .toSorted((a, b) => a.rank - b.rank || a.id - b.id);
}

function endOf({ deal: { ends } }: DealShown): number {
  return ends === null ? Number.POSITIVE_INFINITY : Date.parse(ends);
}
