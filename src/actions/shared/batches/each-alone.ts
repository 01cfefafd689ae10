import type { Deps } from '#src/actions/deps.ts';
import { Contended } from '#src/domain/contended.ts';

/** Runs the same for each; one that fails is logged with its id and does not stop the others. */
export async function eachAlone(
  deps: Deps,
  what: string,
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
): Promise<void> {
  for (const id of ids) {
    try {
      await work(id);
    } catch (error) {
      if (error instanceof Contended) deps.log.warn({ err: error, id }, `${what} gave way to others`);
      else deps.log.error({ err: error, id }, `${what} failed`);
    }
  }
}
