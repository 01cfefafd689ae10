import { readTermsFolder } from '#src/formats/catalogue/catalogue-folder.terms.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { CatalogueFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { addTerms, documentsOfShop } from '#src/store/content/terms/terms.store.ts';

export type StockedTerms =
  | { readonly ok: true; readonly added: number }
  | { readonly ok: false; readonly faults: readonly CatalogueFault[] };

/**
 * Puts the legal texts of a folder into the shop, each version once and for ever: people have agreed to its very words.
 * `onlyNew` leaves documents alone that the shop has already, so that samples never come between an operator's own.
 */
export async function stockTerms(
  deps: Pick<Deps, 'db'>,
  folder: string,
  { onlyNew }: { readonly onlyNew: boolean },
): Promise<StockedTerms> {
  const known = onlyNew ? await documentsOfShop(deps.db) : new Set<string>();
  const { terms, faults } = await readTermsFolder(folder);
  if (faults.length > 0) return { ok: false, faults };
  const missing = terms.filter(({ document }) => !known.has(document));
  if (missing.length === 0) return { ok: true, added: 0 };
  const added = await deps.db.transaction((tx) => addTerms(tx, missing), { cause: 'stock legal texts' });
  return { ok: true, added };
}
