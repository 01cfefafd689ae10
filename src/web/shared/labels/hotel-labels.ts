import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

import { formatNumber } from '#src/domain/site/language/formats.ts';
import type { AccessFeature, Facility, MealKind } from '#src/domain/stays/hotel-labels.ts';
import type { StayHindrance } from '#src/domain/stays/stay-restriction.ts';
import type { StayFaultCode, StayQuestion } from '#src/domain/stays/stay-query.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

const facilityWords: Readonly<Record<Facility, MessageDescriptor>> = {
  wifi: msg`Free Wi-Fi`,
  air_conditioning: msg`Air conditioning`,
  restaurant: msg`Restaurant`,
  bar: msg`Bar`,
  pool: msg`Pool`,
  gym: msg`Gym`,
  spa: msg`Spa`,
  hot_spring: msg`Hot spring`,
  beach: msg`By the beach`,
  garden: msg`Garden`,
  parking: msg`Parking`,
  airport_transfer: msg`Airport transfer`,
  laundry: msg`Laundry`,
  kitchen: msg`Kitchen`,
  reception_24h: msg`24-hour front desk`,
  family: msg`Family-friendly`,
};

const accessWords: Readonly<Record<AccessFeature, MessageDescriptor>> = {
  step_free: msg`Step-free access`,
  lift: msg`Elevator`,
  wheelchair_room: msg`Wheelchair-accessible room`,
  roll_in_shower: msg`Roll-in shower`,
  visual_alarm: msg`Visual alarm`,
};

const mealWords: Readonly<Record<MealKind, MessageDescriptor>> = {
  none: msg`Room only`,
  breakfast: msg`Breakfast included`,
  half_board: msg`Breakfast and dinner`,
};

const titles: Readonly<Record<string, MessageDescriptor>> = {
  stars: msg`Stars`,
  score: msg`Guest rating`,
  meals: msg`Meals`,
  cancellation: msg`Cancellation`,
  district: msg`Neighborhood`,
  facilities: msg`Amenities`,
  access: msg({ message: 'Accessibility', context: 'place' }),
};

/** The facets of hotels, as the address names them, in the order of the panel. */
export const hotelFacets = ['stars', 'score', 'meals', 'cancellation', 'district', 'facilities', 'access'] as const;
export type HotelFacet = (typeof hotelFacets)[number];

/** What a facet is called. */
export function facetTitle(i18n: I18n, facet: HotelFacet): string {
  const words = titles[facet];
  return words === undefined ? facet : i18n._(words);
}

/** A facility in words; null for a code that this release has no words for. */
export function facilityName(i18n: I18n, code: string): string | null {
  return named(i18n, facilityWords, code);
}

/** Labels of accessibility needs. */
export function accessName(i18n: I18n, code: string): string | null {
  return named(i18n, accessWords, code);
}

/** Meals included in the price. */
export function mealName(i18n: I18n, code: string): string | null {
  return named(i18n, mealWords, code);
}

/** "4 stars" */
export function starsWords({ i18n }: Pick<Voice, 'i18n'>, stars: number): string {
  return i18n._(msg`${plural(stars, { one: '# star', other: '# stars' })}`);
}

/** A value of a facet in words; `title` is the name of what has one, as a district. */
export function facetValue({ i18n, site }: Voice, facet: HotelFacet, value: string, title = value): string {
  if (facet === 'stars') return starsWords({ i18n }, Number(value));
  if (facet === 'score') return i18n._(msg`${formatNumber(Number(value) / 10, site.writing, 1)} and above`);
  if (facet === 'cancellation') return i18n._(msg`Free cancellation`);
  const words = { meals: mealName, facilities: facilityName, access: accessName, district: null }[facet];
  return words?.(i18n, value) ?? title;
}

const faults: Readonly<Record<StayFaultCode, MessageDescriptor>> = {
  place_unknown: msg`Please choose a place from the list.`,
  date_missing: msg`Please choose a date.`,
  date_unknown: msg`This date doesn’t exist. Please choose another.`,
  date_order: msg`Minimum stay: 1 night.`,
  date_past: msg`This date has passed. Please choose another.`,
  date_far: msg`Rooms can be booked up to a year ahead.`,
  nights_many: msg`Maximum stay: 30 nights.`,
  rooms_unknown: msg`Please choose 1 to 9 rooms.`,
  adults_few: msg`Each room must have at least one adult.`,
  adults_many: msg`Up to 4 adults can share a room.`,
  children_many: msg`Up to 4 children can share a room.`,
  ages_missing: msg`Please enter each child’s age, such as 4, 11.`,
  age_unknown: msg`Children are 0 to 17 years old. Enter their ages like this: 4, 11.`,
};

/** Returns why a field of the query is invalid. */
export function stayFaultWords(i18n: I18n, code: StayFaultCode): string {
  return i18n._(faults[code]);
}

/** Returns why a hotel rejects a stay. */
export function hindranceWords(i18n: I18n, hindrance: StayHindrance): string {
  return hindrance.code === 'no_arrival'
    ? i18n._(msg`Check-in isn’t possible on this day of the week. Please choose another.`)
    : i18n._(
        msg`Minimum stay when arriving on this date: ${plural(hindrance.nights, { one: '# night', other: '# nights' })}.`,
      );
}

/** "2 nights" */
export function nightsWords(i18n: I18n, nights: number): string {
  return i18n._(msg`${plural(nights, { one: '# night', other: '# nights' })}`);
}

/** "2 rooms", "3 adults", "1 child" */
export function partyWords(
  i18n: I18n,
  { rooms, adults, childAges }: Pick<StayQuestion, 'rooms' | 'adults' | 'childAges'>,
): string[] {
  return [
    i18n._(msg`${plural(rooms, { one: '# room', other: '# rooms' })}`),
    i18n._(msg`${plural(adults, { one: '# adult', other: '# adults' })}`),
    ...(childAges.length === 0
      ? []
      : [i18n._(msg`${plural(childAges.length, { one: '# child', other: '# children' })}`)]),
  ];
}

function named(i18n: I18n, words: Readonly<Record<string, MessageDescriptor>>, code: string): string | null {
  const found = Object.hasOwn(words, code) ? words[code] : undefined;
  return found === undefined ? null : i18n._(found);
}
