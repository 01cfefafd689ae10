import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { collectPhoneCoupons } from '#src/actions/marketing/phone-coupons/collect-phone-coupons.ts';
import { endTasks } from '#src/actions/marketing/tasks/end-tasks.ts';
import { joinInvite } from '#src/actions/marketing/referral/join-invite.ts';
import { joinTask } from '#src/actions/marketing/tasks/join-task.ts';
import { makeShortLink } from '#src/actions/marketing/short-links/make-short-link.ts';
import { openInvite } from '#src/actions/marketing/referral/open-invite.ts';
import { readPhoneResult } from '#src/actions/marketing/phone-coupons/read-phone-result.ts';
import { readRecord } from '#src/actions/marketing/referral/read-record.ts';
import { readShortLink } from '#src/actions/marketing/short-links/read-short-link.ts';
import { readTask } from '#src/actions/marketing/tasks/read-task.ts';
import { redeemPhoneCoupon } from '#src/actions/marketing/referral/redeem-phone-coupon.ts';
import { reverseRewards } from '#src/actions/marketing/referral/reverse-rewards.ts';
import { rewardInviters } from '#src/actions/marketing/referral/reward-inviters.ts';
import { startTask } from '#src/actions/marketing/tasks/start-task.ts';
import { takePrice } from '#src/actions/marketing/tasks/take-price.ts';
import { readWallet } from '#src/actions/marketing/credits/read-wallet.ts';
import type { Caller } from '#src/actions/deps.ts';
import type { Result } from '#src/domain/failure.ts';
import type { PhoneCouponDefinition } from '#src/domain/marketing/referral/phone-coupon.ts';
import type {
  InviteEvent,
  PersonalCoupon,
  ReferralDefinition,
  ReferralEntry,
} from '#src/domain/marketing/referral/referral.ts';
import { schedule } from '#src/jobs/schedule.ts';
import { savePhoneCoupons, saveReferrals } from '#src/store/catalogue/offers/referral-offers.store.ts';
import { contact, goodCard, openShop, value, type Shop, type Slot } from './shop/shop.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';

let shop: Shop;
let slot: Slot;
let phones = 0;

const words = { titles: { en: 'Together' }, texts: { en: 'Come along.' }, terms: [{ en: 'Once each.' }] };
const coupon: PersonalCoupon = {
  titles: { en: 'Ten per cent' },
  effect: { kind: 'percent', percent: 10 },
  conditions: [],
  stacks: false,
  validDays: 30,
};
const event: InviteEvent = {
  kind: 'event',
  ...words,
  invited: coupon,
  inviter: { kind: 'credits', amount: '5.00', currency: 'EUR', validDays: 365 },
  newOnly: true,
  mostInvited: 3,
  mostRewards: 2,
};
const group: ReferralDefinition = { kind: 'group', ...words, people: 3, hours: 48, reward: coupon };
const offers = (): ReferralEntry[] =>
  [
    { id: 1, slug: 'bring-somebody', definition: event },
    { id: 2, slug: 'three-together', definition: group },
    {
      id: 3,
      slug: 'falling-price',
      definition: {
        kind: 'secret_price' as const,
        ...words,
        productId: slot.productId,
        currency: 'EUR' as const,
        start: '12.00',
        step: '2.00',
        helpers: 3,
        threshold: 2,
        hours: 24,
        buyHours: 24,
      },
    },
    { id: 4, slug: 'long-ago', definition: event, begins: '2020-01-01T00:00:00Z', ends: '2021-01-01T00:00:00Z' },
    { id: 5, slug: 'coupon-instead', definition: { ...event, inviter: { kind: 'coupon' as const, coupon } } },
  ].map((one) => ({ begins: '2026-01-01T00:00:00Z', ends: '2090-01-01T00:00:00Z', ...one }));

const blank = { en: 'Words' };
const phoneEvent: PhoneCouponDefinition = {
  partner: 'A bank',
  texts: {
    landing_page_title: blank,
    action_btn_name: blank,
    action_bottom_tip: blank,
    successful_redeemed_copyright: blank,
    redeemed_copyright: blank,
    action_btn_label: blank,
    recommend_act_title: blank,
    failed_redeemed_copyright: null,
    event_end_copyright: blank,
    custom_service_tel: null,
  },
  prefixes: ['+852'],
  coupon,
  recommended: [],
};

