import { useState } from 'react';

import { CoachMap, type CoachPlan } from '#src/ui/booking/coach-map.tsx';
import { Specimen } from './specimen.tsx';

/** Six rows of a coach: some seats taken, a place for a wheelchair, two rows that face one another. */
const coach: CoachPlan = {
  name: '7',
  title: 'Coach 7',
  facts: ['Quiet coach'],
  rows: [1, 2, 3, 4, 5, 6].map((row) => ({ row, text: String(row) })),
  columns: ['A', 'B', null, 'C', 'D'].map((letter) => ({ key: letter ?? 'aisle', letter })),
  seats: [1, 2, 3, 4, 5, 6].flatMap((row) =>
    ['A', 'B', 'C', 'D']
      .filter((letter) => row !== 1 || letter !== 'B')
      .map((letter) => ({
        name: `7-${row}${letter}`,
        row,
        letter,
        free: (row * 3 + letter.charCodeAt(0)) % 4 !== 0,
        wheelchair: row === 1 && letter === 'A',
        backwards: row === 3,
        spoken: `Coach 7, seat ${row}${letter}`,
      })),
  ),
};

/** Choosing seats by keyboard, mouse and thumb. */
export function CoachMapSpecimen() {
  const [chosen, choose] = useState<readonly string[]>(['7-4C']);
  return (
    <Specimen name="Plan of a coach">
      <CoachMap
        id="coach-specimen"
        coach={coach}
        chosen={chosen}
        onPick={(seat) => choose(chosen.includes(seat) ? [] : [seat])}
        words={{
          plan: 'Seats of coach 7',
          front: 'Front of the train',
          free: 'free',
          taken: 'taken',
          yours: 'chosen',
          wheelchair: 'wheelchair place',
          aisle: 'aisle',
        }}
      />
    </Specimen>
  );
}
