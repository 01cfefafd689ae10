import { readRailQuestion } from '#src/domain/rail/journeys/rail-query.ts';
import type { RideVertical } from '#src/domain/vertical.ts';

/** Trains and buses (decision 47): their rules are in `domain/rail`, since timetables need a separate model. */
export const rails: RideVertical = {
  kind: 'ride',
  key: 'rails',
  menu: 'rails',
  readQuestion: readRailQuestion,
};
