import { shortCodeFor } from '#src/actions/marketing/short-links/short-code-for.ts';
import type { Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { readShortTarget } from '#src/domain/site/addresses/short-link.ts';

/** The code of a short address for a page of ours, by its path; anything else than such a path is refused (T-05). */
export async function makeShortLink(
  deps: Deps,
  { path }: { readonly path: string },
): Promise<Result<{ readonly code: string }, 'bad_request'>> {
  const target = readShortTarget(path);
  if (target === null) return fail('bad_request', { field: 'path' });
  const code = await deps.db.transaction((tx) => shortCodeFor(deps, tx, null, target), { cause: 'short link made' });
  return ok({ code });
}
