import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { startIdentity } from '#sandbox/identity/identity.ts';
import { googleIdentity } from '#src/adapters/identity/google.identity.ts';
import { accountEventToken } from '#src/actions/accounts/notices/account-event-token.ts';
import { eraseDue } from '#src/actions/accounts/privacy/erase-due.ts';
import { accountEndpoints } from '#src/contract/accounts/account.ts';
import { googleReturnPath, securityEndpoints } from '#src/contract/accounts/security/account-security.ts';
import { privacyEndpoints } from '#src/contract/accounts/privacy.ts';
import { deleteStaleSignIns } from '#src/store/accounts/privacy/forgotten.store.ts';
import { Authenticator } from '../authenticator.ts';
import { addPasskey, confirm, who } from './member.ts';
import { sentCode } from './sent-code.ts';
import { TestBrowser, type Reply } from './browser.ts';
import { openApi, type Api } from './open-api.ts';

const origin = 'http://localhost:3000';
const provider = 'http://id.localhost:4998';
const client = { clientId: 'shop', clientSecret: 'a secret of the house and the shop' };

let api: Api;
let identity: Awaited<ReturnType<typeof startIdentity>>;
let people = 2000;

beforeAll(async () => {
  const returns = [origin + googleReturnPath];
  identity = await startIdentity({ host: '127.0.0.1', port: 0, origin: provider, ...client, returns });
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

function somebody(): {
  readonly phone: string;
  readonly email: string;
  readonly other: string;
  readonly third: string;
} {
  people += 1;
  const email = `person${people}@mail.example`;
  return { phone: `+8529${people}568`, email, other: `b-${email}`, third: `c-${email}` };
}

const codeFor = (to: string): Promise<string> => sentCode(api.deps.db, to);

async function byEmail(email: string, person = new TestBrowser(api.server)): Promise<TestBrowser> {
  expect(await signIn(email, person)).toMatchObject({ status: 200 });
  return person;
}

async function signIn(email: string, person = new TestBrowser(api.server)): Promise<Reply> {
  await person.callApi(accountEndpoints.sendEmailCode, { email });
  return person.change(accountEndpoints.signInByEmail, { email, code: await codeFor(email) });
}

async function changeEmail(person: TestBrowser, email: string, more: object = {}): Promise<Reply> {
  await person.callApi(securityEndpoints.sendNewEmailCode, { email });
  return person.change(securityEndpoints.changeEmail, { email, code: await codeFor(email), ...more });
}

async function changePhone(person: TestBrowser, phone: string): Promise<Reply> {
  await person.callApi(securityEndpoints.sendNewPhoneCode, { phone });
  return person.change(securityEndpoints.changePhone, { phone, code: await codeFor(phone) });
}

async function turnOnTwoStep(person: TestBrowser, email: string): Promise<void> {
  await confirm(api.deps.db, person, 'email', email);
  expect(await person.change(securityEndpoints.requireSecondFactor, { required: true })).toMatchObject({ status: 200 });
}

/** Returns the kinds of events that a recipient was notified of, the oldest first. */
async function toldOf(to: string): Promise<readonly string[]> {
  const { rows } = await api.deps.db.query<{ kind: string }>(
    `select e.kind from outbox o join account_event e on e.id = (o.payload->>'event')::uuid
     where $1 in (o.payload->>'phone', o.payload->>'email') order by o.id`,
    [to],
  );
  return rows.map(({ kind }) => kind);
}

/** Returns the token of the link in the newest notice of a kind to a recipient. */
async function link(to: string, kind: string): Promise<string> {
  const { rows } = await api.deps.db.query<{ id: string }>(
    `select e.id from outbox o join account_event e on e.id = (o.payload->>'event')::uuid
     where $1 in (o.payload->>'phone', o.payload->>'email') and e.kind = $2 order by o.id desc limit 1`,
    [to, kind],
  );
  return accountEventToken(api.deps, rows[0]?.id ?? '', to);
}

function undo(token: string, person = new TestBrowser(api.server, '203.0.113.90')): Promise<Reply> {
  return person.change(securityEndpoints.undoAccountEvent, { token });
}

async function daysLater(days: number): Promise<void> {
  await api.deps.db.query(`update account_event set at = at - $1 * interval '1 day'`, [days]);
}

async function count(sql: string, values: readonly unknown[] = []): Promise<number> {
  return (await api.deps.db.query(sql, values)).rowCount;
}

describe('security notices', () => {
  it('are sent to the old and the new email, but not for a first sign-in', async () => {
    const { email, other } = somebody();
    const person = await byEmail(email);
    expect(await toldOf(email)).toEqual([]);
    expect(await changeEmail(person, other)).toMatchObject({ status: 200 });
    expect(await toldOf(email)).toEqual(['email_changed']);
    expect(await toldOf(other)).toEqual(['email_changed']);
  });

  it('report an added and a changed number, by message to each', async () => {
    const { email, phone } = somebody();
    const second = somebody().phone;
    const person = await byEmail(email);
    expect(await changePhone(person, phone)).toMatchObject({ status: 200 });
    expect(await toldOf(email)).toEqual(['phone_changed']);
    expect(await changePhone(person, second)).toMatchObject({ status: 200 });
    expect([await toldOf(phone), await toldOf(second)]).toEqual([
      ['phone_changed', 'phone_changed'],
      ['phone_changed'],
    ]);
  });

  it('report passkeys and Google, added and removed', async () => {
    const { email } = somebody();
    const person = await byEmail(email);
    expect(await addPasskey(person)).toMatchObject({ status: 200 });
    const { result } = await person.read(securityEndpoints.overview);
    const [{ id: passkey }] = (result as { passkeys: [{ id: string }] }).passkeys;
    expect(await person.change(securityEndpoints.removePasskey, { passkey })).toMatchObject({ status: 200 });
    const set = await person.change(securityEndpoints.bindGoogle);
    const here = (set.result as { address: string }).address.replace(provider, identity.url);
    const body = new URLSearchParams({ name: 'Kim Example', email });
    const back = await fetch(here, { method: 'POST', body, redirect: 'manual' });
    await person.send({ url: (back.headers.get('location') ?? '').replace(origin, '') });
    expect(await person.change(securityEndpoints.unbindGoogle)).toMatchObject({ status: 200 });
    expect(await toldOf(email)).toEqual(['passkey_added', 'passkey_removed', 'google_added', 'google_removed']);
  });

  it('report a sign-in from a new device, but not from a known one', async () => {
    const { email } = somebody();
    const person = await byEmail(email);
    await byEmail(email, person);
    expect(await toldOf(email)).toEqual([]);
    const other = await byEmail(email);
    expect(await toldOf(email)).toEqual(['new_device']);
    await byEmail(email, other);
    expect(await toldOf(email)).toEqual(['new_device']);
  });

  it('report an export and a closing, in the language of the account', async () => {
    const { email } = somebody();
    const person = await byEmail(email);
    await person.change(accountEndpoints.changeLanguage, { language: 'ja' });
    expect(await person.change(privacyEndpoints.askExport)).toMatchObject({ status: 200 });
    expect(await person.change(privacyEndpoints.closeAccount, { understood: true })).toMatchObject({ status: 200 });
    expect(await person.change(privacyEndpoints.closeAccount, { understood: true })).toMatchObject({ status: 200 });
    expect(await toldOf(email)).toEqual(['data_exported', 'closing']);
    expect(
      await count(`select from outbox where payload->>'email' = $1 and payload->>'language' = 'ja'`, [email]),
    ).toBe(2);
  });

  it('cannot be avoided by a statement that changes a factor without its action', async () => {
    const { email, other } = somebody();
    await byEmail(email);
    await api.deps.db.query(`update account set email = $2, email_proved_at = now() where email = $1`, [email, other]);
    expect(
      await count(
        `select from account_event where kind = 'email_changed' and former = $1 and became = $2 and told_at is null`,
        [email, other],
      ),
    ).toBe(1);
    // Red control: it is this trigger that records.
    const silent = `with a as (update account set email = $2 where email = $1 returning id)
      select from account_event e join a on a.id = e.account_id where e.tx = pg_current_xact_id()`;
    expect(await without('account_factor_record', silent, [other, email])).toBe(0);
  });
});

describe('undoing a change', () => {
  it('restores the former email, ends all sessions and notifies both addresses', async () => {
    const { email, other } = somebody();
    const person = await byEmail(email);
    const id = await who(person);
    await changeEmail(person, other);
    expect(await undo(await link(email, 'email_changed'))).toMatchObject({ status: 200 });
    expect(await who(person)).toBeNull();
    expect([(await toldOf(email)).at(-1), (await toldOf(other)).at(-1)]).toEqual(['undone', 'undone']);
    expect(await who(await byEmail(email))).toBe(id);
    expect(await who(await byEmail(other))).not.toBe(id);
  });

  it('is done once, and looking at the page changes nothing', async () => {
    const { email, other } = somebody();
    const person = await byEmail(email);
    await changeEmail(person, other);
    const token = await link(email, 'email_changed');
    const look = await person.send({ url: `${securityEndpoints.accountEvent.path.source}?token=${token}` });
    expect(look.json().result).toMatchObject({ kind: 'email_changed', state: 'open' });
    expect(await who(person)).not.toBeNull();
    await undo(token);
    expect(await undo(token)).toMatchObject({ status: 200 });
    expect(await toldOf(email)).toEqual(['email_changed', 'undone']);
  });

  it('is possible for seven days, with our signature only', async () => {
    const { email, other } = somebody();
    await changeEmail(await byEmail(email), other);
    const token = await link(email, 'email_changed');
    expect(await undo(`${token.slice(0, -2)}xx`)).toMatchObject({ status: 404 });
    expect(
      await undo(accountEventToken({ secrets: { ...api.deps.secrets, voucher: 'another' } }, randomUUID(), 'a')),
    ).toMatchObject({
      status: 404,
    });
    await daysLater(7);
    expect(await undo(token)).toMatchObject({ status: 409, code: 'undo_over' });
  });

  it('of the oldest change wins over a later one, whichever comes first', async () => {
    for (const first of ['older', 'later'] as const) {
      const { email, other, third } = somebody();
      const person = await byEmail(email);
      const id = await who(person);
      await changeEmail(person, other);
      await changeEmail(person, third);
      const [older, later] = [await link(email, 'email_changed'), await link(third, 'email_changed')];
      expect((await undo(first === 'older' ? older : later)).status).toBe(200);
      expect((await undo(first === 'older' ? later : older)).status).toBe(200);
      expect(await who(await byEmail(email))).toBe(id);
    }
  });

  it('takes back what was added since, and puts back what was removed', async () => {
    const { email, other, phone } = somebody();
    const person = await byEmail(email);
    await addPasskey(person);
    await changeEmail(person, other);
    await changePhone(person, phone);
    const { result } = await person.read(securityEndpoints.overview);
    const [{ id: passkey }] = (result as { passkeys: [{ id: string }] }).passkeys;
    await person.change(securityEndpoints.removePasskey, { passkey });
    const planted = new TestBrowser(api.server);
    await byEmail(other, planted);
    await addPasskey(planted);
    await planted.change(privacyEndpoints.askExport);
    await planted.change(privacyEndpoints.closeAccount, { understood: true });
    const of = `join account a on a.id = t.account_id where a.email = $1`;
    expect(await count(`select from account_deletion t ${of}`, [other])).toBe(1);
    await undo(await link(email, 'email_changed'));
    expect(await count(`select from account where email = $1 and phone is null`, [email])).toBe(1);
    expect(await count(`select from data_export t ${of}`, [email])).toBe(0);
    expect(await count(`select from account_deletion t ${of}`, [email])).toBe(0);
    // The passkey that the same session had added before goes too; the one from another device was added since.
    expect(await count(`select from passkey t ${of}`, [email])).toBe(0);
  });

  it('of a new device leaves what the owner has changed since from another one', async () => {
    const { email, phone } = somebody();
    const owner = await byEmail(email);
    const robber = await byEmail(email);
    await addPasskey(robber);
    await changePhone(owner, phone);
    await turnOnTwoStep(owner, email);
    expect(await undo(await link(email, 'new_device'))).toMatchObject({ status: 200 });
    expect(await count('select from account where email = $1 and phone = $2 and second_factor', [email, phone])).toBe(
      1,
    );
    const of = 'join account a on a.id = t.account_id where a.email = $1';
    expect(await count(`select from passkey t ${of}`, [email])).toBe(0);
  });

  it('of two-step sign-in requires more than access to the mailbox', async () => {
    const { email, phone } = somebody();
    const owner = await byEmail(email);
    await changePhone(owner, phone);
    await turnOnTwoStep(owner, email);
    expect(await undo(await link(email, 'second_factor_on'))).toMatchObject({ status: 409, code: 'undo_over' });
    expect(await count('select from account where email = $1 and second_factor', [email])).toBe(1);
  });

  it('puts back a passkey that an attacker removed', async () => {
    const { email } = somebody();
    const device = new Authenticator(origin);
    const owner = await byEmail(email);
    await addPasskey(owner, device);
    const robber = await byEmail(email);
    const { result } = await robber.read(securityEndpoints.overview);
    const [{ id: passkey }] = (result as { passkeys: [{ id: string }] }).passkeys;
    await robber.change(securityEndpoints.removePasskey, { passkey });
    await undo(await link(email, 'passkey_removed'));
    const requested = await owner.change(securityEndpoints.passkeySignInOptions);
    const credential = device.get((requested.result as { options: string }).options);
    expect(await owner.change(securityEndpoints.signInByPasskey, { credential })).toMatchObject({ status: 200 });
  });
});

describe('a link that proves only access to a mailbox', () => {
  const twoStep = (email: string): Promise<number> =>
    count('select from account where email = $1 and second_factor', [email]);
  const passkeys = (email: string): Promise<number> =>
    count('select from passkey p join account a on a.id = p.account_id where a.email = $1', [email]);

  it('removes no passkey and no number that two-step sign-in was turned on with', async () => {
    const { email, phone } = somebody();
    const owner = await byEmail(email);
    await addPasskey(owner);
    await changePhone(owner, phone);
    const links = [await link(email, 'passkey_added'), await link(email, 'phone_changed')];
    await turnOnTwoStep(owner, email);
    for (const token of links) expect(await undo(token)).toMatchObject({ status: 409, code: 'undo_over' });
    expect([await twoStep(email), await passkeys(email)]).toEqual([1, 1]);
    expect(await count('select from account where phone = $1', [phone])).toBe(1);
  });

  it('leaves two-step sign-in on when it undoes an older change', async () => {
    const { email, other } = somebody();
    const owner = await byEmail(email);
    await changeEmail(owner, other);
    await addPasskey(owner);
    // The email is a week old, the link to its former one still counts for a minute.
    await daysLater(7);
    await api.deps.db.query(`update account_event set at = at + interval '1 minute'`);
    await api.deps.db.query(`update account_event set at = at - interval '1 day' where kind = 'passkey_added'`);
    await api.deps.db.query(`update account_event set at = at - interval '2 minutes' where kind = 'email_changed'`);
    await turnOnTwoStep(owner, other);
    await api.deps.db.query(`update account_event set at = at + interval '2 minutes' where kind = 'email_changed'`);
    expect(await undo(await link(email, 'email_changed'))).toMatchObject({ status: 200 });
    expect([await twoStep(email), await passkeys(email)]).toEqual([1, 1]);
  });

  it('takes back a passkey that the thief of a session added, who cannot turn two-step sign-in on', async () => {
    const { email } = somebody();
    const stolen = await byEmail(email);
    const device = new Authenticator(origin);
    expect(await addPasskey(stolen, device)).toMatchObject({ status: 200 });
    const turnOn = (): Promise<Reply> => stolen.change(securityEndpoints.requireSecondFactor, { required: true });
    expect(await turnOn()).toMatchObject({ status: 403, code: 'confirm_by_older' });
    // Not even when confirmed with the passkey that was just added.
    const requested = await stolen.change(securityEndpoints.passkeySignInOptions);
    const credential = device.get((requested.result as { options: string }).options);
    expect(await stolen.change(securityEndpoints.confirmByPasskey, { credential })).toMatchObject({ status: 200 });
    expect(await turnOn()).toMatchObject({ status: 403, code: 'confirm_by_older' });
    expect(await undo(await link(email, 'passkey_added'))).toMatchObject({ status: 200 });
    expect(await passkeys(email)).toBe(0);
  });

  it('is refused by the database where an action does not look', async () => {
    const { email } = somebody();
    const owner = await byEmail(email);
    await addPasskey(owner);
    const on = 'update account set second_factor = true where email = $1 returning id';
    await expect(api.deps.db.query(on, [email])).rejects.toThrow(/settled proof/);
    // Red control: it is this trigger that refuses.
    expect(await without('account_undo_guard', on, [email])).toBe(1);
    await turnOnTwoStep(owner, email);
    const undoing = (sql: string): string =>
      `with u as materialized (select set_config('app.undoing', 'on', true)) ${sql}`;
    const off = undoing('update account set second_factor = false from u where email = $1 returning id');
    await expect(api.deps.db.query(off, [email])).rejects.toThrow(/turns off no two-step/);
    expect(await without('account_undo_guard', off, [email])).toBe(1);
    const remove = undoing(
      'delete from passkey p using account a, u where a.id = p.account_id and a.email = $1 returning p.id',
    );
    await expect(api.deps.db.query(remove, [email])).rejects.toThrow(/removes no passkey/);
    expect(await without('passkey_undo_guard', remove, [email], 'passkey')).toBe(1);
  });
});

describe('an address that a reverted change had brought in', () => {
  it('undoes neither the change back nor anything else, and its former owner can use it', async () => {
    const { email, other } = somebody();
    const owner = await byEmail(email);
    const id = await who(owner);
    await changeEmail(owner, other);
    await addPasskey(owner);
    await changeEmail(owner, email);
    await addPasskey(owner);
    const links = [await link(other, 'passkey_added'), await link(other, 'email_changed')];
    for (const token of links) expect(await undo(token)).toMatchObject({ status: 409, code: 'undo_over' });
    expect(await who(owner)).toBe(id);
    expect(await count('select from account where email = $1', [email])).toBe(1);
    expect(await who(await byEmail(other))).not.toBe(id);
  });

  it('is not put back by the link of another session’s change, after the notice of a new device undid it', async () => {
    const { email, other } = somebody();
    const owner = await byEmail(email);
    const thief = await byEmail(email);
    await changeEmail(thief, other, { keep_sessions: true });
    await changeEmail(owner, email);
    expect(await undo(await link(email, 'new_device'))).toMatchObject({ status: 200 });
    expect(await undo(await link(other, 'email_changed'))).toMatchObject({ status: 409, code: 'undo_over' });
    expect(await undo(await link(email, 'email_changed'))).toMatchObject({ status: 409, code: 'undo_over' });
    expect(await count('select from account where email = $1', [email])).toBe(1);
  });

  it('is not put back over a third address in between', async () => {
    const { email, other, third } = somebody();
    const owner = await byEmail(email);
    await changeEmail(owner, other);
    await changeEmail(owner, third);
    await changeEmail(owner, email);
    for (const to of [other, third])
      expect(await undo(await link(to, 'email_changed'))).toMatchObject({ status: 409, code: 'undo_over' });
    expect(await count('select from account where email = $1', [email])).toBe(1);
  });

  it('counts again once the owner has taken it again', async () => {
    const { email, other, third } = somebody();
    const owner = await byEmail(email);
    for (const next of [other, email, other, third]) await changeEmail(owner, next);
    expect(await undo(await link(other, 'email_changed'))).toMatchObject({ status: 200 });
    expect(await count('select from account where email = $1', [other])).toBe(1);
  });

  it('is refused by the database where an action does not look', async () => {
    const { email, other } = somebody();
    const owner = await byEmail(email);
    await changeEmail(owner, other);
    await changeEmail(owner, email);
    const back = `with u as materialized (select set_config('app.undoing', 'on', true))
      update account set email = $2, email_proved_at = clock_timestamp() from u where email = $1 returning id`;
    await expect(api.deps.db.query(back, [email, other])).rejects.toThrow(/no reverted factor/);
    // Red control: it is this trigger that refuses.
    expect(await without('account_undo_guard', back, [email, other])).toBe(1);
  });
});

describe('a former email', () => {
  it('opens no new account for seven days: the notice is sent again instead', async () => {
    const { email, other } = somebody();
    await changeEmail(await byEmail(email), other);
    expect(await signIn(email)).toMatchObject({ status: 409, code: 'factor_reserved' });
    expect(await toldOf(email)).toEqual(['email_changed', 'email_changed']);
    await daysLater(7);
    expect(await signIn(email)).toMatchObject({ status: 200 });
  });

  it('is reserved for the former account, which can restore it at once', async () => {
    const { email, other } = somebody();
    const person = await byEmail(email);
    await changeEmail(person, other);
    const rival = await byEmail(somebody().email);
    expect(await changeEmail(rival, email)).toMatchObject({ status: 409, code: 'email_taken' });
    expect(await changeEmail(person, email)).toMatchObject({ status: 200 });
    expect((await signIn(email)).status).toBe(200);
  });

  it('is refused by the database where an action does not look', async () => {
    const { email, other } = somebody();
    await changeEmail(await byEmail(email), other);
    const plant = `insert into account (id, kind, email, email_proved_at, language, currency)
      values (gen_random_uuid(), 'member', $1, now(), 'en', 'USD')`;
    await expect(api.deps.db.query(plant, [email])).rejects.toThrow(/reserved/);
    // Red control: it is this trigger that refuses.
    expect(await without('account_factor_guard', plant, [email])).toBe(1);
  });
});

/** Returns how many rows a statement writes without a trigger of the account's table; nothing of it stays. */
async function without(trigger: string, sql: string, values: readonly unknown[], table = 'account'): Promise<number> {
  let written = -1;
  await api.deps.db.transaction(
    async (tx) => {
      await tx.query(`alter table ${table} disable trigger ${trigger}`);
      written = (await tx.query(sql, values)).rowCount;
      return { ok: false };
    },
    { cause: 'red control' },
  );
  return written;
}

describe('races', () => {
  /** Runs two things while the account is locked, so that both wait for it; then lets them go. */
  async function underLock<One, Other>(
    email: string,
    one: () => Promise<One>,
    other: () => Promise<Other>,
  ): Promise<readonly [One, Other]> {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>();
    const holding = api.deps.db.transaction(
      async (tx) => {
        await tx.query('select from account where email = $1 for update', [email]);
        isLocked();
        await gate;
      },
      { cause: 'a test holds the account' },
    );
    await locked;
    const first = one();
    await waiting(1);
    const second = other();
    await waiting(2);
    open();
    await holding;
    return [await first, await second];
  }

  async function waiting(howMany: number): Promise<void> {
    const sql = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    while ((await count(sql)) < howMany) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  it('lets no change through that waited for an undo: its session is over', async () => {
    const { email, other, third } = somebody();
    const robber = await byEmail(email);
    await changeEmail(robber, other);
    const token = await link(email, 'email_changed');
    await robber.callApi(securityEndpoints.sendNewEmailCode, { email: third });
    const code = await codeFor(third);
    const [undone, changed] = await underLock(
      other,
      () => undo(token),
      () => robber.change(securityEndpoints.changeEmail, { email: third, code }),
    );
    expect([undone.status, changed.status]).toEqual([200, 403]);
    expect(await count('select from account where email = $1', [email])).toBe(1);
    expect(await count('select from account where email = $1', [third])).toBe(0);
  });

  it('undoes a change that came in just before', async () => {
    const { email, other, third } = somebody();
    const robber = await byEmail(email);
    await changeEmail(robber, other);
    const token = await link(email, 'email_changed');
    await robber.callApi(securityEndpoints.sendNewEmailCode, { email: third });
    const code = await codeFor(third);
    const [changed, undone] = await underLock(
      other,
      () => robber.change(securityEndpoints.changeEmail, { email: third, code }),
      () => undo(token),
    );
    expect([changed.status, undone.status]).toEqual([200, 200]);
    expect(await count('select from account where email = $1', [email])).toBe(1);
  });

  it('undoes once when twenty press at once', async () => {
    const { email, other } = somebody();
    await changeEmail(await byEmail(email), other);
    const token = await link(email, 'email_changed');
    const pressed = await Promise.all(Array.from({ length: 20 }, () => undo(token, new TestBrowser(api.server))));
    expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await toldOf(email)).filter((kind) => kind === 'undone')).toEqual(['undone']);
  });
});

describe('sessions', () => {
  it('end elsewhere with a changed factor, unless they are to stay', async () => {
    const { email, other, third } = somebody();
    const person = await byEmail(email);
    const tablet = await byEmail(email);
    await changeEmail(person, other, { keep_sessions: true });
    expect(await who(tablet)).not.toBeNull();
    await changeEmail(person, third);
    expect([await who(tablet), (await who(person)) === null]).toEqual([null, false]);
  });

  it('end elsewhere when a passkey or Google is removed, and not when one is added', async () => {
    const { email } = somebody();
    const person = await byEmail(email);
    const tablet = await byEmail(email);
    await addPasskey(person);
    expect(await who(tablet)).not.toBeNull();
    const { result } = await person.read(securityEndpoints.overview);
    const [{ id: passkey }] = (result as { passkeys: [{ id: string }] }).passkeys;
    await person.change(securityEndpoints.removePasskey, { passkey });
    expect([await who(tablet), (await who(person)) === null]).toEqual([null, false]);
  });

  it('end after three days without use, within their seven', async () => {
    const { email } = somebody();
    const person = await byEmail(email);
    const seen = (ago: string) =>
      api.deps.db.query(
        `update session s set seen_at = now() - $2::interval from account a where a.id = s.account_id and a.email = $1`,
        [email, ago],
      );
    await seen('71 hours');
    expect(await who(person)).not.toBeNull();
    await seen('73 hours');
    expect(await who(person)).toBeNull();
    await seen('5 days');
    await deleteStaleSignIns(api.deps.db);
    expect(await count('select from session s join account a on a.id = s.account_id where a.email = $1', [email])).toBe(
      0,
    );
  });
});

describe('a fresh proof', () => {
  it('is required by every change, an export and closing, and lasts a quarter of an hour', async () => {
    const { email, other, phone } = somebody();
    const person = await byEmail(email);
    const proved = (ago: string) =>
      api.deps.db.query(
        `update session s set proved_at = now() - $2::interval from account a where a.id = s.account_id and a.email = $1`,
        [email, ago],
      );
    await proved('16 minutes');
    const calls: readonly [Parameters<TestBrowser['change']>[0], object][] = [
      [securityEndpoints.changeEmail, { email: other, code: '123456' }],
      [securityEndpoints.changePhone, { phone, code: '123456' }],
      [securityEndpoints.passkeyOptions, {}],
      [securityEndpoints.addPasskey, { credential: '{}' }],
      [securityEndpoints.removePasskey, { passkey: 'abc' }],
      [securityEndpoints.bindGoogle, {}],
      [securityEndpoints.unbindGoogle, {}],
      [privacyEndpoints.askExport, {}],
      [privacyEndpoints.closeAccount, { understood: true }],
    ];
    for (const [endpoint, payload] of calls)
      expect([endpoint.path.source, await person.change(endpoint, payload)]).toMatchObject([
        endpoint.path.source,
        { status: 403, code: 'confirm_first' },
      ]);
    await proved('14 minutes');
    expect(await person.change(privacyEndpoints.askExport)).toMatchObject({ status: 200 });
  });

  it('is given by a passkey of the account, and by no other', async () => {
    const [one, two] = [somebody(), somebody()];
    const [device, foreign] = [new Authenticator(origin), new Authenticator(origin)];
    const person = await byEmail(one.email);
    await addPasskey(person, device);
    await addPasskey(await byEmail(two.email), foreign);
    await api.deps.db.query(`update session set proved_at = now() - interval '16 minutes'`);
    const by = async (key: Authenticator): Promise<Reply> => {
      const requested = await person.change(securityEndpoints.passkeySignInOptions);
      const credential = key.get((requested.result as { options: string }).options);
      return person.change(securityEndpoints.confirmByPasskey, { credential });
    };
    expect(await by(foreign)).toMatchObject({ code: 'passkey_refused' });
    expect(await person.change(privacyEndpoints.askExport)).toMatchObject({ code: 'confirm_first' });
    expect(await by(device)).toMatchObject({ status: 200 });
    expect(await person.change(privacyEndpoints.askExport)).toMatchObject({ status: 200 });
  });
});

describe('closing an account whose email was changed', () => {
  it('waits until the change can be undone no more', async () => {
    const { email, other } = somebody();
    const person = await byEmail(email);
    await changeEmail(person, other);
    const closing = await person.change(privacyEndpoints.closeAccount, { understood: true });
    const { askedAt, dueAt } = closing.result as { askedAt: string; dueAt: string };
    expect(Date.parse(dueAt) - Date.parse(askedAt)).toBeGreaterThan(6.9 * 86_400_000);
    await api.deps.db.query(
      `update account_deletion set asked_at = now() - interval '9 days', due_at = now() - interval '1 minute'`,
    );
    await eraseDue(api.deps);
    expect(await count('select from account where email = $1', [other])).toBe(1);
    await daysLater(7);
    await eraseDue(api.deps);
    expect(await count('select from account where email = $1', [other])).toBe(0);
    // Erasing leaves no record of the factors that it removed.
    expect(await count('select from account_event where $1 in (former, became)', [email])).toBe(0);
  });
});
