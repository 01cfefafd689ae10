import type { Deps } from '#src/actions/deps.ts';
import type { ShortTarget } from '#src/domain/site/addresses/short-link.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { shortLinkOf } from '#src/store/site/short-links.store.ts';

/** Enough that guessing finds none: 64 random bits (T-05). */
const codeBytes = 8;

/** The code of a short address that leads to a target: always the same for the same. */
export async function shortCodeFor(
  deps: Pick<Deps, 'ids'>,
  tx: Queryable,
  createdBy: string | null,
  target: ShortTarget,
): Promise<string> {
  return shortLinkOf(tx, { code: deps.ids.token(codeBytes), target, createdBy });
}
