import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { editDistance, slipsAllowed } from '#src/domain/search/text/edit-distance.ts';

/** The whole table, worked out plainly. */
function plainly(a: string, b: string): number {
  const table: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const cell = (row: number, column: number): number => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    table.push(now);
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      now.push(
        Math.min(
          cell(row - 1, column) + 1,
          (now[column - 1] ?? 0) + 1,
          cell(row - 1, column - 1) + (same ? 0 : 1),
          isSwap ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return cell(a.length, b.length);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });

describe('slips of the keyboard', () => {
  it.each([
    ['tokyo', 'tokyo', 2, 0],
    ['tokio', 'tokyo', 1, 1],
    ['tkoyo', 'tokyo', 1, 1],
    ['barcelna', 'barcelona', 2, 1],
    ['disnyland', 'disneyland', 2, 1],
    ['rome', 'paris', 2, 3],
    ['', 'ab', 2, 2],
    ['ab', '', 1, 2],
  ])('from %s to %s, up to %i, are %i', (a, b, most, slips) => {
    expect(editDistance(a, b, most)).toBe(slips);
  });

  it('equal the full computation, or the limit plus one beyond it', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 3 }), (a, b, most) => {
        expect(editDistance(a, b, most)).toBe(Math.min(plainly(a, b), most + 1));
      }),
      { numRuns: 3_000 },
    );
  });

  it('of very long words are counted within the part that is compared', () => {
    expect(editDistance('a'.repeat(10_000), 'a'.repeat(10_001), 2)).toBeLessThanOrEqual(2);
  });

  it('may be none in short words, one in words of four letters, two in words of eight', () => {
    expect([3, 4, 7, 8, 20].map((length) => slipsAllowed(length))).toEqual([0, 1, 1, 2, 2]);
  });
});
