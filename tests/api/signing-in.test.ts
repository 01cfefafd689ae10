import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { startIdentity } from '#sandbox/identity/identity.ts';
import { googleIdentity } from '#src/adapters/identity/google.identity.ts';
import { accountEndpoints } from '#src/contract/accounts/account.ts';
import {
  googleReturnPath,
  securityEndpoints,
  type SecurityView,
} from '#src/contract/accounts/security/account-security.ts';
import { Authenticator } from '../authenticator.ts';
import { TestBrowser, type Reply } from './browser.ts';
import { addPasskey, who } from './member.ts';
import { openApi, type Api } from './open-api.ts';
import { sentCode } from './sent-code.ts';

const origin = 'http://localhost:3000';
const provider = 'http://id.localhost:4999';
const client = { clientId: 'shop', clientSecret: 'a secret of the house and the shop' };

let api: Api;
let identity: Awaited<ReturnType<typeof startIdentity>>;
let people = 1000;

beforeAll(async () => {
  identity = await startIdentity({
    host: '127.0.0.1',
    port: 0,
    origin: provider,
    ...client,
    returns: [origin + googleReturnPath],
  });
  const google = googleIdentity({ issuer: provider, ...client, reachedAt: identity.url, onRefused: () => undefined });
  api = await openApi({ isStocked: false, identity: google });
});
afterAll(async () => {
  await api.close();
  await identity.close();
});
beforeEach(async () => {
  await api.deps.db.query('delete from rate_limit');
});

function browser(address?: string): TestBrowser {
  return new TestBrowser(api.server, address);
}

function somebody(): { readonly phone: string; readonly email: string } {
  people += 1;
  return { phone: `+8529${people}567`, email: `person${people}@mail.example` };
}

const codeFor = (to: string): Promise<string> => sentCode(api.deps.db, to);

async function bySms(person: TestBrowser, phone: string): Promise<Reply> {
  expect(await person.callApi(accountEndpoints.sendSignInCode, { phone })).toMatchObject({ status: 200 });
  return person.change(accountEndpoints.signInBySms, { phone, code: await codeFor(phone) });
}

async function byEmail(person: TestBrowser, email: string): Promise<Reply> {
  expect(await person.callApi(accountEndpoints.sendEmailCode, { email })).toMatchObject({ status: 200 });
  return person.change(accountEndpoints.signInByEmail, { email, code: await codeFor(email) });
}

async function security(person: TestBrowser): Promise<SecurityView> {
  return (await person.read(securityEndpoints.overview)).result as SecurityView;
}

/** Enters a name and an address at the identity provider; returns the address that it redirects to. */
async function signInAtProvider(address: string, email: string): Promise<string> {
  const here = address.replace(provider, identity.url);
  const body = new URLSearchParams({ name: 'Kim Example', email });
  const answer = await fetch(here, { method: 'POST', body, redirect: 'manual' });
  return (answer.headers.get('location') ?? '').replace(origin, '');
}

async function setOut(person: TestBrowser, jump = '/cart/?a=b'): Promise<string> {
  const reported = await person.change(securityEndpoints.signInByGoogle, { signin_jump: jump });
  return (reported.result as { address: string }).address;
}

async function byGoogle(person: TestBrowser, email: string): Promise<string> {
  const back = await person.send({ url: await signInAtProvider(await setOut(person), email) });
  return back.headers.location ?? '';
}

/** Makes every confirmation old: changing a sign-in method must require a new one. */
async function later(): Promise<void> {
  await api.deps.db.query(`update session set proved_at = now() - interval '16 minutes'`);
}

it('ends with what links from mails had opened in the browser', async () => {
  const { email } = somebody();
  const person = browser();
  await byEmail(person, email);
  person.jar.set('link_pass', 'o-MDR0000000-0-zzzzzz');
  await person.change(accountEndpoints.signOut);
  expect([...person.jar.keys()].filter((name) => /link_pass|_pt$|user_id/.test(name))).toEqual([]);
});

