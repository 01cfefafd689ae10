import { chooseMenu } from '#src/actions/content/choose-menu.ts';
import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Category } from '#src/domain/catalogue/product.ts';
import { chosenEntries, menuOf, type MenuEntry, type MenuPage, type MenuTarget } from '#src/domain/site/menu.ts';

export type CountedMenu = readonly (Omit<MenuEntry, 'categories'> & {
  readonly categories: readonly (MenuTarget & { readonly category: Category; readonly count: number })[];
})[];

/**
 * Returns the menu that a caller may see, with the number of entries in each category; empty categories are left out.
 */
export async function readMenu(
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>,
  caller: Caller,
  isBuilt: (page: MenuPage) => boolean,
): Promise<CountedMenu> {
  const [{ live }, words] = await Promise.all([openCatalogue(deps), chooseMenu(deps, caller)]);
  const counts = Map.groupBy(live.products.values(), (product) => product.category);
  return chosenEntries(menuOf(isBuilt, caller.menu), words).map((entry) => ({
    ...entry,
    categories: entry.categories.flatMap((one) => {
      const count = counts.get(one.category)?.length ?? 0;
      return count === 0 ? [] : [{ ...one, count }];
    }),
  }));
}
