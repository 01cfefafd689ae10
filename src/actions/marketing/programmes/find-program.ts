import type { Deps } from '#src/actions/deps.ts';
import { openPromotions } from '#src/actions/marketing/programmes/open-promotions.ts';
import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { programPhase } from '#src/domain/marketing/programmes/programme.ts';
import { programCard, type ProgramCard } from '#src/domain/marketing/programmes/promotion-cards.ts';

/**
 * A programme that runs now, with the products of it that are offered. Fails with the codes of spec §8: `0509P0001` for
 * one that is unknown, `0509P0007` before it begins, `0509P0008` when it is over, `0509P0009` when nothing of it is offered.
 */
export async function findProgram(
  deps: Pick<Deps, 'db' | 'clock'>,
  open: OpenCatalogue,
  id: number,
): Promise<Result<ProgramCard>> {
  const { programs } = await openPromotions(deps, open);
  const program = programs.find((one) => one.id === id);
  if (program === undefined) return fail('0509P0001');
  const phase = programPhase(program, deps.clock());
  if (phase === 'coming') return fail('0509P0007', { facts: { begins: program.begins } });
  if (phase === 'over') return fail('0509P0008', { facts: { ends: program.ends ?? '' } });
  const card = programCard(open, program);
  return card === null ? fail('0509P0009') : ok(card);
}
