import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jarOf, openApi, ownHeaders, type Api } from '../../../tests/api/open-api.ts';
import { solved } from '../../../tests/robot-check.ts';
import { accountEndpoints, type MyProfile, type SimpleProfile } from '#src/contract/accounts/account.ts';
import { startEndpoints, type DispatchAnswer, type ExperimentsAnswer } from '#src/contract/accounts/start.ts';
import type { Experiment } from '#src/domain/site/choices/experiments.ts';

const half = (id: number, name: string): Experiment['groups'][number] => ({ id, name, percent: 50 });
const experiment: Experiment = {
  id: 1,
  name: 'same-for-both',
  groups: [half(11, 'a'), half(12, 'b')],
  needDye: true,
  state: 'running',
  from: null,
  to: null,
};

let api: Api;
beforeAll(async () => {
  api = await openApi({
    isStocked: false,
    experiments: [experiment, { ...experiment, id: 2, needDye: false }, { ...experiment, id: 3, state: 'stopped' }],
    proxy: { address: '127.0.0.1', countryHeader: 'x-country' },
  });
});
afterAll(() => api.close());

type Headers = Readonly<Record<string, string>>;
type Endpoint = { readonly path: { readonly source: string } };

/** A browser: it stores its cookies and sends them again. */
class Browser {
  readonly jar = new Map<string, string>();
  readonly headers: Headers;

  constructor(headers: Headers = {}) {
    this.headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', ...headers };
  }

  async request(endpoint: Endpoint, query = '', headers: Headers = {}): Promise<LightMyRequestResponse> {
    return this.send({ url: `${endpoint.path.source}${query}`, headers });
  }

  /** A change, with a fresh token. */
  async change(endpoint: Endpoint, payload: object, headers: Headers = {}): Promise<LightMyRequestResponse> {
    const token = (await this.request(accountEndpoints.csrfToken)).json().result.token;
    const own = { 'x-csrf-token': token, 'content-type': 'application/json', ...headers };
    return this.send({ method: 'POST', url: endpoint.path.source, payload, headers: own });
  }

  private async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await api.server.inject({
      ...options,
      headers: { ...ownHeaders, ...this.headers, cookie, ...options.headers },
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) this.jar.delete(name);
      else this.jar.set(name, value);
    }
    return answer;
  }
}

async function resultOf<Result>(requested: Promise<LightMyRequestResponse>): Promise<Result> {
  const body: { success: boolean; result: Result } = (await requested).json();
  expect(body.success).toBe(true);
  return body.result;
}

function set(answer: LightMyRequestResponse): string[] {
  return [answer.headers['set-cookie'] ?? []].flat();
}

let phones = 1000;

/** Signs in by a code that was sent. */
async function member(browser: Browser): Promise<LightMyRequestResponse> {
  phones += 1;
  const phone = `+8529${phones}567`;
  const requested = await browser.request(accountEndpoints.robotChallenge);
  const captcha = await solved(requested.json<{ result: { challenge: string } }>().result.challenge);
  await browser.change(accountEndpoints.sendSignInCode, { phone, captcha });
  const { rows } = await api.deps.db.query<{ code: string }>(
    `select payload->>'code' as code from outbox where payload->>'phone' = $1`,
    [phone],
  );
  return browser.change(accountEndpoints.signInBySms, { phone, code: rows[0]?.code ?? '' });
}

async function guest(browser: Browser): Promise<LightMyRequestResponse> {
  phones += 1;
  const person = { name: 'Lee Wong', email: 'Lee@mail.example' };
  return browser.change(accountEndpoints.registerGuest, person, { 'idempotency-key': `guest-of-this-test-${phones}` });
}

