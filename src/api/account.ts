import type { SignedInAs } from '#src/actions/account/open-session.ts';
import { registerGuest } from '#src/actions/account/register-guest.ts';
import { sendSignInCode } from '#src/actions/account/send-sign-in-code.ts';
import { signInBySms } from '#src/actions/account/sign-in-by-sms.ts';
import { signOut } from '#src/actions/account/sign-out.ts';
import { simpleProfile } from '#src/actions/account/simple-profile.ts';
import { route, type AnswerHead, type Route } from '#src/api/route.ts';
import { accountEndpoints, type SignedIn } from '#src/contract/endpoints/account.ts';
import { accountSchemas } from '#src/contract/endpoints/account.schema.ts';
import { ok, type Result } from '#src/domain/failure.ts';

/** Signing in, out, and who is there. The CSRF token is served by the server itself, since it sets cookies. */
export const accountRoutes: readonly Route[] = [
  route(accountEndpoints.simpleProfile, accountSchemas.nothing, async (deps, { caller }) =>
    ok(await simpleProfile(deps, caller)),
  ),
  route(accountEndpoints.sendSignInCode, accountSchemas.sendSignInCode, (deps, { caller, input }) =>
    sendSignInCode(deps, caller, input),
  ),
  route(accountEndpoints.signInBySms, accountSchemas.signInBySms, async (deps, { caller, input, head }) =>
    signedIn(await signInBySms(deps, caller, input), head),
  ),
  route(
    accountEndpoints.registerGuest,
    accountSchemas.registerGuest,
    async (deps, { caller, input, idempotencyKey, head }) =>
      signedIn(await registerGuest(deps, caller, { ...input, idempotencyKey }), head),
  ),
  route(accountEndpoints.signOut, accountSchemas.nothingElse, async (deps, { caller, head }) => {
    await signOut(deps, caller);
    head.setSession = null;
    return ok({ signedOut: true } as const);
  }),
];

/** The token goes into its cookie and nowhere else (D-3). */
function signedIn(result: Result<SignedInAs>, head: AnswerHead): Result<SignedIn> {
  if (!result.ok) return result;
  if (result.value.token !== null) head.setSession = result.value.token;
  return ok({ kind: result.value.kind });
}
