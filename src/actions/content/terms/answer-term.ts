import type { Caller, Deps } from '#src/actions/deps.ts';
import { isTermDocument, termLanguages } from '#src/domain/content/terms/terms.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { saveTermAnswer, termsInEffect, type TermAnswer } from '#src/store/content/terms/terms.store.ts';

/**
 * Writes down that an account agrees to a version, or wants to be left alone with it. Only what holds today can be
 * answered: who has an older page open is asked again. As often as one likes; who has agreed has agreed.
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