beforeAll(async () => {
  shop = await openShop();
  slot = await shop.slot({ places: 500 });
  await load();
});
afterAll(() => shop.close());
afterEach(() => shop.mustBeSound());

async function load(): Promise<void> {
  const window = { begins: '2026-01-01T00:00:00Z', ends: '2090-01-01T00:00:00Z' };
  const events = [
    { key: 'bank', budget: 1000, definition: phoneEvent, ...window },
    { key: 'small', budget: 3, definition: phoneEvent, ...window },
    { key: 'ended', budget: 3, definition: phoneEvent, ...window, ends: '2026-01-02T00:00:00Z' },
  ];
  await shop.deps.db.transaction(
    async (tx) => {
      await saveReferrals(tx, offers());
      await savePhoneCoupons(tx, events);
    },
    { cause: 'test' },
  );
}

async function member(
  about: Partial<Caller> & { readonly phone?: string | null; readonly name?: string } = {},
): Promise<Caller> {
  phones += 1;
  const { phone = `+8529${String(1_000_000 + phones)}`, name = null, ...changes } = about;
  const caller = await shop.buyer({ network: `192.0.2.${phones % 250}`, ...changes });
  const id = caller.account?.id ?? '';
  await shop.deps.db.query(
    `update account set kind = case when $2::text is null then kind else 'member' end, phone = $2, name = $3, email = $4 where id = $1`,
    [id, phone, name, `person-${phones}@example.com`],
  );
  return { ...caller, account: { id, kind: 'member' } };
}

function codeOf(result: Result<unknown>): string {
  return result.ok ? 'ok' : result.failure.code;
}

async function inviteBy(inviter: Caller, eventId = 1): Promise<string> {
  return value(await openInvite(shop.deps, inviter, eventId)).key;
}

async function join(caller: Caller, invite: string, eventId = 1): Promise<string> {
  return codeOf(await joinInvite(shop.deps, caller, randomUUID(), { eventId, invite }));
}

async function couponsOf(caller: Caller): Promise<number> {
  return value(await readWallet(shop.deps, caller)).coupons.length;
}

async function creditsOf(caller: Caller): Promise<bigint> {
  return value(await readWallet(shop.deps, caller)).credits.reduce((sum, one) => sum + one.remainingMinor, 0n);
}

/** Buys, and lets so many days pass since the visit. */
/** Another card that pays at once. */
const otherCard = '5555555555554444';

async function travel(caller: Caller, days: number, email = 'payer@example.com', card = goodCard): Promise<string> {
  await shop.put(caller, slot);
  const { reference, quoteHash } = value(await openCheckout(shop.deps, caller, randomUUID()));
  const payment = { reference, quoteHash, contact: { ...contact, email } };
  const { redirectUrl } = value(await payOrder(shop.deps, caller, randomUUID(), payment));
  await shop.payOnPage(redirectUrl, card);
  const { rows } = await shop.deps.db.query<{ attempt: string; booking: string }>(
    `select a.id as attempt, b.id as booking from payment_attempt a join payment p on p.id = a.payment_id
     join orders o on o.id = p.order_id join booking b on b.order_id = o.id where o.reference = $1`,
    [reference],
  );
  const bought = rows[0];
  if (bought === undefined) throw new Error('nothing was bought');
  await settlePayment(shop.deps, bought.attempt, 'test');
  await shop.deps.db.query(
    `update booking set starts_at = now() - $2 * interval '1 day' - interval '2 hours', ends_at = now() - $2 * interval '1 day' where id = $1`,
    [bought.booking, days],
  );
  return bought.booking;
}

/** What the worker does by the clock about programmes. */
async function letTheClockWork(): Promise<void> {
  const own = schedule.filter(({ run }) => [rewardInviters, reverseRewards, endTasks].some((action) => action === run));
  expect(own).toHaveLength(3);
  for (const { run } of own) await run(shop.deps);
}

function stateOf(invited: Caller): Promise<number> {
  return shop.count(`select from referral_join where invited_id = $1 and state = 'earned'`, [invited.account?.id]);
}

