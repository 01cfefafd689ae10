import type { Deps } from '#src/actions/deps.ts';
import { fareJourney } from '#src/actions/rail/journeys/fare-journey.ts';
import { describeLeg, type LegView, type MomentView } from '#src/actions/rail/describe-leg.ts';
import type { OpenTimetable } from '#src/actions/rail/timetable/cached-timetable.ts';
import { daysBetween } from '#src/domain/shared/time/local-time.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { RateTable } from '#src/domain/shared/money/exchange.ts';
import type { RailTraveller } from '#src/domain/rail/fares/passenger.ts';
import { faresKey } from '#src/domain/rail/fares/fare.ts';
import { priceOffer, type PricedOffer } from '#src/domain/rail/fares/price-offer.ts';
import type { RideLeg, RideQuestion } from '#src/domain/rail/journeys/ride-choice.ts';
import { travellerKinds, type TravellerKind } from '#src/domain/rail/fares/traveller-kinds.ts';
import { closedTrips } from '#src/store/suppliers/closures.store.ts';
import { findTrips, type TripFacts } from '#src/store/rail/rail-reading.store.ts';
import type { FoundJourney, FoundRide } from '#src/timetable/find-journeys.ts';
import { travellerNames } from '#src/actions/rail/ride-names.data.ts';

export type JourneyView = {
  readonly departs: MomentView;
  readonly arrives: MomentView;
  readonly daysLater: number;
  readonly minutes: number;
  readonly legs: readonly LegView[];
  readonly fares: readonly OfferView[];
};

/** An offer with what it is put into the cart by. */
export type OfferView = PricedOffer & {
  readonly kinds: readonly TravellerKind[];
  readonly question: RideQuestion;
};

type Ground = {
  readonly travellers: readonly RailTraveller[];
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
  readonly nowMs: number;
};

/**
 * Describes journeys for output, priced for these travelers; one with a trip that is gone meanwhile, or closed on its
 * day, is left out.
 */
export async function describeJourneys(
  { db }: Pick<Deps, 'db'>,
  open: OpenTimetable,
  found: readonly FoundJourney[],
  ground: Ground,
): Promise<JourneyView[]> {
  const ids = new Set(found.flatMap(({ rides }) => rides.map(({ tripId }) => tripId)));
  const [known, closed] = await Promise.all([findTrips(db, [...ids]), closedTrips(db, [...ids])]);
  const trips = new Map(known.map((trip) => [trip.id, trip]));
  return found.flatMap((journey) => {
    if (journey.rides.some((ride) => closed.has(`${ride.tripId} ${ride.date}`))) return [];
    const legs = journey.rides.flatMap((ride) => describeLeg(open, ride, trips.get(ride.tripId)) ?? []);
    const [first] = legs;
    const last = legs.at(-1);
    if (first === undefined || last === undefined || legs.length < journey.rides.length) return [];
    const { departs } = first;
    const { arrives } = last;
    const daysLater = daysBetween(departs.date, arrives.date);
    const minutes = Math.round((arrives.seconds - departs.seconds) / 60);
    return [{ departs, arrives, daysLater, minutes, legs, fares: priced(open, journey.rides, trips, ground) }];
  });
}

/** The offers for a journey in the order of their prices; none where a ride has no fare, or its currency no rate. */
function priced(
  open: OpenTimetable,
  rides: readonly FoundRide[],
  trips: ReadonlyMap<number, TripFacts>,
  { travellers, currency, rates, nowMs }: Ground,
): OfferView[] {
  const { offers, rulesOf, departsMs } = fareJourney(open, rides, trips);
  const legs = rides.flatMap((ride): RideLeg[] => {
    const [from, to] = [open.stationOf[ride.from.stop]?.id, open.stationOf[ride.to.stop]?.id];
    return from === undefined || to === undefined ? [] : [{ tripId: ride.tripId, date: ride.date, from, to }];
  });
  return offers
    .flatMap((offer): OfferView[] => {
      const price = priceOffer(offer, { travellers, rulesOf, departsMs, currency, rates, nowMs });
      if (price === null) return [];
      const tickets = offer.tickets.map(({ fare, first }) => ({ fare, rules: rulesOf(first) }));
      const kinds = travellerKinds(travellers, tickets, travellerNames);
      const question = { legs, class: offer.class, fares: faresKey(offer), travellers, seats: [] };
      return [{ ...price, kinds, question }];
    })
    .toSorted((one, other) => Number(one.total.minor - other.total.minor));
}
