import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { CarCategory, CarClass, CarFuel } from '#src/domain/cars/acriss.ts';

/** The categories of ACRISS. */
export const categoryLabels: Readonly<Record<CarCategory, MessageDescriptor>> = {
  mini: msg({ message: 'Mini', context: 'category of cars' }),
  economy: msg({ message: 'Economy', context: 'category of cars' }),
  compact: msg({ message: 'Compact', context: 'category of cars' }),
  intermediate: msg({ message: 'Intermediate', context: 'category of cars' }),
  standard: msg({ message: 'Standard', context: 'category of cars' }),
  full_size: msg({ message: 'Full-size', context: 'category of cars' }),
  premium: msg({ message: 'Premium', context: 'category of cars' }),
  luxury: msg({ message: 'Luxury', context: 'category of cars' }),
  oversize: msg({ message: 'Oversize', context: 'category of cars' }),
  special: msg({ message: 'Special', context: 'category of cars' }),
};

export const transmissionLabels: Readonly<Record<CarClass['transmission'], MessageDescriptor>> = {
  manual: msg({ message: 'Manual', context: 'transmission of a car' }),
  automatic: msg({ message: 'Automatic', context: 'transmission of a car' }),
};

/** The fuels that a code names. */
export const fuelLabels: Readonly<Record<Exclude<CarFuel, 'unspecified'>, MessageDescriptor>> = {
  petrol: msg({ message: 'Gasoline', context: 'fuel of a car' }),
  gas: msg({ message: 'LPG', context: 'fuel of a car: LPG, not petrol' }),
  hydrogen: msg({ message: 'Hydrogen', context: 'fuel of a car' }),
  ethanol: msg({ message: 'Ethanol', context: 'fuel of a car' }),
  multi: msg({ message: 'Multi-fuel', context: 'fuel of a car' }),
  diesel: msg({ message: 'Diesel', context: 'fuel of a car' }),
  hybrid: msg({ message: 'Hybrid', context: 'fuel of a car' }),
  plug_in: msg({ message: 'Plug-in hybrid', context: 'fuel of a car' }),
  electric: msg({ message: 'Electric', context: 'fuel of a car' }),
};
