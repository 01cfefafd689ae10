import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Caller, Deps } from '#src/actions/deps.ts';
import { makeShortLink } from '#src/actions/marketing/short-links/make-short-link.ts';
import { createRobotCheck } from '#src/actions/accounts/codes/create-robot-check.ts';
import { readCatalogueFolder } from '#src/formats/catalogue/catalogue-folder.ts';
import { phoneCouponRoutes } from '#src/api/marketing/phone-coupon.ts';
import { referralRoutes } from '#src/api/marketing/referral.ts';
import type { Route } from '#src/api/route.ts';
import { shortLinkRoutes } from '#src/api/marketing/short-links.ts';
import type { OutputOf } from '#src/contract/call.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { phoneCouponEndpoints } from '#src/contract/marketing/referral/phone-coupon.ts';
import { referralEndpoints } from '#src/contract/marketing/referral/referral.ts';
import { shortLinkEndpoints } from '#src/contract/marketing/referral/short-links.ts';
import type { Result } from '#src/domain/failure.ts';
import { saveRates } from '#src/store/site/rates.store.ts';
import { savePhoneCoupons, saveReferrals } from '#src/store/catalogue/offers/referral-offers.store.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { solved } from '../../../tests/robot-check.ts';
import { testCaller } from '../../../tests/site.ts';
import { testDeps } from '../../../tests/test-deps.ts';

const own = fileURLToPath(new URL('../../../catalogue', import.meta.url));
const routes: readonly Route[] = [...referralRoutes, ...phoneCouponRoutes, ...shortLinkRoutes];
let database: TestDatabase;
let deps: Deps;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  deps = testDeps(db);
  const read = await readCatalogueFolder(own, { products: true });
  if (!read.ok) throw new Error('the catalogue has faults');
  const { rates, referrals, phoneCoupons } = read.catalogue;
  await db.transaction(
    async (tx) => {
      await saveRates(tx, rates.date, rates.hkdPerUnit);
      await saveReferrals(tx, referrals);
      await savePhoneCoupons(tx, phoneCoupons);
    },
    { cause: 'test' },
  );
  // Cards are shown of what is sold, and nothing is sold here: offers that name a product exist all the same.
}, 60_000);

afterAll(() => database.close());

const visitor: Caller = testCaller;
let phones = 0;

async function member(name: string | null): Promise<Caller> {
  phones += 1;
  const id = randomUUID();
  await database.db.query(
    `insert into account (id, kind, phone, name, language, currency) values ($1, 'member', $2, $3, 'en', 'USD')`,
    [id, `+8529${String(2_000_000 + phones)}`, name],
  );
  return { ...testCaller, account: { id, kind: 'member' }, device: `device-${phones}`, owner: `account:${id}` };
}

async function call<E extends Endpoint<never, unknown> | Endpoint<object, unknown>>(
  endpoint: E,
  input: unknown,
  caller: Caller = visitor,
): Promise<Result<OutputOf<E>>> {
  const route = routes.find((one) => one.endpoint.path.source === endpoint.path.source);
  if (route === undefined) throw new Error(`nobody answers ${endpoint.path.source}`);
  const result = await route.handle(deps, input, { caller, idempotencyKey: randomUUID(), head: {} });
  return result as Result<OutputOf<E>>;
}

