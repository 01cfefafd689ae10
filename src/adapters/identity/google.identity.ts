import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
} from 'openid-client';

import type { ForeignIdentity, IdentityProvider } from '#src/domain/accounts/identity-provider.ts';

const patienceSeconds = 8;

/** `reachedAt`: the origin under which this machine reaches the issuer, where its name means something to browsers alone. */
export type IdentitySettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly reachedAt?: string;
  /** Receives the reason for which a person was sent back; never their token or code. */
  readonly onRefused: (reason: string) => void;
};

/** Signing in with Google, or with whatever issuer the surroundings name. Its document is read once, and again after a failure. */
export function googleIdentity(settings: IdentitySettings): IdentityProvider {
  let known: Promise<Configuration> | null = null;
  const configuration = (): Promise<Configuration> => {
    known ??= discover(settings).catch((fault: unknown) => {
      known = null;
      throw fault;
    });
    return known;
  };
  return {
    issuer: settings.issuer,
    begin: async (returnTo, { state, nonce, verifier }) => {
      const address = buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnTo,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
      return address.href;
    },
    finish: async (address, { state, nonce, verifier }) => {
      try {
        const tokens = await authorizationCodeGrant(await configuration(), new URL(address), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return identityOf(tokens.claims() ?? {});
      } catch (fault) {
        settings.onRefused(fault instanceof Error ? fault.name : 'unknown');
        return null;
      }
    },
  };
}

function discover({ issuer, clientId, clientSecret, reachedAt }: IdentitySettings): Promise<Configuration> {
  const isPlain = issuer.startsWith('http:');
  const here = reachedAt ?? new URL(issuer).origin;
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: patienceSeconds,
    // The signature of the ID token is verified as well: the library leaves it out, since the token comes over TLS.
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
    [customFetch]: (url, options) => {
      const there = new URL(url);
      // The library makes its requests in the shape of the platform's own.
      return fetch(
        new URL(there.pathname + there.search, there.origin === new URL(issuer).origin ? here : there.origin),
        {
          ...options,
          redirect: 'error',
        } as RequestInit,
      );
    },
  });
}

function identityOf(claims: Readonly<Record<string, unknown>>): ForeignIdentity | null {
  const { sub, name, email, email_verified: isVerified, hd: domain } = claims;
  if (typeof sub !== 'string' || sub === '') return null;
  const address = typeof email === 'string' && email.length <= 254 ? email : null;
  // Google answers for its own mailboxes and for those of organisations it hosts; any other may have changed hands since.
  const isItsOwn = typeof domain === 'string' || address?.toLowerCase().endsWith('@gmail.com') === true;
  return {
    subject: sub,
    name: typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 100) : null,
    email: address,
    isEmailProved: address !== null && isVerified === true && isItsOwn,
  };
}
