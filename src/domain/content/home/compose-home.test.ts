import { describe, expect, it } from 'vitest';

import type { BlockGround } from '#src/domain/content/home/block-context.ts';
import { composeHome } from '#src/domain/content/home/compose-home.ts';
import type { FilledBlock } from '#src/domain/content/home/filled-block.ts';
import type { Category } from '#src/domain/catalogue/product.ts';
import type { ContentBlock } from '#src/domain/content/blocks/content-block.ts';
import type { ContentItem, ContentVisitor } from '#src/domain/content/content-item.ts';
import { menuVerticals, type MenuVertical } from '#src/domain/site/affiliate.ts';
import { menuOf } from '#src/domain/site/menu.ts';

const nowMs = Date.parse('2026-11-22T12:00:00Z');
const visitor: ContentVisitor = {
  platforms: 8,
  market: 'global',
  language: 'en',
  residence: null,
  partner: 'meander',
};

const item = (
  type: ContentItem['type'],
  key: string,
  some: Partial<ContentItem> = {},
  blocks: readonly ContentBlock[] = [{ kind: 'text', text: key }],
): ContentItem => ({
  type,
  key,
  slot: key,
  picture: null,
  link: null,
  date: null,
  platforms: 15,
  markets: [],
  languages: [],
  residences: [],
  partners: [],
  begins: null,
  ends: null,
  priority: 0,
  texts: { en: { title: key, summary: key, blocks } },
  ...some,
});

type Sold = { readonly id: number; readonly category: Category; readonly place?: number; readonly deal?: boolean };

const museums = Array.from({ length: 6 }, (_, at): Sold => ({ id: at + 1, category: 'museum', place: 1 + (at % 2) }));

/** As much of a shop as blocks look at. */
function groundOf(
  items: readonly ContentItem[],
  { who = visitor, sold = museums, menu = menuVerticals, at = nowMs }: Partial<RequestInput> = {},
): BlockGround {
  const destinations = [1, 2].map((id) => ({ id, currency: 'USD' }));
  const products = sold.map((one) => ({
    ...one,
    destinationId: one.place ?? 1,
    titles: { en: `number ${one.id}` },
    options: [],
  }));
  return {
    showing: {
      open: {
        live: {
          destinations: new Map(destinations.map((one) => [one.id, one])),
          products: new Map(products.map((one) => [one.id, one])),
          byDestination: new Map(),
        },
        lowest: new Map(products.map(({ id }) => [id, 100n])),
        beside: new Map(
          products.map(({ id, deal = false }) => [id, { deal: deal ? { titles: { en: 'less' } } : null }]),
        ),
        openDays: new Map(),
        ratings: new Map(),
      },
      currency: 'USD',
      rates: { USD: '7.8', HKD: '1' },
      sampleData: true,
      booked: new Map(),
    },
    promotions: { programs: [], themes: [] },
    deals: [],
    items,
    visitor: who,
    menu: menuOf(() => true, menu),
    nowMs: at,
  } as unknown as BlockGround;
}

type RequestInput = {
  readonly who: ContentVisitor;
  readonly sold: readonly Sold[];
  readonly menu: readonly MenuVertical[];
  readonly at: number;
};

const keysOf = (items: readonly ContentItem[], requested: Partial<RequestInput> = {}): readonly string[] =>
  composeHome(groundOf(items, requested)).sections.map((section) => section.item.key);

const blocksOf = (blocks: readonly ContentBlock[], requested: Partial<RequestInput> = {}): readonly FilledBlock[] =>
  composeHome(groundOf([item('home-section', 'one', {}, blocks)], requested)).sections.flatMap((one) => one.blocks);

const idsOf = (block: FilledBlock | undefined): readonly number[] =>
  block?.kind === 'cards' && block.of === 'products' ? block.products.map(({ product }) => product.id) : [];

