import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { forgetStaleSignIns } from '#src/actions/accounts/sessions/forget-stale-sign-ins.ts';
import { myProfile } from '#src/actions/accounts/profile/my-profile.ts';
import type { SignedInAs } from '#src/actions/accounts/sessions/open-session.ts';
import { registerGuest } from '#src/actions/accounts/sign-in/register-guest.ts';
import { sendSignInCode } from '#src/actions/accounts/sign-in/send-sign-in-code.ts';
import { sessionHashOf } from '#src/adapters/identity/sign-in-hashes.ts';
import { signInBySms } from '#src/actions/accounts/sign-in/sign-in-by-sms.ts';
import { signOut } from '#src/actions/accounts/sessions/sign-out.ts';
import { knownPerson } from '#src/actions/accounts/sessions/known-person.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { dispatch } from '#src/actions/accounts/sessions/dispatch.ts';
import type { Result } from '#src/domain/failure.ts';
import { systemIds } from '#src/server/config/ids.ts';
import { findSession } from '#src/store/accounts/sessions.store.ts';
import { testCaller } from '../../../tests/site.ts';
import { testDeps } from '../../../tests/test-deps.ts';

let database: TestDatabase;
let deps: Deps;

beforeAll(async () => {
  database = await openTestDatabase();
  deps = testDeps(database.db, { sampleData: false });
});

afterAll(() => database.close());

beforeEach(async () => {
  await database.db.query(
    'truncate account, sign_in_code, known_device, used_challenge, cart_item, rate_limit, idempotency, outbox cascade',
  );
});

const phone = '+85291234567';

function visitor(device = 'device-one', changes: Partial<Caller> = {}): Caller {
  return {
    ...testCaller,
    device,
    owner: `device:${device}`,
    currency: 'HKD',
    ...changes,
  };
}

async function codeFor(to: string): Promise<string> {
  const { rows } = await database.db.query<{ code: string }>(
    `select payload->>'code' as code from outbox where topic = 'sms.sign_in_code' and payload->>'phone' = $1 order by id desc limit 1`,
    [to],
  );
  return rows[0]?.code ?? 'none';
}

/** Another code than the right one, and each time another. */
function wrong(right: string, by = 1): string {
  return String((Number(right) + by) % 1_000_000).padStart(6, '0');
}

async function askFor(to = phone, caller = visitor()): Promise<string> {
  await database.db.query('delete from rate_limit');
  expect((await sendSignInCode(deps, caller, { phone: to })).ok).toBe(true);
  return codeFor(to);
}

function codeOf(result: Result<unknown>): string {
  return result.ok ? 'ok' : result.failure.code;
}

async function tokenOf(result: Result<SignedInAs>): Promise<string> {
  if (!result.ok || result.value.token === null) throw new Error(`no session: ${codeOf(result)}`);
  return result.value.token;
}

async function count(table: 'account' | 'session' | 'outbox' | 'sign_in_code'): Promise<number> {
  const { rows } = await database.db.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? -1;
}

/** Returns the caller that this token identifies. */
async function returning(token: string, device = 'device-one'): Promise<Caller> {
  const sessionHash = sessionHashOf(token);
  const session = await findSession(database.db, sessionHash);
  if (session === null) return visitor(device);
  return visitor(device, {
    account: { id: session.accountId, kind: session.kind },
    sessionHash,
    owner: `account:${session.accountId}`,
  });
}

describe('requesting a code', () => {
  it('sends six digits to the number in its one spelling, and stores no code in its own table', async () => {
    const sent = await sendSignInCode(deps, visitor(), { phone: '+852 9123 4567' });
    expect(sent).toEqual({ ok: true, value: { phone, secondsToNext: 60 } });
    const { rows } = await database.db.query<{ payload: object; dedupe: string }>('select payload, dedupe from outbox');
    expect(rows[0]?.payload).toEqual({
      phone,
      code: expect.stringMatching(/^\d{6}$/),
      language: 'en',
      host: 'localhost',
    });
    const stored = await database.db.query<{ id: string; text: string }>(
      'select id, sign_in_code::text as text from sign_in_code',
    );
    expect(stored.rows[0]?.id).toBe(rows[0]?.dedupe);
    expect(stored.rows[0]?.text).not.toContain(await codeFor(phone));
  });

  it('answers a customer and an outsider alike', async () => {
    const code = await askFor();
    await signInBySms(deps, visitor(), { phone, code });
    await database.db.query('delete from rate_limit');
    const known = await sendSignInCode(deps, visitor(), { phone });
    const unknown = await sendSignInCode(deps, visitor(), { phone: '+442079460018' });
    expect(known).toEqual({ ok: true, value: { phone, secondsToNext: 60 } });
    expect(unknown).toEqual({ ok: true, value: { phone: '+442079460018', secondsToNext: 60 } });
  });

  it.each(['', '91234567', '+86 138 0013 800', '+1', 'nobody', '+852 9123 4567\r\nBcc: x'])(
    'refuses %j',
    async (text) => {
      expect(await sendSignInCode(deps, visitor(), { phone: text })).toMatchObject({
        ok: false,
        failure: { code: 'phone_invalid', field: 'phone' },
      });
      expect(await count('outbox')).toBe(0);
    },
  );
});

