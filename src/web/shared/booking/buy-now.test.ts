import { expect, it } from 'vitest';

import type { ApiClient } from '#src/contract/client.ts';
import type { ThemeName } from '#src/domain/site/partner.ts';
import { utilConfigOf } from '#src/partners/partners.ts';
import { booksAtOnce, holdsMore, removeOtherLines } from '#src/web/shared/booking/buy-now.ts';

it.each([
  ['meander', false],
  ['agoda', false],
  ['express_check_out', true],
  ['guest_checkout', true],
] as const)('%s books at once: %s', (partner: ThemeName, atOnce) => {
  expect(booksAtOnce({ partner, util: utilConfigOf(partner) })).toBe(atOnce);
});

it('takes every line out of the cart but what was added just now', async () => {
  const requested: string[] = [];
  const lines = [{ itemId: 'a' }, { itemId: 'new' }, { itemId: 'b' }];
  // Only the two calls of a cart are made, and only their ids are read.
  const api = {
    call: async ({ path }: { path: { source: string } }, input: object) => {
      requested.push(`${path.source} ${JSON.stringify(input)}`);
      return { ok: true, value: { lines } };
    },
  } as unknown as ApiClient;
  await removeOtherLines(api, 'new');
  expect(requested.slice(1).map((line) => line.split(' ')[1])).toEqual(['{"itemId":"a"}', '{"itemId":"b"}']);
});

it.each([
  ['only what was added', { ok: true, value: { lines: [{ itemId: 'a' }] } }, false],
  ['another line too', { ok: true, value: { lines: [{ itemId: 'a' }, { itemId: 'b' }] } }, true],
  ['nobody knows what', { ok: false }, true],
])('with %s in the cart', async (_what, answer, more) => {
  const api = { call: async () => answer } as unknown as ApiClient;
  expect(await holdsMore(api, 'a')).toBe(more);
});
