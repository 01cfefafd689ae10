import { msg, plural } from '@lingui/core/macro';

import type { RailFareView, RailJourney, RailJourneysAnswer, RailWay } from '#src/contract/rail/rail.ts';
import { formatDate } from '#src/domain/site/language/formats.ts';
import {
  railHref,
  railSorts,
  type RailQuery,
  type RailSort,
  type TakenJourney,
} from '#src/web/rail/parts/rail-query.ts';
import { addDays } from '#src/domain/shared/time/day-number.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import { minutesOn } from '#src/web/rail/rails-search/journeys/time-steps.ts';
import { faresKey, fareView } from '#src/web/rail/rails-search/journeys/fare-view.ts';
import { journeyKey, journeyView, type Beside } from '#src/web/rail/rails-search/journeys/journey-view.ts';
import type { JourneyView, LinkChoice, WayView } from '#src/web/rail/rails-search/rails-search-view.ts';

type Voice = Pick<LoadContext, 'i18n' | 'site' | 'visitorZone'>;

export type DirectionQuery = {
  readonly key: 'out' | 'back';
  readonly way: RailWay;
  readonly now: RailQuery;
  readonly answer: RailJourneysAnswer;
  readonly stops: Beside['stops'];
  /** The way back begins after this instant. */
  readonly after: string | null;
};

const sortWords = {
  departure: msg`Departure`,
  duration: msg`Duration`,
  price: msg`Price`,
} as const satisfies Record<RailSort, unknown>;

/** The number of days before and after the requested one. */
const daysAround = 3;
/** How much earlier the list of earlier trains starts. */
const earlierMinutes = 120;

/** The journeys of one way, each fare a link that takes it. */
export function wayView(context: Voice, query: DirectionQuery): WayView {
  const { i18n, site } = context;
  const { key, way, answer, now, after } = query;
  const { origin, destination } = answer;
  const [from, to] = key === 'out' ? [origin, destination] : [destination, origin];
  const journeys = sorted(
    way.journeys.filter(({ departs }) => after === null || departs.at > after),
    now.sort,
  );
  const { travellers } = answer;
  return {
    title: `${from.name.text} – ${to.name.text}`,
    lead:
      now.trip === 'one'
        ? null
        : key === 'out'
          ? i18n._(msg`Choose your outbound trip`)
          : i18n._(msg`Choose your return trip`),
    days: dayChoices(context, query),
    sorts:
      journeys.length < 2
        ? []
        : railSorts.map((sort) => ({
            text: i18n._(sortWords[sort]),
            href: railHref(site, now, { sort }),
            selected: sort === now.sort,
          })),
    journeys: journeys.map((journey) => choosable(context, query, journey)),
    priceNote: i18n._(
      msg`${plural(travellers, { one: 'Prices for # traveler', other: 'Total prices for # travelers' })}`,
    ),
    ...turns(context, query),
    note: noteWords(context, way, journeys),
    empty: journeys.length > 0 ? null : emptyView(context, query),
  };
}

/** Notes about the requested time, and about days without further trains. */
function noteWords({ i18n, site }: Voice, way: RailWay, journeys: readonly RailJourney[]): string | null {
  if (way.clock === 'twice')
    return i18n._(
      msg`Clocks go back on this date, so this hour occurs twice. We show trips from the first occurrence.`,
    );
  const dates = journeys.map(({ departs, arrives }) => (way.by === 'departure' ? departs : arrives).date).toSorted();
  const nearest = way.by === 'departure' ? dates[0] : dates.at(-1);
  if (nearest === undefined || dates.includes(way.date)) return null;
  const asked = formatDate(way.date, site.writing, 'medium');
  const found = formatDate(nearest, site.writing, 'medium');
  return i18n._(msg`No trips on ${asked} at this time. The nearest ones are on ${found}.`);
}

/** The lowest fare of a journey, in one currency for all; what has none comes last. */
function lowest({ fares }: RailJourney): number {
  return Math.min(...fares.map(({ total }) => total.minor));
}

