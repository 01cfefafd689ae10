import type { RailFeed, RailLine } from '#src/domain/rail/feed/feed.ts';
import type { FeedDraft } from '#src/formats/rail/feed-draft.ts';
import { gatherCalendars } from '#src/formats/rail/gather-calendars.ts';
import { gatherFares } from '#src/formats/rail/gather-fares.ts';
import { gatherStations } from '#src/formats/rail/gather-stations.ts';
import { gatherStays } from '#src/formats/rail/gather-stays.ts';
import { gatherTransfers } from '#src/formats/rail/gather-transfers.ts';
import { judgeLoss } from '#src/formats/rail/judge-loss.ts';
import { orderCalls } from '#src/formats/rail/order-calls.ts';
import { repeatTrips } from '#src/formats/rail/repeat-trips.ts';
import { translatedNames, type NamesOf } from '#src/formats/rail/translated-names.ts';
import { noRules } from '#src/domain/rail/fares/passenger.ts';

export type FinishedFeed = {
  readonly feed: RailFeed;
  /** Weeks that all days were moved by. */
  readonly weeks: number;
  readonly span: { readonly from: string; readonly to: string | null };
};

export type FinishSettings = {
  readonly key?: string | undefined;
  readonly shiftTo?: string | undefined;
  /** A great loss of rows does not refuse the feed; what they restrict is not offered all the same. */
  readonly acceptLoss?: boolean | undefined;
};

/**
 * Returns the feed of a draft, or null where its errors are fatal (the reports say why). `key` is what it is stored as,
 * else its first agency; `shiftTo` moves all days by whole weeks, so that its newest calendar begins in the week before
 * that date.
 */
export function finishDraft(
  draft: FeedDraft,
  { key, shiftTo, acceptLoss = false }: FinishSettings,
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
  const { services, weeks, span } = gatherCalendars(draft, shiftTo);
  const lineKeys = [...draft.routes.keys()];
  const lineAt = new Map(lineKeys.map((one, place) => [one, place]));
  const serviceAt = new Map(services.map((one, place) => [one.key, place]));
  const lines = linesOf(draft, namesOf);
  const byKey = { services: keyed(services), lines: keyed(lines) };
  const feed: RailFeed = {
    key: key ?? (agency[0].trim() || agency[1].name),
    name: agency[1].name,
    groups: [],
    stations: gathered.stations,
    stops: gathered.stops,
    lines,
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
    stays: gatherStays(draft, { trips, calls, gathered, ...byKey }),
    fares: gatherFares(draft, lineAt),
    rules: noRules,
    passes: [],
  };
  judgeLoss(draft, acceptLoss);
  return reports.all().fatal.length > 0 ? null : { feed, weeks, span };
}

function keyed<Item extends { readonly key: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.key, item]));
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