describe('the robot check', () => {
  it('is required before every code, with its error beside the field', async () => {
    const person = browser();
    const { phone, email } = somebody();
    for (const [endpoint, payload] of [
      [accountEndpoints.sendSignInCode, { phone }],
      [accountEndpoints.sendEmailCode, { email }],
      [securityEndpoints.sendNewPhoneCode, { phone }],
      [securityEndpoints.sendNewEmailCode, { email }],
      [securityEndpoints.sendOwnCode, { way: 'sms' }],
    ] as const) {
      expect(await person.change(endpoint, payload)).toMatchObject({ status: 400, code: 'bad_request' });
      expect(await person.change(endpoint, { ...payload, captcha: 'e30=' })).toMatchObject({
        status: 422,
        code: 'robot_check_failed',
      });
      expect((await person.send({ url: endpoint.path.source })).statusCode).toBe(405);
    }
  });
});

describe('testing whether an address belongs to a customer', () => {
  it('gives the same body to all, and 429 after too many requests', async () => {
    const { phone, email } = somebody();
    await bySms(browser(), phone);
    const outsider = browser('203.0.113.8');
    const answers = [
      await outsider.change(accountEndpoints.checkMobileAccount, { phone }),
      await outsider.change(accountEndpoints.checkMobileAccount, { phone: '+442079460018' }),
      await outsider.change(accountEndpoints.accountIsExist, { account: phone }),
      await outsider.change(accountEndpoints.accountIsExist, { account: email }),
    ];
    for (const one of answers)
      expect(one).toEqual({
        status: 200,
        code: null,
        result: { next: 'code', ways: ['sms', 'email', 'google', 'passkey'] },
      });
    let last = 200;
    for (let turn = 0; turn < 20; turn += 1)
      last = (await outsider.change(accountEndpoints.accountIsExist, { account: email })).status;
    expect(last).toBe(429);
  });
});

describe('a code by mail', () => {
  it('signs in, makes one account of one address, and knows it again in capitals', async () => {
    const { email } = somebody();
    const person = browser();
    expect(await byEmail(person, email)).toMatchObject({ status: 200, result: { kind: 'member' } });
    const first = await who(person);
    const again = browser();
    await byEmail(again, email.toUpperCase());
    expect(await who(again)).toBe(first);
    expect(await security(person)).toMatchObject({ email_proved: true, phone: null, confirmed: true });
  });

  it('never opens an account that merely names the address (pre-hijacking)', async () => {
    const { phone, email } = somebody();
    const hijacker = browser();
    await bySms(hijacker, phone);
    await api.deps.db.query('update account set email = $2 where phone = $1', [phone, email]);
    const victim = browser('203.0.113.9');
    await byEmail(victim, email);
    expect(await who(victim)).not.toBe(await who(hijacker));
    expect(await security(hijacker)).toMatchObject({ email_proved: false });
  });

  it('forgets a proof when the address is changed to another', async () => {
    const { email } = somebody();
    const person = browser();
    await byEmail(person, email);
    await api.deps.db.query(`update account set email = 'victim@mail.example' where email = $1`, [email]);
    expect(await security(person)).toMatchObject({ email_proved: false });
  });
});

describe('what a guest has bought', () => {
  async function guestWithOrder(email: string): Promise<TestBrowser> {
    const guest = browser('203.0.113.20');
    await guest.change(accountEndpoints.registerGuest, { name: 'Lee', email });
    await api.deps.db.query(
      `begin; set local session_replication_role = replica;
       insert into orders (id, reference, quote_id, account_id, partner, sub_channel, currency, amount_minor, quote_hash, language)
       values (gen_random_uuid(), 'RDER${people}ZZ', gen_random_uuid(), '${await who(guest)}', 'meander', 1, 'USD', 100, 'x', 'en');
       commit`,
    );
    return guest;
  }
  async function ordersOf(person: TestBrowser): Promise<number> {
    const { rows } = await api.deps.db.query<{ n: bigint }>('select count(*) as n from orders where account_id = $1', [
      await who(person),
    ]);
    return Number(rows[0]?.n ?? 0n);
  }

  it('comes along once the address is verified, never before, and leaves the account that used the address', async () => {
    const { phone, email } = somebody();
    const guest = await guestWithOrder(email);
    const member = browser();
    await bySms(member, phone);
    expect(await member.change(securityEndpoints.changeEmail, { email, code: '123456' })).toMatchObject({
      code: 'code_expired',
    });
    expect(await ordersOf(member)).toBe(0);
    await member.callApi(securityEndpoints.sendNewEmailCode, { email });
    expect(await member.change(securityEndpoints.changeEmail, { email, code: await codeFor(email) })).toMatchObject({
      result: { orders: 1 },
    });
    expect(await ordersOf(member)).toBe(1);
    expect(await who(guest)).toBeNull();
  });

  it('comes along when the guest signs in by email', async () => {
    const { email } = somebody();
    const guest = await guestWithOrder(email.replace('person', 'Person'));
    await byEmail(guest, email);
    expect(await ordersOf(guest)).toBe(1);
    const { rows } = await api.deps.db.query<{ name: string }>('select name from account where id = $1', [
      await who(guest),
    ]);
    expect(rows).toEqual([{ name: 'Lee' }]);
  });
});

