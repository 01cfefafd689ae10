import { msg } from '@lingui/core/macro';

import { isUnreachable } from '#src/contract/client.ts';
import { railCalls } from '#src/contract/rail/rail.calls.ts';
import type { RailJourneysAnswer, RailJourneysInput } from '#src/contract/rail/rail.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { fromWire } from '#src/contract/wire.ts';
import { add } from '#src/domain/shared/money/money.ts';
import { formatMoney, formatTime } from '#src/domain/site/language/formats.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { railFormView, travellersWords, type RailFaults } from '#src/web/rail/parts/rail-form-view.ts';
import { hasQuery, readRailQuery, type RailQuery } from '#src/web/rail/parts/rail-query.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';
import { placeQuery, readRequestedPlaces } from '#src/web/rail/rails-search/requested-places.load.ts';
import { journeyFaults } from '#src/web/rail/rails-search/journeys/journey-issues.ts';
import { legKey, type Beside } from '#src/web/rail/rails-search/journeys/journey-view.ts';
import type { RailsSearchView } from '#src/web/rail/rails-search/rails-search-view.ts';
import { findTaken, takenView, type Taken } from '#src/web/rail/rails-search/booking/chosen-view.load.ts';
import { wayView } from '#src/web/rail/rails-search/journeys/direction-view.ts';

/** Loads journeys by train and bus: search, selection by direction, and cart; the address has the whole state. */
export async function loadRailsSearch(context: LoadContext): Promise<Loaded<RailsSearchView>> {
  const requested = readRailQuery(context.query);
  if (!hasQuery(requested)) return page(context, await formOnly(context, requested, {}));
  const { now, faults } = await readRequestedPlaces(context, requested);
  if (Object.keys(faults).length > 0) return page(context, await formOnly(context, now, faults));
  const answer = await context.api.call(railCalls.railJourneys, inputOf(now), { signal: context.signal });
  if (answer.ok) return page(context, await resultView(context, now, answer.value));
  const refused = journeyFaults(context, answer.error);
  if (refused !== null) return page(context, await formOnly(context, now, refused));
  // In the browser the page stays; the server's own failure is a failure.
  if (!context.inBrowser) throw new Error(`rails search: ${answer.error.code}`);
  return page(context, failed(context, now, answer.error));
}

function page({ i18n, site }: LoadContext, data: RailsSearchView): Loaded<RailsSearchView> {
  return {
    kind: 'page',
    data,
    head: {
      title: `${data.title} | ${site.brand.name}`,
      description: i18n._(msg`Train and bus times, transfers and fares from place to place.`),
      path: '/rails/search',
    },
  };
}

function inputOf(now: RailQuery): RailJourneysInput {
  const isReturn = now.trip === 'return';
  const adultAges = now.adultAges.slice(0, now.adults).map((typed) => (typed === '' ? null : Number(typed)));
  return {
    origin: now.from.id ?? '',
    destination: now.to.id ?? '',
    date: now.date,
    ...(now.time === '' ? {} : { time: now.time }),
    by: now.by,
    ...(isReturn ? { return_date: now.returnDate } : {}),
    ...(isReturn && now.returnTime !== '' ? { return_time: now.returnTime } : {}),
    adults: now.adults,
    ...(now.ages.length === 0
      ? {}
      : { children: now.ages.length, child_ages: now.ages.flatMap((age) => (age === null ? [] : [age])) }),
    ...(adultAges.length === 0 ? {} : { adult_ages: adultAges }),
    ...(now.cards.length === 0 ? {} : { cards: now.cards }),
  };
}

type Base = Pick<RailsSearchView, 'title' | 'travellers' | 'failure' | 'cutOff' | 'gone' | 'booking' | 'way' | 'taken'>;

function base(context: LoadContext, now: RailQuery): Base {
  return {
    title: context.i18n._(msg`Trains and buses`),
    travellers: travellersWords(context, now),
    failure: null,
    cutOff: false,
    gone: null,
    booking: null,
    way: null,
    taken: [],
  };
}