describe('an invitation', () => {
  test('gives the invited a coupon at once and the inviter credits after the trip, each once', async () => {
    const inviter = await member({ name: 'Ana' });
    const invited = await member({ name: 'bela' });
    const invite = await inviteBy(inviter);
    expect(await inviteBy(inviter)).toBe(invite);
    expect(invite).toMatch(/^[\w-]{22}$/);
    const key = randomUUID();
    const twice = [1, 2].map(() => joinInvite(shop.deps, invited, key, { eventId: 1, invite }));
    expect((await Promise.all(twice)).map(codeOf)).toEqual(['ok', 'ok']);
    expect(await couponsOf(invited)).toBe(1);
    expect(await join(invited, invite)).toBe('referral_joined');
    const booking = await travel(invited, 0);
    await letTheClockWork();
    expect(await creditsOf(inviter)).toBe(0n);
    await shop.deps.db.query(`update booking set ends_at = now() - interval '25 hours' where id = $1`, [booking]);
    await Promise.all([letTheClockWork(), letTheClockWork()]);
    await letTheClockWork();
    expect(await creditsOf(inviter)).toBe(500n);
    const record = value(await readRecord(shop.deps, inviter));
    expect(record.totals).toEqual({ joined: 1, earned: 1, waiting: 0 });
    expect(record.joins[0]).toMatchObject({ letter: 'B', state: 'earned', creditsMinor: 500n });
    expect(
      Object.values(record.joins[0] ?? {})
        .map(String)
        .join(' '),
    ).not.toContain('bela');
  });

  test('takes the reward back when the trip is paid back', async () => {
    const inviter = await member();
    const invited = await member();
    await join(invited, await inviteBy(inviter));
    const booking = await travel(invited, 2);
    await rewardInviters(shop.deps);
    expect(await creditsOf(inviter)).toBe(500n);
    await reverseRewards(shop.deps);
    expect(await stateOf(invited)).toBe(1);
    await shop.deps.db.query(`update booking set refund_due_minor = amount_minor - discount_minor where id = $1`, [
      booking,
    ]);
    await Promise.all([reverseRewards(shop.deps), reverseRewards(shop.deps)]);
    expect(await creditsOf(inviter)).toBe(0n);
    expect(await stateOf(invited)).toBe(0);
    // What was planted is no refund: the booking is as it was for the other invariants.
    await shop.deps.db.query('update booking set refund_due_minor = null where id = $1', [booking]);
  });

  test('may reward by a coupon, which is revoked while unused', async () => {
    const inviter = await member();
    const invited = await member();
    await join(invited, await inviteBy(inviter, 5), 5);
    const booking = await travel(invited, 2);
    await rewardInviters(shop.deps);
    expect(await couponsOf(inviter)).toBe(1);
    await shop.deps.db.query(`update booking set refund_due_minor = amount_minor - discount_minor where id = $1`, [
      booking,
    ]);
    await reverseRewards(shop.deps);
    expect(await couponsOf(inviter)).toBe(0);
    await shop.deps.db.query('update booking set refund_due_minor = null where id = $1', [booking]);
  });

  test('is refused for a reason: oneself, the same device, a used phone, a circle, a customer, no phone', async () => {
    const inviter = await member();
    const invite = await inviteBy(inviter);
    expect(await join(inviter, invite)).toBe('referral_self');
    expect(await join(await member({ device: inviter.device }), invite)).toBe('referral_device');
    expect(await join(await member({ phone: null }), invite)).toBe('referral_phone_needed');
    const invited = await member();
    expect(await join(invited, invite)).toBe('ok');
    expect(await join(inviter, await inviteBy(invited))).toBe('referral_circle');
    expect(await join(await member({ device: invited.device }), invite)).toBe('referral_device');
    const customer = await member();
    await travel(customer, 3);
    expect(await join(customer, invite)).toBe('referral_not_new');
    expect(await join(await member(), 'A'.repeat(22))).toBe('not_found');
    expect(codeOf(await openInvite(shop.deps, inviter, 4))).toBe('referral_over');
    expect(codeOf(await openInvite(shop.deps, { ...inviter, account: null }, 1))).toBe('sign_in_required');
    // A number that went to another account has had its coupon all the same.
    const { rows } = await shop.deps.db.query<{ phone: string }>('select phone from account where id = $1', [
      invited.account?.id,
    ]);
    await shop.deps.db.query(`update account set phone = '+85290000001' where id = $1`, [invited.account?.id]);
    // For seven days it would be reserved for the account that gave it up.
    await shop.deps.db.query(
      `update account_event set at = at - interval '7 days', told_at = now() where account_id = $1`,
      [invited.account?.id],
    );
    expect(await join(await member({ phone: rows[0]?.phone ?? '' }), invite)).toBe('referral_phone');
  });

  test('counts no more people than it may bring, though ten come at once', async () => {
    const invite = await inviteBy(await member());
    const people = await Promise.all(Array.from({ length: 10 }, () => member()));
    const codes = await Promise.all(people.map((one) => join(one, invite)));
    expect(codes.filter((one) => one === 'ok')).toHaveLength(3);
    expect(codes.filter((one) => one === 'referral_full')).toHaveLength(7);
  });

  test('one person takes one of two invitations that arrive at once', async () => {
    const invites = [await inviteBy(await member()), await inviteBy(await member())];
    const invited = await member();
    const codes = await Promise.all(invites.map((invite) => join(invited, invite)));
    expect(codes.toSorted()).toEqual(['ok', 'referral_joined']);
    expect(await couponsOf(invited)).toBe(1);
  });

  test('brings no reward for a payer who is the inviter, nor beyond the maximum', async () => {
    const inviter = await member();
    const invite = await inviteBy(inviter);
    await shop.deps.db.query(`update account set email = 'Same@Example.com' where id = $1`, [inviter.account?.id]);
    const friends = [await member(), await member(), await member()];
    for (const friend of friends) expect(await join(friend, invite)).toBe('ok');
    await travel(friends[0] ?? inviter, 2, 'same@example.com');
    await rewardInviters(shop.deps);
    expect(await creditsOf(inviter)).toBe(0n);
    expect(value(await readRecord(shop.deps, inviter)).joins.map((one) => one.refusal)).toContain('same_payer');
    const payer = await member();
    const another = await inviteBy(payer);
    const [same, own] = [await member(), await member()];
    for (const friend of [same, own]) expect(await join(friend, another)).toBe('ok');
    await travel(payer, 2, 'payer-one@example.com');
    await travel(same, 2, 'payer-two@example.com');
    await travel(own, 2, 'payer-three@example.com', otherCard);
    await rewardInviters(shop.deps);
    // By one card although under two addresses; the other friend paid separately.
    const refusals = value(await readRecord(shop.deps, payer)).joins.map((one) => one.refusal);
    expect(new Set(refusals)).toEqual(new Set([null, 'same_payer']));
    await shop.deps.db.query('delete from referral_join where inviter_id = $1', [inviter.account?.id]);
    await shop.deps.db.query('update referral_invite set joined = 0 where inviter_id = $1', [inviter.account?.id]);
    const others = [await member(), await member(), await member()];
    for (const [index, other] of others.entries()) {
      expect(await join(other, invite)).toBe('ok');
      await travel(other, 2, `other-${index}@example.com`);
    }
    await rewardInviters(shop.deps);
    expect(await creditsOf(inviter)).toBe(1_000n);
    expect(value(await readRecord(shop.deps, inviter)).joins.filter((one) => one.refusal === 'cap')).toHaveLength(1);
  });
});

