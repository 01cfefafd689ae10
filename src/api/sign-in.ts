import { askRobotCheck } from '#src/actions/account/ask-robot-check.ts';
import { passRobotCheck } from '#src/actions/account/pass-robot-check.ts';
import { sendEmailCode } from '#src/actions/account/send-email-code.ts';
import { sendSignInCode } from '#src/actions/account/send-sign-in-code.ts';
import { signInByEmail } from '#src/actions/account/sign-in-by-email.ts';
import { signInBySms } from '#src/actions/account/sign-in-by-sms.ts';
import { offeredWays } from '#src/actions/account/offered-ways.ts';
import { waysIn } from '#src/actions/account/ways-in.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { signedIn } from '#src/api/account-session.ts';
import { route, type Route } from '#src/api/route.ts';
import { accountEndpoints, type WaysIn } from '#src/contract/endpoints/account.ts';
import { accountAnswers } from '#src/contract/endpoints/account-answers.schema.ts';
import { accountSchemas } from '#src/contract/endpoints/account.schema.ts';
import { ok, type Result } from '#src/domain/failure.ts';

/** Signing in with a code, by phone or by mail, behind the robot check. */
export const signInRoutes: readonly Route[] = [
  route(
    accountEndpoints.robotChallenge,
    accountSchemas.nothing,
    accountAnswers.robotChallenge,
    async (deps, { caller }) => ok(await askRobotCheck(deps, caller)),
  ),
  route(accountEndpoints.waysIn, accountSchemas.nothing, accountAnswers.waysIn, async (deps) =>
    ok({ ways: offeredWays(deps) }),
  ),
  route(
    accountEndpoints.accountIsExist,
    accountSchemas.accountIsExist,
    accountAnswers.accountIsExist,
    (deps, { caller }) => openWays(deps, caller),
  ),
  route(
    accountEndpoints.checkMobileAccount,
    accountSchemas.checkMobileAccount,
    accountAnswers.checkMobileAccount,
    (deps, { caller }) => openWays(deps, caller),
  ),
  route(
    accountEndpoints.sendSignInCode,
    accountSchemas.sendSignInCode,
    accountAnswers.sendSignInCode,
    async (deps, { caller, input }) => {
      const person = await passRobotCheck(deps, caller, input.captcha);
      return person.ok ? sendSignInCode(deps, caller, input) : person;
    },
  ),
  route(
    accountEndpoints.signInBySms,
    accountSchemas.signInBySms,
    accountAnswers.signInBySms,
    async (deps, { caller, input, head }) => signedIn(deps, await signInBySms(deps, caller, input), head),
  ),
  route(
    accountEndpoints.sendEmailCode,
    accountSchemas.sendEmailCode,
    accountAnswers.sendEmailCode,
    async (deps, { caller, input }) => {
      const person = await passRobotCheck(deps, caller, input.captcha);
      return person.ok ? sendEmailCode(deps, caller, input) : person;
    },
  ),
  route(
    accountEndpoints.signInByEmail,
    accountSchemas.signInByEmail,
    accountAnswers.signInByEmail,
    async (deps, { caller, input, head }) => signedIn(deps, await signInByEmail(deps, caller, input), head),
  ),
];

async function openWays(deps: Deps, caller: Caller): Promise<Result<WaysIn>> {
  const ways = await waysIn(deps, caller);
  return ways.ok ? ok({ next: 'code', ways: ways.value }) : ways;
}