/** Nothing to show yet: what is requested is missing, or cannot be. */
async function formOnly(context: LoadContext, now: RailQuery, faults: RailFaults): Promise<RailsSearchView> {
  const known = await context.api.call(railCalls.railRoutes, {}, { signal: context.signal });
  const { cards, today } = known.ok ? known.value : { cards: [], today: null };
  return {
    ...base(context, now),
    form: railFormView(context, now, { earliest: today, cards, faults }),
    isFolded: false,
  };
}

function failed(context: LoadContext, now: RailQuery, error: WireError): RailsSearchView {
  const form = railFormView(context, now, { earliest: null, cards: [], faults: {} });
  const cutOff = isUnreachable({ error });
  return { ...base(context, now), form, isFolded: true, failure: failureWords(context.i18n, error), cutOff };
}

async function resultView(
  context: LoadContext,
  requested: RailQuery,
  answer: RailJourneysAnswer,
): Promise<RailsSearchView> {
  const { i18n } = context;
  const { outward, back } = answer;
  const now = { ...requested, from: placeQuery(answer.origin), to: placeQuery(answer.destination) };
  const out = findTaken(outward, now.out);
  const home = out === null || back === null ? null : findTaken(back, now.back);
  const isWhole = out !== null && (back === null || home !== null);
  const isGone = (now.out !== null && out === null) || (now.back !== null && out !== null && home === null);
  const stops = await openedStops(context, now, answer);
  const about = { now, stops, withSeats: isWhole };
  const taken = await Promise.all([
    ...(out === null ? [] : [takenView(context, out, { ...about, key: 'out' })]),
    ...(home === null ? [] : [takenView(context, home, { ...about, key: 'back' })]),
  ]);
  const shared = { now, answer, stops };
  const after = out?.journey.arrives.at ?? null;
  return {
    ...base(context, now),
    title: `${answer.origin.name.text} – ${answer.destination.name.text}`,
    form: railFormView(context, now, { earliest: outward.today, cards: answer.cards, faults: {} }),
    isFolded: true,
    taken,
    gone: isGone ? i18n._(msg`The trip you chose is no longer on sale. Please choose another.`) : null,
    way: isWhole
      ? null
      : out === null || back === null
        ? wayView(context, { ...shared, key: 'out', way: outward, after: null })
        : wayView(context, { ...shared, key: 'back', way: back, after }),
    booking: isWhole ? bookingView(context, [out, home]) : null,
  };
}

function bookingView({ site }: LoadContext, chosen: readonly (Taken | null)[]): RailsSearchView['booking'] {
  const totals = chosen.flatMap((taken) => (taken === null ? [] : [fromWire(taken.fare.total)]));
  const [first] = totals;
  if (first === undefined) return null;
  const total = totals.slice(1).reduce((sum, one) => add(sum, one), first);
  return { total: formatMoney(total, site.writing) };
}

/** The stops between getting in and out of the ride that the address opens. */
async function openedStops(
  { api, site, signal }: LoadContext,
  now: RailQuery,
  { outward, back }: RailJourneysAnswer,
): Promise<Beside['stops']> {
  const legs = [outward, back].flatMap((way) => way?.journeys.flatMap((journey) => journey.legs) ?? []);
  const leg = legs.find((one) => legKey(one) === now.stops);
  if (leg === undefined) return null;
  const trip = await api.call(railCalls.railTrip, { id: leg.tripId, date: leg.date }, { signal });
  if (!trip.ok) return null;
  const between = trip.value.stops.flatMap(({ arrives, departs }) => {
    const moment = departs ?? arrives;
    return moment !== null && moment.at > leg.departs.at && moment.at < leg.arrives.at ? [moment] : [];
  });
  return {
    key: now.stops,
    stops: between.map(({ time, station }) => ({
      time: formatTime(time, site.writing),
      station: station.name.text,
      lang: station.name.lang,
    })),
  };
}
