import { categories, type Category } from '#src/domain/catalogue/product.ts';
import { isAgreed, menuVerticals, type MenuVertical } from '#src/domain/site/affiliate.ts';

/** Pages that the menu may lead to, by their names in the page table. */
export type MenuPage = 'search-result' | 'rails' | 'car-rentals' | 'hotels' | 'value-pack' | 'deals';

/** Where a line of the menu leads. */
export type MenuTarget = { readonly page: MenuPage; readonly query: Readonly<Record<string, string>> };

export type MenuEntry = MenuTarget & {
  readonly vertical: MenuVertical;
  /** What the vertical is divided into; empty where it is not. */
  readonly categories: readonly (MenuTarget & { readonly category: Category })[];
};

/** A line of the menu as content names it: a vertical, or a kind of activity. */
export const menuWords = [...menuVerticals, ...categories] as const;
export type MenuWord = (typeof menuWords)[number];

/** A line of the menu; `category` is null for the vertical itself. */
export type MenuLine = MenuTarget & { readonly vertical: MenuVertical; readonly category: Category | null };

/**
 * What the menu says where no content does: all there is, whole trades first, so that where the line is short kinds of
 * one of them are left out, and not the others.
 */
export const standingMenu: readonly MenuWord[] = [...menuWords];

/** The page that a vertical's line opens, and the pages that must exist before it is worth a line. */
const rows: Readonly<Record<MenuVertical, MenuTarget & { readonly needs: readonly MenuPage[] }>> = {
  activities: { page: 'search-result', query: {}, needs: [] },
  rails: { page: 'rails', query: {}, needs: [] },
  'car-rentals': { page: 'car-rentals', query: {}, needs: [] },
  hotels: { page: 'hotels', query: {}, needs: [] },
  // Packs have no separate list; the deals show them.
  'value-packs': { page: 'deals', query: { kind: 'value_pack' }, needs: ['value-pack'] },
  deals: { page: 'deals', query: {}, needs: [] },
};

/**
 * All that a menu may name, in the order of the verticals: those whose pages are built and that the agreement with an
 * affiliate allows (spec §1; `restriction` null allows all).
 */
export function menuOf(
  isBuilt: (page: MenuPage) => boolean,
  restriction: readonly MenuVertical[] | null,
): readonly MenuEntry[] {
  return menuVerticals
    .filter((vertical) => isAgreed(restriction, vertical))
    .filter((vertical) => [rows[vertical].page, ...rows[vertical].needs].every(isBuilt))
    .map((vertical) => {
      const { page, query } = rows[vertical];
      return { vertical, page, query, categories: dividedInto(vertical) };
    });
}

/** The lines that an editor chose, in that order, of those that may be shown. */
export function chosenLines(entries: readonly MenuEntry[], words: readonly MenuWord[]): readonly MenuLine[] {
  const lines = entries.flatMap(({ categories: kinds, ...entry }): readonly MenuLine[] => [
    { ...entry, category: null },
    ...kinds.map((one) => ({ ...one, vertical: entry.vertical })),
  ]);
  return words.flatMap((word) => lines.find((line) => (line.category ?? line.vertical) === word) ?? []);
}

/**
 * The same by vertical, each where it or its first kind is named. A vertical of which only kinds are named is there
 * with them, since they belong to it.
 */
export function chosenEntries(entries: readonly MenuEntry[], words: readonly MenuWord[]): readonly MenuEntry[] {
  const named = chosenLines(entries, words);
  return [...new Set(named.map(({ vertical }) => vertical))].flatMap((vertical) => {
    const entry = entries.find((one) => one.vertical === vertical);
    if (entry === undefined) return [];
    const kinds = named.flatMap(({ category }) => entry.categories.find((one) => one.category === category) ?? []);
    return [{ ...entry, categories: kinds }];
  });
}

function dividedInto(vertical: MenuVertical): MenuEntry['categories'] {
  if (vertical !== 'activities') return [];
  return categories.map((category) => ({ category, page: 'search-result', query: { category } }));
}
