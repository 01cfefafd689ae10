import { daysBetween } from '#src/domain/availability/local-time.ts';
import type { RailFare } from '#src/domain/rail/fare.ts';
import type { RailFeed, RailLine, ServiceCalendar } from '#src/domain/rail/feed.ts';
import type { FeedDraft } from '#src/domain/rail/gtfs/feed-draft.ts';
import { gatherStations } from '#src/domain/rail/gtfs/gather-stations.ts';
import { gatherTransfers } from '#src/domain/rail/gtfs/gather-transfers.ts';
import { orderCalls } from '#src/domain/rail/gtfs/order-calls.ts';
import { repeatTrips } from '#src/domain/rail/gtfs/repeat-trips.ts';
import { translatedNames, type NamesOf } from '#src/domain/rail/gtfs/translated-names.ts';
import { noRules } from '#src/domain/rail/passenger.ts';
import { shiftCalendar, spanOf } from '#src/domain/rail/service-day.ts';

export type FinishedFeed = {
  readonly feed: RailFeed;
  /** Weeks that all days were moved by. */
  readonly weeks: number;
  readonly span: { readonly from: string; readonly to: string | null };
};

/** More of a file than this being left out, the rest is not to be trusted. */
const mostLeftOut = 0.2;

/**
 * The feed of a draft, or null where its faults are fatal (the reports say why). `key` is what it is stored as, else its
 * first agency; `shiftTo` moves all days by whole weeks, so that its first week begins by that date.
 */
export function finishDraft(
  draft: FeedDraft,
  { key, shiftTo }: { readonly key?: string | undefined; readonly shiftTo?: string | undefined },
): FinishedFeed | null {
  const { reports, agencies } = draft;
  const [agency] = agencies.entries();
  if (agency === undefined) {
    reports.fatal('agency.txt', null, 'no agency could be read, so nobody knows by which clock trains run');
    return null;
  }
  const namesOf = translatedNames(draft);
  const gathered = gatherStations(draft, namesOf, agency[1].timeZone);
  const stated = orderCalls(draft, gathered.stopOf);
  const { trips, calls } = repeatTrips(draft, stated);
  if (trips.length === 0) reports.fatal('trips.txt', null, 'not one trip of it can be ridden');
  judge(draft);
  if (reports.all().fatal.length > 0) return null;
  const { services, weeks, span } = calendarsOf(draft, shiftTo);
  const lineKeys = [...draft.routes.keys()];
  const lineAt = new Map(lineKeys.map((one, place) => [one, place]));
  const serviceAt = new Map(services.map((one, place) => [one.key, place]));
  const feed: RailFeed = {
    key: key ?? (agency[0].trim() || agency[1].name),
    name: agency[1].name,
    groups: [],
    stations: gathered.stations,
    stops: gathered.stops,
    lines: linesOf(draft, namesOf),
    services,
    trips: trips.map(({ trip, key: tripKey, first, count }) => ({
      key: tripKey,
      line: lineAt.get(trip.route) ?? 0,
      service: serviceAt.get(trip.service) ?? 0,
      number: trip.name,
      headsign: trip.headsign,
      first,
      count,
    })),
    calls,
    transfers: gatherTransfers(draft, gathered),
    fares: faresOf(draft, lineAt),
    rules: noRules,
    passes: [],
  };
  return { feed, weeks, span };
}

/** A feed of which a great part had to be left out is not the publisher's timetable any more. */
function judge({ reports, trips, stops, times }: FeedDraft): void {
  const taken = { 'stops.txt': stops.size, 'trips.txt': trips.size, 'stop_times.txt': times.trips.length() };
  for (const [file, count] of Object.entries(taken)) {
    const left = reports.rejectedOf(file);
    if (left > (left + count) * mostLeftOut)
      reports.fatal(file, null, `${left} rows of it cannot be taken: more than a fifth`);
  }
}

function calendarsOf({ services: drafts }: FeedDraft, shiftTo: string | undefined) {
  const stated = [...drafts].map(([key, { weekdays, from, to, added, removed }]): ServiceCalendar => {
    const first = from ?? added.toSorted()[0] ?? removed[0] ?? '1970-01-01';
    return { key, weekdays, from: first, to: to ?? (from === null ? first : null), added, removed };
  });
  const weeks = shiftTo === undefined ? 0 : Math.floor(daysBetween(spanOf(stated).from, shiftTo) / 7);
  const services = stated.map((service) => shiftCalendar(service, weeks));
  return { services, weeks, span: spanOf(services) };
}

function linesOf({ routes, agencies }: FeedDraft, namesOf: NamesOf): RailLine[] {
  return [...routes].map(([key, { agency, short, long, mode }]) => {
    const by = agencies.get(agency);
    const named = long === '' ? (['route_short_name', short] as const) : (['route_long_name', long] as const);
    const [field, text] = named[1] === '' ? ([named[0], by?.name ?? key] as const) : named;
    const names = namesOf('routes', field, key, text);
    return { key, operator: by?.name ?? '', names, mode, timeZone: by?.timeZone ?? 'UTC', seating: { kind: 'open' } };
  });
}

/** A fare for each rule; zones that one rule after another adds to the same fare belong together. */
function faresOf({ prices, fareRules }: FeedDraft, lineAt: ReadonlyMap<string, number>): RailFare[] {
  const contains = new Map<string, string[]>();
  const places = new Map<string, (typeof fareRules)[number]>();
  for (const rule of fareRules) {
    const place = JSON.stringify([rule.fare, rule.route, rule.origin, rule.destination]);
    places.set(place, rule);
    if (rule.contains !== null) contains.set(place, [...(contains.get(place) ?? []), rule.contains]);
  }
  const ruled = new Set(fareRules.map(({ fare }) => fare));
  const everywhere = [...prices.keys()].filter((key) => !ruled.has(key));
  const where = [
    ...[...places].map(([place, rule]) => ({ ...rule, zones: contains.get(place) ?? [] })),
    ...everywhere.map((fare) => ({ fare, route: null, origin: null, destination: null, zones: [] })),
  ];
  return where.flatMap(({ fare, route, origin, destination, zones }): RailFare[] => {
    const price = prices.get(fare);
    if (price === undefined) return [];
    return [
      {
        key: fare,
        class: 'standard',
        names: null,
        priceMinor: price.minor,
        currency: price.currency,
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
