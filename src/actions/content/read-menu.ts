import { openCatalogue } from '#src/actions/content/open-catalogue.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Category } from '#src/domain/catalogue/product.ts';
import { menuOf, type MenuEntry, type MenuPage, type MenuTarget } from '#src/domain/site/menu.ts';

export type CountedMenu = readonly (Omit<MenuEntry, 'categories'> & {
  readonly categories: readonly (MenuTarget & { readonly category: Category; readonly count: number })[];
})[];

/** The menu that a caller may see, with how much stands behind each category; empty categories are left out. */
export async function readMenu(
  deps: Deps,
  caller: Pick<Caller, 'menu'>,
  isBuilt: (page: MenuPage) => boolean,
): Promise<CountedMenu> {
  const { live } = await openCatalogue(deps);
  const counts = Map.groupBy(live.products.values(), (product) => product.category);
  return menuOf(isBuilt, caller.menu).map((entry) => ({
    ...entry,
    categories: entry.categories.flatMap((one) => {
      const count = counts.get(one.category)?.length ?? 0;
      return count === 0 ? [] : [{ ...one, count }];
    }),
  }));
}
