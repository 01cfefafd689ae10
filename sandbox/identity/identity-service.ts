import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';

import type { Form } from '#sandbox/form.ts';
import type { IdentityOptions } from '#sandbox/identity/options.ts';
import type { SignInRequest } from '#sandbox/identity/request.ts';

const codeMs = 60_000;
const mostCodes = 1_000;

/** The identity that the person claims; the sandbox accepts it. */
type Person = { readonly name: string; readonly email: string };

type IssuedCode = { readonly request: SignInRequest; readonly person: Person; readonly untilMs: number };

export type IdentityService = {
  readonly options: IdentityOptions;
  readonly keys: { readonly published: JWK };
  /** A code for one exchange within a minute. */
  readonly issueCode: (request: SignInRequest, person: Person) => string;
  readonly isClient: (form: Form) => boolean;
  /** The signed word about a person for a code; null when the code, its verifier or the address does not fit. */
  readonly exchange: (form: Form) => Promise<string | null>;
};

/** Opens the control panel with its own key; codes are in memory only. */
export async function openIdentityService(options: IdentityOptions): Promise<IdentityService> {
  const clock = options.clock ?? Date.now;
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const published: JWK = { ...(await exportJWK(publicKey)), kid: 'sandbox', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, IssuedCode>();
  const word = ({ request: requested, person }: IssuedCode): Promise<string> => {
    const seconds = Math.floor(clock() / 1000);
    const domain = person.email.split('@').at(-1) ?? '';
    return new SignJWT({
      nonce: requested.nonce,
      name: person.name,
      email: person.email,
      email_verified: true,
      hd: domain,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'sandbox' })
      .setIssuer(options.origin)
      .setAudience(options.clientId)
      .setSubject(subjectOf(person))
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 300)
      .sign(privateKey);
  };
  return {
    options,
    keys: { published },
    issueCode: (request, person) => {
      for (const code of codes.keys()) if (codes.size >= mostCodes) codes.delete(code);
      const code = randomBytes(24).toString('base64url');
      codes.set(code, { request, person, untilMs: clock() + codeMs });
      return code;
    },
    isClient: (form) =>
      isSame(form.get('client_id') ?? '', options.clientId) &&
      isSame(form.get('client_secret') ?? '', options.clientSecret),
    exchange: async (form) => {
      const code = form.get('code') ?? '';
      const given = codes.get(code);
      codes.delete(code);
      const isOpen =
        given !== undefined && given.untilMs > clock() && form.get('redirect_uri') === given.request.returnTo;
      return isOpen && isVerified(form, given.request) ? word(given) : null;
    },
  };
}

function isVerified(form: Form, { challenge }: SignInRequest): boolean {
  return (
    createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url') === challenge
  );
}

/** The same address is the same person here, always. */
function subjectOf({ email }: Person): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21);
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
