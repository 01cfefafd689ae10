import type { Caller, Deps } from '#src/actions/deps.ts';
import { isTermDocument, termDocuments, termLanguages, type TermVersion } from '#src/domain/content/terms/terms.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { termsInEffect, versionsOf } from '#src/store/content/terms/terms.store.ts';

/** The legal texts that hold today, in our own order; or all versions of one of them, the newest first. */
export async function listTerms(
  deps: Deps,
  { language }: Pick<Caller, 'language'>,
  document: string | undefined,
): Promise<Result<readonly TermVersion[]>> {
  const languages = termLanguages(language);
  if (document === undefined) {
    const holding = await termsInEffect(deps.db, languages);
    return ok(termDocuments.flatMap((name) => holding.filter((one) => one.document === name)));
  }
  if (!isTermDocument(document)) return fail('not_found', { field: 'term' });
  const versions = await versionsOf(deps.db, document, languages);
  return versions.length === 0 ? fail('not_found', { field: 'term' }) : ok(versions);
}