describe('sessions', () => {
  it('are listed by device, ended one by one or all others, and dead within a second', async () => {
    const { phone } = somebody();
    const [desktop, telephone, tablet] = [browser(), browser('198.51.100.4'), browser('2001:db8:1:2::9')];
    telephone.agent = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/148.0 Mobile Safari/537.36';
    for (const one of [desktop, telephone, tablet]) await bySms(one, phone);
    const { sessions } = await security(desktop);
    expect(sessions.map(({ agent, network, current }) => ({ agent, network, current }))).toEqual([
      { agent: 'Chrome · Linux', network: '203.0.113.•', current: true },
      { agent: 'Chrome · Linux', network: '2001:db8:1:•', current: false },
      { agent: 'Chrome · Android', network: '198.51.100.•', current: false },
    ]);
    const lost = sessions.find(({ agent }) => agent.endsWith('Android'));
    const began = performance.now();
    expect(await desktop.change(securityEndpoints.endSession, { session: lost?.id })).toMatchObject({ status: 200 });
    expect(await who(telephone)).toBeNull();
    expect(await telephone.read(securityEndpoints.overview)).toMatchObject({ status: 401 });
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(await desktop.change(securityEndpoints.endSession, { session: lost?.id })).toMatchObject({ status: 404 });
    expect(await desktop.change(securityEndpoints.endOtherSessions)).toMatchObject({ result: { ended: 1 } });
    expect(await who(tablet)).toBeNull();
    expect(await who(desktop)).not.toBeNull();
  });

  it('can only be ended by their owner', async () => {
    const [one, other] = [browser(), browser()];
    await bySms(one, somebody().phone);
    await bySms(other, somebody().phone);
    const [own] = (await security(one)).sessions;
    expect(await other.change(securityEndpoints.endSession, { session: own?.id })).toMatchObject({ status: 404 });
    expect(await other.change(securityEndpoints.endSession, { session: 'all' })).toMatchObject({ status: 400 });
    expect(await other.change(securityEndpoints.endSession, {})).toMatchObject({ status: 400 });
    expect(await who(one)).not.toBeNull();
  });
});

describe('sign-in methods', () => {
  it('change only after a fresh proof; a lost phone is changed after a code by email', async () => {
    const { phone, email } = somebody();
    const person = browser();
    await bySms(person, phone);
    await person.callApi(securityEndpoints.sendNewEmailCode, { email });
    await person.change(securityEndpoints.changeEmail, { email, code: await codeFor(email) });
    await later();
    const fresh = '+85298880001';
    expect(await person.callApi(securityEndpoints.sendNewPhoneCode, { phone: fresh })).toMatchObject({
      status: 403,
      code: 'confirm_first',
    });
    expect(await person.change(securityEndpoints.passkeyOptions)).toMatchObject({ code: 'confirm_first' });
    expect(await person.change(securityEndpoints.bindGoogle)).toMatchObject({ code: 'confirm_first' });
    expect(await person.callApi(securityEndpoints.sendOwnCode, { way: 'email' })).toMatchObject({ status: 200 });
    const code = await codeFor(email);
    expect(await person.change(securityEndpoints.confirm, { way: 'sms', code })).toMatchObject({
      code: 'code_expired',
    });
    expect(await browser().change(accountEndpoints.signInByEmail, { email, code })).toMatchObject({
      code: 'code_expired',
    });
    expect(await person.change(securityEndpoints.confirm, { way: 'email', code })).toMatchObject({ status: 200 });
    await person.callApi(securityEndpoints.sendNewPhoneCode, { phone: fresh });
    expect(
      await person.change(securityEndpoints.changePhone, { phone: fresh, code: await codeFor(fresh) }),
    ).toMatchObject({ result: { changed: true } });
    const next = browser();
    await bySms(next, fresh);
    expect(await who(next)).toBe(await who(person));
  });

  it('does not move numbers and addresses between accounts', async () => {
    const [one, other] = [somebody(), somebody()];
    const [first, second] = [browser(), browser()];
    await bySms(first, one.phone);
    await byEmail(second, other.email);
    await second.callApi(securityEndpoints.sendNewPhoneCode, { phone: one.phone });
    expect(
      await second.change(securityEndpoints.changePhone, { phone: one.phone, code: await codeFor(one.phone) }),
    ).toMatchObject({ status: 409, code: 'phone_taken' });
    await first.callApi(securityEndpoints.sendNewEmailCode, { email: other.email });
    expect(
      await first.change(securityEndpoints.changeEmail, { email: other.email, code: await codeFor(other.email) }),
    ).toMatchObject({ status: 409, code: 'email_taken' });
  });

  it('are closed to visitors and to guests', async () => {
    const [visitor, guest] = [browser(), browser()];
    await guest.change(accountEndpoints.registerGuest, { name: 'Lee', email: somebody().email });
    expect(await visitor.read(securityEndpoints.overview)).toMatchObject({ status: 401 });
    expect(await guest.read(securityEndpoints.overview)).toMatchObject({ status: 200, result: { kind: 'guest' } });
    for (const endpoint of [
      securityEndpoints.passkeyOptions,
      securityEndpoints.unbindGoogle,
      securityEndpoints.bindGoogle,
    ]) {
      expect(await visitor.change(endpoint)).toMatchObject({ status: 401 });
      expect(await guest.change(endpoint)).toMatchObject({ status: 403 });
    }
    expect(await guest.change(securityEndpoints.endOtherSessions)).toMatchObject({ status: 200 });
  });
});

