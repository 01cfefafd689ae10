import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dealGuests } from './deal-guests.ts';

const room = { sleeps: 3, adults: 2, cots: 1 };

describe('guests over rooms', () => {
  it('puts a couple and a child into one room, and three adults into none that takes two', () => {
    expect(dealGuests({ rooms: 1, adults: 2, childAges: [7] }, room, 11)).toEqual([
      { adults: 2, children: 1, infants: 0, ages: [7] },
    ]);
    expect(dealGuests({ rooms: 1, adults: 3, childAges: [] }, room, 11)).toBeNull();
  });

  it('returns null for a child where there is no room', () => {
    expect(dealGuests({ rooms: 0, adults: 0, childAges: [7] }, room, 11)).toBeNull();
  });

  it('counts a child above the hotel’s child age as an adult', () => {
    expect(dealGuests({ rooms: 1, adults: 1, childAges: [12] }, room, 11)).toMatchObject([{ adults: 2, children: 0 }]);
    expect(dealGuests({ rooms: 1, adults: 2, childAges: [12] }, room, 11)).toBeNull();
  });

  it('lets one infant a room sleep in a cot; the next one needs a bed', () => {
    expect(dealGuests({ rooms: 1, adults: 2, childAges: [0] }, room, 11)).toMatchObject([{ infants: 1, children: 0 }]);
    expect(dealGuests({ rooms: 1, adults: 2, childAges: [0, 1] }, room, 11)).toMatchObject([
      { infants: 1, children: 1 },
    ]);
    expect(dealGuests({ rooms: 1, adults: 2, childAges: [1] }, { ...room, cots: 0 }, 11)).toMatchObject([
      { infants: 0, children: 1 },
    ]);
  });

  it('spreads adults evenly, the first rooms first, and children over the emptiest rooms, the oldest first', () => {
    const big = { sleeps: 4, adults: 4, cots: 0 };
    expect(dealGuests({ rooms: 2, adults: 3, childAges: [] }, big, 11)).toEqual([
      { adults: 2, children: 0, infants: 0, ages: [] },
      { adults: 1, children: 0, infants: 0, ages: [] },
    ]);
    expect(dealGuests({ rooms: 2, adults: 2, childAges: [3, 9, 6] }, big, 11)).toEqual([
      { adults: 1, children: 2, infants: 0, ages: [9, 3] },
      { adults: 1, children: 1, infants: 0, ages: [6] },
    ]);
    expect(dealGuests({ rooms: 1, adults: 1, childAges: [11, 12] }, big, 11)).toMatchObject([
      { adults: 2, children: 1 },
    ]);
  });

  it('puts each infant into the room with the fewest, and takes one of two years for no infant', () => {
    const cots = { sleeps: 4, adults: 2, cots: 1 };
    expect(dealGuests({ rooms: 2, adults: 2, childAges: [0, 1] }, cots, 11)).toEqual([
      { adults: 1, children: 0, infants: 1, ages: [1] },
      { adults: 1, children: 0, infants: 1, ages: [0] },
    ]);
    expect(dealGuests({ rooms: 1, adults: 1, childAges: [2] }, cots, 11)).toMatchObject([{ children: 1, infants: 0 }]);
  });

  it('does not fit more than a room sleeps, infants in cots aside', () => {
    const tight = { sleeps: 2, adults: 2, cots: 1 };
    expect(dealGuests({ rooms: 1, adults: 2, childAges: [1] }, tight, 11)).not.toBeNull();
    expect(dealGuests({ rooms: 1, adults: 2, childAges: [5] }, tight, 11)).toBeNull();
    expect(dealGuests({ rooms: 1, adults: 1, childAges: [5] }, { ...tight, adults: 1 }, 11)).not.toBeNull();
  });

  it('leaves no guest out, no room without an adult, and no room fuller than it may be', () => {
    const question = fc
      .record({
        rooms: fc.integer({ min: 1, max: 9 }),
        more: fc.nat(12),
        childAges: fc.array(fc.nat(17), { maxLength: 8 }),
      })
      .map(({ rooms, more, childAges }) => ({ rooms, adults: rooms + more, childAges }));
    fc.assert(
      fc.property(
        question,
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 1, max: 17 }),
        (requested, sleeps, until) => {
          const dealt = dealGuests(requested, { sleeps, adults: sleeps, cots: 1 }, until);
          if (dealt === null) return;
          expect(dealt).toHaveLength(requested.rooms);
          const people = dealt.reduce((sum, one) => sum + one.adults + one.children + one.infants, 0);
          expect(people).toBe(requested.adults + requested.childAges.length);
          for (const one of dealt) {
            expect(one.adults).toBeGreaterThan(0);
            expect(one.infants).toBeLessThanOrEqual(1);
            expect(one.adults + one.children).toBeLessThanOrEqual(sleeps);
          }
        },
      ),
    );
  });
});
