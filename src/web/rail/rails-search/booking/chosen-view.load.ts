import { msg } from '@lingui/core/macro';

import type { RailFareView, RailJourney, RailLeg, RailWay } from '#src/contract/rail/rail.ts';
import { railSaleCalls } from '#src/contract/rail/rail-sale.calls.ts';
import type { RailCoach, RailSeat } from '#src/contract/rail/rail-sale.ts';
import type { FareClass } from '#src/domain/rail/fares/passenger.ts';
import { formatDate, formatNumber } from '#src/domain/site/language/formats.ts';
import type { CoachPlan, CoachSeat } from '#src/ui/booking/coach-map.tsx';
import { railHref, type RailQuery, type TakenJourney } from '#src/web/rail/parts/rail-query.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import { fareView, isTaken } from '#src/web/rail/rails-search/journeys/fare-view.ts';
import {
  journeyKey,
  journeyView,
  legKey,
  lineWords,
  type Beside,
} from '#src/web/rail/rails-search/journeys/journey-view.ts';
import type { SeatsView, TakenView } from '#src/web/rail/rails-search/rails-search-view.ts';

/** A journey of the list with the fare that was chosen of it. */
export type Taken = { readonly way: RailWay; readonly journey: RailJourney; readonly fare: RailFareView };

/** Finds what was chosen in what is there now; null when it is not there any more. */
export function findTaken(way: RailWay, taken: TakenJourney | null): Taken | null {
  const journey = taken === null ? undefined : way.journeys.find((one) => journeyKey(one) === taken.legs);
  const fare = taken === null ? undefined : journey?.fares.find((one) => isTaken(one, taken));
  return journey === undefined || fare === undefined ? null : { way, journey, fare };
}

type About = {
  readonly key: 'out' | 'back';
  readonly now: RailQuery;
  readonly stops: Beside['stops'];
  /** Whether seats are chosen now: not while the way back is still open. */
  readonly withSeats: boolean;
};

/** What was chosen, the way to choose another, and the seats of its rides. */
export async function takenView(context: LoadContext, taken: Taken, about: About): Promise<TakenView> {
  const { i18n, site } = context;
  const { way, journey, fare } = taken;
  const { key, now, stops, withSeats } = about;
  const href = railHref(
    site,
    now,
    key === 'out' ? { out: null, back: null, stops: '' } : { back: null, stops: '' },
    'way',
  );
  const view = fareView(
    { ...context, timeZone: way.timeZone, place: journey.departs.station.name.text },
    journey,
    fare,
    href,
  );
  const isReturn = now.trip === 'return';
  return {
    way: key,
    title: isReturn
      ? key === 'out'
        ? i18n._(msg`Outbound trip`)
        : i18n._(msg`Return trip`)
      : i18n._(msg`Your selected trip`),
    when: formatDate(journey.departs.date, site.writing, 'medium'),
    journey: journeyView(context, journey, {
      way,
      date: journey.departs.date,
      fares: [],
      stops,
      stopsHref: (ride) => railHref(site, now, { stops: ride ?? '' }),
    }),
    fare: view,
    price: fare.total,
    changeHref: href,
    choice: fare.choice,
    seats: withSeats
      ? await Promise.all(journey.legs.map((leg, at) => seatsView(context, leg, classOn(fare, at))))
      : [],
  };
}

/** The class in which one rides: where the train has no other it is the ticket's and not the fare's. */
function classOn({ class: fareClass, tickets }: RailFareView, ride: number): FareClass {
  return tickets.find(({ firstLeg, lastLeg }) => firstLeg <= ride && ride <= lastLeg)?.class ?? fareClass;
}

/** Loads the coaches of a trip with seat selection; if that fails, we assign the seats. */
async function seatsView(context: LoadContext, leg: RailLeg, fareClass: FareClass): Promise<SeatsView | null> {
  if (leg.seating !== 'reserved') return null;
  const { api, i18n, signal } = context;
  const { tripId, date, departs, arrives } = leg;
  const [from, to] = [departs.station.id, arrives.station.id];
  const answer = await api.call(
    railSaleCalls.railCoaches,
    { trip: tripId, date, from, to, class: fareClass },
    { signal },
  );
  if (!answer.ok || answer.value.coaches.length === 0) return null;
  const { left, coaches } = answer.value;
  return {
    key: legKey(leg),
    title: `${lineWords(leg)}: ${departs.station.name.text} – ${arrives.station.name.text}`,
    lang: leg.line.lang,
    left: left === null ? null : i18n._(msg`Seats left: ${formatNumber(left, context.site.writing)}`),
    coaches: coaches.map((coach) => coachPlan(context, coach)),
  };
}

type Voice = Pick<LoadContext, 'i18n' | 'site' | 'visitorZone'>;

function coachPlan(context: Voice, coach: RailCoach): CoachPlan {
  const { i18n, site } = context;
  const { name } = coach;
  return {
    name,
    title: i18n._(msg`Coach ${name}`),
    facts: [...(coach.quiet ? [i18n._(msg`Quiet coach`)] : []), ...(coach.power ? [i18n._(msg`Power outlets`)] : [])],
    rows: Array.from({ length: coach.rows }, (_, index) => ({
      row: index + 1,
      text: formatNumber(index + 1, site.writing),
    })),
    columns: Array.from(coach.letters, (letter, at) => ({ key: `${at}`, letter: letter === '-' ? null : letter })),
    seats: coach.seats.map((seat) => coachSeat(context, name, seat)),
  };
}

const placeWords = {
  window: msg`window`,
  aisle: msg`aisle`,
  middle: msg`middle`,
} as const satisfies Record<RailSeat['place'], unknown>;

function coachSeat({ i18n }: Voice, coach: string, seat: RailSeat): CoachSeat {
  const { name, row, letter, free, wheelchair, faces, table, place } = seat;
  const words = [
    i18n._(msg`Coach ${coach}, seat ${`${row}${letter}`}`),
    i18n._(placeWords[place]),
    faces === 'forwards' ? i18n._(msg`facing forward`) : i18n._(msg`facing backward`),
    ...(table ? [i18n._(msg`at a table`)] : []),
    ...(wheelchair ? [i18n._(msg`wheelchair space`)] : []),
  ];
  return { name, row, letter, free, wheelchair, backwards: faces === 'backwards', spoken: words.join(', ') };
}