describe('the home page', () => {
  it('is its sections of all types, the greatest priority first, ties by key', () => {
    const items = [
      item('home-section', 'b', { priority: 5 }),
      item('home-activities', 'c', { priority: 9 }),
      item('home-destination', 'a', { priority: 5 }),
      item('general', 'about', { priority: 99 }),
    ];
    expect(keysOf(items)).toEqual(['c', 'a', 'b']);
    expect(keysOf(items.toReversed())).toEqual(['c', 'a', 'b']);
    expect(composeHome(groundOf([]))).toEqual({ banner: null, sections: [] });
  });

  it.each<[string, Partial<ContentItem>]>([
    ['another market', { markets: ['cn'] }],
    ['another language', { languages: ['ja'] }],
    ['phones', { platforms: 4 }],
    ['a partner', { partners: ['agoda'] }],
    ['residents of somewhere', { residences: ['HK'] }],
    ['a time that is over', { ends: '2026-11-22T12:00:00Z' }],
    ['a time to come', { begins: '2026-11-22T12:00:01Z' }],
  ])('leaves out a section that is for %s', (_name, some) => {
    expect(keysOf([item('home-section', 'gone', some), item('home-section', 'there')])).toEqual(['there']);
  });

  it('shows in place of a section the one that is made for this visitor', () => {
    const items = [
      item('home-section', 'plain', { slot: 'top', priority: 3 }),
      item('home-section', 'phones', { slot: 'top', platforms: 4, priority: 1 }),
      item('home-section', 'low', { priority: 2 }),
    ];
    expect(keysOf(items)).toEqual(['plain', 'low']);
    expect(keysOf(items, { who: { ...visitor, platforms: 4 } })).toEqual(['low', 'phones']);
  });

  it('opens with the banner of its slot; the others that lead somewhere are slides, the latest of equals first', () => {
    const items = [
      item('home-banner', 'usual', { slot: 'hero' }),
      item('home-banner', 'winter', { slot: 'hero', begins: '2026-11-01T00:00:00Z', link: '/deals/' }),
      item('home-banner', 'older', { link: '/a/', date: '2026-01-01' }),
      item('home-banner', 'newer', { link: '/b/', date: '2026-02-01' }),
      item('home-banner', 'first', { link: '/c/', priority: 1 }),
      item('home-banner', 'nowhere', { priority: 9 }),
      item('home-section', 'slides', {}, [{ kind: 'listing', of: 'banners' }]),
    ];
    const { banner, sections } = composeHome(groundOf(items));
    expect(banner?.item.key).toBe('winter');
    const [block] = sections[0]?.blocks ?? [];
    expect(block?.kind === 'cards' && block.of === 'banners' && block.items.map((one) => one.item.key)).toEqual([
      'first',
      'newer',
      'older',
    ]);
    expect(composeHome(groundOf(items, { at: Date.parse('2026-10-01T00:00:00Z') })).banner?.item.key).toBe('usual');
  });
});

describe('articles', () => {
  it('are read on pages of their own, or where they lead; those with neither are not listed', () => {
    const items = [
      item('city-article', 'early', { slot: '201', date: '2026-02-01' }),
      item('newsroom', 'opening', { link: '/deals/', date: '2026-03-01' }),
      item('city-article', 'nowhere', { priority: 3 }),
      item('home-section', 'reading', {}, [{ kind: 'listing', of: 'articles' }]),
    ];
    const [block] = composeHome(groundOf(items)).sections[0]?.blocks ?? [];
    expect(block?.kind === 'cards' && block.of === 'articles' && block.items.map((one) => one.item.link)).toEqual([
      '/deals/',
      '/articles/201-early/',
    ]);
  });

  it('are placed where an editor names them by the ids of their addresses, as long as they can be read', () => {
    const items = [
      item('city-article', 'early', { slot: '201', priority: 9 }),
      item('city-article', 'late', { slot: '202' }),
      item('city-article', 'over', { slot: '203', ends: '2026-01-01T00:00:00Z' }),
      item('home-section', 'reading', {}, [{ kind: 'cards', of: 'articles', ids: [202, 203, 201, 299] }]),
    ];
    const [block] = composeHome(groundOf(items)).sections[0]?.blocks ?? [];
    expect(block?.kind === 'cards' && block.of === 'articles' && block.items.map((one) => one.item.key)).toEqual([
      'late',
      'early',
    ]);
  });
});

