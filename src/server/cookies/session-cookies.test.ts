import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { hasLimits } from '#src/actions/accounts/codes/has-limits.ts';
import { registerGuest } from '#src/actions/accounts/sign-in/register-guest.ts';
import { signOut } from '#src/actions/accounts/sessions/sign-out.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { systemIds } from '#src/server/config/ids.ts';
import { callerOf, setSession } from '#src/server/cookies/session-cookies.ts';
import { takeCookies } from '#src/server/cookies/take-cookies.ts';
import { testDoor } from '../../../tests/site.ts';
import { testDeps } from '../../../tests/test-deps.ts';

let database: TestDatabase;
let deps: Deps;
let app: FastifyInstance;

const keys = ['k'.repeat(32), 'older'.repeat(8)];

beforeAll(async () => {
  database = await openTestDatabase();
  deps = testDeps(database.db, { sampleData: false });
  app = await serverWith(keys);
});

afterAll(async () => {
  await app.close();
  await database.close();
});

async function serverWith(cookieKeys: readonly string[]): Promise<FastifyInstance> {
  const server = Fastify({ trustProxy: '127.0.0.1' });
  await takeCookies(server, { https: true });
  const whoCalls = callerOf(deps, { https: true, cookieKeys });
  server.get('/who', (request, reply) => whoCalls(request, reply, testDoor));
  server.get('/in/:token', async (request, reply) => {
    setSession({ https: true })(reply, String(Object(request.params).token));
    return 'in';
  });
  server.get('/out', async (_request, reply) => {
    setSession({ https: true })(reply, null);
    return 'out';
  });
  return server;
}

async function who(
  cookies: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ caller: Caller; answer: LightMyRequestResponse }> {
  const answer = await app.inject({ url: '/who', cookies: cached(cookies), headers });
  return { caller: answer.json(), answer };
}

/** Cookies as a browser stores them for a site under https (RU-41). */
function cached(cookies: Readonly<Record<string, string>>): Record<string, string> {
  const names = new Set(['_pt', 'device_id']);
  return Object.fromEntries(
    Object.entries(cookies).map(([name, value]) => [names.has(name) ? `__Host-${name}` : name, value]),
  );
}

async function session(): Promise<{ token: string; caller: Caller }> {
  const { caller: visitor } = await who({});
  const made = await registerGuest(deps, visitor, {
    name: 'Lee',
    email: 'lee@mail.example',
    idempotencyKey: systemIds.uuid(),
  });
  const token = made.ok ? (made.value.token ?? '') : '';
  return { token, caller: (await who({ _pt: token })).caller };
}

function set(answer: LightMyRequestResponse): string[] {
  return [answer.headers['set-cookie'] ?? []].flat();
}

describe('an account of limited access', () => {
  it('is recognized at its next request, and no more once its access is whole again', async () => {
    const { token, caller } = await session();
    const setPolicies = (policies: string): Promise<unknown> =>
      deps.db.query(`update account set restrict_policies = $2::text[] where id = $1`, [caller.account?.id, policies]);
    const isLimited = async (): Promise<unknown> => (await who({ _pt: token })).caller.account?.isLimited;
    expect(await isLimited()).toBe(false);
    await setPolicies('{other,deprecated}');
    expect(await isLimited()).toBe(true);
    await setPolicies('{other,NULL}');
    expect(await isLimited()).toBe(false);
  });

  it('is looked up where its session was not read, and refused either way', async () => {
    const { caller } = await session();
    if (caller.account === null) throw new Error('no account');
    const { id, kind } = caller.account;
    await deps.db.query(`update account set restrict_policies = '{deprecated}' where id = $1`, [id]);
    expect(await hasLimits(deps, { account: { id, kind } })).toBe(true);
    expect(await hasLimits(deps, { account: { id, kind, isLimited: true } })).toBe(true);
    expect(await hasLimits(deps, { account: null })).toBe(false);
  });
});

