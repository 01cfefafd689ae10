import { changePreference } from '#src/actions/accounts/profile/change-preference.ts';
import { myProfile } from '#src/actions/accounts/profile/my-profile.ts';
import { registerGuest } from '#src/actions/accounts/sign-in/register-guest.ts';
import { signOut } from '#src/actions/accounts/sessions/sign-out.ts';
import { knownPerson } from '#src/actions/accounts/sessions/known-person.ts';
import { myProfileView, simpleProfileView } from '#src/api/accounts/profile-view.ts';
import { route, type Route } from '#src/api/route.ts';
import { signedIn } from '#src/api/accounts/account-session.ts';
import { accountEndpoints } from '#src/contract/accounts/account.ts';
import { ok } from '#src/domain/failure.ts';

/**
 * Sign-in, sign-out and the current user. The CSRF token is served by the server itself, since it is bound to cookies.
 */
export const accountRoutes: readonly Route[] = [
  route(accountEndpoints.simpleProfile, async (deps, { caller }) => {
    const person = await knownPerson(deps, caller);
    return ok(person === null ? null : simpleProfileView(person));
  }),
  route(accountEndpoints.myProfile, async (deps, { caller }) => {
    const own = await myProfile(deps, caller);
    return ok(own === null ? null : myProfileView(own));
  }),
  route(accountEndpoints.changeLanguage, async (deps, { caller, input, head }) => {
    const { language } = input;
    await changePreference(deps, caller, { language });
    head.cookies = { lang: language };
    return ok({ language });
  }),
  route(accountEndpoints.changeCurrency, async (deps, { caller, input, head }) => {
    const { currency } = input;
    await changePreference(deps, caller, { currency });
    head.cookies = { currency };
    return ok({ currency });
  }),
  route(accountEndpoints.changeWriting, async (deps, { caller, input, head }) => {
    const { writing } = input;
    await changePreference(deps, caller, { writing });
    head.cookies = { writing };
    return ok({ writing });
  }),
  route(accountEndpoints.changePreferSite, async (deps, { caller, input, head }) => {
    const { prefer_site } = input;
    await changePreference(deps, caller, { preferSite: prefer_site });
    head.cookies = { prefer_site };
    return ok({ prefer_site });
  }),
  route(accountEndpoints.registerGuest, async (deps, { caller, input, idempotencyKey, head }) =>
    signedIn(deps, await registerGuest(deps, caller, { ...input, idempotencyKey }), head),
  ),
  route(accountEndpoints.signOut, async (deps, { caller, head }) => {
    await signOut(deps, caller);
    head.setSession = null;
    // The next user of a shared browser must not open what links from mails have opened before.
    head.cookies = { user_id: null, JSESSIONID: null, link_pass: null };
    return ok({ signedOut: true } as const);
  }),
];
