import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { BedKind, RoomKind } from '#src/domain/stays/hotel-labels.ts';

export const roomLabels: Readonly<Record<RoomKind, MessageDescriptor>> = {
  single: msg({ message: 'Single room', context: 'kind of hotel room' }),
  double: msg({ message: 'Double room', context: 'kind of hotel room' }),
  twin: msg({ message: 'Twin room', context: 'kind of hotel room' }),
  triple: msg({ message: 'Triple room', context: 'kind of hotel room' }),
  family: msg({ message: 'Family room', context: 'kind of hotel room' }),
  suite: msg({ message: 'Suite', context: 'kind of hotel room' }),
  dormitory: msg({ message: 'Bed in a shared dorm', context: 'kind of hotel room' }),
  tatami: msg({ message: 'Tatami room', context: 'kind of hotel room' }),
  villa: msg({ message: 'Villa', context: 'kind of hotel room' }),
};

export const bedLabels: Readonly<Record<BedKind, MessageDescriptor>> = {
  single: msg({ message: 'single bed', context: 'after a number: 2 × single bed' }),
  double: msg({ message: 'double bed', context: 'after a number: 2 × double bed' }),
  queen: msg({ message: 'queen bed', context: 'after a number: 2 × queen bed' }),
  king: msg({ message: 'king bed', context: 'after a number: 2 × king bed' }),
  sofa: msg({ message: 'sofa bed', context: 'after a number: 2 × sofa bed' }),
  bunk: msg({ message: 'bunk bed', context: 'after a number: 2 × bunk bed' }),
  futon: msg({ message: 'futon', context: 'after a number: 2 × futon' }),
};