describe('the device', () => {
  it('is made at the first call, signed, and known at the next', async () => {
    const first = await who({});
    expect(first.caller).toMatchObject({ account: null, sessionHash: null, owner: `device:${first.caller.device}` });
    expect(first.caller.device).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const text = '[\\w-]{22}\\.[\\w-]{43}; Path=/; Max-Age=2592000; SameSite=Lax; Secure$';
    expect(set(first.answer)[0]).toMatch(new RegExp(`^__Host-device_id=${text}`));
    expect(set(first.answer)[1]).toMatch(new RegExp(`^device_id=${text}`));
    const device = first.answer.cookies.find(({ name }) => name === '__Host-device_id')?.value ?? '';
    const next = await who({ device_id: device });
    expect(next.caller.device).toBe(first.caller.device);
    expect(set(next.answer)).toEqual([]);
  });

  it('is bound to its owner: an unsigned value is ignored', async () => {
    const { answer, caller } = await who({});
    const signed = answer.cookies.find(({ name }) => name === 'device_id')?.value ?? '';
    const signature = signed.split('.')[1] ?? '';
    const forgeries = [
      'A'.repeat(22),
      `${'A'.repeat(22)}.${signature}`,
      `${caller.device}.${'A'.repeat(43)}`,
      `${caller.device}.`,
      signed.slice(0, -1),
      `${signed}.`,
      `${signed}A`.repeat(9),
    ];
    for (const device_id of forgeries) expect((await who({ device_id })).caller.device).not.toBe(caller.device);
    expect((await who({ device_id: signed })).caller.device).toBe(caller.device);
  });

  it('outlives a change of keys, and falls with the last of them', async () => {
    const older = await serverWith(keys.slice(1));
    const device = (await older.inject('/who')).cookies[0]?.value ?? '';
    const { caller, answer } = await who({ device_id: device });
    expect(`${caller.device}.`).toBe(device.slice(0, 23));
    expect(set(answer)).toEqual([]);
    const newer = await serverWith(['another key of length thirty-two.']);
    expect(set(await newer.inject({ url: '/who', cookies: cached({ device_id: device }) }))).not.toEqual([]);
    await Promise.all([older.close(), newer.close()]);
  });
});

