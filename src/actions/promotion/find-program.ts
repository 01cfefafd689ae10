import { openPromotions } from '#src/actions/promotion/open-promotions.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { OpenCatalogue } from '#src/domain/content/open-catalogue.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { programPhase, programProducts, type Program } from '#src/domain/promotion/program.ts';

export type RunningProgram = {
  readonly program: Program;
  /** Its products that are offered, those it names first; never empty. */
  readonly products: readonly number[];
};

/**
 * A programme that runs now, with the products of it that are offered. Fails with the codes of spec §8: `0509P0001` for
 * one that is unknown, `0509P0007` before it begins, `0509P0008` when it is over, `0509P0009` when nothing of it is offered.
 */
export async function findProgram(
  deps: Pick<Deps, 'db' | 'clock'>,
  open: OpenCatalogue,
  id: number,
): Promise<Result<RunningProgram>> {
  const { programs } = await openPromotions(deps, open);
  const program = programs.find((one) => one.id === id);
  if (program === undefined) return fail('0509P0001');
  const phase = programPhase(program, deps.clock());
  if (phase === 'coming') return fail('0509P0007');
  if (phase === 'over') return fail('0509P0008');
  const products = programProducts(
    program,
    (product) => open.live.products.has(product),
    (place) => open.live.byDestination.get(place)?.map((product) => product.id) ?? [],
  );
  return products.length === 0 ? fail('0509P0009') : ok({ program, products });
}