describe('the dispatch', () => {
  it('reports an anonymous visitor', async () => {
    expect(
      await resultOf<DispatchAnswer>(new Browser().request(startEndpoints.dispatch, '?k_lang=ja&k_currency=JPY')),
    ).toEqual({
      user: null,
      cart_items: 0,
      email_hash: '',
      language: 'ja',
      currency: 'JPY',
      writing: null,
      prefer_site: null,
    });
  });

  it('hashes an email address only after consent, so that no word list can reverse it', async () => {
    const browser = new Browser();
    await guest(browser);
    const hashWith = async (query: string): Promise<string> =>
      (await resultOf<DispatchAnswer>(browser.request(startEndpoints.dispatch, query))).email_hash;
    expect(await hashWith('')).toBe('');
    expect(await hashWith('?consent=denied')).toBe('');
    expect(await hashWith('?consent=granted')).toMatch(/^[\w-]{43}$/);
    expect((await browser.request(startEndpoints.dispatch, '?consent=yes')).statusCode).toBe(400);
    const other = new Browser();
    await guest(other);
    expect(await resultOf<DispatchAnswer>(other.request(startEndpoints.dispatch, '?consent=granted'))).toMatchObject({
      email_hash: await hashWith('?consent=granted'),
    });
  });

  it('speaks the language and counts in the currency of the account', async () => {
    const browser = new Browser();
    await guest(browser);
    await browser.change(accountEndpoints.changeLanguage, { language: 'ko' });
    await browser.change(accountEndpoints.changeCurrency, { currency: 'KRW' });
    await browser.change(accountEndpoints.changeWriting, { writing: 'digits' });
    await browser.change(accountEndpoints.changePreferSite, { prefer_site: 'cn' });
    expect(await resultOf<DispatchAnswer>(browser.request(startEndpoints.dispatch, '?k_lang=ja'))).toMatchObject({
      language: 'ko',
      currency: 'KRW',
      writing: 'digits',
      prefer_site: 'cn',
    });
  });
});

describe('the profiles', () => {
  it('are empty for a visitor, whatever user id they send (D-14)', async () => {
    const browser = new Browser();
    await guest(browser);
    const victim = browser.jar.get('user_id') ?? '';
    expect(victim).toMatch(/^[0-9a-f-]{36}$/);
    const outsider = new Browser({ 'x-klook-user-id': victim });
    outsider.jar.set('user_id', victim);
    for (const endpoint of [accountEndpoints.simpleProfile, accountEndpoints.myProfile])
      expect(await resultOf(outsider.request(endpoint))).toBeNull();
    const other = new Browser();
    await guest(other);
    const before = await resultOf<SimpleProfile>(other.request(accountEndpoints.simpleProfile));
    other.jar.set('user_id', victim);
    expect(await resultOf<SimpleProfile>(other.request(accountEndpoints.simpleProfile))).toEqual(before);
    expect(before.user_id).not.toBe(victim);
  });

  it('hold what the specification lists, the simple one with all personal masked', async () => {
    const browser = new Browser({ 'x-forwarded-for': '198.51.100.7', 'x-country': 'jp' });
    await guest(browser);
    const simple = await resultOf<SimpleProfile>(browser.request(accountEndpoints.simpleProfile));
    expect(simple).toEqual({
      user_id: browser.jar.get('user_id'),
      global_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      kind: 'guest',
      user_name: 'Lee Wong',
      title: null,
      avatar: '/avatar.png',
      email: 'L•••@mail.example',
      phone: null,
      country_code: null,
      create_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      prefer_site: null,
      user_residence: 'JP',
      restrict_policies: [],
    });
    expect(simple.global_id).not.toBe(simple.user_id);
    expect(await resultOf<MyProfile>(browser.request(accountEndpoints.myProfile))).toEqual({
      ...simple,
      email: 'Lee@mail.example',
      unreview: 0,
      gift_card: 0,
      register_site: 'localhost',
      confirmed_residence: null,
      membership_level: 0,
      membership_style: null,
      display_membership_entry: false,
    });
  });

  it('show members their masked number, and the policies that restrict them', async () => {
    const browser = new Browser();
    await member(browser);
    await api.deps.db.query(
      `update account set restrict_policies = '{deprecated}', confirmed_residence = 'SG' where id = $1`,
      [browser.jar.get('user_id')],
    );
    expect(await resultOf<MyProfile>(browser.request(accountEndpoints.myProfile))).toMatchObject({
      phone: '+852 •••• 567',
      country_code: 'HK',
      user_residence: 'SG',
      confirmed_residence: 'SG',
      restrict_policies: ['deprecated'],
    });
  });
});