describe('a group', () => {
  const joinGroup = async (caller: Caller, key: string) =>
    codeOf(await joinTask(shop.deps, caller, { kind: 'group', key }));

  test('gives its last place once when twenty come, and then each of its people a coupon', async () => {
    const starter = await member({ name: 'Çelik' });
    const { key } = value(await startTask(shop.deps, starter, 'three-together'));
    expect(value(await startTask(shop.deps, starter, 'three-together')).key).toBe(key);
    const second = await member();
    expect(await joinGroup(second, key)).toBe('ok');
    const people = await Promise.all(Array.from({ length: 20 }, () => member()));
    const codes = await Promise.all(people.map((one) => joinGroup(one, key)));
    expect(codes.filter((one) => one === 'ok')).toHaveLength(1);
    expect(codes.filter((one) => one === 'referral_full')).toHaveLength(19);
    const winner = people[codes.indexOf('ok')] ?? second;
    expect(await Promise.all([starter, second, winner].map(couponsOf))).toEqual([1, 1, 1]);
    const seen = value(await readTask(shop.deps, await member(), { kind: 'group', key })).task;
    expect(seen).toMatchObject({
      state: 'complete',
      joined: 3,
      letters: ['Ç', null, null],
      isMine: false,
      isIn: false,
    });
    expect(await joinGroup(starter, key)).toBe('referral_self');
  });

  test('ends with its time, and its people may join another', async () => {
    const starter = await member();
    const friend = await member();
    const { key } = value(await startTask(shop.deps, starter, 'three-together'));
    expect(await joinGroup(friend, key)).toBe('ok');
    await shop.deps.db.query(`update referral_task set expires_at = now() - interval '1 second' where key = $1`, [key]);
    expect(await joinGroup(await member(), key)).toBe('referral_over');
    await Promise.all([endTasks(shop.deps), endTasks(shop.deps)]);
    expect(await shop.count(`select from referral_task where key = $1 and state = 'expired'`, [key])).toBe(1);
    expect(await couponsOf(starter)).toBe(0);
    const again = value(await startTask(shop.deps, friend, 'three-together'));
    expect(again.key).not.toBe(key);
    expect(await joinGroup(starter, again.key)).toBe('ok');
  });

  test('accepts a person, a phone and a device once, and no unknown key', async () => {
    const first = value(await startTask(shop.deps, await member(), 'three-together')).key;
    const second = value(await startTask(shop.deps, await member(), 'three-together')).key;
    const friend = await member();
    const codes = await Promise.all([first, second].map((key) => joinGroup(friend, key)));
    expect(codes.toSorted()).toEqual(['ok', 'referral_joined']);
    expect(await joinGroup(await member({ device: friend.device }), second)).toBe('referral_device');
    expect(await joinGroup(await member(), 'B'.repeat(22))).toBe('not_found');
    expect(codeOf(await joinTask(shop.deps, await member(), { kind: 'secret_price', key: first }))).toBe('not_found');
    expect(codeOf(await startTask(shop.deps, await member(), 'bring-somebody'))).toBe('not_found');
    for (let id = 1; id <= 1_000; id += 100)
      expect(codeOf(await readTask(shop.deps, friend, { kind: 'group', key: String(id) }))).toBe('not_found');
  });
});

