import { describe, expect, it } from 'vitest';

import { liveCatalogue, type LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { Program } from '#src/domain/marketing/programmes/programme.ts';
import { programCard, runningPrograms, themeCards } from '#src/domain/marketing/programmes/promotion-cards.ts';
import type { Theme } from '#src/domain/marketing/programmes/theme.ts';
import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';

const now = Date.parse('2026-10-01T00:00:00Z');

// Only what is read of them.
const product = (id: number, destinationId: number): LiveProduct =>
  ({
    id,
    destinationId,
    rank: id,
    picture: { scene: 'bay', time: 'dawn', seed: id },
  }) as unknown as LiveProduct;
const open = {
  live: liveCatalogue([], [product(11, 1), product(12, 1), product(21, 2)]),
} as unknown as OpenCatalogue;
const program = (id: number, more: Partial<Program> = {}): Program =>
  ({
    id,
    begins: '2026-10-01T00:00:00Z',
    ends: null,
    places: [],
    products: [11],
    ...more,
  }) as unknown as Program;
/** The scene of a product at the time of day after its own, by the rule of galleries: the seed moves by 2411. */
const coverOf = (id: number) => ({ scene: 'bay', time: 'day', seed: id + 2411 });

describe('programCard', () => {
  it('returns the products that are on sale: those that are named first, then those of the places', () => {
    const named = program(1, { products: [21, 99, 12], places: [9, 1] });
    expect(programCard(open, named)).toEqual({ program: named, products: [21, 12, 11], picture: coverOf(21) });
  });

  it('returns null when nothing of the programme is on sale', () => {
    expect(programCard(open, program(1, { products: [99], places: [9] }))).toBeNull();
  });
});

describe('runningPrograms', () => {
  it('returns the programmes that run and have something on sale, in their order', () => {
    const programs = [
      program(4),
      program(3, { begins: '2026-10-01T00:00:01Z' }),
      program(2, { begins: '2026-01-01T00:00:00Z', ends: '2026-10-01T00:00:00Z' }),
      program(5, { products: [99] }),
      program(1),
    ];
    expect(runningPrograms(open, programs, now).map((card) => card.program.id)).toEqual([4, 1]);
  });
});

describe('themeCards', () => {
  it('returns themes with the items that are on sale in their order, without themes of none', () => {
    const theme = (id: number, ...items: readonly number[]): Theme => ({ id, items }) as unknown as Theme;
    const [first, second] = [theme(2, 99, 21, 11), theme(1, 12)];
    expect(themeCards(open, [first, theme(3, 99), second])).toEqual([
      { theme: first, products: [21, 11], picture: coverOf(21) },
      { theme: second, products: [12], picture: coverOf(12) },
    ]);
  });
});
