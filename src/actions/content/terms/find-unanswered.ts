import type { Caller, Deps } from '#src/actions/deps.ts';
import { termLanguages, type TermVersion } from '#src/domain/content/terms/terms.ts';
import { unansweredTerms } from '#src/store/content/terms/terms.store.ts';

/** Terms that the signed-in user has not answered yet, requested once; none for a visitor. */
export async function findUnanswered(deps: Deps, { account, language }: Caller): Promise<readonly TermVersion[]> {
  return account === null ? [] : unansweredTerms(deps.db, account.id, termLanguages(language));
}
