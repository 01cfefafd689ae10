import { describe, expect, it } from 'vitest';

import { seatsOf, type Coach } from '#src/domain/rail/journeys/coach.ts';
import { placeUnits, scattered, seatPool, seatsApart, seatsTogether } from '#src/domain/rail/journeys/ride-units.ts';

const coach: Coach = {
  name: '3',
  class: 'standard',
  rows: 3,
  letters: 'ABC-DE',
  tables: [1],
  wheelchair: [],
  without: [],
  quiet: false,
  power: true,
};

describe('seatsOf', () => {
  it('distinguishes window, middle and aisle seats', () => {
    const row = seatsOf(coach).filter((seat) => seat.row === 2);
    expect(row.map(({ letter, place }) => `${letter} ${place}`)).toEqual([
      'A window',
      'B middle',
      'C aisle',
      'D aisle',
      'E window',
    ]);
  });

  it('returns a seat with its row, direction and table', () => {
    expect(seatsOf(coach).filter(({ letter }) => letter === 'A')).toMatchObject([
      { name: '3-1A', row: 1, faces: 'backwards', table: true, wheelchair: false },
      { name: '3-2A', row: 2, faces: 'forwards', table: true },
      { name: '3-3A', row: 3, faces: 'forwards', table: false },
    ]);
  });
});

describe('seats for a party', () => {
  it('are in one row and forwards where there is a choice, and begin where one starts to look', () => {
    expect(seatsTogether(coach, 5, 0, () => true)).toEqual(['3-2A', '3-2B', '3-2C', '3-2D', '3-2E']);
    expect(seatsTogether(coach, 2, 7, () => true)).toEqual(['3-2C', '3-2D']);
    expect(seatsTogether(coach, 2, 14, () => true)).toEqual(['3-2A', '3-2B']);
  });

  it('look backwards rather than be in two rows', () => {
    const free = new Set(['3-1D', '3-1E', '3-2E', '3-3A']);
    expect(seatsTogether(coach, 2, 8, (seat) => free.has(seat))).toEqual(['3-1D', '3-1E']);
  });

  it('apart are those that look forwards first, of all coaches, and all of them where just enough are free', () => {
    const free = new Set(['3-1A', '3-3E', '4-2B']);
    const coaches = [coach, { ...coach, name: '4' }];
    expect(seatsApart(coaches, 3, (seat) => free.has(seat))).toEqual(['3-3E', '4-2B', '3-1A']);
    expect(seatsApart(coaches, 2, (seat) => free.has(seat))).toEqual(['3-3E', '4-2B']);
    expect(seatsApart(coaches, 4, (seat) => free.has(seat))).toBeNull();
  });
});

describe('seatPool', () => {
  it('is one for each trip and day', () => {
    expect(seatPool({ tripId: 7, date: '2026-12-01', from: 2, to: 4 })).toBe('seats:7:2026-12-01');
  });
});

describe('placePieces', () => {
  it('names trip, day, class and each stretch, and counts all places of the class', () => {
    const ride = { tripId: 7, date: '2026-12-01', from: 2, to: 4 };
    expect(placeUnits(ride, 'first', 40)).toEqual([
      { key: 'place:7:2026-12-01:first:2', total: 40 },
      { key: 'place:7:2026-12-01:first:3', total: 40 },
    ]);
    expect(placeUnits({ ...ride, to: 1 }, 'first', 40)).toEqual([]);
  });
});

describe('scattered', () => {
  // Published test vectors of the 32-bit FNV-1a hash.
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('gives "%s" its FNV-1a number', (text, number) => {
    expect(scattered(text)).toBe(number);
  });
});
