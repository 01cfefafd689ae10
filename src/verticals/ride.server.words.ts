import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { FareClass } from '#src/domain/rail/fares/passenger.ts';
import type { TravellerWord } from '#src/domain/rail/fares/traveller-names.ts';

/** Names of classes, for feeds without their own. */
export const classLabels: Readonly<Record<FareClass, MessageDescriptor>> = {
  standard: msg({ message: 'Standard class', context: 'class of a train' }),
  first: msg({ message: 'First class', context: 'class of a train' }),
  business: msg({ message: 'Business class', context: 'class of a train' }),
};

/** Travelers by age. */
export const travellerLabels: Readonly<Record<TravellerWord, MessageDescriptor>> = {
  infant: msg({ message: 'Infant', context: 'ticket of a train' }),
  child: msg({ message: 'Child', context: 'ticket of a train' }),
  youth: msg({ message: 'Youth', context: 'ticket of a train' }),
  adult: msg({ message: 'Adult', context: 'ticket of a train' }),
  senior: msg({ message: 'Senior', context: 'ticket of a train' }),
};
