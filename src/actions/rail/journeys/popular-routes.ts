import type { Caller, Deps } from '#src/actions/deps.ts';
import type { OpenTimetable } from '#src/actions/rail/timetable/cached-timetable.ts';
import { openTimetable } from '#src/actions/rail/timetable/open-timetable.ts';
import { searchJourneys } from '#src/actions/rail/journeys/search-journeys.ts';
import { addDays, localDateAt } from '#src/domain/shared/time/local-time.ts';
import { metresBetween } from '#src/domain/catalogue/distance.ts';
import type { Money } from '#src/domain/shared/money/money.ts';
import type { RailMode } from '#src/domain/rail/feed/feed.ts';
import type { Railcard } from '#src/domain/rail/fares/passenger.ts';
import type { RailPlace } from '#src/timetable/place-index.ts';

export type PopularRoute = {
  readonly origin: RailPlace;
  readonly destination: RailPlace;
  /** A day soon, by the clock of the origin, for which the rest holds. */
  readonly date: string;
  readonly mode: RailMode;
  readonly minutes: number;
  /** The least that one adult pays; null where no fare is published. */
  readonly from: Money | null;
};

export type PopularRoutes = {
  readonly routes: readonly PopularRoute[];
  /** Railcards of all feeds, each once. */
  readonly cards: readonly Railcard[];
  /** The earliest current date at any of our stations: no form offers an earlier one. */
  readonly today: string;
};

/** The most routes that are listed. */
const mostRoutes = 12;
/** Which of so many pairs that trains run most between is looked at. */
const mostPairs = 40;
/** Prices are those of so many days ahead: soon, and not of the last trains of today. */
const daysAhead = 7;
const morning = '09:00';

/**
 * The ways between the ends of our lines that trains run most often, each with its fastest ride and its lowest fare.
 */
export async function popularRoutes(
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log' | 'oldestRateDays' | 'saleDays'>,
  caller: Pick<Caller, 'currency'>,
): Promise<PopularRoutes> {
  const open = await openTimetable(deps);
  const now = new Date(deps.clock()).toISOString();
  const routes: PopularRoute[] = [];
  for (const { from, to, timeZone } of busiestPairs(open)) {
    if (routes.length === mostRoutes) break;
    const date = addDays(localDateAt(now, timeZone), daysAhead);
    const ends = { origin: from, destination: to, returnDate: null, returnTime: null };
    const found = await searchJourneys(deps, caller, {
      ...ends,
      date,
      time: morning,
      by: 'departure',
      adults: 1,
      childAges: [],
      adultAges: [],
      cards: [],
    });
    const route = found.ok ? routeOf(found.value, date) : null;
    if (route !== null) routes.push(route);
  }
  const cards = [...open.rules.values()].flatMap((rules) => rules.cards);
  const zones = new Set([...open.stations.values()].map(({ row }) => row.timeZone));
  const days = [...zones].map((zone) => localDateAt(now, zone)).toSorted();
  return {
    routes,
    cards: [...new Map(cards.map((card) => [card.id, card])).values()],
    today: days[0] ?? now.slice(0, 10),
  };
}

type FoundWay = Extract<Awaited<ReturnType<typeof searchJourneys>>, { ok: true }>['value'];

function routeOf({ origin, destination, outward }: FoundWay, date: string): PopularRoute | null {
  const fastest = outward.journeys.toSorted((one, other) => one.minutes - other.minutes)[0];
  const [leg] = fastest?.legs ?? [];
  if (fastest === undefined || leg === undefined) return null;
  const totals = outward.journeys.flatMap(({ fares }) => fares.map(({ total }) => total));
  const [from = null] = totals.toSorted((one, other) => Number(one.minor - other.minor));
  return { origin, destination, date, mode: leg.line.mode, minutes: fastest.minutes, from };
}

type Pair = { readonly from: string; readonly to: string; readonly timeZone: string };

/**
 * Ends of lines, cities where stations belong to one; a way and the same way back count as one. The longer of two that
 * run alike first.
 */
function busiestPairs(open: OpenTimetable): Pair[] {
  const { patternTrips, patternCalls, callStops } = open.timetable;
  const pairs = new Map<string, Pair & { runs: number; metres: number }>();
  for (let pattern = 0; pattern < patternTrips.length - 1; pattern += 1) {
    const runs = (patternTrips[pattern + 1] ?? 0) - (patternTrips[pattern] ?? 0);
    const from = endAt(open, callStops[patternCalls[pattern] ?? 0] ?? 0);
    const to = endAt(open, callStops[(patternCalls[pattern + 1] ?? 0) - 1] ?? 0);
    if (from === null || to === null || from.id === to.id) continue;
    const known = pairs.get(`${from.id} ${to.id}`) ?? pairs.get(`${to.id} ${from.id}`);
    if (known !== undefined) known.runs += runs;
    else
      pairs.set(`${from.id} ${to.id}`, {
        from: from.id,
        to: to.id,
        timeZone: from.timeZone,
        runs,
        metres: metresBetween(from, to),
      });
  }
  return [...pairs.values()]
    .toSorted((one, other) => other.runs - one.runs)
    .slice(0, mostPairs)
    .toSorted((one, other) => other.metres - one.metres);
}

type End = { readonly id: string; readonly lat: number; readonly lng: number; readonly timeZone: string };

function endAt({ stationOf, stations }: OpenTimetable, stop: number): End | null {
  const station = stationOf[stop];
  if (station === undefined) return null;
  const group = stations.get(station.id)?.group;
  const { lat, lng, timeZone } = station;
  return group?.kind === 'city'
    ? { id: `g${group.id}`, lat: group.lat, lng: group.lng, timeZone }
    : { id: `s${station.id}`, lat, lng, timeZone };
}
