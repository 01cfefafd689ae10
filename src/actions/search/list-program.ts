import { showTo } from '#src/actions/catalogue/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { findProgram } from '#src/actions/marketing/programmes/find-program.ts';
import { searchProducts, type SearchView } from '#src/actions/search/results/search-products.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import type { ProgramCard } from '#src/domain/marketing/programmes/promotion-cards.ts';
import type { SearchFilter, SearchPage } from '#src/domain/search/query/filter.ts';

export type ProgramListView = { readonly program: ProgramCard; readonly found: SearchView };

/** A page of a running programme's activities that fit a filter; fails as `findProgram` and the search do. */
export async function listProgram(
  deps: Deps,
  caller: Caller,
  input: SearchFilter & SearchPage & { readonly program_id: number },
): Promise<Result<ProgramListView>> {
  const { open } = await showTo(deps, caller);
  const running = await findProgram(deps, open, input.program_id);
  if (!running.ok) return running;
  const found = await searchProducts(deps, caller, input);
  if (!found.ok) return found;
  return ok({ program: running.value, found: found.value });
}