describe('limits', () => {
  it('sends one message for twenty simultaneous requests for one number', async () => {
    const requested = await Promise.all(
      Array.from({ length: 20 }, (_, index) => sendSignInCode(deps, visitor(`device-${index}`), { phone })),
    );
    expect(requested.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await count('outbox')).toBe(1);
    const refused = requested.find((one) => !one.ok);
    expect(refused).toMatchObject({ failure: { code: 'too_many_requests' } });
    expect(Number(refused?.ok === false ? refused.failure.facts?.['seconds'] : 0)).toBeGreaterThan(50);
  });

  it('sends a number five messages a day, whatever account or device requests them', async () => {
    const sent: boolean[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      await database.db.query(`delete from rate_limit where key not like 'sms-number-day%'`);
      sent.push((await sendSignInCode(deps, visitor(`device-${turn}`), { phone })).ok);
    }
    expect(sent).toEqual([true, true, true, true, true, false, false]);
  });

  it('sends no more than ten an hour to numbers that differ in their last four digits', async () => {
    let sent = 0;
    for (let turn = 0; turn < 20; turn += 1) {
      const number = `+8529123${String(1000 + turn)}`;
      const caller = visitor(`device-${turn}`, { network: `192.0.2.${turn}` });
      if ((await sendSignInCode(deps, caller, { phone: number })).ok) sent += 1;
    }
    expect(sent).toBe(10);
  });

  it('allows a device ten requests an hour, and does not count further ones against others', async () => {
    const results: boolean[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const number = `+85291${String(20 + turn)}4567`;
      results.push((await sendSignInCode(deps, visitor('greedy'), { phone: number })).ok);
    }
    expect(results.filter(Boolean)).toHaveLength(10);
    const victim = await sendSignInCode(deps, visitor('other', { network: '192.0.2.2' }), { phone: '+85291314567' });
    expect(victim.ok).toBe(true);
  });

  it('opens again when its time is over', async () => {
    await askFor();
    expect(codeOf(await sendSignInCode(deps, visitor(), { phone }))).toBe('too_many_requests');
    await database.db.query(`update rate_limit set expire = expire - 61000 where key like 'sms-number-minute%'`);
    expect(codeOf(await sendSignInCode(deps, visitor(), { phone }))).toBe('ok');
  });

  it('stores no readable number', async () => {
    await askFor();
    const { rows } = await database.db.query<{ key: string }>('select key from rate_limit');
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(({ key }) => key.includes('9123'))).toEqual([]);
  });
});

