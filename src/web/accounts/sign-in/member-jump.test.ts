import { expect, it } from 'vitest';

import type { ApiClient } from '#src/contract/client.ts';
import { memberJump } from '#src/web/accounts/sign-in/member-jump.ts';

/** Only the user and their preferences are read from the answer. */
function apiWith(call: () => Promise<unknown>): ApiClient {
  return { call } as unknown as ApiClient;
}

const keepsEuros = apiWith(async () => ({ ok: true, value: { user: {}, currency: 'EUR', writing: null } }));
const keepsYears = apiWith(async () => ({ ok: true, value: { user: {}, currency: 'USD', writing: 'calendar' } }));
const here = { market: 'global', currency: 'USD', language: 'en', writing: 'en' } as const;

it.each([
  [
    'to any page in the currency of the account',
    '/ja/city/3-tokyo/?a=b#top',
    '/ja/city/3-tokyo/?a=b&_currency=EUR#top',
  ],
  ['as the address says', '/cart/?_currency=GBP', '/cart/?_currency=GBP'],
])('goes %s', async (_what, jump, expected) => {
  expect(await memberJump(keepsEuros, { jump, fromCheckout: false }, here)).toBe(expected);
});

it('changes no price on the way to paying', async () => {
  expect(await memberJump(keepsEuros, { jump: '/platform/pay/', fromCheckout: true }, here)).toBe('/platform/pay/');
});

it.each([
  ['in Thai', { ...here, language: 'th', writing: 'th' } as const, '/cart/?_writing=calendar'],
  ['in a language of one way alone, for the next', here, '/cart/?_writing=calendar'],
  ['to paying too', here, '/platform/pay/?_writing=calendar'],
  ['where the browser has it already', { ...here, language: 'th', writing: 'th-u-ca-buddhist' } as const, '/cart/'],
])('goes on with the years of the account %s', async (_where, site, expected) => {
  const [path = ''] = expected.split('?');
  expect(await memberJump(keepsYears, { jump: path, fromCheckout: path !== '/cart/' }, site)).toBe(expected);
});

it.each([
  ['it is the same', { ...here, currency: 'EUR' } as const, keepsEuros],
  ['the site has one alone', { ...here, market: 'cn', currency: 'CNY' } as const, keepsEuros],
  ['nobody is signed in', here, apiWith(async () => ({ ok: true, value: { user: null, currency: 'EUR' } }))],
  ['it is not known', here, apiWith(async () => ({ ok: false }))],
  ['the answer takes too long', here, apiWith(() => Promise.reject(new DOMException('late', 'TimeoutError')))],
])('preserves the currency of the page when %s', async (_when, site, api) => {
  expect(await memberJump(api, { jump: '/cart/', fromCheckout: false }, site)).toBe('/cart/');
});
