import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { insertSession } from '#src/store/accounts/sessions.store.ts';
import { accountEndpoints } from '#src/contract/accounts/account.ts';
import { securityEndpoints, type SecurityView } from '#src/contract/accounts/security/account-security.ts';
import { Authenticator } from '../authenticator.ts';
import { addPasskey, confirm, who } from './member.ts';
import { sentCode } from './sent-code.ts';
import { TestBrowser, type Reply } from './browser.ts';
import { openApi, type Api } from './open-api.ts';

const origin = 'http://localhost:3000';
let api: Api;
let people = 3000;
beforeAll(async () => {
  api = await openApi({ isStocked: false });
});
afterAll(() => api.close());
beforeEach(() => api.deps.db.query('delete from rate_limit'));

const codeFor = (to: string): Promise<string> => sentCode(api.deps.db, to);

async function byEmail(
  email: string,
  person: TestBrowser,
): Promise<Reply & { readonly facts: Record<string, string> }> {
  await person.callApi(accountEndpoints.sendEmailCode, { email });
  const code = await codeFor(email);
  const token = (await person.send({ url: accountEndpoints.csrfToken.path.source })).json().result.token;
  const answer = await person.send({
    method: 'POST',
    url: accountEndpoints.signInByEmail.path.source,
    payload: { email, code },
    headers: { 'x-csrf-token': token, 'content-type': 'application/json' },
  });
  const { result, error } = answer.json();
  return { status: answer.statusCode, result, code: error?.code ?? null, facts: error?.facts ?? {} };
}

const security = async (person: TestBrowser): Promise<SecurityView> =>
  (await person.read(securityEndpoints.overview)).result as SecurityView;

/** Returns a member with email and phone, signed in; with two-step sign-in turned on. */
async function member(): Promise<{ email: string; phone: string; person: TestBrowser; id: string | null }> {
  people += 1;
  const [email, phone] = [`person${people}@mail.example`, `+8529${people}569`];
  const person = new TestBrowser(api.server);
  await byEmail(email, person);
  await person.callApi(securityEndpoints.sendNewPhoneCode, { phone });
  await person.change(securityEndpoints.changePhone, { phone, code: await codeFor(phone) });
  await confirm(api.deps.db, person, 'email', email);
  expect(await person.change(securityEndpoints.requireSecondFactor, { required: true })).toMatchObject({ status: 200 });
  return { email, phone, person, id: await who(person) };
}

it('requires a code to the other factor after the first, and opens no session before', async () => {
  const { email, phone, id } = await member();
  const other = new TestBrowser(api.server);
  const first = await byEmail(email, other);
  expect(first).toMatchObject({ status: 403, code: 'second_factor_needed' });
  expect(first.facts).toEqual({ step: expect.any(String), phone: expect.stringContaining('•') });
  expect(await who(other)).toBeNull();
  const { step } = first.facts;
  expect(await other.callApi(securityEndpoints.sendSecondCode, { step, way: 'email' })).toMatchObject({ status: 404 });
  expect(await other.callApi(securityEndpoints.sendSecondCode, { step, way: 'sms' })).toMatchObject({ status: 200 });
  const code = await codeFor(phone);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const complete = (text: string, by = other): Promise<Reply> =>
    by.change(securityEndpoints.signInBySecondCode, { step, way: 'sms', code: text });
  expect(await complete(wrong)).toMatchObject({ code: 'code_wrong' });
  // The step is of the browser in which it began.
  expect(await complete(code, new TestBrowser(api.server))).toMatchObject({ code: 'sign_in_over' });
  expect(await complete(code)).toMatchObject({ status: 200 });
  expect(await who(other)).toBe(id);
  expect(await complete(code)).toMatchObject({ code: 'sign_in_over' });
});

it('takes a passkey of the account as the second factor, and no other account’s', async () => {
  const { email, person, id } = await member();
  const [device, foreign] = [new Authenticator(origin), new Authenticator(origin)];
  expect(await addPasskey(person, device)).toMatchObject({ status: 200 });
  expect(await addPasskey((await member()).person, foreign)).toMatchObject({ status: 200 });
  const other = new TestBrowser(api.server);
  const { step, passkey } = (await byEmail(email, other)).facts;
  expect(passkey).toBe('yes');
  const by = async (key: Authenticator): Promise<Reply> => {
    const requested = await other.change(securityEndpoints.passkeySignInOptions);
    const credential = key.get((requested.result as { options: string }).options);
    return other.change(securityEndpoints.signInBySecondPasskey, { step, credential });
  };
  expect(await by(foreign)).toMatchObject({ code: 'passkey_refused' });
  expect(await by(device)).toMatchObject({ status: 200 });
  expect(await who(other)).toBe(id);
});