describe('signing in', () => {
  it('opens a session with the right code, and the same account the next time', async () => {
    const first = await returning(await tokenOf(await signInBySms(deps, visitor(), { phone, code: await askFor() })));
    expect(first.account?.kind).toBe('member');
    const again = await signInBySms(deps, visitor(), { phone: '+852-9123-4567', code: await askFor() });
    expect((await returning(await tokenOf(again))).account).toEqual(first.account);
    expect(await count('account')).toBe(1);
  });

  it('stores only the hash of the token, for seven days', async () => {
    const token = await tokenOf(await signInBySms(deps, visitor(), { phone, code: await askFor() }));
    const { rows } = await database.db.query<{ hash: string; days: number }>(
      `select encode(token_hash, 'hex') as hash, extract(day from expires_at - created_at)::int as days from session`,
    );
    expect(rows).toEqual([{ hash: sessionHashOf(token), days: 7 }]);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await findSession(database.db, sessionHashOf(rows[0]?.hash ?? ''))).toBeNull();
  });

  it('says how many tries are left, and locks after five, even for the right code', async () => {
    const code = await askFor();
    const answers = [];
    for (let turn = 1; turn <= 5; turn += 1)
      answers.push(await signInBySms(deps, visitor(), { phone, code: wrong(code, turn) }));
    expect(answers.map(codeOf)).toEqual(['code_wrong', 'code_wrong', 'code_wrong', 'code_wrong', 'code_locked']);
    expect(answers[0]).toMatchObject({ failure: { field: 'code', facts: { left: 4 } } });
    expect(codeOf(await signInBySms(deps, visitor(), { phone, code }))).toBe('code_locked');
    expect(await count('session')).toBe(0);
    expect(codeOf(await signInBySms(deps, visitor(), { phone, code: await askFor() }))).toBe('ok');
  });

  it('looks at no more than five of twenty guesses made at once', async () => {
    const code = await askFor();
    const guesses = Array.from({ length: 20 }, (_, turn) =>
      signInBySms(deps, visitor(), { phone, code: wrong(code, turn + 1) }),
    );
    const answers = (await Promise.all(guesses)).map(codeOf);
    expect(answers.filter((one) => one === 'code_wrong')).toHaveLength(4);
    expect(answers.filter((one) => one === 'code_locked')).toHaveLength(16);
    const { rows } = await database.db.query<{ tries: number; state: string }>('select tries, state from sign_in_code');
    expect(rows).toEqual([{ tries: 5, state: 'locked' }]);
  });

  it('never looks at a code whose tries are used up, whatever its state says', async () => {
    const code = await askFor();
    await database.db.query(`update sign_in_code set tries = 5`);
    expect((await signInBySms(deps, visitor(), { phone, code })).ok).toBe(false);
    expect(await count('session')).toBe(0);
  });

  it('opens one session when the right code comes ten times at once', async () => {
    const code = await askFor();
    const answers = await Promise.all(Array.from({ length: 10 }, () => signInBySms(deps, visitor(), { phone, code })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await count('session')).toBe(1);
  });

  it('refuses a code that was used, is over, was replaced, or belongs to another device or number', async () => {
    const used = await askFor();
    await signInBySms(deps, visitor(), { phone, code: used });
    expect(codeOf(await signInBySms(deps, visitor(), { phone, code: used }))).toBe('code_expired');

    const late = await askFor();
    await database.db.query(`update sign_in_code set expires_at = now() - interval '1 second' where state = 'issued'`);
    expect(codeOf(await signInBySms(deps, visitor(), { phone, code: late }))).toBe('code_expired');

    const former = await askFor();
    let latest = await askFor();
    while (latest === former) latest = await askFor();
    expect(codeOf(await signInBySms(deps, visitor(), { phone, code: former }))).toBe('code_wrong');
    expect(codeOf(await signInBySms(deps, visitor('device-two'), { phone, code: latest }))).toBe('code_expired');
    expect(codeOf(await signInBySms(deps, visitor(), { phone: '+85291234568', code: latest }))).toBe('code_expired');
    expect(codeOf(await signInBySms(deps, visitor(), { phone, code: latest }))).toBe('ok');
  });

  it('is accepted through an exchange of the secret, and no longer once the former one is gone', async () => {
    const code = await askFor();
    const under = (formerCodes: readonly string[]): Deps => ({
      ...deps,
      secrets: { ...deps.secrets, code: 'n'.repeat(32), formerCodes },
    });
    expect(codeOf(await signInBySms(under([]), visitor(), { phone, code }))).toBe('code_wrong');
    expect(codeOf(await signInBySms(under([deps.secrets.code]), visitor(), { phone, code }))).toBe('ok');
  });

  it.each([
    ['sms-network-day', '203.0.113.9', 100],
    ['sms-block-day', '203.0.113.0/24', 500],
  ])('is not sent to a network beyond %s, and does not use the global budget', async (name, key, points) => {
    const far = { ...visitor('device-far'), network: '203.0.113.9' };
    await database.db.query(`insert into rate_limit (key, points, expire) values ($1, $2, 9999999999999)`, [
      `${name}:${key}`,
      points,
    ]);
    expect(codeOf(await sendSignInCode(deps, far, { phone: '+85291230001' }))).toBe('too_many_requests');
    const { rows } = await database.db.query(`select key from rate_limit where key like '%-all:%'`);
    expect(rows).toEqual([]);
    const near = { ...visitor('device-near'), network: '198.51.100.9' };
    expect(codeOf(await sendSignInCode(deps, near, { phone: '+85291230002' }))).toBe('ok');
  });

  it('lasts five minutes', async () => {
    await askFor();
    const { rows } = await database.db.query<{ seconds: number }>(
      'select extract(epoch from expires_at - created_at)::int as seconds from sign_in_code',
    );
    expect(rows).toEqual([{ seconds: 300 }]);
  });

  it('takes no try for what is no code', async () => {
    const code = await askFor();
    for (const text of ['', '12345', '1234567', 'abcdef', '１２３４５６']) {
      expect(codeOf(await signInBySms(deps, visitor(), { phone, code: text }))).toBe('code_wrong');
    }
    const { rows } = await database.db.query<{ tries: number }>('select tries from sign_in_code');
    expect(rows).toEqual([{ tries: 0 }]);
    expect(codeOf(await signInBySms(deps, visitor(), { phone, code: ` ${code.slice(0, 3)} ${code.slice(3)} ` }))).toBe(
      'ok',
    );
  });

  it('ends the session that the browser came with: one planted there is of no use', async () => {
    const planted = await tokenOf(await guest('Lee', 'lee@mail.example'));
    const victim = await returning(planted);
    const token = await tokenOf(await signInBySms(deps, victim, { phone, code: await askFor() }));
    expect(token).not.toBe(planted);
    expect(await findSession(database.db, sessionHashOf(planted))).toBeNull();
    expect((await returning(token)).account?.id).not.toBe(victim.account?.id);
  });
});

