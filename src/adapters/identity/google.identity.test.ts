import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { googleIdentity } from '#src/adapters/identity/google.identity.ts';

const clientId = 'client';
const clientSecret = 'a secret that only the two of us know';
const journey = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) };

/** How this provider deviates from an honest one. */
type Provider = {
  issuerInMetadata?: string;
  claims?: Readonly<Record<string, unknown>>;
  sign?: (token: SignJWT, claims: Readonly<Record<string, unknown>>) => Promise<string>;
};

let server: Server;
let issuer: string;
let honestKey: CryptoKey;
let otherKey: CryptoKey;
let provider: Provider;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  honestKey = pair.privateKey;
  otherKey = (await generateKeyPair('RS256')).privateKey;
  const published = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  server = createServer((request, response) => {
    const send = (answer: object): void => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    };
    if (request.url === '/.well-known/openid-configuration')
      return send({
        issuer: provider.issuerInMetadata ?? issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      });
    if (request.url === '/keys') return send({ keys: [published] });
    return void idToken().then((id_token) => send({ access_token: 'a', token_type: 'Bearer', id_token }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  provider = {};
});

async function idToken(): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: issuer,
    sub: 'subject',
    aud: clientId,
    nonce: journey.nonce,
    iat: now,
    exp: now + 60,
    ...provider.claims,
  };
  const token = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' });
  return provider.sign === undefined ? token.sign(honestKey) : provider.sign(token, claims);
}

/** Signs in at the provider and returns the subject, or why it was refused. */
async function signIn(): Promise<string> {
  const refused: string[] = [];
  const google = googleIdentity({ issuer, clientId, clientSecret, onRefused: (why) => refused.push(why) });
  // The metadata are read once per adapter, so each test has its own.
  const identity = await google.finish(`https://shop.example/return?code=c&state=${journey.state}`, journey);
  return identity?.subject ?? `refused: ${refused.length}`;
}

it('takes the identity of a token that the provider has signed for us', async () => {
  expect(await signIn()).toBe('subject');
});

it.each<[string, () => Provider]>([
  ['is signed with another key', () => ({ sign: (token) => token.sign(otherKey) })],
  ['is not signed', () => ({ sign: async (_token, claims) => new UnsecuredJWT(claims).encode() })],
  [
    'was changed after it was signed',
    () => ({
      sign: async (token, claims) => {
        const [head, , signature] = (await token.sign(honestKey)).split('.');
        const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'another' })).toString('base64url');
        return `${head}.${changed}.${signature}`;
      },
    }),
  ],
  [
    'is signed with our client secret',
    () => ({
      sign: (_token, claims) =>
        new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(clientSecret)),
    }),
  ],
  ['is for another client', () => ({ claims: { aud: 'another' } })],
  ['is of another issuer', () => ({ claims: { iss: 'https://accounts.example' } })],
  ['is over', () => ({ claims: { exp: Math.floor(Date.now() / 1000) - 3600 } })],
  ['belongs to another journey', () => ({ claims: { nonce: 'm'.repeat(43) } })],
])('refuses a token that %s', async (_what, deviation) => {
  provider = deviation();
  expect(await signIn()).toBe('refused: 1');
});

it('refuses metadata that name another issuer', async () => {
  provider = { issuerInMetadata: 'https://accounts.example' };
  expect(await signIn()).toBe('refused: 1');
});