describe('Google', () => {
  it('signs in, goes back to the page that was wanted, and knows the person again', async () => {
    const { email } = somebody();
    const person = browser();
    await person.read(accountEndpoints.simpleProfile);
    const before = person.jar.get('JSESSIONID');
    expect(await byGoogle(person, email)).toBe('/cart/?a=b');
    expect(person.jar.get('_pt')).toMatch(/^[\w-]{43}$/);
    expect(person.jar.get('JSESSIONID')).not.toBe(before);
    const again = browser();
    await byGoogle(again, email);
    expect(await who(again)).toBe(await who(person));
    expect(await security(person)).toMatchObject({ email_proved: true, google: { connected: true } });
  });

  it('refuses a code or state that comes twice, from another device, late, or changed', async () => {
    const { email } = somebody();
    const person = browser();
    const back = await signInAtProvider(await setOut(person), email);
    const thief = browser();
    await thief.read(accountEndpoints.simpleProfile);
    expect((await thief.send({ url: back })).headers.location).toBe('/signin/?problem=identity_failed');
    expect((await person.send({ url: back.replace(/state=[\w-]{5}/, 'state=AAAAA') })).headers.location).toContain(
      'problem=',
    );
    expect((await person.send({ url: back })).headers.location).toBe('/cart/?a=b');
    await person.change(accountEndpoints.signOut);
    expect((await person.send({ url: back })).headers.location).toContain('problem=identity_failed');
    expect(await who(person)).toBeNull();

    const late = await signInAtProvider(await setOut(person), email);
    await api.deps.db.query('update identity_flow set expires_at = now()');
    expect((await person.send({ url: late })).headers.location).toContain('problem=identity_failed');

    const first = await signInAtProvider(await setOut(person), email);
    const second = new URL(await signInAtProvider(await setOut(person), email), origin);
    const mixed = new URL(first, origin);
    mixed.searchParams.set('code', second.searchParams.get('code') ?? '');
    expect((await person.send({ url: mixed.pathname + mixed.search })).headers.location).toContain(
      'problem=identity_failed',
    );
    expect(await who(person)).toBeNull();
  });

  it('redirects nowhere else, whatever is requested', async () => {
    const person = browser();
    for (const jump of ['//evil.example/', 'https://evil.example/', '/\\evil.example', '/signin/']) {
      const back = await person.send({ url: await signInAtProvider(await setOut(person, jump), somebody().email) });
      expect(back.headers.location).toBe('/');
    }
  });

  it('opens no account by an address that is verified here', async () => {
    const { email } = somebody();
    const owner = browser();
    await byEmail(owner, email);
    const other = browser('203.0.113.30');
    expect(await byGoogle(other, email)).toContain('problem=email_taken');
    expect(await who(other)).toBeNull();
  });

  it('is connected by a member, stays one account’s, and goes unless it is the only sign-in method', async () => {
    const { phone, email } = somebody();
    const person = browser();
    await bySms(person, phone);
    const connect = async (one: TestBrowser): Promise<string> => {
      const reported = await one.change(securityEndpoints.bindGoogle);
      const back = await one.send({
        url: await signInAtProvider((reported.result as { address: string }).address, email),
      });
      return back.headers.location ?? '';
    };
    expect(await connect(person)).toBe('/user/security/');
    const other = browser();
    await bySms(other, somebody().phone);
    expect(await connect(other)).toContain('/user/security/?problem=identity_taken');
    const back = browser();
    await byGoogle(back, email);
    expect(await who(back)).toBe(await who(person));
    expect(await person.change(securityEndpoints.unbindGoogle)).toMatchObject({ result: { removed: true } });
    expect(await person.change(securityEndpoints.unbindGoogle)).toMatchObject({ status: 404 });

    const alone = browser();
    await byGoogle(alone, somebody().email);
    await api.deps.db.query('update account set email_proved_at = null where id = $1', [await who(alone)]);
    expect(await alone.change(securityEndpoints.unbindGoogle)).toMatchObject({ status: 409, code: 'last_way_in' });
  });
});

