import { stationPlace } from '#src/domain/rail/station-place.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { LegView, MomentView } from '#src/actions/rail/describe-leg.ts';
import { fareJourney } from '#src/actions/rail/journeys/fare-journey.ts';
import type { OpenTimetable } from '#src/actions/rail/timetable/cached-timetable.ts';
import { openTimetableWithin } from '#src/actions/rail/timetable/open-timetable-within.ts';
import { priceKinds, type PricedKinds } from '#src/actions/rail/offers/price-kinds.ts';
import { rideSeller } from '#src/actions/rail/offers/ride-seller.ts';
import { ridesNow, type RidesNow } from '#src/actions/rail/offers/rides-now.ts';
import { takePlaces, type PlacesAsker } from '#src/actions/rail/offers/take-places.ts';
import { offerGone } from '#src/actions/rail/offers/offer-gone.ts';
import type { ServiceDetail, ServicePoint } from '#src/domain/catalogue/offers/service.ts';
import type { SoldBy } from '#src/domain/catalogue/offers/service-offer.ts';
import { faresKey } from '#src/domain/rail/fares/fare.ts';
import type { RideQuestion } from '#src/domain/rail/journeys/ride-choice.ts';
import { catalogueNames, trainNames } from '#src/domain/rail/journeys/ride-names.ts';
import { ridePolicy } from '#src/domain/rail/fares/ride-policy.ts';
import { seatedOf } from '#src/domain/rail/fares/traveller-kinds.ts';
import type { TakenInventoryUnit } from '#src/domain/vertical.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { findRates } from '#src/store/site/rates.store.ts';
import { classNames } from '#src/actions/rail/ride-names.data.ts';

/** Tickets are sold until this long before departure. */
const sellsUntilMs = 5 * 60_000;

/**
 * What a journey costs now, what it takes and what comes back of it; it is closed where a train does not run any more,
 * or its fare is gone or without an exchange rate. All is in the currency of the first ticket: those in other
 * currencies are converted by the present rates. Null where even its stations are not known. `on` may be a transaction:
 * no other connection is waited for.
 */
export async function offerRide(
  deps: Deps,
  on: Queryable,
  question: RideQuestion,
  asker: PlacesAsker,
): Promise<SoldBy | null> {
  const open = await openTimetableWithin(deps, on);
  const rides = await ridesNow(on, open, question.legs);
  if (rides === null) return offerGone(on, open, question);
  const { offers, rulesOf, departsMs } = fareJourney(open, rides.found, rides.trips);
  const nowMs = deps.clock();
  const rates = await findRates(on, new Date(nowMs).toISOString().slice(0, 10), deps.oldestRateDays);
  const priced = offers
    .filter((offer) => offer.class === question.class && (question.fares ?? faresKey(offer)) === faresKey(offer))
    .flatMap((offer) => priceKinds(offer, { travellers: question.travellers, rulesOf, departsMs, rates }) ?? [])
    .toSorted((one, other) => Number(one.totalMinor - other.totalMinor))[0];
  if (priced === undefined) return offerGone(on, open, question, rides.legs);
  const places = await placesOf(on, open, question, rides, priced, asker);
  if (places === null) return offerGone(on, open, question, rides.legs);
  return sold(deps, open, { question, rides, priced, places });
}

type Places = {
  readonly inventoryUnits: readonly TakenInventoryUnit[];
  readonly seats: readonly (readonly string[])[];
};

