import { datedSteps, policyStart } from '#src/domain/catalogue/offers/cancellation-policy.ts';
import type { CartFault } from '#src/domain/cart/cart.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import type { Venue, VenueOffer } from '#src/domain/vertical.ts';

/** An offer with what it costs a traveler: `minor` units of their currency for everything requested. */
export type PricedVenueOffer = {
  readonly offer: VenueOffer;
  readonly minor: bigint;
  /** Of each unit, by its id. */
  readonly each: ReadonlyMap<string, bigint>;
  readonly left: number;
  readonly fault: CartFault | null;
};

export type FoundVenue = {
  readonly venue: Venue;
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly figures: Readonly<Record<string, number>>;
  readonly offers: readonly PricedVenueOffer[];
};

/** Values wanted by facet: any of one, all of them together. */
export type FacetFilters = Readonly<Record<string, readonly string[]>>;

export const venueSorts = ['recommended', 'price', 'price_down', 'score', 'distance'] as const;
export type VenueSort = (typeof venueSorts)[number];

export type VenueListOptions = {
  readonly filters: FacetFilters;
  /** Minor units of the traveller's currency, both ends included; null for no limit. */
  readonly priceFrom: bigint | null;
  readonly priceTo: bigint | null;
  /** Cancellation is free until this instant at least, in milliseconds since the epoch; null for whatever. */
  readonly freeUntilMs: number | null;
  readonly sort: VenueSort;
  /** From 1 on. */
  readonly page: number;
};

/**
 * How many venues have a value of a facet, and how many of their offers; `names` where the value is a name, a
 * district's.
 */
export type FacetCount = {
  readonly value: string;
  readonly count: number;
  readonly offers: number;
  readonly names?: Names;
};

export type ArrangedVenues = {
  readonly hits: readonly FoundVenue[];
  readonly total: number;
  readonly facets: readonly {
    readonly facet: string;
    readonly values: readonly FacetCount[];
  }[];
  readonly prices: { readonly from: bigint; readonly to: bigint } | null;
};

export const venuePageSize = 10;

/**
 * Those that have at least one offer as it is wished, in the wished order, one page of them; with how many there are
 * for each value of a facet when this facet alone is not filtered, and the prices between which a limit makes sense.
 * What cannot be bought for that question comes last, and counts for nothing else.
 */
export function arrangeVenues(
  found: readonly FoundVenue[],
  facets: readonly string[],
  options: VenueListOptions,
): ArrangedVenues {
  const open = found.map((one) => ({ ...one, offers: one.offers.filter((offer) => offer.fault === null) }));
  const hits = open.flatMap((one) => filtered(one, options, null));
  const sorted = hits.toSorted(
    (a, b) => order[options.sort](a, b) || a.venue.rank - b.venue.rank || a.venue.id - b.venue.id,
  );
  const unpriced = open.flatMap((one) => filtered(one, { ...options, priceFrom: null, priceTo: null }, null));
  const prices = unpriced.flatMap((one) => one.offers.map((offer) => offer.minor));
  const [first, ...others] = prices;
  const start = (options.page - 1) * venuePageSize;
  return {
    hits: sorted.slice(start, start + venuePageSize),
    total: sorted.length,
    facets: facets.map((facet) => ({
      facet,
      values: countValues(
        facet,
        open.flatMap((one) => filtered(one, options, facet)),
      ),
    })),
    prices:
      first === undefined
        ? null
        : {
            from: others.reduce((a, b) => (b < a ? b : a), first),
            to: others.reduce((a, b) => (b > a ? b : a), first),
          },
  };
}

/** A venue with those of its offers that pass, the cheapest first; nothing when it has none. `but` is not filtered. */
function filtered(one: FoundVenue, options: VenueListOptions, but: string | null): FoundVenue[] {
  const selected = Object.entries(options.filters).filter(([facet, values]) => facet !== but && values.length > 0);
  const offers = one.offers.filter(
    (priced) =>
      selected.every(([facet, values]) => {
        const has = new Set([...(one.facets[facet] ?? []), ...(priced.offer.facets[facet] ?? [])]);
        return values.some((value) => has.has(value));
      }) &&
      (options.priceFrom === null || priced.minor >= options.priceFrom) &&
      (options.priceTo === null || priced.minor <= options.priceTo) &&
      (options.freeUntilMs === null || isFreeUntil(one.venue, priced.offer, options.freeUntilMs)),
  );
  if (offers.length === 0) return [];
  return [
    { ...one, offers: offers.toSorted((a, b) => Number(a.minor - b.minor) || (a.offer.id < b.offer.id ? -1 : 1)) },
  ];
}

function isFreeUntil({ timeZone }: Venue, { policy, startsAt }: VenueOffer, untilMs: number): boolean {
  const steps = datedSteps(policy, policyStart({ startsAt, timeZone }));
  return steps.some((step) => step.refundPercent === 100 && step.untilMs >= untilMs);
}

function countValues(facet: string, hits: readonly FoundVenue[]): readonly FacetCount[] {
  const counts = new Map<string, { count: number; offers: number; names?: Names }>();
  for (const hit of hits) {
    const own = hit.facets[facet] ?? [];
    const byOffer = hit.offers.map(({ offer }) => new Set([...own, ...(offer.facets[facet] ?? [])]));
    for (const value of new Set(byOffer.flatMap((values) => [...values]))) {
      const { count, offers } = counts.get(value) ?? { count: 0, offers: 0 };
      const having = byOffer.filter((values) => values.has(value)).length;
      const { area } = hit.venue;
      const names = facet === 'district' && area ? { names: area } : {};
      counts.set(value, { count: count + 1, offers: offers + having, ...names });
    }
  }
  return [...counts]
    .map(([value, both]) => ({ value, ...both }))
    .toSorted((a, b) => b.count - a.count || b.offers - a.offers || (a.value < b.value ? -1 : 1));
}

const lowest = (one: FoundVenue): bigint => one.offers[0]?.minor ?? 0n;

const order: Readonly<Record<VenueSort, (a: FoundVenue, b: FoundVenue) => number>> = {
  recommended: (a, b) => a.venue.rank - b.venue.rank,
  price: (a, b) => Number(lowest(a) - lowest(b)),
  price_down: (a, b) => Number(lowest(b) - lowest(a)),
  score: (a, b) => (b.figures['score'] ?? 0) - (a.figures['score'] ?? 0),
  distance: (a, b) => (a.figures['distance'] ?? Infinity) - (b.figures['distance'] ?? Infinity),
};
