import { afterAll, beforeAll, expect, it } from 'vitest';

import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { accountRoutes } from '#src/api/accounts/account.ts';
import { signInRoutes } from '#src/api/accounts/sign-in.ts';
import type { AnswerHead } from '#src/api/route.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { accountEndpoints } from '#src/contract/accounts/account.ts';
import type { Result } from '#src/domain/failure.ts';
import { systemIds } from '#src/server/config/ids.ts';
import { solved } from '../../../tests/robot-check.ts';
import { testCaller } from '../../../tests/site.ts';
import { testDeps } from '../../../tests/test-deps.ts';

let database: TestDatabase;
let deps: Deps;

beforeAll(async () => {
  database = await openTestDatabase();
  deps = testDeps(database.db, { sampleData: false });
});

afterAll(() => database.close());

const visitor: Caller = {
  ...testCaller,
  language: 'ja',
  currency: 'JPY',
  platform: 'mobile',
};

async function call(
  endpoint: Pick<Endpoint<never, unknown>, 'path'>,
  input: unknown,
): Promise<{ result: Result<unknown>; head: AnswerHead }> {
  const route = [...accountRoutes, ...signInRoutes].find((one) => one.endpoint.path.source === endpoint.path.source);
  if (route === undefined) throw new Error(`nobody answers ${endpoint.path.source}`);
  const head: AnswerHead = {};
  const result = await route.handle(deps, input, { caller: visitor, idempotencyKey: systemIds.uuid(), head });
  return { result, head };
}

/** Returns what our browser sends along when it requests a code. */
async function captcha(): Promise<string> {
  const { result } = await call(accountEndpoints.robotChallenge, {});
  if (!result.ok) throw new Error('no challenge');
  return solved((result.value as { challenge: string }).challenge);
}

it('gives the session’s token to its cookie and nowhere else', async () => {
  await call(accountEndpoints.sendSignInCode, { phone: '+81 90-1234-5678', captcha: await captcha() });
  const { rows } = await database.db.query<{ code: string; language: string }>(
    `select payload->>'code' as code, payload->>'language' as language from outbox`,
  );
  expect(rows[0]?.language).toBe('ja');
  const signedIn = await call(accountEndpoints.signInBySms, { phone: '+819012345678', code: rows[0]?.code });
  expect(signedIn.result).toEqual({ ok: true, value: { kind: 'member' } });
  expect(signedIn.head.setSession).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const guest = await call(accountEndpoints.registerGuest, { name: '山田', email: 'yamada@mail.example' });
  expect(guest.result).toEqual({ ok: true, value: { kind: 'guest' } });
  expect(guest.head.setSession).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

it('does not change the session without a sign-in', async () => {
  const refused = await call(accountEndpoints.signInBySms, { phone: '+819012345678', code: '000000' });
  expect(refused.result.ok).toBe(false);
  expect(refused.head).toEqual({});
});

it('takes the session away at the end', async () => {
  const { result, head } = await call(accountEndpoints.signOut, {});
  expect(result).toEqual({ ok: true, value: { signedOut: true } });
  expect(head.setSession).toBeNull();
});

it('returns only the profile fields that the contract lists', async () => {
  const { result } = await call(accountEndpoints.simpleProfile, { k_lang: 'ja', k_currency: 'JPY', _: '1' });
  expect(result).toEqual({ ok: true, value: null });
});

it.each([
  [accountEndpoints.sendSignInCode, { phone: ['+81 90'] }, 'phone'],
  [accountEndpoints.sendSignInCode, {}, 'phone'],
  [accountEndpoints.sendSignInCode, { phone: '1'.repeat(301) }, 'phone'],
  [accountEndpoints.signInBySms, { phone: '+819012345678', code: 123456 }, 'code'],
  [accountEndpoints.registerGuest, { name: { $ne: null }, email: 'a@b.example' }, 'name'],
])('refuses input of another shape: %j', async (endpoint, input, field) => {
  const { result } = await call(endpoint, input);
  expect(result).toEqual({ ok: false, failure: { code: 'bad_request', field } });
});

it('refuses an unknown field', async () => {
  const { result } = await call(accountEndpoints.registerGuest, { name: 'Lee', email: 'a@b.example', kind: 'member' });
  expect(result).toMatchObject({ ok: false, failure: { code: 'bad_request' } });
});
