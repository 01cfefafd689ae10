import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { CarType } from '#src/domain/cars/acriss.ts';
import type { HireExtra } from '#src/domain/cars/station-content.ts';

/** Bodies that a title names; four or five doors are the rule and go without saying. */
export const typeLabels = {
  two_or_three_doors: msg({ message: '2–3 doors', context: 'body of a car' }),
  estate: msg({ message: 'Station wagon', context: 'body of a car' }),
  van: msg({ message: 'Van', context: 'body of a car' }),
  suv: msg({ message: 'SUV', context: 'body of a car' }),
  convertible: msg({ message: 'Convertible', context: 'body of a car' }),
} as const satisfies Partial<Readonly<Record<CarType, MessageDescriptor>>>;

/** The units of a rental: the car and full cover. */
export const unitLabels: Readonly<Record<'car' | 'cover', MessageDescriptor>> = {
  car: msg({ message: 'Car', context: 'line of a price' }),
  cover: msg({ message: 'Full coverage, no deductible', context: 'line of a price: insurance of a rental car' }),
};

export const extraLabels: Readonly<Record<HireExtra, MessageDescriptor>> = {
  child_seat: msg({ message: 'Child seat', context: 'extra of a rental car' }),
  booster: msg({ message: 'Booster seat', context: 'extra of a rental car' }),
  extra_driver: msg({ message: 'Additional driver', context: 'extra of a rental car' }),
  sat_nav: msg({ message: 'GPS navigation', context: 'extra of a rental car' }),
};

/** In which state a car is returned. */
export const returnLabels: Readonly<Record<'tank' | 'charge', MessageDescriptor>> = {
  tank: msg`Return it with a full tank`,
  charge: msg`Return it at least 80% charged`,
};

/** The blank that the rules fill in: they know the station's sum. */
const sum = '{sum}';

/**
 * The terms of a rental. Insurance always covers liability, and the car above the excess `{sum}`; `beyond` is the price
 * of a kilometer beyond those included; `permit` is for licenses that need an additional permit.
 */
export const termLabels: Readonly<Record<'insurance' | 'beyond' | 'bring' | 'permit', MessageDescriptor>> = {
  insurance: msg`Liability, damage and theft coverage with a deductible of ${sum} (no deductible with full coverage)`,
  beyond: msg`Each additional kilometer`,
  bring: msg`Bring the driver’s license, a passport and a payment card in the driver’s name`,
  permit: msg`An international driving permit or an official translation is required with the license`,
};
