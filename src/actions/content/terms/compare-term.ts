import type { Caller, Deps } from '#src/actions/deps.ts';
import { compareTexts, type ComparedPart } from '#src/domain/content/terms/compare-texts.ts';
import { isTermDocument, termLanguages, type TermVersion } from '#src/domain/content/terms/terms.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { versionsOf } from '#src/store/content/terms/terms.store.ts';

export type ComparedTerm = { readonly term: TermVersion; readonly parts: readonly ComparedPart[] };

/** Returns the differences between two versions of a legal text, in the first language that both have. */
export async function compareTerm(
  deps: Deps,
  { language }: Pick<Caller, 'language'>,
  query: { readonly document: string; readonly from: number; readonly version: number },
): Promise<Result<ComparedTerm>> {
  const { document, from, version } = query;
  if (!isTermDocument(document)) return fail('not_found', { field: 'term' });
  for (const one of termLanguages(language)) {
    const versions = await versionsOf(deps.db, document, [one]);
    const [before, term] = [from, version].map((number) => versions.find((found) => found.version === number));
    if (before !== undefined && term !== undefined) return ok({ term, parts: compareTexts(before.body, term.body) });
  }
  return fail('not_found', { field: 'version' });
}
