import { presentRates } from '#src/actions/site/present-rates.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { checkHorizon } from '#src/actions/rail/timetable/check-horizon.ts';
import { describeJourneys, type JourneyView } from '#src/actions/rail/journeys/describe-journeys.ts';
import type { OpenTimetable } from '#src/actions/rail/timetable/cached-timetable.ts';
import { openTimetable } from '#src/actions/rail/timetable/open-timetable.ts';
import { railEnds, type RailEnd } from '#src/actions/rail/timetable/rail-ends.ts';
import { localDateAt } from '#src/domain/shared/time/local-time.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { mayHold, type Railcard, type RailTraveller } from '#src/domain/rail/fares/passenger.ts';
import { atStation, stationTime } from '#src/domain/rail/station-time.ts';
import { findJourneys } from '#src/timetable/find-journeys.ts';
import type { RailPlace } from '#src/timetable/place-index.ts';

/** The search: places by their ids, dates "YYYY-MM-DD" and times "HH:MM" by the clock there. */
export type JourneysQuery = {
  readonly origin: string;
  readonly destination: string;
  readonly date: string;
  readonly time: string | null;
  readonly by: 'departure' | 'arrival';
  readonly returnDate: string | null;
  readonly returnTime: string | null;
  readonly childAges: readonly number[];
  readonly adults: number;
  /** In the order of the adults: null where one does not say, "" where one has no card. */
  readonly adultAges: readonly (number | null)[];
  readonly cards: readonly string[];
};

export type WayView = {
  /** By the clock of the searched direction. */
  readonly today: string;
  readonly date: string;
  readonly time: string;
  readonly by: 'departure' | 'arrival';
  readonly clock: 'once' | 'twice';
  readonly timeZone: string;
  readonly journeys: readonly JourneyView[];
};

export type JourneysView = {
  readonly origin: RailPlace;
  readonly destination: RailPlace;
  readonly travellers: number;
  readonly cards: readonly Railcard[];
  readonly outward: WayView;
  readonly back: WayView | null;
};

/** The number of journeys returned for each direction; a search from a later time finds later ones. */
const enough = 6;

/**
 * Journeys from place to place, and back if a return date is given, with their fares. A date that is not sold yet
 * is `date_not_offered` (`checkHorizon`). What cannot be, in places, dates, ages or cards, is `bad_request` with its
 * field; a time that the clocks skip reports the next existing one, and a card that a person of the age cannot hold
 * reports which adult it is (from 0) and the card's ages.
 */
export async function searchJourneys(
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log' | 'oldestRateDays' | 'saleDays'>,
  caller: Pick<Caller, 'currency'>,
  query: JourneysQuery,
): Promise<Result<JourneysView>> {
  const [open, rates] = await Promise.all([openTimetable(deps), presentRates(deps)]);
  const ends = railEnds(open, query);
  if (!ends.ok) return ends;
  const { from, to } = ends.value;
  const cards = cardsOf(open, ends.value);
  const travellers = travellersOf(query);
  const held = checkCards(cards, travellers);
  if (!held.ok) return held;
  const ground = { ...caller, rates, travellers, nowMs: deps.clock() };
  const horizon = { open, stops: [...from.stops, ...to.stops], saleDays: deps.saleDays };
  const search = async (way: DirectionQuery): Promise<Result<WayView>> => {
    const moment = momentOf(way, deps.clock());
    if (!moment.ok) return moment;
    const { seconds, ...shown } = moment.value;
    const onSale = checkHorizon(horizon, { date: shown.date, today: shown.today, field: way.fields.date });
    if (!onSale.ok) return onSale;
    const question = { from: way.from.stops, to: way.to.stops, at: seconds, by: way.by, enough };
    const found = findJourneys(open.timetable, question);
    const journeys = await describeJourneys(deps, open, found, ground);
    return ok({ ...shown, by: way.by, journeys: journeys.filter(({ departs }) => departs.date <= onSale.value) });
  };
  const outward = await search({ from, to, ...query, fields: { date: 'date', time: 'time' } });
  if (!outward.ok) return outward;
  const view = { origin: from.place, destination: to.place, travellers: travellers.length, cards };
  if (query.returnDate === null) return ok({ ...view, outward: outward.value, back: null });
  const fields = { date: 'return_date', time: 'return_time' };
  const way = { from: to, to: from, date: query.returnDate, time: query.returnTime, by: 'departure' as const, fields };
  if (isBefore(way, outward.value)) return fail('bad_request', { field: 'return_time' });
  const back = await search({ ...way, time: query.returnTime ?? soonestBack(outward.value, query.returnDate) });
  return back.ok ? ok({ ...view, outward: outward.value, back: back.value }) : back;
}

