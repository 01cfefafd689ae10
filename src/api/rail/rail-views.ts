import { writtenAtStation } from '#src/domain/rail/station-place.ts';
import type { JourneyView, OfferView } from '#src/actions/rail/journeys/describe-journeys.ts';
import type { PopularRoutes } from '#src/actions/rail/journeys/popular-routes.ts';
import type { LegView, MomentView } from '#src/actions/rail/describe-leg.ts';
import type { TripView } from '#src/actions/rail/journeys/read-trip.ts';
import type { JourneysView, WayView } from '#src/actions/rail/journeys/search-journeys.ts';
import type {
  RailcardView,
  RailFareView,
  RailJourney,
  RailJourneysAnswer,
  RailLeg,
  RailPlaceView,
  RailRoutesAnswer,
  RailTripAnswer,
  RailWay,
  StationMoment,
} from '#src/contract/rail/rail.ts';
import { toWire } from '#src/contract/wire.ts';
import { money } from '#src/domain/shared/money/money.ts';
import type { Railcard } from '#src/domain/rail/fares/passenger.ts';
import { writeRideQuestion } from '#src/domain/rail/journeys/ride-choice.ts';
import { railName } from '#src/domain/rail/rail-name.ts';
import { seatedOf } from '#src/domain/rail/fares/traveller-kinds.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

type FoundView = {
  readonly id: string;
  readonly kind: RailPlaceView['kind'];
  readonly names: Parameters<typeof railName>[0];
  readonly point: { readonly lat: number; readonly lng: number };
  readonly calls: number;
};

export function placeView({ id, kind, names, point, calls }: FoundView, language: LanguageCode): RailPlaceView {
  return { id, kind, name: railName(names, language), ...point, served: calls > 0 };
}

export function journeysAnswer(view: JourneysView, language: LanguageCode): RailJourneysAnswer {
  return {
    origin: placeView(view.origin, language),
    destination: placeView(view.destination, language),
    travellers: view.travellers,
    cards: view.cards.map((card) => railcardView(card, language)),
    outward: wayView(view.outward, language),
    back: view.back === null ? null : wayView(view.back, language),
  };
}

export function routesAnswer({ routes, cards, today }: PopularRoutes, language: LanguageCode): RailRoutesAnswer {
  return {
    routes: routes.map(({ origin, destination, from, ...route }) => ({
      ...route,
      origin: placeView(origin, language),
      destination: placeView(destination, language),
      from: from === null ? null : toWire(from),
    })),
    cards: cards.map((card) => railcardView(card, language)),
    today,
  };
}

function railcardView({ id, names, minAge, maxAge }: Railcard, language: LanguageCode): RailcardView {
  return { id, name: railName(names, language), minAge, maxAge };
}

export function tripAnswer({ trip, line, date, stops }: TripView, language: LanguageCode): RailTripAnswer {
  return {
    id: trip.id,
    date,
    ...runView({ trip, line }, language),
    stops: stops.map(({ arrives, departs, ...call }) => ({
      arrives: arrives === null ? null : momentView(arrives, language),
      departs: departs === null ? null : momentView(departs, language),
      ...call,
    })),
  };
}

function wayView({ journeys, ...way }: WayView, language: LanguageCode): RailWay {
  return { ...way, journeys: journeys.map((journey) => journeyView(journey, language)) };
}

function journeyView({ departs, arrives, legs, fares, ...journey }: JourneyView, language: LanguageCode): RailJourney {
  return {
    ...journey,
    departs: momentView(departs, language),
    arrives: momentView(arrives, language),
    changes: legs.slice(1).filter(({ staysOn }) => !staysOn).length,
    legs: legs.map((leg, at) => legView(leg, legs[at + 1], language)),
    fares: fares.map(fareView),
  };
}

function legView(leg: LegView, next: LegView | undefined, language: LanguageCode): RailLeg {
  const { trip, line, date, departs, arrives, stopsBetween, staysOn, boarding } = leg;
  const alighting = next?.staysOn === true ? null : leg.alighting;
  return {
    tripId: trip.id,
    date,
    ...runView({ trip, line }, language),
    departs: momentView(departs, language),
    arrives: momentView(arrives, language),
    stopsBetween,
    staysOn,
    boarding,
    alighting,
    seating: line.seating.kind,
  };
}

function runView({ trip, line }: Pick<LegView, 'trip' | 'line'>, language: LanguageCode) {
  const { number, headsign } = trip;
  return { line: railName(line.names, language), operator: line.operator, mode: line.mode, number, headsign };
}

function momentView({ station, seconds, ...moment }: MomentView, language: LanguageCode): StationMoment {
  return {
    station: {
      id: `s${station.id}`,
      name: railName(station.names, language),
      written: writtenAtStation(station),
    },
    ...moment,
    at: instantText(seconds * 1000),
  };
}

function fareView({ class: fareClass, through, tickets, total, kinds, question }: OfferView): RailFareView {
  return {
    choice: {
      offerId: fareClass,
      question: writeRideQuestion(question),
      units: Object.fromEntries(kinds.map(({ id, members }) => [id, members.length])),
      seats: seatedOf(kinds).length,
    },
    class: fareClass,
    through,
    total: toWire(total),
    tickets: tickets.map(({ fare, first, last, price, refund }) => ({
      fare: fare.key,
      class: fare.class,
      firstLeg: first,
      lastLeg: last,
      price: toWire(price),
      refund: refund?.map(({ untilMs, back }) => ({ until: instantText(untilMs), back: toWire(back) })) ?? null,
      exchange:
        fare.conditions === null
          ? null
          : {
              kind: fare.conditions.exchange,
              fee: toWire(money(fare.conditions.exchangeFeeMinor, fare.currency)),
            },
    })),
  };
}

function instantText(ms: number): string {
  return new Date(ms).toISOString();
}
