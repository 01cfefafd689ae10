import type { Calls, RailLine, RailStay, ServiceCalendar } from '#src/domain/rail/feed/feed.ts';
import type { FeedDraft } from '#src/formats/rail/feed-draft.ts';
import type { Gathered } from '#src/formats/rail/gather-stations.ts';
import type { RepeatedTrip } from '#src/formats/rail/repeat-trips.ts';
import { sharedCalendar } from '#src/domain/rail/feed/service-day.ts';

/** A vehicle of a block that waits longer has ended its trip for travelers. */
const longestWait = 30 * 60;

type Ground = {
  readonly trips: readonly RepeatedTrip[];
  readonly calls: Calls;
  readonly gathered: Gathered;
  readonly services: ReadonlyMap<string, ServiceCalendar>;
  readonly lines: ReadonlyMap<string, RailLine>;
};

/**
 * Returns where travelers stay on board when a vehicle continues as another trip: by the blocks of `trips.txt`, and by
 * what `transfers.txt` says of two trips. Only where the later trip leads to a station that the former does not call
 * at: a vehicle that turns around serves no new place.
 */
export function gatherStays(draft: FeedDraft, ground: Ground): RailStay[] {
  // Runs of a frequency belong to no single vehicle.
  const numbers = new Map(ground.trips.flatMap(({ key, trip }, at) => (key === trip.key ? [[key, at] as const] : [])));
  const forbidden = new Set(draft.stays.flatMap(({ from, to, isAllowed }) => (isAllowed ? [] : [`${from}\n${to}`])));
  const found: RailStay[] = [];
  const put = (from: number, to: number): void => {
    const [one, other] = [ground.trips[from], ground.trips[to]];
    if (one === undefined || other === undefined || forbidden.has(`${one.key}\n${other.key}`)) return;
    const isSame = (stay: RailStay): boolean => daysOf(stay.from) === daysOf(stay.to);
    const isTaken =
      daysOf(from) === daysOf(to) && found.some((stay) => isSame(stay) && (stay.from === from || stay.to === to));
    if (!isTaken && !found.some((stay) => stay.from === from && stay.to === to)) found.push({ from, to });
  };
  const daysOf = (at: number): string => ground.trips[at]?.trip.service ?? '';
  for (const { from, to, isAllowed } of draft.stays) {
    const [one, other] = [numbers.get(from), numbers.get(to)];
    if (isAllowed && one !== undefined && other !== undefined && waitOf(ground, one, other) !== null) put(one, other);
  }
  const blocks = Map.groupBy(numbers.values(), (at) => ground.trips[at]?.trip.block ?? null);
  for (const [block, members] of blocks)
    if (block !== null) for (const [one, other] of inBlock(ground, members)) put(one, other);
  return found;
}

/** Trips of a block that follow each other on some day, the later one from where the former ends. */
function* inBlock(ground: Ground, members: readonly number[]): Generator<readonly [number, number]> {
  const { trips, calls, services } = ground;
  const leaves = (at: number): number => calls.departs[trips[at]?.first ?? 0] ?? 0;
  const calendar = (at: number): ServiceCalendar | undefined => services.get(trips[at]?.trip.service ?? '');
  const order = members.toSorted((one, other) => leaves(one) - leaves(other));
  for (const [place, one] of order.entries()) {
    const days = calendar(one);
    const seen: ServiceCalendar[] = [];
    for (const other of order.slice(place + 1)) {
      const later = calendar(other);
      if (days === undefined || later === undefined || leaves(other) < endOf(ground, one)) continue;
      const shared = days.key === later.key ? days : sharedCalendar(days, later);
      // On a day on which another trip of the block comes between, the vehicle does not go on as this one.
      if (shared === null || seen.some((former) => sharedCalendar(former, shared) !== null)) continue;
      seen.push(shared);
      const wait = waitOf(ground, one, other);
      if (wait !== null && wait <= longestWait && leadsOn(ground, one, other)) yield [one, other];
      if (shared === days) break;
    }
  }
}

function endOf({ trips, calls }: Ground, at: number): number {
  const trip = trips[at];
  return trip === undefined ? 0 : (calls.arrives[trip.first + trip.count - 1] ?? 0);
}

/**
 * Returns the seconds that the vehicle waits at the station where one trip becomes the other; null where it does not.
 */
function waitOf(ground: Ground, from: number, to: number): number | null {
  const { trips, calls, lines } = ground;
  const [one, other] = [trips[from], trips[to]];
  if (one === undefined || other === undefined) return null;
  const [last, first] = [stationAt(ground, one.first + one.count - 1), stationAt(ground, other.first)];
  const isOneClock = lines.get(one.trip.route)?.timeZone === lines.get(other.trip.route)?.timeZone;
  const wait = (calls.departs[other.first] ?? 0) - endOf(ground, from);
  return last === first && isOneClock && wait >= 0 ? wait : null;
}

function leadsOn(ground: Ground, from: number, to: number): boolean {
  const stationsOf = ({ first, count }: RepeatedTrip): number[] =>
    Array.from({ length: count }, (_, call) => stationAt(ground, first + call));
  const [one, other] = [ground.trips[from], ground.trips[to]];
  if (one === undefined || other === undefined) return false;
  const former = new Set(stationsOf(one));
  return stationsOf(other).some((station) => !former.has(station));
}

function stationAt({ calls, gathered }: Ground, call: number): number {
  return gathered.stops[calls.stops[call] ?? -1]?.station ?? -1;
}