describe('a falling price', () => {
  const help = async (caller: Caller, key: string) =>
    codeOf(await joinTask(shop.deps, caller, { kind: 'secret_price', key }));

  test('is available from the threshold on, to its starter only, and is what they pay', async () => {
    const starter = await member();
    const { key } = value(await startTask(shop.deps, starter, 'falling-price'));
    expect(await help(starter, key)).toBe('referral_self');
    expect(await help(await member(), key)).toBe('ok');
    expect(codeOf(await takePrice(shop.deps, starter, key))).toBe('referral_too_few');
    const second = await member();
    expect(await help(second, key)).toBe('ok');
    expect(codeOf(await takePrice(shop.deps, second, key))).toBe('not_found');
    const takes = await Promise.all([1, 2, 3].map(() => takePrice(shop.deps, starter, key)));
    expect(takes.map(codeOf)).toContain('ok');
    expect(await couponsOf(starter)).toBe(1);
    expect(await couponsOf(second)).toBe(0);
    await shop.put(starter, slot, { adult: 1 });
    expect(value(await openCheckout(shop.deps, starter, randomUUID())).total.minor).toBe(800n);
  });

  test('reaches its lowest price by the last helper, or by expiry', async () => {
    const starter = await member();
    const { key } = value(await startTask(shop.deps, starter, 'falling-price'));
    const people = await Promise.all(Array.from({ length: 8 }, () => member()));
    const codes = await Promise.all(people.map((one) => help(one, key)));
    expect(codes.filter((one) => one === 'ok')).toHaveLength(3);
    expect(await couponsOf(starter)).toBe(1);
    const late = await member();
    const other = value(await startTask(shop.deps, late, 'falling-price')).key;
    expect([await help(await member(), other), await help(await member(), other)]).toEqual(['ok', 'ok']);
    await shop.deps.db.query(`update referral_task set expires_at = now() - interval '1 second' where key = $1`, [
      other,
    ]);
    await endTasks(shop.deps);
    expect(await couponsOf(late)).toBe(1);
  });
});

