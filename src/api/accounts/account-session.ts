import type { SignedInAs } from '#src/actions/accounts/sessions/open-session.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { AnswerHead } from '#src/api/route.ts';
import type { SignedIn } from '#src/contract/accounts/account.ts';
import { ok, type Result } from '#src/domain/failure.ts';

/** The token goes into its cookie and nowhere else, and what the browser was called before is not what it is called now (D-3). */
export function signedIn(deps: Deps, result: Result<SignedInAs>, head: AnswerHead): Result<SignedIn> {
  if (!result.ok) return result;
  const { kind, accountId, token } = result.value;
  if (token !== null) {
    head.setSession = token;
    head.cookies = { user_id: accountId, JSESSIONID: deps.ids.token(32) };
  }
  return ok({ kind });
}