describe('the session', () => {
  it('is good while the database cannot be written, and is noted as seen when it does again', async () => {
    const { token } = await session();
    const long = `now() - interval '1 hour'`;
    await database.db.query(`update session set seen_at = ${long}`);
    await database.db.query(
      `create function disk_full() returns trigger language plpgsql as
       $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
    );
    await database.db.query(
      'create trigger disk_full before update on session for each row execute function disk_full()',
    );
    const during = await who({ _pt: token });
    await database.db.query('drop trigger disk_full on session');
    expect([during.answer.statusCode, during.caller.account?.kind]).toEqual([200, 'guest']);
    const stale = `select from session where seen_at < now() - interval '5 minutes'`;
    const before = (await database.db.query(stale)).rowCount;
    await who({ _pt: token });
    expect((await database.db.query(stale)).rowCount).toBe(before - 1);
  });

  it('is found by its cookie, or by the header that shells send', async () => {
    const { token, caller } = await session();
    expect(caller.account?.kind).toBe('guest');
    expect(caller.owner).toBe(`account:${caller.account?.id}`);
    expect((await who({}, { token })).caller.account).toEqual(caller.account);
    expect((await who({ _pt: token }, { token })).caller.account).toEqual(caller.account);
  });

  it('is refused with 401 when cookie and header name two', async () => {
    const [one, two] = [await session(), await session()];
    const { answer } = await who({ _pt: one.token }, { token: two.token });
    expect(answer.statusCode).toBe(401);
  });

  it('is none for a token that we did not give, its hash, or one that ended', async () => {
    const { token, caller } = await session();
    for (const foreign of ['A'.repeat(43), caller.sessionHash ?? '', token.slice(1), `${token}A`, ' ']) {
      expect((await who({ _pt: foreign })).caller).toMatchObject({ account: null, sessionHash: null });
    }
    await signOut(deps, caller);
    const after = await who({ _pt: token });
    expect(after.caller).toMatchObject({ account: null, sessionHash: null });
    expect(after.caller.owner).toMatch(/^device:/);
  });

  it('is not what the readable user id says (D-14)', async () => {
    const victim = await session();
    const mine = await session();
    const user_id = victim.caller.account?.id ?? '';
    expect((await who({ user_id })).caller.account).toBeNull();
    expect((await who({ user_id, _pt: mine.token })).caller.account).toEqual(mine.caller.account);
  });

  it('comes in a cookie that scripts cannot read, and takes the CSRF token of the former one along', async () => {
    const token = systemIds.token(32);
    const forgotten = [
      '__Host-csrf_token=; Path=/; Max-Age=0; SameSite=Strict; Secure',
      'csrf_token=; Path=/; Max-Age=0; SameSite=Strict; Secure',
      'csrf_valid=; Path=/; Max-Age=0; SameSite=Strict; Secure',
    ];
    expect(set(await app.inject(`/in/${token}`))).toEqual([
      `__Host-_pt=${token}; Path=/; Max-Age=604800; SameSite=Lax; HttpOnly; Secure`,
      `_pt=${token}; Path=/; Max-Age=604800; SameSite=Lax; HttpOnly; Secure`,
      ...forgotten,
    ]);
    const out = await app.inject('/out');
    expect(set(out)).toEqual([
      '__Host-_pt=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
      '_pt=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
      ...forgotten,
    ]);
    // The answer about tracking is the browser's and stays.
    expect(out.headers['clear-site-data']).toBeUndefined();
  });
});

describe('a cookie that a sibling domain has planted (RU-41)', () => {
  it('does not sign in: under https the plain _pt is not believed', async () => {
    const [attacker, victim] = [await session(), await session()];
    const planted = await app.inject({ url: '/who', cookies: { _pt: attacker.token } });
    expect(planted.json()).toMatchObject({ account: null, sessionHash: null });
    const beside = await app.inject({ url: '/who', cookies: { _pt: attacker.token, '__Host-_pt': victim.token } });
    expect(beside.json<Caller>().account).toEqual(victim.caller.account);
  });

  it('gives no device: under https the plain device_id is not believed, though we signed it', async () => {
    const { answer, caller } = await who({});
    const signed = answer.cookies.find(({ name }) => name === '__Host-device_id')?.value ?? '';
    const planted = await app.inject({ url: '/who', cookies: { device_id: signed } });
    expect(planted.json<Caller>().device).not.toBe(caller.device);
    // The browser gets its own cookie, and the plain name follows it.
    const fresh = planted.cookies.find(({ name }) => name === '__Host-device_id')?.value;
    expect(fresh).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    expect(planted.cookies.find(({ name }) => name === 'device_id')?.value).toBe(fresh);
  });

  it('is the only one there is without https, where it is believed', async () => {
    const { token, caller } = await session();
    const plain = Fastify();
    await takeCookies(plain, { https: false });
    const whoCalls = callerOf(deps, { https: false, cookieKeys: keys });
    plain.get('/who', (request, reply) => whoCalls(request, reply, testDoor));
    expect((await plain.inject({ url: '/who', cookies: { _pt: token } })).json<Caller>().account).toEqual(
      caller.account,
    );
    const prefixed = await plain.inject({ url: '/who', cookies: { '__Host-_pt': token } });
    expect(prefixed.json<Caller>().account).toBeNull();
    await plain.close();
  });
});

it('takes the network from the connection, and from a proxy that is trusted', async () => {
  expect((await who({})).caller.network).toBe('127.0.0.1');
  expect((await who({}, { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' })).caller.network).toBe('2001:db8:1:2::/64');
});
