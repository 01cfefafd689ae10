import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { CoachMap, nextSeat, type CoachPlan, type CoachSeat } from './coach-map.tsx';

function seat(row: number, letter: string, free = true): CoachSeat {
  const name = `7-${row}${letter}`;
  return { name, row, letter, free, wheelchair: false, backwards: false, spoken: `Seat ${row}${letter}` };
}

/** A and B, the aisle, C; the second row has no B. */
const coach: CoachPlan = {
  name: '7',
  title: 'Coach 7',
  facts: [],
  rows: [1, 2, 3].map((row) => ({ row, text: String(row) })),
  columns: ['A', 'B', null, 'C'].map((letter, at) => ({ key: String(at), letter })),
  seats: [
    seat(1, 'A'),
    seat(1, 'B', false),
    seat(1, 'C'),
    seat(2, 'A'),
    seat(2, 'C'),
    seat(3, 'A'),
    seat(3, 'B'),
    seat(3, 'C'),
  ],
};
const words = {
  plan: 'Coach 7',
  front: 'Front',
  free: 'free',
  taken: 'taken',
  yours: 'chosen',
  wheelchair: 'wheelchair space',
  aisle: 'aisle',
};

describe('the plan of a coach', () => {
  it.each([
    ['1A', 'ArrowRight', '1B'],
    ['1B', 'ArrowRight', '1C'],
    ['1C', 'ArrowRight', null],
    ['1A', 'ArrowLeft', null],
    ['1C', 'Home', '1A'],
    ['1A', 'End', '1C'],
    ['1A', 'ArrowUp', null],
    // The nearest seat of a row that has none in the same column.
    ['1B', 'ArrowDown', '2A'],
    ['3B', 'ArrowUp', '2A'],
    ['2C', 'ArrowDown', '3C'],
    ['1A', 'Enter', null],
  ])('from %s the key %s leads to %s', (from, key, to) => {
    const begin = coach.seats.find(({ name }) => name === `7-${from}`);
    if (begin === undefined) throw new Error(from);
    expect(nextSeat(coach, begin, key)?.name ?? null).toBe(to === null ? null : `7-${to}`);
  });

  it('says of each seat what it is, has one in the order of the tab key, and lets no taken one be pressed', () => {
    const markup = renderToStaticMarkup(
      <CoachMap id="map" coach={coach} chosen={['7-2C']} onPick={() => undefined} words={words} />,
    );
    expect(markup.match(/role="row"/g)).toHaveLength(3);
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1);
    expect(markup).toMatch(/tabindex="0" aria-label="Seat 2C, chosen" aria-pressed="true"/);
    expect(markup).toMatch(/aria-label="Seat 1B, taken" aria-disabled="true"/);
    expect(markup).toMatch(/aria-label="Seat 1A, free" aria-pressed="false"/);
    expect(markup).toContain('dir="ltr"');
  });
});
