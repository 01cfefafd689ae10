import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { MealKind } from '#src/domain/stays/hotel-labels.ts';

/** A room of any kind, as a line of a price counts them. */
export const unitLabels: Readonly<Record<'room', MessageDescriptor>> = {
  room: msg({ message: 'Room', context: 'line of a price' }),
};

/** Meals as a part of a title: "Double room · breakfast included". */
export const mealLabels: Readonly<Record<MealKind, MessageDescriptor>> = {
  none: msg({ message: 'room only', context: 'after the kind of a room' }),
  breakfast: msg({ message: 'breakfast included', context: 'after the kind of a room' }),
  half_board: msg({ message: 'breakfast and dinner included', context: 'after the kind of a room' }),
};
