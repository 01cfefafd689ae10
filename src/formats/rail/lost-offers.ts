/**
 * What a feed must not offer because a row that restricts it could not be read. A restriction that is lost takes its offer
 * with it: dropping the row alone would leave the offer without the restriction.
 */
export type LostOffers = {
  /** Trips that are left out, with the reason. */
  readonly trips: Map<string, string>;
  /** Services of which some day is not known; their trips are left out. */
  readonly services: Map<string, string>;
  /** Days on which nothing runs, since an exception does not say for which service it is. */
  readonly days: Set<string>;
  /** Fares that are not sold at all. */
  readonly fares: Set<string>;
  /** Fares that hold only where their readable rules say; without one, nowhere. */
  readonly ruled: Set<string>;
  /** Fares in one place (`fareRulePlace`) of which a zone that must be passed is not known. */
  readonly farePlaces: Set<string>;
  /** A rule is lost that names no fare: it may restrict any of them. */
  anyFare: boolean;
  /** Stops whose zone is not known. */
  readonly zones: Set<string>;
  /** Changes that take at least so long, whatever else is said; null: that are not possible. */
  readonly changes: { readonly from: string; readonly to: string; readonly seconds: number | null }[];
  /** All of `transfers.txt` is lost: no change is offered. */
  everyChange: boolean;
  /** Rows whose restriction cannot be attributed. */
  readonly unattributed: { readonly file: string; readonly line: number; readonly reason: string }[];
};

export function nothingLost(): LostOffers {
  return {
    trips: new Map(),
    services: new Map(),
    days: new Set(),
    fares: new Set(),
    ruled: new Set(),
    farePlaces: new Set(),
    anyFare: false,
    zones: new Set(),
    changes: [],
    everyChange: false,
    unattributed: [],
  };
}

/** Rules of one fare that agree in all but the zones that must be passed belong together. */
export function fareRulePlace(
  fare: string,
  route: string | null,
  origin: string | null,
  destination: string | null,
): string {
  return JSON.stringify([fare, route, origin, destination]);
}
