import { expect, it } from 'vitest';

import { categories } from '#src/domain/catalogue/product.ts';
import { chosenEntries, chosenLines, menuOf, standingMenu, type MenuPage } from '#src/domain/site/menu.ts';

const all = (): boolean => true;
const verticals = (menu: ReturnType<typeof menuOf>): string[] => menu.map(({ vertical }) => vertical);

it('lists every vertical in order when all pages exist', () => {
  expect(verticals(menuOf(all, null))).toEqual([
    'activities',
    'rails',
    'car-rentals',
    'hotels',
    'value-packs',
    'deals',
  ]);
});

it('leaves out verticals whose pages are not built', () => {
  const built = new Set<MenuPage>(['search-result', 'value-pack']);
  expect(verticals(menuOf((page) => built.has(page), null))).toEqual(['activities']);
  expect(menuOf(() => false, null)).toEqual([]);
});

it('respects an affiliate’s agreement, in the menu’s own order', () => {
  expect(verticals(menuOf(all, ['deals', 'rails']))).toEqual(['rails', 'deals']);
  expect(menuOf(all, [])).toEqual([]);
});

it('divides activities by category', () => {
  const menu = menuOf(all, null);
  expect(menu[0]?.categories.map(({ category }) => category)).toEqual(categories);
  expect(menu[0]?.categories[1]).toEqual({
    category: 'theme-park',
    page: 'search-result',
    query: { category: 'theme-park' },
  });
  for (const entry of menu.slice(1)) expect(entry.categories).toEqual([]);
});

it('shows what an editor chose, in that order, and nothing that may not be seen', () => {
  const words = ['deals', 'museum', 'rails', 'attraction'] as const;
  const named = (menu: ReturnType<typeof menuOf>): unknown[] =>
    chosenLines(menu, words).map(({ vertical, category }) => category ?? vertical);
  expect(named(menuOf(all, null))).toEqual(words);
  expect(named(menuOf(all, ['activities', 'hotels']))).toEqual(['museum', 'attraction']);
  expect(named(menuOf((page) => page === 'deals', null))).toEqual(['deals']);
});

it('groups categories below their vertical, which is included', () => {
  const entries = chosenEntries(menuOf(all, null), ['deals', 'museum', 'rails', 'attraction']);
  expect(entries.map(({ vertical, categories: kinds }) => [vertical, kinds.map(({ category }) => category)])).toEqual([
    ['deals', []],
    ['activities', ['museum', 'attraction']],
    ['rails', []],
  ]);
  expect(chosenEntries(menuOf(all, null), standingMenu)).toEqual(menuOf(all, null));
});