it('lasts ten minutes', async () => {
  const { email, phone } = await member();
  const other = new TestBrowser(api.server);
  const { step } = (await byEmail(email, other)).facts;
  await other.callApi(securityEndpoints.sendSecondCode, { step, way: 'sms' });
  await api.deps.db.query(`update sign_in_step set expires_at = expires_at - interval '10 minutes'`);
  const code = await codeFor(phone);
  expect(await other.change(securityEndpoints.signInBySecondCode, { step, way: 'sms', code })).toMatchObject({
    status: 409,
    code: 'sign_in_over',
  });
});

it('does not take the first code again as the second', async () => {
  const { email } = await member();
  const other = new TestBrowser(api.server);
  const { step } = (await byEmail(email, other)).facts;
  const code = await codeFor(email);
  expect(await other.change(securityEndpoints.signInBySecondCode, { step, way: 'email', code })).toMatchObject({
    status: 404,
  });
  expect(await other.change(securityEndpoints.signInBySecondCode, { step, way: 'sms', code })).toMatchObject({
    code: 'code_expired',
  });
});

it('is turned on with two factors and a recent verification only, and turned off again', async () => {
  const person = new TestBrowser(api.server);
  await byEmail('alone@mail.example', person);
  expect((await security(person)).second_factor).toEqual({ on: false, possible: false, confirmed: true });
  const set = (required: boolean, by = person): Promise<Reply> =>
    by.change(securityEndpoints.requireSecondFactor, { required });
  expect(await set(true)).toMatchObject({ status: 409, code: 'second_factor_missing' });
  expect(await addPasskey(person)).toMatchObject({ status: 200 });
  await api.deps.db.query(`update session set proved_at = now() - interval '16 minutes'`);
  expect(await set(true)).toMatchObject({ code: 'confirm_first' });
  await api.deps.db.query('update session set proved_at = now()');
  expect(await set(true)).toMatchObject({ status: 200 });
  expect((await security(person)).second_factor).toEqual({ on: true, possible: true, confirmed: true });
  expect(await byEmail('alone@mail.example', new TestBrowser(api.server))).toMatchObject({ status: 403 });
  expect(await set(false)).toMatchObject({ status: 200 });
  expect(await byEmail('alone@mail.example', new TestBrowser(api.server))).toMatchObject({ status: 200 });
  const { rows } = await api.deps.db.query<{ kind: string }>(
    `select e.kind from account_event e join account a on a.id = e.account_id
     where a.email = 'alone@mail.example' and e.kind like 'second%' and e.told_at is not null order by e.nth`,
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['second_factor_on', 'second_factor_off']);
});

it('does not lock out an owner whose second factor is lost', async () => {
  const person = new TestBrowser(api.server);
  await byEmail('lost@mail.example', person);
  expect(await addPasskey(person)).toMatchObject({ status: 200 });
  await confirm(api.deps.db, person, 'email', 'lost@mail.example');
  await person.change(securityEndpoints.requireSecondFactor, { required: true });
  const [{ id: passkey } = { id: '' }] = (await security(person)).passkeys;
  await person.change(securityEndpoints.removePasskey, { passkey });
  expect(await byEmail('lost@mail.example', new TestBrowser(api.server))).toMatchObject({ status: 200 });
});

it('is demanded by the database where an action does not require it', async () => {
  const { email } = await member();
  const { rows } = await api.deps.db.query<{ id: string }>('select id from account where email = $1', [email]);
  const session = { accountId: rows[0]?.id ?? '', seconds: 60, way: 'email', agent: '', network: '' } as const;
  const open = (hash: string, second: 'sms' | 'email' | null) =>
    insertSession(api.deps.db, { ...session, tokenHash: hash.repeat(64), second });
  await expect(open('a', null)).rejects.toThrow(/second factor/);
  await expect(open('b', 'email')).rejects.toThrow(/second factor/);
  await open('c', 'sms');
  // Red control: it is this trigger that refuses.
  await api.deps.db.query('alter table session disable trigger session_second_factor');
  await open('d', null);
  await api.deps.db.query('alter table session enable trigger session_second_factor');
});
