import type { Caller, Deps } from '#src/actions/deps.ts';
import { isTermDocument, termLanguages } from '#src/domain/content/terms/terms.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { saveTermAnswer, termsInEffect, type TermAnswer } from '#src/store/content/terms/terms.store.ts';

/**
 * Records that an account agrees to a version, or dismisses it. Only the version in force can be answered: a caller
 * with an older page open must answer again. May be repeated; an agreement stays.
 */
export async function answerTerm(
  deps: Deps,
  { account, language }: Caller,
  given: { readonly document: string; readonly version: number; readonly answer: TermAnswer['answer'] },
): Promise<Result<TermAnswer>> {
  if (account === null) return fail('sign_in_required');
  const { document, version, answer } = given;
  if (!isTermDocument(document)) return fail('not_found', { field: 'term' });
  const holding = await termsInEffect(deps.db, termLanguages(language));
  const term = holding.find((one) => one.document === document && one.version === version);
  if (term === undefined) return fail('not_found', { field: 'version' });
  const answered = { document, version, language: term.language, answer };
  await saveTermAnswer(deps.db, account.id, answered);
  return ok(answered);
}
