import { createRobotCheck } from '#src/actions/accounts/codes/create-robot-check.ts';
import { passRobotCheck } from '#src/actions/accounts/codes/pass-robot-check.ts';
import { sendEmailCode } from '#src/actions/accounts/sign-in/send-email-code.ts';
import { sendSignInCode } from '#src/actions/accounts/sign-in/send-sign-in-code.ts';
import { signInByEmail } from '#src/actions/accounts/sign-in/sign-in-by-email.ts';
import { signInBySms } from '#src/actions/accounts/sign-in/sign-in-by-sms.ts';
import { offeredWays } from '#src/actions/accounts/sign-in/offered-ways.ts';
import { signInMethods } from '#src/actions/accounts/sign-in/sign-in-methods.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { signedIn } from '#src/api/accounts/account-session.ts';
import { route, type Route } from '#src/api/route.ts';
import { accountEndpoints, type SignInMethods } from '#src/contract/accounts/account.ts';
import { ok, type Result } from '#src/domain/failure.ts';

/** Signing in with a code, by phone or by mail, behind the robot check. */
export const signInRoutes: readonly Route[] = [
  route(accountEndpoints.robotChallenge, async (deps, { caller }) => ok(await createRobotCheck(deps, caller))),
  route(accountEndpoints.waysIn, async (deps) => ok({ ways: offeredWays(deps) })),
  route(accountEndpoints.accountIsExist, (deps, { caller }) => openWays(deps, caller)),
  route(accountEndpoints.checkMobileAccount, (deps, { caller }) => openWays(deps, caller)),
  route(accountEndpoints.sendSignInCode, async (deps, { caller, input }) => {
    const person = await passRobotCheck(deps, caller, input.captcha);
    return person.ok ? sendSignInCode(deps, caller, input) : person;
  }),
  route(accountEndpoints.signInBySms, async (deps, { caller, input, head }) =>
    signedIn(deps, await signInBySms(deps, caller, input), head),
  ),
  route(accountEndpoints.sendEmailCode, async (deps, { caller, input }) => {
    const person = await passRobotCheck(deps, caller, input.captcha);
    return person.ok ? sendEmailCode(deps, caller, input) : person;
  }),
  route(accountEndpoints.signInByEmail, async (deps, { caller, input, head }) =>
    signedIn(deps, await signInByEmail(deps, caller, input), head),
  ),
];

async function openWays(deps: Deps, caller: Caller): Promise<Result<SignInMethods>> {
  const ways = await signInMethods(deps, caller);
  return ways.ok ? ok({ next: 'code', ways: ways.value }) : ways;
}
