import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

import { nameIn, type Names } from '#src/domain/catalogue/destination.ts';
import { categoryNames, fuelNames, transmissionNames } from '#src/domain/cars/car-labels.data.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import type { HireFacet } from '#src/web/cars/car-rentals-search/hire-query.ts';

const others: Readonly<Record<string, MessageDescriptor>> = {
  unlimited: msg`Unlimited kilometres`,
  limited: msg`Kilometres by the day`,
  airport: msg`At the airport`,
  city: msg`In the city`,
};

const facets: Readonly<Record<HireFacet, MessageDescriptor>> = {
  category: msg`Class`,
  transmission: msg`Gears`,
  seats: msg`Seats`,
  fuel: msg`What drives it`,
  company: msg`Company`,
  mileage: msg`Kilometres`,
  station: msg`Where the desk is`,
};

/** The name of a facet. */
export function facetWords(i18n: I18n, facet: HireFacet): string {
  return i18n._(facets[facet]);
}

/** What the trade calls it, in the languages of the documents of a booking. */
const traded: Readonly<Partial<Record<HireFacet, Readonly<Record<string, Names>>>>> = {
  category: categoryNames,
  transmission: transmissionNames,
  fuel: fuelNames,
};

/** A value of a facet; a company is called what it is called. */
export function valueWords(
  { i18n, site }: Pick<LoadContext, 'i18n' | 'site'>,
  facet: HireFacet,
  value: string,
): string {
  if (facet === 'seats') return seatsWords(i18n, Number(value));
  const names = traded[facet]?.[value];
  if (names !== undefined) return nameIn(names, site.language).text;
  const known = wordsIn(others, value);
  return known === undefined ? value : i18n._(known);
}

export function seatsWords(i18n: I18n, seats: number): string {
  return i18n._(msg`${plural(seats, { one: '# seat', other: '# seats' })}`);
}

export function bagsWords(i18n: I18n, bags: number): string {
  return i18n._(msg`${plural(bags, { one: '# large bag', other: '# large bags' })}`);
}

function wordsIn(words: Readonly<Record<string, MessageDescriptor>>, key: string): MessageDescriptor | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
