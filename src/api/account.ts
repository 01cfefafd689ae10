import { changePreference } from '#src/actions/account/change-preference.ts';
import { myProfile } from '#src/actions/account/my-profile.ts';
import type { SignedInAs } from '#src/actions/account/open-session.ts';
import { registerGuest } from '#src/actions/account/register-guest.ts';
import { sendSignInCode } from '#src/actions/account/send-sign-in-code.ts';
import { signInBySms } from '#src/actions/account/sign-in-by-sms.ts';
import { signOut } from '#src/actions/account/sign-out.ts';
import { knownPerson } from '#src/actions/account/known-person.ts';
import type { Deps } from '#src/actions/deps.ts';
import { myProfileView, simpleProfileView } from '#src/api/profile-view.ts';
import { route, type AnswerHead, type Route } from '#src/api/route.ts';
import { accountEndpoints, type SignedIn } from '#src/contract/endpoints/account.ts';
import { accountSchemas } from '#src/contract/endpoints/account.schema.ts';
import { accountAnswers } from '#src/contract/endpoints/account-answers.schema.ts';
import { ok, type Result } from '#src/domain/failure.ts';

/** Signing in, out, and who is there. The CSRF token is served by the server itself, since it is bound to cookies. */
export const accountRoutes: readonly Route[] = [
  route(
    accountEndpoints.simpleProfile,
    accountSchemas.nothing,
    accountAnswers.simpleProfile,
    async (deps, { caller }) => {
      const person = await knownPerson(deps, caller);
      return ok(person === null ? null : simpleProfileView(person));
    },
  ),
  route(accountEndpoints.myProfile, accountSchemas.nothing, accountAnswers.myProfile, async (deps, { caller }) => {
    const own = await myProfile(deps, caller);
    return ok(own === null ? null : myProfileView(own));
  }),
  route(
    accountEndpoints.changeLanguage,
    accountSchemas.changeLanguage,
    accountAnswers.changeLanguage,
    async (deps, { caller, input, head }) => {
      const { language } = input;
      await changePreference(deps, caller, { language });
      head.cookies = { lang: language };
      return ok({ language });
    },
  ),
  route(
    accountEndpoints.changeCurrency,
    accountSchemas.changeCurrency,
    accountAnswers.changeCurrency,
    async (deps, { caller, input, head }) => {
      const { currency } = input;
      await changePreference(deps, caller, { currency });
      head.cookies = { currency };
      return ok({ currency });
    },
  ),
  route(
    accountEndpoints.changePreferSite,
    accountSchemas.changePreferSite,
    accountAnswers.changePreferSite,
    async (deps, { caller, input, head }) => {
      const { prefer_site } = input;
      await changePreference(deps, caller, { preferSite: prefer_site });
      head.cookies = { prefer_site };
      return ok({ prefer_site });
    },
  ),
  route(
    accountEndpoints.sendSignInCode,
    accountSchemas.sendSignInCode,
    accountAnswers.sendSignInCode,
    (deps, { caller, input }) => sendSignInCode(deps, caller, input),
  ),
  route(
    accountEndpoints.signInBySms,
    accountSchemas.signInBySms,
    accountAnswers.signInBySms,
    async (deps, { caller, input, head }) => signedIn(deps, await signInBySms(deps, caller, input), head),
  ),
  route(
    accountEndpoints.registerGuest,
    accountSchemas.registerGuest,
    accountAnswers.registerGuest,
    async (deps, { caller, input, idempotencyKey, head }) =>
      signedIn(deps, await registerGuest(deps, caller, { ...input, idempotencyKey }), head),
  ),
  route(accountEndpoints.signOut, accountSchemas.nothing, accountAnswers.signOut, async (deps, { caller, head }) => {
    await signOut(deps, caller);
    head.setSession = null;
    head.cookies = { user_id: null, JSESSIONID: null };
    return ok({ signedOut: true } as const);
  }),
];

/** The token goes into its cookie and nowhere else, and what the browser was called before is not what it is called now (D-3). */
function signedIn(deps: Deps, result: Result<SignedInAs>, head: AnswerHead): Result<SignedIn> {
  if (!result.ok) return result;
  const { kind, accountId, token } = result.value;
  if (token !== null) {
    head.setSession = token;
    head.cookies = { user_id: accountId, JSESSIONID: deps.ids.token(32) };
  }
  return ok({ kind });
}