function guest(
  name: string,
  email: string,
  caller = visitor(),
  idempotencyKey = systemIds.uuid(),
): Promise<Result<SignedInAs>> {
  return registerGuest(deps, caller, { name, email, idempotencyKey });
}

describe('guests', () => {
  it('creates an account for each, even if another has the address', async () => {
    const one = await returning(await tokenOf(await guest('Lee', 'lee@mail.example')));
    const other = await returning(await tokenOf(await guest('Lee', 'lee@mail.example', visitor('device-two'))));
    expect(one.account?.kind).toBe('guest');
    expect(other.account?.id).not.toBe(one.account?.id);
  });

  it('gives the same account to a repetition with its key, and refuses the key for another person', async () => {
    const first = await returning(
      await tokenOf(await guest('Lee', 'lee@mail.example', visitor(), 'key-of-sixteen-chars')),
    );
    const again = await returning(
      await tokenOf(await guest('Lee', 'lee@mail.example', visitor(), 'key-of-sixteen-chars')),
    );
    expect(again.account).toEqual(first.account);
    expect(codeOf(await guest('Kim', 'kim@mail.example', visitor(), 'key-of-sixteen-chars'))).toBe(
      'idempotency_key_reused',
    );
    const elsewhere = await guest('Lee', 'lee@mail.example', visitor('device-two'), 'key-of-sixteen-chars');
    expect((await returning(await tokenOf(elsewhere))).account?.id).not.toBe(first.account?.id);
    expect(await count('account')).toBe(2);
  });

  it('makes one account of two registrations at once', async () => {
    await Promise.all([1, 2].map(() => guest('Lee', 'lee@mail.example', visitor(), 'key-of-sixteen-chars')));
    expect(await count('account')).toBe(1);
  });

  it('lets a guest correct their details and leaves a member unchanged', async () => {
    const lee = await returning(await tokenOf(await guest('Lee', 'lee@mail.example')));
    expect(await guest('Lee Wong', 'wong@mail.example', lee)).toEqual({
      ok: true,
      value: { kind: 'guest', accountId: lee.account?.id, token: null },
    });
    expect(await knownPerson(deps, lee)).toMatchObject({
      profile: { name: 'Lee Wong' },
      maskedEmail: 'w•••@mail.example',
    });
    expect(await myProfile(deps, lee)).toMatchObject({ profile: { email: 'wong@mail.example' } });
    const member = await returning(await tokenOf(await signInBySms(deps, visitor(), { phone, code: await askFor() })));
    expect(await guest('Kim', 'kim@mail.example', member)).toEqual({
      ok: true,
      value: { kind: 'member', accountId: member.account?.id, token: null },
    });
    expect(await myProfile(deps, member)).toMatchObject({ profile: { name: null, email: null } });
  });

  it('refuses what is no name or no address', async () => {
    expect(codeOf(await guest('  ', 'lee@mail.example'))).toBe('name_missing');
    expect(codeOf(await guest('Lee', 'lee@mail'))).toBe('email_invalid');
    expect(codeOf(await guest('Lee', 'lee@mail.example\r\nBcc: x@mail.example'))).toBe('email_invalid');
  });

  it('makes no more than ten of one device in an hour', async () => {
    const made = [];
    for (let turn = 0; turn < 12; turn += 1) made.push((await guest('Lee', 'lee@mail.example')).ok);
    expect(made.filter(Boolean)).toHaveLength(10);
  });
});