function sorted(journeys: readonly RailJourney[], sort: RailSort): RailJourney[] {
  return journeys.toSorted((one, other) => {
    if (sort === 'duration' && one.minutes !== other.minutes) return one.minutes - other.minutes;
    if (sort === 'price' && lowest(one) !== lowest(other)) return lowest(one) < lowest(other) ? -1 : 1;
    return one.departs.at < other.departs.at ? -1 : 1;
  });
}

function choosable(context: Voice, { key, way, now, stops }: DirectionQuery, journey: RailJourney): JourneyView {
  const { site } = context;
  const isLast = key === 'back' || now.trip === 'one';
  const fareHref = (fare: RailFareView): string => {
    const taken: TakenJourney = { legs: journeyKey(journey), class: fare.class, fares: faresKey(fare) };
    const change = key === 'out' ? { out: taken, back: null } : { back: taken };
    return railHref(site, now, { ...change, stops: '' }, isLast ? 'book' : 'way');
  };
  const { timeZone } = way;
  return journeyView(context, journey, {
    way,
    date: way.date,
    fares: journey.fares.map((fare) =>
      fareView({ ...context, timeZone, place: journey.departs.station.name.text }, journey, fare, fareHref(fare)),
    ),
    stops,
    stopsHref: (ride) => railHref(site, now, { stops: ride ?? '' }),
  });
}

/** Another day or time of a way: what was chosen of it, and after it, is chosen again. */
function moved({ key, now }: Pick<DirectionQuery, 'key' | 'now'>, date: string, time: string): Partial<RailQuery> {
  if (key === 'back') return { returnDate: date, returnTime: time, back: null, stops: '' };
  const returnDate = now.trip === 'return' && now.returnDate < date ? date : now.returnDate;
  return { date, time, by: 'departure', returnDate, out: null, back: null, stops: '' };
}

function dayChoices({ site }: Voice, query: DirectionQuery): LinkChoice[] {
  const { way, now, key } = query;
  const earliest = key === 'back' && now.date > way.today ? now.date : way.today;
  const shown = key === 'back' ? now.returnDate : now.date;
  const time = key === 'back' ? now.returnTime : now.time;
  return Array.from({ length: 2 * daysAround + 1 }, (_, place) => addDays(shown, place - daysAround))
    .filter((date) => date >= earliest)
    .map((date) => ({
      text: `${formatDate(date, site.writing, 'weekday')} ${formatDate(date, site.writing, 'short')}`,
      href: railHref(site, now, { ...moved(query, date, time), ...(key === 'out' ? { by: now.by } : {}) }),
      selected: date === shown,
    }));
}

/** What comes before the first and after the last: requested by the times of these. */
function turns({ site }: Voice, query: DirectionQuery): Pick<WayView, 'earlier' | 'later'> {
  const { way, now, after } = query;
  const byTime = sorted(way.journeys, 'departure');
  const [first] = byTime;
  const last = byTime.at(-1);
  const to = (moment: { readonly date: string; readonly time: string }): string =>
    railHref(site, now, moved(query, moment.date, moment.time));
  const before = first === undefined ? null : minutesOn(first.departs, -earlierMinutes);
  const isOpen = before !== null && before.date >= way.today && (after === null || (first?.departs.at ?? '') > after);
  return {
    earlier: isOpen ? to(before) : null,
    later: last === undefined ? null : to(minutesOn(last.departs, 1)),
  };
}

function emptyView({ i18n, site }: Voice, query: DirectionQuery): NonNullable<WayView['empty']> {
  const next = addDays(query.way.date, 1);
  return {
    text: i18n._(
      query.way.by === 'departure'
        ? msg`No trips with up to 3 transfers were found in the 48 hours after this time. Try another time or day.`
        : msg`No trips with up to 3 transfers were found in the 48 hours before this time. Try another time or day.`,
    ),
    nextDay: {
      text: formatDate(next, site.writing, 'medium'),
      href: railHref(site, query.now, moved(query, next, '')),
      selected: false,
    },
  };
}
