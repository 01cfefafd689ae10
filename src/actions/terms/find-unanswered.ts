import type { Caller, Deps } from '#src/actions/deps.ts';
import { termLanguages, type TermVersion } from '#src/domain/content/terms.ts';
import { unansweredTerms } from '#src/store/terms.store.ts';

/** What whoever is signed in has not answered yet and is to be asked, once; nothing of a visitor. */
export async function findUnanswered(deps: Deps, { account, language }: Caller): Promise<readonly TermVersion[]> {
  return account === null ? [] : unansweredTerms(deps.db, account.id, termLanguages(language));
}
