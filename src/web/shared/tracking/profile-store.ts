import type { ApiClient } from '#src/contract/client.ts';
import { accountCalls } from '#src/contract/accounts/account.calls.ts';
import type { SimpleProfile } from '#src/contract/accounts/account.ts';
import { startCalls } from '#src/contract/accounts/start.calls.ts';
import type { Consent } from '#src/domain/accounts/privacy/consent.ts';
import { hasLimitedAccess } from '#src/domain/accounts/privacy/limited-access.ts';
import { loggedOut, type AuthState } from '#src/domain/site/page/visitor-part.ts';

/** The visitor's identity by the latest answer; `cartItems` is null if the answer does not count them. */
export type Identity = {
  readonly user: AuthState;
  readonly profile: SimpleProfile | null;
  readonly cartItems: number | null;
};

/** Spec §4: the minimum interval of session checks in milliseconds; the server checks every call anyway (RU-29). */
const verifyEveryMs = 180_000;

export type ProfileKeeper = {
  /** Loads the visitor's identity when a page opens and it is due; never for pages with `auth: false` (RU-9). */
  readonly pageOpened: (auth: boolean | null) => Promise<void>;
  /** Reloads the identity at once after a change of cart or consent, if this page load has loaded it before. */
  readonly reload: () => Promise<void>;
};

type KeeperNeeds = {
  readonly api: ApiClient;
  /** Milliseconds of a clock that only runs forward. */
  readonly now: () => number;
  readonly consent: () => Consent;
  readonly known: (identity: Identity) => void;
};

/** Loads the visitor's identity: first by the dispatch call, later by the simple profile (spec §7). */
export function profileKeeper({ api, now, consent, known }: KeeperNeeds): ProfileKeeper {
  let loadedAt: number | null = null;
  let questions = 0;

  /** Only the answer to the latest request counts; a failure counts as signed out (spec §4, §8). */
  const load = async (question: () => Promise<Identity>): Promise<void> => {
    questions += 1;
    const mine = questions;
    loadedAt = now();
    const identity = await question();
    if (mine === questions) known(identity);
  };

  const dispatch = async (): Promise<Identity> => {
    const answer = await api.call(startCalls.dispatch, { consent: consent() });
    if (!answer.ok) return nobody;
    const { user, email_hash: emailHash, cart_items: cartItems } = answer.value;
    return { user: authStateOf(user, emailHash), profile: user, cartItems };
  };

  let emailHash = '';
  const simpleProfile = async (): Promise<Identity> => {
    const answer = await api.call(accountCalls.simpleProfile, {});
    if (!answer.ok) return nobody;
    return { user: authStateOf(answer.value, emailHash), profile: answer.value, cartItems: null };
  };

  const dispatchAndStore = async (): Promise<Identity> => {
    const identity = await dispatch();
    emailHash = identity.user.user?.emailHash ?? '';
    return identity;
  };

  return {
    pageOpened: async (auth) => {
      if (auth === false) return;
      if (loadedAt === null) return load(dispatchAndStore);
      if (now() - loadedAt >= verifyEveryMs) return load(simpleProfile);
    },
    reload: async () => {
      if (loadedAt !== null) return load(dispatchAndStore);
    },
  };
}

const nobody: Identity = { user: loggedOut, profile: null, cartItems: null };

/** Spec §3 "client auth state"; §4: access is limited where the policies contain `deprecated`. */
function authStateOf(profile: SimpleProfile | null, emailHash: string): AuthState {
  if (profile === null) return loggedOut;
  return {
    isLoggedIn: true,
    isLimitedAccess: hasLimitedAccess(profile.restrict_policies),
    user: {
      globalId: profile.global_id,
      countryCode: profile.country_code,
      title: profile.title,
      emailHash,
      createTime: profile.create_time,
      userResidence: profile.user_residence,
    },
  };
}