describe('the cart', () => {
  it('comes along from the device, and from the guest one was', async () => {
    const guestAccount = await returning(await tokenOf(await guest('Lee', 'lee@mail.example')));
    await fill('device:device-one', 1);
    await fill(guestAccount.owner, 2);
    await fill('device:device-two', 3);
    const token = await tokenOf(await signInBySms(deps, guestAccount, { phone, code: await askFor() }));
    const member = await returning(token);
    const itemsOf = async (caller: Caller): Promise<number> =>
      (await dispatch(deps, caller, { isTracked: false })).cartItems;
    expect(await itemsOf(member)).toBe(2);
    expect(await itemsOf(guestAccount)).toBe(0);
    expect(await itemsOf(visitor('device-two'))).toBe(1);
  });
});

/** An item of a shop that has nothing in it: the cart's references are not what is looked at here. */
async function fill(owner: string, slot: number): Promise<void> {
  await database.db.query(
    `begin; set local session_replication_role = replica;
     insert into cart_item (id, owner, product_id, option_id, slot_id, units)
     values (gen_random_uuid(), '${owner}', 1, 'one', ${slot}, '{"adult": 1}');
     commit`,
  );
}

it('forgets a device’s cart after sixty days, and no account’s', async () => {
  const member = await returning(await tokenOf(await guest('Lee', 'lee@mail.example')));
  await fill('device:long-gone', 1);
  await fill('device:here', 2);
  await fill(member.owner, 3);
  await database.db.query(
    `update cart_item set updated_at = now() - case owner when 'device:here' then interval '59 days' else interval '61 days' end`,
  );
  await forgetStaleSignIns(deps);
  const { rows } = await database.db.query<{ owner: string }>('select owner from cart_item order by slot_id');
  expect(rows.map(({ owner }) => owner)).toEqual(['device:here', member.owner]);
});

describe('the end of a session', () => {
  it('is at once, and only of that session', async () => {
    const one = await tokenOf(await signInBySms(deps, visitor(), { phone, code: await askFor() }));
    const two = await tokenOf(
      await signInBySms(deps, visitor('device-two'), { phone, code: await askFor(phone, visitor('device-two')) }),
    );
    await signOut(deps, await returning(one));
    expect(await findSession(database.db, sessionHashOf(one))).toBeNull();
    expect(await findSession(database.db, sessionHashOf(two))).not.toBeNull();
    await signOut(deps, visitor());
  });

  it('comes by itself after its time', async () => {
    const token = await tokenOf(await guest('Lee', 'lee@mail.example'));
    await database.db.query(`update session set expires_at = now()`);
    expect(await findSession(database.db, sessionHashOf(token))).toBeNull();
  });

  it('is forgotten a day later, with codes and counts; what is alive stays', async () => {
    const saved = await tokenOf(await guest('Lee', 'lee@mail.example'));
    await tokenOf(await guest('Kim', 'kim@mail.example', visitor('device-two')));
    await database.db.query(`update session set expires_at = now() - interval '2 days' where token_hash <> $1`, [
      Buffer.from(sessionHashOf(saved), 'hex'),
    ]);
    await askFor();
    await database.db.query(`update sign_in_code set expires_at = now() - interval '2 days'`);
    await database.db.query(`update rate_limit set expire = 1 where key like 'sms-device%'`);
    await forgetStaleSignIns(deps);
    expect(await count('session')).toBe(1);
    expect(await count('sign_in_code')).toBe(0);
    const { rows } = await database.db.query<{ key: string }>(
      `select key from rate_limit where key like 'sms-device%'`,
    );
    expect(rows).toEqual([]);
    expect(await findSession(database.db, sessionHashOf(saved))).not.toBeNull();
  });
});

describe('the profile', () => {
  it('returns null for a visitor', async () => {
    expect(await knownPerson(deps, visitor())).toBeNull();
    expect(await myProfile(deps, visitor())).toBeNull();
  });

  it('shows members their masked number', async () => {
    const member = await returning(await tokenOf(await signInBySms(deps, visitor(), { phone, code: await askFor() })));
    expect(await knownPerson(deps, member)).toMatchObject({
      profile: { id: member.account?.id, kind: 'member' },
      maskedPhone: '+852 •••• 567',
      maskedEmail: null,
      country: 'HK',
      residence: null,
    });
  });
});
