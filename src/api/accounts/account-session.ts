import type { SignedInAs } from '#src/actions/accounts/sessions/open-session.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { AnswerHead } from '#src/api/route.ts';
import type { SignedIn } from '#src/contract/accounts/account.ts';
import { ok, type Result } from '#src/domain/failure.ts';

/** The token is only in its cookie, and the browser's former session id is replaced (D-3). */
export function signedIn(deps: Deps, result: Result<SignedInAs>, head: AnswerHead): Result<SignedIn> {
  if (!result.ok) return result;
  const { kind, accountId, token } = result.value;
  if (token !== null) {
    head.setSession = token;
    head.cookies = { user_id: accountId, JSESSIONID: deps.ids.token(32) };
  }
  return ok({ kind });
}