describe('blocks', () => {
  it('that have nothing to show are left out, and a section of none is not there', () => {
    const empty: readonly ContentBlock[] = [
      { kind: 'listing', of: 'articles' },
      { kind: 'listing', of: 'themes' },
      { kind: 'listing', of: 'programmes' },
      { kind: 'listing', of: 'deals' },
      { kind: 'listing', of: 'preferred' },
      { kind: 'cards', of: 'products', ids: [77] },
      { kind: 'cards', of: 'destinations', ids: [77] },
      { kind: 'cards', of: 'themes', ids: [77] },
      { kind: 'cards', of: 'deals', ids: [77] },
      { kind: 'cards', of: 'articles', ids: [77] },
      { kind: 'menu', of: ['pass'] },
    ];
    expect(keysOf([item('home-section', 'hole', {}, empty)])).toEqual([]);
    expect(blocksOf([...empty, { kind: 'text', text: 'Words.' }])).toEqual([{ kind: 'text', text: 'Words.' }]);
    expect(blocksOf([{ kind: 'listing', of: 'destinations' }], { sold: [] })).toHaveLength(1);
  });

  it('take places in turn, and show nothing that a carousel above has shown', () => {
    const sold = museums.map((one) => ({ ...one, place: one.id > 3 ? 2 : 1 }));
    const [top, below, food] = blocksOf(
      [
        { kind: 'listing', of: 'top', most: 3 },
        { kind: 'listing', of: 'top', most: 8 },
        { kind: 'listing', of: 'food' },
      ],
      { sold },
    );
    expect(idsOf(top)).toEqual([1, 4, 2]);
    expect(idsOf(below)).toEqual([3, 5, 6]);
    expect(food).toBeUndefined();
  });

  it('show cards by ids whatever carousels have shown, in the order of the ids', () => {
    const [, cards] = blocksOf([
      { kind: 'listing', of: 'top', most: 6 },
      { kind: 'cards', of: 'products', ids: [5, 77, 1] },
    ]);
    expect(idsOf(cards)).toEqual([5, 1]);
  });

  it('of deals are what a deal has made cheaper, and not for visitors of an affiliate who sells none', () => {
    const sold = museums.map((one) => ({ ...one, deal: one.id > 2 }));
    const blocks: readonly ContentBlock[] = [{ kind: 'listing', of: 'deals' }];
    expect(idsOf(blocksOf(blocks, { sold })[0])).toEqual([3, 4, 5, 6]);
    expect(blocksOf(blocks, { sold, menu: ['activities', 'hotels'] })).toEqual([]);
  });

  it('of the menu have the lines of the editor that this site sells and this visitor may see', () => {
    const blocks: readonly ContentBlock[] = [{ kind: 'menu', of: ['deals', 'museum', 'pass', 'hotels', 'activities'] }];
    const words = (requested: Partial<RequestInput> = {}): readonly string[] =>
      blocksOf(blocks, requested).flatMap((block) =>
        block.kind === 'menu' ? block.lines.map(({ vertical, category }) => category ?? vertical) : [],
      );
    expect(words()).toEqual(['deals', 'museum', 'hotels', 'activities']);
    expect(words({ menu: ['hotels', 'rails'] })).toEqual(['hotels']);
    expect(words({ menu: ['rails'] })).toEqual([]);
  });
});

describe('the season on home', () => {
  const season = (key: string, some: Partial<ContentItem> = {}) =>
    item('seasonal-theme', key, { slot: 'home', ...some });
  const keysAt = (items: readonly ContentItem[], day: string) =>
    composeHome(groundOf(items, { at: Date.parse(day) })).sections.map(({ item: { key } }) => key);

  it('is the one whose time it is, to the second, and between them what always holds', () => {
    const items = [
      season('always'),
      season('winter', { begins: '2026-11-01T00:00:00Z', ends: '2027-03-01T00:00:00Z' }),
    ];
    expect(keysAt(items, '2026-10-31T23:59:59Z')).toEqual(['always']);
    expect(keysAt(items, '2026-11-01T00:00:00Z')).toEqual(['winter']);
    expect(keysAt(items, '2027-02-28T23:59:59Z')).toEqual(['winter']);
    expect(keysAt(items, '2027-03-01T00:00:00Z')).toEqual(['always']);
  });

  it('and onward links are shown only when written for home', () => {
    const items = [
      season('of-a-theme', { slot: 'theme-203' }),
      item('seo-link', 'of-cities', { slot: 'city' }),
      item('seo-link', 'of-home', { slot: 'home' }),
    ];
    expect(keysAt(items, '2026-11-22T00:00:00Z')).toEqual(['of-home']);
  });
});
