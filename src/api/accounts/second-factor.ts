import { passRobotCheck } from '#src/actions/accounts/codes/pass-robot-check.ts';
import { requireSecondFactor } from '#src/actions/accounts/security/require-second-factor.ts';
import { sendSecondCode } from '#src/actions/accounts/sign-in/send-second-code.ts';
import { signInBySecondCode } from '#src/actions/accounts/sign-in/sign-in-by-second-code.ts';
import { signInBySecondPasskey } from '#src/actions/accounts/sign-in/sign-in-by-second-passkey.ts';
import { signedIn } from '#src/api/accounts/account-session.ts';
import { route, type Route } from '#src/api/route.ts';
import { securityEndpoints } from '#src/contract/accounts/security/account-security.ts';

/** The second step of signing in by code. */
export const secondFactorRoutes: readonly Route[] = [
  route(securityEndpoints.sendSecondCode, async (deps, { caller, input }) => {
    const person = await passRobotCheck(deps, caller, input.captcha);
    return person.ok ? sendSecondCode(deps, caller, { step: input.step, channel: input.way }) : person;
  }),
  route(securityEndpoints.signInBySecondCode, async (deps, { caller, input, head }) => {
    const { step, way: channel, code } = input;
    return signedIn(deps, await signInBySecondCode(deps, caller, { step, channel, code }), head);
  }),
  route(securityEndpoints.signInBySecondPasskey, async (deps, { caller, input, head }) =>
    signedIn(deps, await signInBySecondPasskey(deps, caller, input), head),
  ),
  route(securityEndpoints.requireSecondFactor, (deps, { caller, input }) =>
    requireSecondFactor(deps, caller, input.required),
  ),
];
