import type { Caller, Deps } from '#src/actions/deps.ts';
import { isTermDocument, termLanguages, type TermVersion } from '#src/domain/content/terms/terms.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { termsInEffect, versionsOf } from '#src/store/content/terms/terms.store.ts';

export type ReadTerm = {
  readonly term: TermVersion;
  /** The version that holds today; null while none does yet. */
  readonly current: number | null;
  /** How many versions there are. */
  readonly versions: number;
};

/** A legal text, as it holds today or by its version; one that is to come can be read before it holds (RU-24). */
export async function readTerm(
  deps: Deps,
  { language }: Pick<Caller, 'language'>,
  query: { readonly document: string; readonly version?: number | undefined },
): Promise<Result<ReadTerm>> {
  const { document, version } = query;
  if (!isTermDocument(document)) return fail('not_found', { field: 'term' });
  const languages = termLanguages(language);
  const [versions, holding] = await Promise.all([
    versionsOf(deps.db, document, languages),
    termsInEffect(deps.db, languages),
  ]);
  const current = holding.find((one) => one.document === document) ?? null;
  const term = version === undefined ? current : (versions.find((one) => one.version === version) ?? null);
  if (term === null) return fail('not_found', { field: version === undefined ? 'term' : 'version' });
  return ok({ term, current: current?.version ?? null, versions: versions.length });
}