describe('passkeys', () => {
  async function withPasskey(): Promise<{ readonly person: TestBrowser; readonly device: Authenticator }> {
    const person = browser();
    await bySms(person, somebody().phone);
    const device = new Authenticator(origin);
    expect(await addPasskey(person, device)).toMatchObject({ status: 200 });
    return { person, device };
  }
  async function enter(person: TestBrowser, device: Authenticator): Promise<Reply> {
    const { options } = (await person.change(securityEndpoints.passkeySignInOptions)).result as { options: string };
    return person.change(securityEndpoints.signInByPasskey, { credential: device.get(options) });
  }

  it('sign in on another device, and are listed with their last use', async () => {
    const { person, device } = await withPasskey();
    const other = browser('198.51.100.9');
    expect(await enter(other, device)).toMatchObject({ status: 200, result: { kind: 'member' } });
    expect(await who(other)).toBe(await who(person));
    const [key] = (await security(person)).passkeys;
    expect(key).toMatchObject({ name: 'Chrome · Linux', last_used_at: expect.stringMatching(/Z$/) });
  });

  it('refuse an answer that comes twice, of another site, device or key, or of a copy', async () => {
    const { person, device } = await withPasskey();
    const other = browser();
    const refused = { status: 422, code: 'passkey_refused' };
    const { options } = (await other.change(securityEndpoints.passkeySignInOptions)).result as { options: string };
    const credential = device.get(options);
    expect(await browser().change(securityEndpoints.signInByPasskey, { credential })).toMatchObject(refused);
    expect(await other.change(securityEndpoints.signInByPasskey, { credential })).toMatchObject({ status: 200 });
    await other.change(accountEndpoints.signOut);
    expect(await other.change(securityEndpoints.signInByPasskey, { credential })).toMatchObject(refused);
    expect(await enter(other, new Authenticator(origin))).toMatchObject(refused);
    device.count -= 1;
    expect(await enter(other, device)).toMatchObject(refused);
    const elsewhere = new Authenticator('http://evil.example');
    const requested = (await person.change(securityEndpoints.passkeyOptions)).result as { options: string };
    expect(
      await person.change(securityEndpoints.addPasskey, { credential: elsewhere.create(requested.options) }),
    ).toMatchObject(refused);
    for (const text of ['', '{}', 'null', '{"id":"x","response":{}}', '{"id":"x","response":null}', 'A'.repeat(15_000)])
      expect(await other.change(securityEndpoints.signInByPasskey, { credential: text })).toMatchObject(refused);
    expect(await other.change(securityEndpoints.signInByPasskey, { credential: 7 })).toMatchObject({ status: 400 });
  });

  it('go when their owner removes them, and no other’s', async () => {
    const { person, device } = await withPasskey();
    const outsider = browser();
    await bySms(outsider, somebody().phone);
    const id = device.id.toString('base64url');
    expect(await outsider.change(securityEndpoints.removePasskey, { passkey: id })).toMatchObject({ status: 404 });
    expect(await person.change(securityEndpoints.removePasskey, { passkey: id })).toMatchObject({ status: 200 });
    expect(await enter(browser(), device)).toMatchObject({ code: 'passkey_refused' });
  });
});