describe('a coupon for a phone number', () => {
  const redeem = (caller: Caller, phone: string, key = 'bank') =>
    redeemPhoneCoupon(shop.deps, caller, { event: key, phone });
  const outcomeOf = async (caller: Caller, phone: string, key = 'bank') => {
    const { token } = value(await redeem(caller, phone, key));
    return value(await readPhoneResult(shop.deps, caller, { event: key, token })).result?.outcome;
  };
  const visitor = async () => ({ ...(await shop.buyer({ network: randomUUID() })), account: null });

  test('is given once per number for fifty concurrent calls, and waits for the member who signs in with it', async () => {
    const phone = '+85261230001';
    const requested = await Promise.all(Array.from({ length: 50 }, async () => redeem(await visitor(), phone)));
    expect(requested.filter((one) => one.ok && one.value.succeeded)).toHaveLength(10);
    expect(requested.map(codeOf).filter((one) => one === 'too_many_requests')).toHaveLength(40);
    expect(await shop.count(`select from phone_coupon_claim where event_key = 'bank'`)).toBe(1);
    const owner = await member({ phone });
    const id = owner.account?.id ?? '';
    for (let turn = 0; turn < 2; turn += 1)
      await shop.deps.db.transaction((tx) => collectPhoneCoupons(shop.deps, tx, id, phone), { cause: 'test' });
    expect(await couponsOf(owner)).toBe(1);
  });

  test('reveals a used number only to the device that used it', async () => {
    const one = await visitor();
    const phone = '+85262340001';
    expect(await outcomeOf(one, phone)).toBe('redeemed');
    expect(await outcomeOf(one, phone)).toBe('already');
    expect(await outcomeOf(await visitor(), phone)).toBe('redeemed');
    const known = await member({ phone: '+85263450001' });
    expect(await outcomeOf(await visitor(), '+85263450001')).toBe('redeemed');
    expect(await couponsOf(known)).toBe(1);
  });

  test('respects its numbers, its budget and its time', async () => {
    expect(await outcomeOf(await visitor(), '+819012345678')).toBe('other_number');
    expect(await outcomeOf(await visitor(), '+85264560001', 'ended')).toBe('over');
    expect(codeOf(await redeem(await visitor(), '+86 138 0013 800'))).toBe('phone_invalid');
    expect(codeOf(await redeem(await visitor(), '+85264560001', 'nobodys'))).toBe('not_found');
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, async (_, n) =>
        outcomeOf(await visitor(), `+8526${n % 10}7${n}8${String(1000 + n)}`.slice(0, 12), 'small'),
      ),
    );
    expect(outcomes.filter((one) => one === 'redeemed')).toHaveLength(3);
    expect(outcomes.filter((one) => one === 'gone')).toHaveLength(9);
  });

  test('shows its result to the requesting device only', async () => {
    const one = await visitor();
    const { token } = value(await redeem(one, '+85265670001'));
    const requested = { event: 'bank', token };
    expect(value(await readPhoneResult(shop.deps, one, requested)).result).toEqual({
      outcome: 'redeemed',
      masked: '+852 •••• 001',
    });
    expect(value(await readPhoneResult(shop.deps, await visitor(), requested)).result).toBeNull();
    expect(value(await readPhoneResult(shop.deps, one, { ...requested, event: 'small' })).result).toBeNull();
    expect(value(await readPhoneResult(shop.deps, one, { ...requested, token: '<b>' })).result).toBeNull();
    await shop.deps.db.query('update phone_coupon_result set expires_at = now()');
    expect(value(await readPhoneResult(shop.deps, one, requested)).result).toBeNull();
  });

  test('stops many tries from one network, without using up the tries of others', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 45; n += 1)
      codes.push(
        codeOf(
          await redeem({ ...(await visitor()), network: '203.0.113.9' }, `+8526${String(8_000_000 + n * 10_007)}`),
        ),
      );
    expect(codes.filter((one) => one === 'ok')).toHaveLength(40);
    expect(codes.slice(40)).toEqual(Array.from({ length: 5 }, () => 'too_many_requests'));
  });
});

describe('a short address', () => {
  test('is the same for the same page, leads there, and to nothing that was guessed', async () => {
    const { code } = value(await makeShortLink(shop.deps, { path: '/activity/205-a-ferry/' }));
    expect(value(await makeShortLink(shop.deps, { path: '/activity/205/' })).code).toBe(code);
    expect(value(await readShortLink(shop.deps, '198.51.100.1', code))).toEqual({ kind: 'activity', id: 205 });
    expect(codeOf(await makeShortLink(shop.deps, { path: 'javascript:alert(1)' }))).toBe('bad_request');
    const guesses: string[] = [];
    for (let n = 0; n < 130; n += 1)
      guesses.push(codeOf(await readShortLink(shop.deps, '198.51.100.2', shop.deps.ids.token(8))));
    expect(guesses.filter((one) => one === 'not_found')).toHaveLength(120);
    expect(guesses.slice(120)).toEqual(Array.from({ length: 10 }, () => 'too_many_requests'));
  });
});

test('loading the catalogue again leaves what people have of it', async () => {
  const before = await shop.count('select from coupon where personal and active');
  await load();
  expect(await shop.count('select from coupon where personal and active')).toBe(before);
  expect(before).toBeGreaterThan(10);
});