type DirectionQuery = {
  readonly from: RailEnd;
  readonly to: RailEnd;
  readonly date: string;
  readonly time: string | null;
  readonly by: 'departure' | 'arrival';
  readonly fields: { readonly date: string; readonly time: string };
};

/** A return on the day of arrival without a time is searched from the first arrival on. */
function soonestBack({ journeys }: WayView, date: string): string | null {
  const [first] = journeys.map(({ arrives }) => arrives).toSorted((a, b) => a.seconds - b.seconds);
  return first?.date === date ? first.time : null;
}

/** No return on the same day starts before the outward departure. */
function isBefore({ date, time }: DirectionQuery, outward: WayView): boolean {
  return time !== null && date === outward.date && time < outward.time;
}

/** When a way begins, or by when it must end. Without a time it is the whole day, or what is left of today. */
function momentOf(
  { from, to, date, time, by, fields }: DirectionQuery,
  nowMs: number,
): Result<Omit<WayView, 'by' | 'journeys'> & { readonly seconds: number }> {
  const { timeZone } = by === 'departure' ? from : to;
  const today = localDateAt(new Date(nowMs).toISOString(), timeZone);
  if (date < today) return fail('bad_request', { field: fields.date });
  const now = atStation(Math.floor(nowMs / 1000), timeZone);
  const begin = date === today ? now.time : '00:00';
  const given = time ?? (by === 'departure' ? begin : '23:59');
  const moment = stationTime(date, given, timeZone);
  if (moment.kind === 'skipped') {
    if (time !== null) return fail('bad_request', { field: fields.time, facts: { next: moment.next } });
    const next = stationTime(date, moment.next, timeZone);
    return next.kind === 'skipped'
      ? fail('bad_request', { field: fields.date })
      : ok({ today, date, time: moment.next, clock: 'once', timeZone, seconds: next.seconds });
  }
  return ok({ today, date, time: given, clock: moment.kind, timeZone, seconds: moment.seconds });
}

function travellersOf({ adults, adultAges, childAges, cards }: JourneysQuery): RailTraveller[] {
  return [
    ...Array.from({ length: adults }, (_, adult) => {
      const card = cards[adult] ?? '';
      return { age: adultAges[adult] ?? null, card: card === '' ? null : card };
    }),
    ...childAges.map((age) => ({ age, card: null })),
  ];
}

/** Every card is one of these, and no holder is too young or too old for it: it would lower nothing. */
function checkCards(cards: readonly Railcard[], travellers: readonly RailTraveller[]): Result<null, 'bad_request'> {
  for (const [adult, { age, card }] of travellers.entries()) {
    if (card === null) continue;
    const held = cards.find(({ id }) => id === card);
    if (held === undefined) return fail('bad_request', { field: 'cards', facts: { adult } });
    const { minAge, maxAge } = held;
    if (!mayHold(held, age)) return fail('bad_request', { field: 'adult_ages', facts: { adult, minAge, maxAge } });
  }
  return ok(null);
}

/** Cards of the feeds that serve both places. */
function cardsOf(open: OpenTimetable, { from, to }: { readonly from: RailEnd; readonly to: RailEnd }): Railcard[] {
  const feeds = new Set([...from.stops, ...to.stops].map((stop) => open.stops[stop]?.feedId ?? 0));
  const cards = [...feeds].flatMap((feed) => open.rules.get(feed)?.cards ?? []);
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}