async function got<Output>(result: Promise<Result<Output>>): Promise<Output> {
  const answer = await result;
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

describe('an event of invitations', () => {
  const { referralEvent, openInvite, joinInvite, referralRecord } = referralEndpoints;

  it('is shown to everyone, and an unknown link is not found', async () => {
    const seen = await got(call(referralEvent, { id: '1', invite: 'A'.repeat(22) }, { ...visitor, language: 'ja' }));
    expect(seen).toMatchObject({ id: 1, kind: 'event', phase: 'open', own: null, invitation: null, isMember: false });
    expect(seen.title).toEqual({ text: 'だれかを誘って旅に出よう', lang: 'ja' });
    expect(seen.inviter).toEqual({ kind: 'credits', amount: { minor: 500, currency: 'USD' } });
    for (const id of ['2', '3', '999', '0', 'one'])
      expect(await call(referralEvent, { id })).toMatchObject({ ok: false });
  });

  it('leads from the link to the coupon and into the record, with an initial for a name', async () => {
    const inviter = await member('  élise Example');
    const { invite, link } = await got(call(openInvite, { event_id: 1 }, { ...inviter, language: 'ja' }));
    expect(link).toMatch(/^http:\/\/localhost:3000\/ja\/s\/[\w-]{11}\/$/);
    const friend = await member(null);
    expect((await got(call(referralEvent, { id: '1', invite }, friend))).invitation).toEqual({ letter: 'É' });
    expect((await got(call(referralEvent, { id: '1', invite }, inviter))).invitation).toBeNull();
    expect(await got(call(joinInvite, { event_id: 1, invite }, friend))).toBeNull();
    expect((await got(call(referralEvent, { id: '1', invite }, friend))).hasJoined).toBe(true);
    const record = await got(call(referralRecord, {}, inviter));
    expect(record.totals).toEqual({ joined: 1, earned: 0, waiting: 1 });
    expect(record.joins).toMatchObject([{ letter: null, state: 'joined', refusal: null, settledAt: null }]);
    expect(record.offers.map(({ kind }) => kind)).toEqual(['event', 'group', 'secret_price']);
    expect((await got(call(referralRecord, {}, friend))).joins).toEqual([]);
  });

  it.each([
    [{}, 'event_id'],
    [{ event_id: '1' }, 'event_id'],
    [{ event_id: 1.5 }, 'event_id'],
    [{ event_id: 3_000_000_000 }, 'event_id'],
    [{ event_id: 1, more: true }, ''],
  ])('refuses %j with the field', async (input, field) => {
    const refused = await call(openInvite, input);
    expect(refused).toMatchObject({ ok: false, failure: { code: 'bad_request', ...(field === '' ? {} : { field }) } });
  });

  it('requires a visitor and a guest to sign in', async () => {
    for (const caller of [visitor, { ...visitor, account: { id: randomUUID(), kind: 'guest' as const } }])
      expect(await call(openInvite, { event_id: 1 }, caller)).toMatchObject({ failure: { code: 'sign_in_required' } });
    expect(await call(referralRecord, {})).toMatchObject({ failure: { code: 'sign_in_required' } });
  });
});

describe('a group and a price that falls', () => {
  const { referralTask, startTask, joinTask, takePrice } = referralEndpoints;

  it('are offers under their names and as tasks under their keys', async () => {
    const starter = await member('Bo');
    const offer = await got(call(referralTask, { kind: 'group', key: 'three-together' }));
    expect(offer).toMatchObject({ people: 3, hours: 48, task: null, price: null, isMember: false });
    const { key } = await got(call(startTask, { slug: 'three-together' }, starter));
    const task = await got(call(referralTask, { kind: 'group', key }, starter));
    expect(task.task).toMatchObject({ state: 'open', needed: 3, joined: 1, letters: ['B'], isMine: true, isIn: true });
    expect(task.task?.link).toBe(`http://localhost:3000/referralcoupon/group/${key}/`);
    expect(await got(call(joinTask, { kind: 'group', key }, await member('Di')))).toBeNull();
    const seen = await got(call(referralTask, { kind: 'group', key }));
    expect(seen.task).toMatchObject({ joined: 2, letters: ['B', 'D'], isMine: false, isIn: false });
  });

  it('lower the price by a step for each helper', async () => {
    const starter = await member('Bo');
    const { key } = await got(call(startTask, { slug: 'ferry-by-friends' }, starter));
    await got(call(joinTask, { kind: 'secret_price', key }, await member(null)));
    const { price } = await got(call(referralTask, { kind: 'secret_price', key }, starter));
    expect(price).toMatchObject({
      start: { minor: 28_000, currency: 'HKD' },
      now: { minor: 25_200 },
      floor: { minor: 14_000 },
      step: { minor: 2_800 },
      threshold: 2,
    });
    expect(await call(takePrice, { key }, starter)).toMatchObject({
      failure: { code: 'referral_too_few', facts: { needed: 1 } },
    });
  });

  it.each([
    [referralTask, { kind: 'group', key: 'ferry-by-friends' }, 'not_found'],
    [referralTask, { kind: 'group', key: '1' }, 'not_found'],
    [referralTask, { kind: 'group', key: '../1' }, 'bad_request'],
    [referralTask, { kind: 'event', key: 'three-together' }, 'bad_request'],
    [startTask, { slug: 'bring-a-friend' }, 'not_found'],
    [startTask, { slug: 'three-together' }, 'sign_in_required'],
    [joinTask, { kind: 'group', key: 'A'.repeat(22) }, 'sign_in_required'],
    [takePrice, { key: 'A'.repeat(22) }, 'sign_in_required'],
  ] as const)('%# refuses what is none', async (endpoint, input, code) => {
    expect(await call(endpoint, input)).toMatchObject({ ok: false, failure: { code } });
  });
});

describe('a coupon for a phone number', () => {
  const { phoneCoupon, redeemPhoneCoupon, phoneCouponResult } = phoneCouponEndpoints;
  const work = async (caller: Caller) => solved((await createRobotCheck(deps, caller)).challenge);

  it('has the fields of the specification', async () => {
    const landing = await got(call(phoneCoupon, { event: 'ocean-bank' }, { ...visitor, language: 'ar-SA' }));
    expect(Object.keys(landing)).toEqual(
      expect.arrayContaining([
        'landing_page_title',
        'action_btn_name',
        'action_bottom_tip',
        'successful_redeemed_copyright',
        'redeemed_copyright',
        'action_btn_label',
        'recommend_act_title',
        'failed_redeemed_copyright',
        'event_end_copyright',
        'custom_service_tel',
      ]),
    );
    expect(landing.landing_page_title.lang).toBe('ar');
    expect((await got(call(phoneCoupon, { event: 'last-summer' }))).phase).toBe('over');
    expect(await call(phoneCoupon, { event: 'nobodys' })).toMatchObject({ failure: { code: 'not_found' } });
    expect(await call(phoneCoupon, { event: '<b>' })).toMatchObject({
      failure: { code: 'bad_request', field: 'event' },
    });
  });

  it('requires a solved challenge, and accepts each one once', async () => {
    const requested = { event: 'ocean-bank', phone: '+886 912 345 678' };
    expect(await call(redeemPhoneCoupon, { ...requested, captcha: '' })).toMatchObject({
      failure: { code: 'robot_check_failed' },
    });
    const captcha = await work(visitor);
    const { token, succeeded } = await got(call(redeemPhoneCoupon, { ...requested, captcha }));
    expect(succeeded).toBe(true);
    expect(await call(redeemPhoneCoupon, { ...requested, captcha })).toMatchObject({
      failure: { code: 'robot_check_used' },
    });
    const result = await got(call(phoneCouponResult, { event: 'ocean-bank', token }));
    expect(result).toMatchObject({
      outcome: 'redeemed',
      message: { text: 'The coupon is yours.' },
      phone: '+886 •••• 678',
    });
    const other = await got(call(phoneCouponResult, { event: 'ocean-bank', token }, { ...visitor, device: 'another' }));
    expect(other).toMatchObject({ outcome: null, phone: '{phone}' });
  });

  it('has defaults where neither the event nor the server has a label', async () => {
    const result = await got(call(phoneCouponResult, { event: 'any-number', token: '<b>x' }));
    expect(result).toMatchObject({ outcome: null, message: { text: '领取失败', lang: 'zh-CN' }, phone: '{phone}' });
    expect((await got(call(phoneCouponResult, { event: 'ocean-bank' }))).message.text).toBe(
      'We couldn’t give you the coupon.',
    );
    expect(await call(phoneCouponResult, { event: 'nobodys' })).toMatchObject({
      failure: { code: 'not_found' },
    });
  });

  it.each(['', '0912345678', '+86 138 0013 800', 'x'.repeat(200)])(
    'refuses the number %j beside its field',
    async (phone) => {
      const refused = await call(redeemPhoneCoupon, { event: 'any-number', phone, captcha: await work(visitor) });
      expect(refused).toMatchObject({ failure: { code: 'phone_invalid', field: 'phone' } });
    },
  );
});

describe('a short address', () => {
  const { shortLink } = shortLinkEndpoints;

  it('leads into the app and on the web', async () => {
    const { code } = await got(makeShortLink(deps, { path: '/referralcoupon/specialevent/1/' }));
    expect(await got(call(shortLink, { code }, { ...visitor, language: 'ja' }))).toEqual({
      kind: 'referral_event',
      deepLink: 'meander://referralcoupon/specialevent/1',
      web: '/ja/referralcoupon/specialevent/1/',
    });
    for (const none of ['', 'A'.repeat(11), 'javascript:alert(1)', '//evil.example'])
      expect(await call(shortLink, { code: none })).toMatchObject({ failure: { code: 'not_found' } });
  });
});
