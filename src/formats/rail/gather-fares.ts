import type { RailFare } from '#src/domain/rail/fares/fare.ts';
import type { FeedDraft } from '#src/formats/rail/feed-draft.ts';
import { fareRulePlace } from '#src/formats/rail/lost-offers.ts';

/**
 * Returns a fare for each rule; zones that one rule after another adds to the same fare belong together. A fare without
 * any rule applies everywhere, unless a rule of it was lost: then it is not sold, since it is unknown where it applies.
 */
export function gatherFares(draft: FeedDraft, lineAt: ReadonlyMap<string, number>): RailFare[] {
  const { prices, fareRules, agencies, lost } = draft;
  const contains = new Map<string, string[]>();
  const places = new Map<string, (typeof fareRules)[number]>();
  for (const rule of fareRules) {
    const place = fareRulePlace(rule.fare, rule.route, rule.origin, rule.destination);
    places.set(place, rule);
    if (rule.contains !== null) contains.set(place, [...(contains.get(place) ?? []), rule.contains]);
  }
  const ruled = new Set(fareRules.map(({ fare }) => fare));
  const everywhere = lost.anyFare ? [] : [...prices.keys()].filter((key) => !ruled.has(key) && !lost.ruled.has(key));
  const where = [
    ...[...places]
      .filter(([place]) => !lost.farePlaces.has(place))
      .map(([place, rule]) => ({ ...rule, zones: contains.get(place) ?? [] }))
      // A rule that names no fare may add a zone to any of them.
      .filter(({ zones }) => !lost.anyFare || zones.length === 0),
    ...everywhere.map((fare) => ({ fare, route: null, origin: null, destination: null, zones: [] })),
  ];
  return where.flatMap(({ fare, route, origin, destination, zones }): RailFare[] => {
    const price = prices.get(fare);
    if (price === undefined || lost.fares.has(fare)) return [];
    return [
      {
        key: fare,
        class: 'standard',
        names: null,
        priceMinor: price.minor,
        currency: price.currency,
        operator: price.agency === null || agencies.size === 1 ? null : (agencies.get(price.agency)?.name ?? null),
        line: route === null ? null : (lineAt.get(route) ?? null),
        origin,
        destination,
        contains: zones,
        changes: price.changes,
        validSeconds: price.validSeconds,
        conditions: null,
      },
    ];
  });
}