describe('preferences', () => {
  it('are stored in every browser, by either method', async () => {
    const browser = new Browser();
    const language = await browser.change(accountEndpoints.changeLanguage, { language: 'zh-TW' });
    expect(await resultOf(Promise.resolve(language))).toEqual({ language: 'zh-TW' });
    expect(set(language)).toEqual(['lang=zh-TW; Path=/; Max-Age=2592000; SameSite=Lax']);
    const token = browser.jar.get('csrf_token') ?? '';
    const currency = await browser.request(accountEndpoints.changeCurrency, '?currency=TWD&k_lang=zh-TW', {
      'x-csrf-token': token,
    });
    expect(set(currency)).toEqual(['currency=TWD; Path=/; Max-Age=604800; SameSite=Lax']);
    const site = await browser.request(accountEndpoints.changePreferSite, '?prefer_site=global', {
      'x-csrf-token': token,
    });
    expect(set(site)).toEqual(['prefer_site=global; Path=/; Max-Age=31536000; SameSite=Lax']);
  });

  it.each([
    [{ language: 'xx' }, accountEndpoints.changeLanguage],
    [{ language: '__proto__' }, accountEndpoints.changeLanguage],
    [{ currency: 'RUB' }, accountEndpoints.changeCurrency],
    [{ currency: ['USD'] }, accountEndpoints.changeCurrency],
    [{ currency: 'constructor' }, accountEndpoints.changeCurrency],
    [{ writing: 'hebrew' }, accountEndpoints.changeWriting],
    [{ prefer_site: 'moon' }, accountEndpoints.changePreferSite],
    [{}, accountEndpoints.changePreferSite],
  ])('that are not offered are refused and set no cookie: %j', async (input, endpoint) => {
    const answer = await new Browser().change(endpoint, input);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, error: { code: 'bad_request', field: expect.any(String) } });
    expect(set(answer).filter((text) => /^(lang|currency|writing|prefer_site)=/.test(text))).toEqual([]);
  });

  it('change nothing for others', async () => {
    const [one, other] = [new Browser(), new Browser()];
    await guest(one);
    await guest(other);
    const id = one.jar.get('user_id') ?? '';
    await other.change(accountEndpoints.changeCurrency, { currency: 'JPY', id, user_id: id, account: id });
    const { rows } = await api.deps.db.query<{ currency: string }>('select currency from account where id = $1', [id]);
    expect(rows[0]?.currency).toBe('USD');
  });
});

describe('the session before sign-in', () => {
  it('is named, not given away, and another one after sign-in', async () => {
    const browser = new Browser();
    const first = await browser.request(startEndpoints.sessionId);
    expect(set(first).at(-1)).toMatch(/^JSESSIONID=[\w-]{43}; Path=\/; Max-Age=43200; SameSite=Lax; HttpOnly$/);
    const secret = browser.jar.get('JSESSIONID') ?? '';
    const { sid } = first.json().result;
    expect(first.body).not.toContain(secret);
    expect((await resultOf<{ sid: string }>(browser.request(startEndpoints.sessionId))).sid).toBe(sid);
    expect(browser.jar.get('JSESSIONID')).toBe(secret);
    await guest(browser);
    expect(browser.jar.get('JSESSIONID')).not.toBe(secret);
    expect((await resultOf<{ sid: string }>(browser.request(startEndpoints.sessionId))).sid).not.toBe(sid);
    expect(await resultOf(browser.request(startEndpoints.sessionGet))).toEqual({ is_logged_in: true });
    const out = await browser.change(accountEndpoints.signOut, {});
    expect(jarOf(out.headers['set-cookie'])).toContain('user_id=; JSESSIONID=');
    expect(browser.jar.has('user_id')).toBe(false);
    expect(await resultOf(browser.request(startEndpoints.sessionGet))).toEqual({ is_logged_in: false });
  });

  it('reveals no identity', async () => {
    const [one, other] = [new Browser(), new Browser()];
    await guest(one);
    await one.request(startEndpoints.sessionId);
    other.jar.set('JSESSIONID', one.jar.get('JSESSIONID') ?? '');
    expect(await resultOf(other.request(startEndpoints.sessionGet))).toEqual({ is_logged_in: false });
  });
});

