/** What an identity provider states about a person who has signed in there. */
export type ForeignIdentity = {
  /** The provider's id of the person, which is never reassigned, unlike an address. */
  readonly subject: string;
  readonly name: string | null;
  readonly email: string | null;
  /** The provider or its owner's organisation runs the mailbox: its word is as good as a code sent there. */
  readonly isEmailProved: boolean;
};

/** What is stored between the redirect and the return: random values, each for one sign-in. */
export type IdentityJourney = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** An identity provider: OpenID Connect by code, with state, nonce and PKCE (T-33). */
export type IdentityProvider = {
  readonly issuer: string;
  /** Where to send the browser; `returnTo` is our own address, as registered there. */
  readonly begin: (returnTo: string, journey: IdentityJourney) => Promise<string>;
  /**
   * Returns the identified person; `address` is the whole address of the return. Null when the provider did not vouch
   * for the person.
   */
  readonly finish: (address: string, journey: IdentityJourney) => Promise<ForeignIdentity | null>;
};

/** An account always has at least one sign-in method: a number, a verified address, an identity provider, a passkey. */
export function waysLeft(ways: {
  readonly phone: string | null;
  readonly isEmailProved: boolean;
  readonly identities: number;
  readonly passkeys: number;
}): number {
  return (ways.phone === null ? 0 : 1) + (ways.isEmailProved ? 1 : 0) + ways.identities + ways.passkeys;
}

/** Whether a sign-in by code can be completed by something else: a passkey, or the other of email and phone. */
export function hasTwoFactors(ways: {
  readonly phone: string | null;
  readonly isEmailProved: boolean;
  readonly passkeys: number;
}): boolean {
  return ways.passkeys > 0 || (ways.phone !== null && ways.isEmailProved);
}
