import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openShop, value, type Shop } from '../../tests/faults/shop.ts';
import { testCaller, testSite } from '../../tests/site.ts';
import { accountFormKey } from '#src/actions/account/account-form-key.ts';
import type { Caller } from '#src/actions/deps.ts';
import { accountFormsPath } from '#src/contract/form-paths.ts';
import { accountForms } from '#src/server/account-forms.ts';

let shop: Shop;
let server: FastifyInstance;
let member: Caller;
let calling: Caller;
beforeAll(async () => {
  shop = await openShop();
  server = Fastify();
  await server.register(cookie);
  await accountForms(server, shop.deps, async () => calling, testSite);
  const buyer = await shop.buyer();
  await shop.deps.db.query(`update account set kind = 'member', phone = '+819055550199' where id = $1`, [
    buyer.account?.id,
  ]);
  const sessionHash = 'a session of the tests';
  member = { ...buyer, account: { id: buyer.account?.id ?? '', kind: 'member' }, sessionHash };
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

async function send(
  deed: string,
  fields: readonly (readonly [string, string])[] = [],
  { by = member, key = value(accountFormKey(shop.deps, member)), site = 'same-origin' } = {},
): Promise<readonly [number, string]> {
  calling = by;
  const { statusCode, headers } = await server.inject({
    method: 'POST',
    url: accountFormsPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    payload: new URLSearchParams(
      [['deed', deed], ['key', key], ['language', 'ja'], ...fields].map(([a, b]) => [a, b]),
    ).toString(),
  });
  return [statusCode, headers.location ?? ''];
}

const count = (sql: string): Promise<number> => shop.count(sql, [member.account?.id]);

it('keeps wishes, those that are not ticked as a no', async () => {
  const fields = [
    ['wish', 'email-offers'],
    ['wish', 'email-surveys'],
    ['wanted', 'email-offers'],
  ] as const;
  expect(await send('consent', fields)).toEqual([303, '/ja/user/consent/?done=consent']);
  const said = `select from message_choice_record where at > now() - interval '1 minute' and $1::uuid is not null`;
  expect(await count(`${said} and purpose = 'offers' and wanted`)).toBeGreaterThan(0);
  expect(await count(`${said} and purpose = 'surveys' and not wanted`)).toBeGreaterThan(0);
  expect(await send('notifications', [['wish', 'email-nonsense']])).toEqual([
    303,
    '/ja/user/notifications/?refused=bad_request',
  ]);
});

it('keeps name and countries, and says what is wrong with them', async () => {
  const fields = [
    ['name', 'Ana Form'],
    ['title', ''],
    ['country', 'JP'],
    ['residence', ''],
  ] as const;
  expect(await send('details', fields)).toEqual([303, '/ja/user/profile/?done=details']);
  expect(await count(`select from account where id = $1 and name = 'Ana Form' and country_code = 'JP'`)).toBe(1);
  expect((await send('details', [['country', 'XX']]))[1]).toMatch(/refused=/);
});

it('makes a copy, closes the account in two steps and keeps it', async () => {
  expect(await send('copy')).toEqual([303, '/ja/user/data/?done=copy']);
  expect(await count('select from data_export where account_id = $1')).toBe(1);
  expect(await send('close')).toEqual([303, '/ja/user/data/?refused=bad_request']);
  expect(await send('close', [['understood', 'on']])).toEqual([303, '/ja/user/data/?done=close']);
  expect(await count('select from account_deletion where account_id = $1 and done_at is null')).toBe(1);
  expect(await send('keep')).toEqual([303, '/ja/user/data/?done=keep']);
  expect(await count('select from account_deletion where account_id = $1 and done_at is null')).toBe(0);
});

it('signs out elsewhere', async () => {
  expect(await send('sign-out-others')).toEqual([303, '/ja/user/security/?done=sign-out-others']);
});

it('takes nothing of another site, of strangers, or without a page that was shown', async () => {
  const stranger = await shop.buyer();
  for (const about of [{ site: 'cross-site' }, { key: 'x' }, { key: '' }, { by: stranger }, { by: testCaller }])
    expect(await send('copy', [], about), JSON.stringify(about)).toEqual([303, '/ja/user/data/?refused=csrf_refused']);
  expect(await send('everything')).toEqual([303, '/ja/user/?refused=bad_request']);
  expect(await count('select from data_export where account_id = $1')).toBe(1);
  await shop.mustBeSound();
});
