import { describe, expect, it } from 'vitest';

import type { CardsOf, ContentBlock } from '#src/domain/content/blocks/content-block.ts';
import type { BlockGround } from '#src/domain/content/home/block-context.ts';
import { blockFiller } from '#src/domain/content/home/fill-blocks.ts';
import type { FilledBlock } from '#src/domain/content/home/filled-block.ts';
import { menuOf } from '#src/domain/site/menu.ts';

const picture = { scene: 'bay', time: 'day', seed: 1 };
const products = [11, 12, 13].map((id) => ({
  id,
  destinationId: id === 13 ? 2 : 1,
  category: 'museum',
  rank: id,
  instantConfirmation: true,
  titles: { en: `number ${id}` },
  options: [],
  picture,
}));
const destinations = [1, 2, 3].map((id) => ({ id, currency: 'USD' }));
const deal = (id: number, ...of: readonly number[]) => ({
  id,
  begins: '2026-01-01T00:00:00Z',
  ends: null,
  left: null,
  products: of,
});
const program = (id: number, ...of: readonly number[]) => ({
  id,
  begins: '2026-01-01T00:00:00Z',
  ends: null,
  places: [],
  products: of,
});

/** As much of a shop as the blocks of this page look at. */
const ground = {
  showing: {
    open: {
      live: {
        destinations: new Map(destinations.map((one) => [one.id, one])),
        products: new Map(products.map((one) => [one.id, one])),
        byDestination: Map.groupBy(products, (one) => one.destinationId),
      },
      lowest: new Map(products.map(({ id }) => [id, 100n])),
      beside: new Map(),
      openDays: new Map(),
      ratings: new Map([12, 13].map((id) => [id, { summary: { score: 90 + id, count: 500, sample: false } }])),
    },
    currency: 'USD',
    rates: { date: '2026-01-01', hkdPerUnit: { USD: 780_000_000n } },
    sampleData: false,
    booked: new Map(),
  },
  promotions: {
    programs: [program(1, 11), program(2, 99), program(3, 12)],
    themes: [
      { id: 1, items: [11] },
      { id: 2, items: [99] },
      { id: 3, items: [12, 13] },
    ],
  },
  deals: [deal(1, 11), deal(2, 99), deal(3, 12, 13)],
  items: [],
  menu: menuOf(() => true, ['activities', 'deals']),
  nowMs: Date.parse('2026-06-01T00:00:00Z'),
} as unknown as BlockGround;

const fill = (block: ContentBlock): FilledBlock | null => blockFiller(ground)(block);
const cards = (of: CardsOf, ...ids: readonly number[]): FilledBlock | null => fill({ kind: 'cards', of, ids });

/** The ids of what is on the cards of a block. */
function idsOn(block: FilledBlock | null): readonly number[] {
  if (block?.kind !== 'cards') return [];
  switch (block.of) {
    case 'products':
      return block.products.map(({ product }) => product.id);
    case 'destinations':
      return block.destinations.map(({ destination }) => destination.id);
    case 'themes':
      return block.themes.map(({ theme }) => theme.id);
    case 'programmes':
      return block.programmes.map(({ program: { id } }) => id);
    case 'deals':
      return block.deals.map(({ deal: { id } }) => id);
    default:
      return [];
  }
}

describe('blockFiller: cards by ids', () => {
  it.each<[CardsOf, readonly number[], readonly number[]]>([
    ['products', [13, 99, 11], [13, 11]],
    ['destinations', [3, 99, 1], [3, 1]],
    ['themes', [3, 2, 1], [3, 1]],
    ['deals', [3, 2, 1], [3, 1]],
  ])('returns the cards of %s that have something to show, in the order of the ids', (of, ids, found) => {
    expect(idsOn(cards(of, ...ids))).toEqual(found);
  });

  it.each<CardsOf>(['products', 'destinations', 'themes', 'deals', 'articles'])(
    'returns null where none of the %s has anything to show',
    (of) => {
      expect(cards(of, 99)).toBeNull();
    },
  );

  it('counts the products of each destination', () => {
    const block = cards('destinations', 1, 3);
    expect(block?.kind === 'cards' && block.of === 'destinations' && block.destinations).toEqual([
      { destination: destinations[0], products: 2 },
      { destination: destinations[2], products: 0 },
    ]);
  });

  it('returns the deals with cards of their own products', () => {
    const block = cards('deals', 3);
    const shown = block?.kind === 'cards' && block.of === 'deals' ? block.deals : [];
    expect(shown.map((one) => one.cards.map(({ product }) => product.id))).toEqual([[12, 13]]);
  });

  it('returns no deals where the menu of the visitor has none', () => {
    const without = { ...ground, menu: menuOf(() => true, ['activities']) };
    expect(blockFiller(without)({ kind: 'cards', of: 'deals', ids: [1] })).toBeNull();
  });
});

describe('blockFiller: listings', () => {
  it.each([
    ['destinations', [1, 2, 3]],
    ['themes', [1, 3]],
    ['programmes', [1, 3]],
    // The better rated first.
    ['preferred', [13, 12]],
  ] as const)('returns the %s that have something to show', (of, found) => {
    expect(idsOn(fill({ kind: 'listing', of }))).toEqual(found);
  });

  it.each(['destinations', 'themes', 'programmes', 'preferred'] as const)(
    'returns at most as many %s as the block says, under its title',
    (of) => {
      const block = fill({ kind: 'listing', of, most: 1, title: 'Chosen' });
      expect([idsOn(block).length, block]).toMatchObject([
        1,
        { kind: 'cards', of: of === 'preferred' ? 'products' : of, title: 'Chosen' },
      ]);
    },
  );
});

describe('blockFiller: other blocks', () => {
  it('returns a block that nothing is looked up for as it is', () => {
    const block: ContentBlock = { kind: 'text', text: 'Words.' };
    expect(fill(block)).toBe(block);
  });
});
