import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

import { categoryLabels, fuelLabels, transmissionLabels } from '#src/verticals/car.words.ts';
import type { HireFacet } from '#src/web/cars/car-rentals-search/hire-query.ts';

const others: Readonly<Record<string, MessageDescriptor>> = {
  unlimited: msg`Unlimited mileage`,
  limited: msg`Limited mileage per day`,
  airport: msg`At the airport`,
  city: msg`In the city`,
};

const facets: Readonly<Record<HireFacet, MessageDescriptor>> = {
  category: msg({ message: 'Class', context: 'car' }),
  transmission: msg`Transmission`,
  seats: msg({ message: 'Seats', context: 'number in a car' }),
  fuel: msg`Fuel type`,
  company: msg({ message: 'Company', context: 'car rental' }),
  mileage: msg`Mileage`,
  station: msg`Pick-up location`,
};

/** The name of a facet. */
export function facetWords(i18n: I18n, facet: HireFacet): string {
  return i18n._(facets[facet]);
}

/** The same labels that a booking has in its title. */
const classLabels: Readonly<Partial<Record<HireFacet, Readonly<Record<string, MessageDescriptor>>>>> = {
  category: categoryLabels,
  transmission: transmissionLabels,
  fuel: fuelLabels,
};

/** A value of a facet; a company is called what it is called. */
export function valueWords(i18n: I18n, facet: HireFacet, value: string): string {
  if (facet === 'seats') return seatsWords(i18n, Number(value));
  const known = labelFor(classLabels[facet] ?? {}, value) ?? labelFor(others, value);
  return known === undefined ? value : i18n._(known);
}

export function seatsWords(i18n: I18n, seats: number): string {
  return i18n._(msg`${plural(seats, { one: '# seat', other: '# seats' })}`);
}

export function bagsWords(i18n: I18n, bags: number): string {
  return i18n._(msg`${plural(bags, { one: '# large bag', other: '# large bags' })}`);
}

function labelFor(words: Readonly<Record<string, MessageDescriptor>>, key: string): MessageDescriptor | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