describe('the residence', () => {
  const us = { residenceCode: 'US', residenceId: 0, ipCountry: 'US', isEuropeanArea: false, isKnown: false };
  const through = (country: string): Headers => ({ 'x-forwarded-for': '198.51.100.7', 'x-country': country });

  it.each([
    ['HK', { residenceCode: 'HK', residenceId: 2, ipCountry: 'HK', isEuropeanArea: false, isKnown: true }],
    ['sg', { residenceCode: 'SG', residenceId: 15, ipCountry: 'SG', isEuropeanArea: false, isKnown: true }],
    ['US', { residenceCode: 'US', residenceId: 28, ipCountry: 'US', isEuropeanArea: false, isKnown: true }],
    [
      'NO',
      { residenceCode: 'NO', residenceId: expect.any(Number), ipCountry: 'NO', isEuropeanArea: true, isKnown: true },
    ],
    ['XX', us],
    ['T1', us],
    ['', us],
    ['__proto__', us],
    ['HK, US', us],
  ])('of who comes from %j', async (country, residence) => {
    const answer = await new Browser(through(country)).request(startEndpoints.residence);
    expect(answer.json()).toEqual({ success: true, result: residence });
    const cookie = set(answer).filter((text) => text.startsWith('residence='));
    expect(cookie).toEqual(
      residence.isKnown ? [`residence=${residence.residenceCode}; Path=/; Max-Age=86400; SameSite=Lax`] : [],
    );
  });

  it('is not read from headers that the visitor sends without the proxy', async () => {
    const answer = await new Browser({ 'x-country': 'HK' }).request(startEndpoints.residence);
    expect(answer.json()).toEqual({ success: true, result: us });
    const byProxyOnly = await new Browser({ ...through(''), 'x-klook-user-residence': '2_HK' }).request(
      startEndpoints.residence,
    );
    expect(byProxyOnly.json()).toEqual({ success: true, result: us });
  });
});

describe('experiments', () => {
  async function hit(browser: Browser, headers: Headers = {}): Promise<ExperimentsAnswer> {
    return resultOf<ExperimentsAnswer>(browser.request(startEndpoints.hitExperiments, '', headers));
  }

  it('assign a browser to its groups permanently', async () => {
    const browser = new Browser();
    const answer = await browser.request(startEndpoints.hitExperiments);
    expect(set(answer).at(-1)).toMatch(/^kepler_id=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=31536000; SameSite=Lax$/);
    const first: ExperimentsAnswer = answer.json().result;
    expect(first.exps.map(({ experiment_id }) => experiment_id)).toEqual([1, 2]);
    expect(first.exps[0]).toEqual({
      experiment_id: 1,
      experiment_name: 'same-for-both',
      group_id: expect.any(Number),
      group_name: expect.stringMatching(/^[ab]$/),
      need_dye: true,
    });
    expect(first.tinted_list).toEqual([`1:${first.exps[0]?.group_id}`]);
    expect(first.user_id).toBe('');
    expect(browser.jar.get('kepler_id')).toMatch(new RegExp(`^${first.origin_kepler_id}\\.`));
    expect(await hit(browser)).toEqual(first);
  });

  it('assign by an id that we signed: a forged id, group or dye counts for nothing', async () => {
    const browser = new Browser();
    const own = await hit(browser);
    expect(await hit(browser, { 'x-klook-kepler-id': 'A'.repeat(22), 'x-klook-tint': '1:12,2:12,9:9' })).toEqual(own);
    const signature = browser.jar.get('kepler_id')?.split('.')[1] ?? '';
    for (const forged of ['A'.repeat(22), `${'A'.repeat(22)}.${signature}`, `${'A'.repeat(22)}.${'A'.repeat(43)}`]) {
      const other = new Browser();
      other.jar.set('kepler_id', forged);
      expect((await hit(other)).origin_kepler_id).not.toBe('A'.repeat(22));
    }
    // The device is signed too, and is no kepler id for that.
    const device = browser.jar.get('device_id') ?? '';
    browser.jar.set('kepler_id', device);
    expect((await hit(browser)).origin_kepler_id).not.toBe(device.split('.')[0]);
  });

  it('are not for bots', async () => {
    const bot = new Browser({
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    expect(await hit(bot)).toEqual({ exps: [], tinted_list: [], user_id: '', origin_kepler_id: '' });
    expect(bot.jar.has('kepler_id')).toBe(false);
  });

  it('name the account of who is signed in', async () => {
    const browser = new Browser();
    await guest(browser);
    expect((await hit(browser)).user_id).toBe(browser.jar.get('user_id'));
  });
});
