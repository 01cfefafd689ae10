import { venuePlace } from '#src/domain/catalogue/meeting-points/venue-place.ts';
import { instantOf, localDateAt, minutesOf } from '#src/domain/shared/time/local-time.ts';
import { zonedMoment } from '#src/domain/shared/time/zoned-moment.ts';
import type { OfferUnit } from '#src/domain/catalogue/offers/offer.ts';
import type { UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import type { ServiceDetail } from '#src/domain/catalogue/offers/service.ts';
import { cityTaxOf, type TaxedRoom } from '#src/domain/stays/city-tax.ts';
import { dealGuests, type RoomParty } from '#src/domain/stays/deal-guests.ts';
import type { HotelContent, RatePlan, RoomType } from '#src/domain/stays/hotel-content.ts';
import { nightPrice, type NightPrice } from '#src/domain/stays/night-price.ts';
import { stayHindrance } from '#src/domain/stays/stay-restriction.ts';
import { dayOf, nightsOf, type StayQuestion } from '#src/domain/stays/stay-query.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import type { InventoryUnit, TakenInventoryUnit, Venue, VenueOffer } from '#src/domain/vertical.ts';
import { bedNames, mealNames, roomNames, unitNames } from '#src/verticals/hotels/room-names.data.ts';

/** Rooms for tonight are sold until this minute of the local day. */
const lastSale = 20 * 60;
/** The highest number of rooms left that is reported; more than a query may request. */
const mostListed = 10;

/** The stock of a kind of room in one night: `room:1001:double:2026-12-01`. */
export function roomUnit(hotelId: number, room: Pick<RoomType, 'id' | 'count'>, night: string): InventoryUnit {
  return { key: `room:${hotelId}:${room.id}:${night}`, total: room.count };
}

/** Every kind of room that takes the guests, by every plan. */
export function roomOffers(
  venue: Venue,
  hotel: HotelContent,
  question: StayQuestion,
  nowMs: number,
): readonly VenueOffer[] {
  const stay = stayAt(venue, hotel, question, nowMs);
  return hotel.rooms.flatMap((room) => {
    const parties = dealGuests(question, room, hotel.childUntil);
    if (parties === null) return [];
    return hotel.plans.map((plan) => roomOffer({ venue, hotel, question, stay, room, plan, parties }));
  });
}

/** When a stay begins and ends, by the clock of the place, and whether it can still be sold. */
type Stay = Pick<VenueOffer, 'startsAt' | 'endsAt' | 'localDate' | 'localStart' | 'localEnd' | 'over' | 'closed'> & {
  readonly daysAhead: number;
};

function stayAt(venue: Venue, hotel: HotelContent, question: StayQuestion, nowMs: number): Stay {
  const { checkIn, checkOut } = question;
  const today = localDateAt(new Date(nowMs).toISOString(), venue.timeZone);
  const startsAt = instantOf(checkIn, minutesOf(hotel.checkIn), venue.timeZone);
  const endsAt = instantOf(checkOut, minutesOf(hotel.checkOut), venue.timeZone);
  return {
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    localDate: checkIn,
    localStart: hotel.checkIn,
    localEnd: hotel.checkOut,
    over: checkIn < today || nowMs >= instantOf(checkIn, lastSale, venue.timeZone),
    closed: stayHindrance(hotel, question) !== null,
    daysAhead: Math.max(0, (dayOf(checkIn) ?? 0) - (dayOf(today) ?? 0)),
  };
}

type Offered = {
  readonly venue: Venue;
  readonly hotel: HotelContent;
  readonly question: StayQuestion;
  readonly stay: Stay;
  readonly room: RoomType;
  readonly plan: RatePlan;
  readonly parties: readonly RoomParty[];
};

function roomOffer(offered: Offered): VenueOffer {
  const { venue, hotel, question, stay, room, plan, parties } = offered;
  const priced = parties.map((party) => ({ party, nights: nightsPrices(offered, party) }));
  const { daysAhead: _, ...times } = stay;
  return {
    ...times,
    id: `${room.id}.${plan.id}`,
    titles: titleOf(room, plan),
    details: detailsOf(offered, priced),
    ...unitsOf(priced),
    minParty: 1,
    maxParty: mostListed,
    inventoryUnits: nightsOf(question).map((night): TakenInventoryUnit => ({
      ...roomUnit(venue.id, room, night),
      position: null,
    })),
    policy: plan.back,
    facets: { meals: [plan.meals], cancellation: plan.back.some((step) => step.refundPercent === 100) ? ['free'] : [] },
    meetingPoint: venuePlace(venue, { name: venue.titles, address: hotel.address }),
    goodToKnow: [],
    redemption: 'DIGITAL',
    perPersonTicket: false,
  };
}

type PricedRoom = { readonly party: RoomParty; readonly nights: readonly NightPrice[] };

/** How far ahead one books counts from the arrival: the nights of a stay are sold at once. */
function nightsPrices({ venue, hotel, question, stay, room, plan }: Offered, party: RoomParty): NightPrice[] {
  const { currency } = venue;
  return nightsOf(question).map((date) =>
    nightPrice(hotel, room, plan, party, { date, daysAhead: stay.daysAhead, currency }),
  );
}

/** Rooms with the same occupancy are one unit: each has its own price and can be cancelled separately. */
function unitsOf(rooms: readonly PricedRoom[]): { readonly units: readonly OfferUnit[]; readonly counts: UnitCounts } {
  const kinds = Map.groupBy(rooms, ({ party }) => `${party.adults} ${party.children}`);
  const units = [...kinds.values()].map((alike, at): OfferUnit & { readonly maxQuantity: number } => ({
    id: at === 0 ? 'room' : `room-${at + 1}`,
    title: unitNames.room.en,
    titles: unitNames.room,
    type: 'OTHER',
    pax: 1,
    accompanied: false,
    maxQuantity: alike.length,
    priceMinor: (alike[0]?.nights ?? []).reduce((sum, night) => sum + night.room + night.meals, 0n),
  }));
  return { units, counts: Object.fromEntries(units.map(({ id, maxQuantity }) => [id, maxQuantity])) };
}

function titleOf(room: RoomType, plan: RatePlan): Names {
  const name = room.names ?? roomNames[room.kind];
  return plan.meals === 'none' ? name : joinedNames([name, mealNames[plan.meals]], ' · ');
}

function detailsOf({ venue, hotel, question, room, plan }: Offered, rooms: readonly PricedRoom[]): ServiceDetail[] {
  const { checkIn, checkOut, adults, childAges, nights } = question;
  const place = venue.titles;
  const point = (date: string, time: string): Extract<ServiceDetail, { kind: 'span' }>['from'] => ({
    place,
    date,
    time,
    offset: zonedMoment(new Date(instantOf(date, minutesOf(time), venue.timeZone)).toISOString(), venue.timeZone)
      .offset,
  });
  const [bed, ...beds] = room.beds.map(({ kind, count }) => prefixed(bedNames[kind], `${count} × `));
  return [
    {
      kind: 'span',
      as: 'stay',
      from: point(checkIn, hotel.checkIn),
      to: point(checkOut, hotel.checkOut),
      label: null,
      seats: [],
    },
    { kind: 'fact', code: 'nights', count: nights },
    { kind: 'fact', code: 'rooms', count: question.rooms },
    { kind: 'fact', code: 'room', names: room.names ?? roomNames[room.kind] },
    { kind: 'fact', code: 'adults', count: adults },
    ...(childAges.length === 0
      ? []
      : ([
          { kind: 'fact', code: 'children', count: childAges.length },
          { kind: 'fact', code: 'child_ages', names: { en: childAges.join(', ') } },
        ] as const)),
    { kind: 'fact', code: 'meals', names: mealNames[plan.meals] },
    ...(bed === undefined
      ? []
      : ([{ kind: 'fact', code: 'beds', names: joinedNames([bed, ...beds], ' + ') }] as const)),
    ...dueOf(venue, hotel, rooms),
  ];
}

function dueOf(venue: Venue, { cityTax }: HotelContent, rooms: readonly PricedRoom[]): ServiceDetail[] {
  if (cityTax === null) return [];
  const taxed = rooms.map(({ party, nights }): TaxedRoom => ({ party, nights: nights.map((night) => night.room) }));
  const minor = cityTaxOf(cityTax, taxed, venue.currency);
  return minor === 0n ? [] : [{ kind: 'due', code: 'city_tax', minor: String(minor), currency: venue.currency }];
}

/** Names joined in each language that all of them have. */
function joinedNames([first, ...others]: readonly [Names, ...Names[]], joint: string): Names {
  const all = Object.entries(first).flatMap(([tag, name]): [string, string][] => {
    const further = others.flatMap((names) => names[tag] ?? []);
    return further.length < others.length ? [] : [[tag, [name, ...further].join(joint)]];
  });
  return { ...Object.fromEntries(all), en: [first, ...others].map((names) => names.en).join(joint) };
}

function prefixed(names: Names, prefix: string): Names {
  const all = Object.entries(names).map(([tag, name]) => [tag, prefix + name] as const);
  return { ...Object.fromEntries(all), en: prefix + names.en };
}