/** The stock of all rides; null where a seat was chosen that is not there. */
async function placesOf(
  on: Queryable,
  open: OpenTimetable,
  question: RideQuestion,
  { found, trips }: RidesNow,
  { offer, kinds }: PricedKinds,
  asker: PlacesAsker,
): Promise<Places | null> {
  const seated = seatedOf(kinds);
  // Seats were chosen in the order of those who have one, units are in that of their kinds.
  const inOrder = seated.toSorted((one, other) => one - other);
  const units: TakenInventoryUnit[] = [];
  const seats: (readonly string[])[] = [];
  for (const [at, ride] of found.entries()) {
    const line = open.lines.get(trips.get(ride.tripId)?.lineId ?? 0);
    const ticket = offer.tickets.find(({ first, last }) => first <= at && at <= last);
    const group = question.seats[at] ?? null;
    if (group !== null && group.length !== seated.length) return null;
    const taken = await takePlaces(
      on,
      {
        ride: { tripId: ride.tripId, date: ride.date, from: ride.from.call, to: ride.to.call },
        seating: line?.seating ?? { kind: 'open' },
        class: ticket?.fare.class ?? question.class,
        count: seated.length,
        chosen: group === null ? null : seated.map((member) => group[inOrder.indexOf(member)] ?? ''),
      },
      asker,
    );
    if (taken === null) return null;
    units.push(...taken.inventoryUnits);
    seats.push(taken.seats);
  }
  return { inventoryUnits: units, seats };
}

type Sold = {
  readonly question: RideQuestion;
  readonly rides: RidesNow;
  readonly priced: PricedKinds;
  readonly places: Places;
};

function sold(
  deps: Pick<Deps, 'clock'>,
  open: OpenTimetable,
  { question, rides, priced, places }: Sold,
): SoldBy | null {
  const [first] = rides.legs;
  const last = rides.legs.at(-1);
  if (first === undefined || last === undefined) return null;
  const { departs } = first;
  const { arrives } = last;
  const startsMs = departs.seconds * 1000;
  const party = seatedOf(priced.kinds).length;
  return {
    seller: rideSeller(open, {
      from: departs.station,
      to: arrives.station,
      line: first.line,
      currency: priced.currency,
    }),
    offer: {
      id: question.class,
      titles: classNames[question.class],
      details: detailsOf(rides.legs, priced, places),
      units: priced.kinds.map(({ id, titles, type, members, onLap }, at) => ({
        id,
        title: titles.en,
        titles,
        type,
        pax: onLap ? 0 : 1,
        accompanied: onLap,
        maxQuantity: members.length,
        priceMinor: priced.prices[at]?.priceMinor ?? 0n,
      })),
      counts: Object.fromEntries(priced.kinds.map(({ id, members }) => [id, members.length])),
      // Seats and prices are those of this party: another party needs a new request.
      minParty: party,
      maxParty: party,
      inventoryUnits: places.inventoryUnits,
      policy: ridePolicy(priced.prices, startsMs, priced.inOne),
      startsAt: new Date(startsMs).toISOString(),
      endsAt: new Date(arrives.seconds * 1000).toISOString(),
      localDate: departs.date,
      localStart: departs.time,
      localEnd: arrives.time,
      over: deps.clock() >= startsMs - sellsUntilMs,
      closed: false,
      meetingPoint: stationPlace(departs.station),
      goodToKnow: [],
      redemption: 'DIGITAL',
      perPersonTicket: true,
    },
  };
}

function detailsOf(legs: readonly LegView[], { offer, kinds }: PricedKinds, { seats }: Places): ServiceDetail[] {
  const spans = legs.map(({ trip, line, departs, arrives }, at): ServiceDetail => ({
    kind: 'span',
    as: 'ride',
    from: pointOf(departs),
    to: pointOf(arrives),
    label: trainNames(line.names, trip.number),
    seats: seats[at] ?? [],
  }));
  const fares = offer.tickets.flatMap(({ fare }): ServiceDetail[] =>
    fare.names === null ? [] : [{ kind: 'fact', code: 'fare', names: catalogueNames(fare.names) }],
  );
  const cards = kinds.flatMap(({ card, members }): ServiceDetail[] =>
    card === null ? [] : [{ kind: 'fact', code: 'railcard', count: members.length, names: catalogueNames(card) }],
  );
  return [...spans, { kind: 'fact', code: 'class', names: classNames[offer.class] }, ...fares, ...cards];
}

function pointOf({ station, date, time, offset }: MomentView): ServicePoint {
  const { names, timeZone, lat, lng } = station;
  return { place: catalogueNames(names), date, time, offset, timeZone, at: { lat, lng } };
}
