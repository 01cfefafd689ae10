import { categories, type Category } from '#src/domain/catalogue/product.ts';
import { menuVerticals, type MenuVertical } from '#src/domain/site/affiliate.ts';

/** Pages that the menu may lead to, by their names in the page table. */
export type MenuPage = 'search-result' | 'rails' | 'car-rentals' | 'hotels' | 'value-pack' | 'deals';

/** Where a line of the menu leads. */
export type MenuTarget = { readonly page: MenuPage; readonly query: Readonly<Record<string, string>> };

export type MenuEntry = MenuTarget & {
  readonly vertical: MenuVertical;
  /** What the vertical is divided into; empty where it is not. */
  readonly categories: readonly (MenuTarget & { readonly category: Category })[];
};

/** The page that a vertical's line opens, and the pages that must stand before it is worth a line. */
const rows: Readonly<Record<MenuVertical, MenuTarget & { readonly needs: readonly MenuPage[] }>> = {
  activities: { page: 'search-result', query: {}, needs: [] },
  rails: { page: 'rails', query: {}, needs: [] },
  'car-rentals': { page: 'car-rentals', query: {}, needs: [] },
  hotels: { page: 'hotels', query: {}, needs: [] },
  // Packs have no list of their own; the deals show them.
  'value-packs': { page: 'deals', query: { kind: 'value_pack' }, needs: ['value-pack'] },
  deals: { page: 'deals', query: {}, needs: [] },
};

/**
 * The menu in its order: verticals whose pages are built and that the agreement with an affiliate allows (spec §1;
 * `restriction` null allows all).
 */
export function menuOf(
  isBuilt: (page: MenuPage) => boolean,
  restriction: readonly MenuVertical[] | null,
): readonly MenuEntry[] {
  return menuVerticals
    .filter((vertical) => restriction === null || restriction.includes(vertical))
    .filter((vertical) => [rows[vertical].page, ...rows[vertical].needs].every(isBuilt))
    .map((vertical) => {
      const { page, query } = rows[vertical];
      return { vertical, page, query, categories: dividedInto(vertical) };
    });
}

function dividedInto(vertical: MenuVertical): MenuEntry['categories'] {
  if (vertical !== 'activities') return [];
  return categories.map((category) => ({ category, page: 'search-result', query: { category } }));
}
