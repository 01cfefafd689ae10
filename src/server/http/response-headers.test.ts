import { afterAll, beforeAll, expect, it, test } from 'vitest';

import { openApi, type Api } from '../../../tests/api/open-api.ts';
import { testHost } from '../../../tests/site.ts';
import { pageHeaders } from '#src/server/http/policy.ts';

let https: Api;
let http: Api;
beforeAll(async () => {
  const host = { ...testHost, host: 'www.example.com', origin: 'https://www.example.com' };
  https = await openApi({ isStocked: false, hosts: [host], strictHosts: true });
  http = await openApi({ isStocked: false });
});
afterAll(async () => {
  await https?.close();
  await http?.close();
});

const addresses = [
  ['a call', 'GET', '/v1/webbffapi/residence'],
  ['a call that is refused', 'POST', '/v3/usrcsrv/user/logout'],
  ['a call that does not exist', 'GET', '/v1/nothing/here'],
  ['the token for changes', 'GET', '/v1/gatewaysrv/csrftoken'],
  ['the payment provider’s events', 'POST', '/v1/paysrv/webhook'],
  ['a file', 'GET', '/favicon.svg'],
  ['a missing file', 'GET', '/assets/none.js'],
  ['a redirect', 'GET', '/docs/'],
  ['the document of the API', 'GET', '/openapi.json'],
  ['robots.txt', 'GET', '/robots.txt'],
  ['a health check', 'GET', '/healthz'],
  ['a hostile address', 'GET', '/x/%2e%2e/'],
  ['an address that cannot be decoded', 'GET', '/%ff'],
  ['an undecodable call', 'GET', '/v1/%ff'],
  ['a beacon', 'POST', '/v1/logsrv/policy'],
] as const;

it.each(addresses)('%s has HSTS under https only, and a resource policy', async (_what, method, url) => {
  const secure = await https.server.inject({ method, url, headers: { host: 'www.example.com' } });
  expect(secure.headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  const plain = await http.server.inject({ method, url, headers: { host: 'localhost:3000' } });
  expect(plain.headers['strict-transport-security']).toBeUndefined();
  expect(plain.headers['cross-origin-resource-policy']).toBe('same-origin');
});

it('has HSTS on the answer to a foreign host', async () => {
  const answer = await https.server.inject({ url: '/', headers: { host: 'evil.example' } });
  expect(answer.statusCode).toBe(421);
  expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});

test('the content policy reports both ways and demands Trusted Types, but not while developing', () => {
  const policy = (developing: boolean): string =>
    pageHeaders({ https: true, personal: false, developing })['content-security-policy'] ?? '';
  expect(policy(false)).toContain("; require-trusted-types-for 'script'; trusted-types default; ");
  expect(policy(false)).toContain('; report-uri /v1/logsrv/policy; report-to csp');
  expect(policy(true)).not.toContain('trusted-types');
  expect(policy(true)).toContain('; report-uri /v1/logsrv/policy; report-to csp');
});
