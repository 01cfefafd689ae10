import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/** Loads the library when a passkey is first used: with what it brings along it is several MiB that most processes never need. */
const loadLibrary = () => import('@simplewebauthn/server');

/** What a browser is handed, as JSON for its own reader, and the challenge in it. */
export type PasskeyOptions = { readonly options: string; readonly challenge: string };

/**
 * EdDSA, ES256, RS256: what devices have. Named here, since leaving it to the library tries algorithms that Node warns
 * about.
 */
const algorithms = [-8, -7, -257];

/** Where passkeys belong: our origin, by which browsers distinguish us from an imitation. */
type Place = { readonly origin: string };

/** A challenge of ours is good once: the caller looks it up and uses it up. */
type OursOnce = { readonly isOurs: (challenge: string) => Promise<boolean> };

/** Returns the options for adding a passkey; those named already are not offered a second time. */
export async function passkeyCreation(
  about: Place & {
    readonly shop: string;
    readonly person: string;
    readonly userId: string;
    readonly known: readonly string[];
  },
): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await loadLibrary();
  const options = await generateRegistrationOptions({
    rpName: about.shop,
    rpID: new URL(about.origin).hostname,
    userName: about.person,
    userDisplayName: about.person,
    userID: new Uint8Array(Buffer.from(about.userId)),
    timeout: 120_000,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: about.known.map((id) => ({ id })),
    // It suffices to sign in: the phone or key verifies its owner by fingerprint, face or PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** Returns the options for signing in with any passkey of ours that the browser knows. */
export async function passkeyRequest({ origin }: Place): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await loadLibrary();
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    timeout: 120_000,
    userVerification: 'required',
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

export type NewPasskey = {
  readonly id: string;
  readonly publicKey: Uint8Array;
  readonly signCount: number;
  readonly transports: readonly string[];
};

/** Returns the passkey that a browser has made, when it answers a challenge of ours at our origin; else null. */
export async function createdPasskey(text: string, { origin, isOurs }: Place & OursOnce): Promise<NewPasskey | null> {
  const response = readCredential<RegistrationResponseJSON>(text);
  if (response === null) return null;
  const { verifyRegistrationResponse } = await loadLibrary();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: isOurs,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, publicKey, signCount: counter, transports };
  } catch {
    return null;
  }
}

/** Returns the id that a browser's answer names, before anything of it is believed; null when it is no answer. */
export function namedPasskey(text: string): string | null {
  return readCredential<AuthenticationResponseJSON>(text)?.id ?? null;
}

/** Returns how often a passkey says it has signed, when its answer is right; else null. */
export async function usedPasskey(
  text: string,
  key: { readonly id: string; readonly publicKey: Uint8Array; readonly signCount: number },
  { origin, isOurs }: Place & OursOnce,
): Promise<number | null> {
  const response = readCredential<AuthenticationResponseJSON>(text);
  if (response === null) return null;
  const { verifyAuthenticationResponse } = await loadLibrary();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: isOurs,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
      credential: { id: key.id, publicKey: new Uint8Array(key.publicKey), counter: key.signCount },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/** The library looks at every field itself; here only that there is an object with an id. */
function readCredential<Credential extends { readonly id: string }>(text: string): Credential | null {
  if (text.length > 16_000) return null;
  try {
    const read: unknown = JSON.parse(text);
    const isNamed = typeof read === 'object' && read !== null && 'id' in read && typeof read.id === 'string';
    return isNamed && 'response' in read ? (read as unknown as Credential) : null;
  } catch {
    return null;
  }
}
