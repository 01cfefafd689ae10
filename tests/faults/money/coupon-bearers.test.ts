import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hashCode } from '#src/actions/shared/signatures/hash-code.ts';
import type { Checkout } from '#src/actions/checkout/opening/find-checkout.ts';
import { sweepHolds } from '#src/actions/checkout/bookings/sweep-holds.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { keyCouponCodes } from '#src/actions/marketing/coupons/key-coupon-codes.ts';
import { redeemCouponCode } from '#src/actions/marketing/coupons/redeem-coupon-code.ts';
import { saveCoupons, type SeededCoupon } from '#src/store/marketing/coupons/coupons.store.ts';
import { sqlState, type Queryable } from '#src/store/shared/database/db.ts';
import { code as codeOf, goodCard, openShop, value, type Shop, type Slot } from '../shop/shop.ts';

let shop: Shop;
let slot: Slot;
const saved: SeededCoupon[] = [];
const cards = [goodCard, '5555555555554444', '378282246310005', '3566002020360505'];

beforeAll(async () => {
  shop = await openShop();
  slot = await shop.slot({ places: 200 });
});
afterAll(() => shop.close());
afterEach(() => shop.mustBeSound());

async function coupon(id: string, about: Partial<SeededCoupon> = {}): Promise<string> {
  const code = id.toUpperCase().replaceAll('-', '');
  const definition = {
    titles: { en: 'Ten percent' },
    effect: { kind: 'percent' as const, percent: 10 },
    conditions: [],
    stacks: false,
  };
  const limits = { usageLimit: 100, perUser: 1, begins: null, ends: null };
  saved.push({ id, codeHash: hashCode(shop.deps, code), definition, automatic: false, ...limits, ...about });
  await shop.deps.db.transaction((tx) => saveCoupons(tx, saved), { cause: 'test' });
  return code;
}

/** A guest with an invented address, in a browser of their own unless one is named. */
async function guest(about: Partial<Caller> = {}): Promise<Caller> {
  const caller = await shop.buyer(about);
  const email = `${randomUUID()}@example.com`;
  await shop.deps.db.query('update account set email = $2 where id = $1', [caller.account?.id, email]);
  return caller;
}

async function member(about: Partial<Caller> = {}): Promise<Caller> {
  const caller = await shop.buyer(about);
  const id = caller.account?.id ?? '';
  const phone = `+4420${(await shop.count('select from account')).toString().padStart(8, '0')}`;
  await shop.deps.db.query(`update account set kind = 'member', phone = $2 where id = $1`, [id, phone]);
  return { ...caller, account: { id, kind: 'member' } };
}

async function quoted(caller: Caller, code: string): Promise<Checkout> {
  await shop.put(caller, slot);
  return openCheckout(shop.deps, caller, randomUUID(), { couponCodes: [code] }).then(value);
}

let people = 0;
function contact(about: { readonly email?: string; readonly phone?: string } = {}) {
  people += 1;
  const phone = `+44 20 7946 ${String(people).padStart(4, '0')}`;
  return { name: 'A Traveler', email: `${randomUUID()}@example.com`, phone, ...about };
}

async function toPage(caller: Caller, { reference, quoteHash }: Checkout, about = contact()) {
  return payOrder(shop.deps, caller, randomUUID(), { reference, quoteHash, contact: about });
}

async function attemptOf({ reference }: Checkout): Promise<string> {
  const { rows } = await shop.deps.db.query<{ id: string }>(
    `select a.id from payment_attempt a join payment p on p.id = a.payment_id join orders o on o.id = p.order_id
     where o.reference = $1`,
    [reference],
  );
  return rows[0]?.id ?? '';
}

async function pay(caller: Caller, checkout: Checkout, card: string, about = contact()): Promise<void> {
  const { redirectUrl } = value(await toPage(caller, checkout, about));
  await shop.payOnPage(redirectUrl, card);
  await settlePayment(shop.deps, await attemptOf(checkout), 'test');
}

function bookings({ reference }: Checkout, state: string): Promise<number> {
  return shop.count(
    'select from booking b join orders o on o.id = b.order_id where o.reference = $1 and b.state = $2',
    [reference, state],
  );
}

function refunds({ reference, due }: Checkout): Promise<number> {
  return shop.count(
    `select from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id
     where o.reference = $1 and r.reason = 'coupon_reused' and r.amount_minor = $2 and p.captured_minor = $2`,
    [reference, due.minor],
  );
}

function redeemed(id: string): Promise<number> {
  return shop.count(
    `select from coupon_use u join coupon c on c.code_hash = u.code_hash where c.id = $1 and u.state = 'redeemed'`,
    [id],
  );
}

describe('a coupon that each person may use once', () => {
  test('is not quoted again in the same browser, whatever address a guest invents', async () => {
    const code = await coupon('same-browser');
    const device = randomUUID();
    const first = await guest({ device });
    await pay(first, await quoted(first, code), cards[0] ?? '');
    for (const card of cards.slice(1)) {
      const again = await quoted(await guest({ device }), code);
      expect(again.coupons, card).toMatchObject([{ refusal: { code: 'coupon_used' } }]);
      expect(again.total.minor).toBe(1_099n);
    }
    expect(await redeemed('same-browser')).toBe(1);
  });

  test.each(['email', 'phone'] as const)('is refused before paying when the %s is known from before', async (which) => {
    const id = `same-${which}`;
    const code = await coupon(id);
    const known = contact();
    const first = await guest();
    await pay(first, await quoted(first, code), cards[0] ?? '', known);
    const second = await guest();
    const checkout = await quoted(second, code);
    expect(checkout.total.minor).toBe(989n);
    const typed = contact(which === 'email' ? { email: known.email.toUpperCase() } : { phone: known.phone });
    expect(codeOf(await toPage(second, checkout, typed))).toBe('coupon_used');
    expect(await bookings(checkout, 'released')).toBe(1);
    // What was typed is remembered: the next checkout of the same cart costs what it costs without the coupon.
    const next = value(await openCheckout(shop.deps, second, randomUUID(), { couponCodes: [code] }));
    expect(next.coupons).toMatchObject([{ refusal: { code: 'coupon_used' } }]);
    expect(codeOf(await toPage(second, next, typed))).toBe('ok');
    expect(await redeemed(id)).toBe(1);
  });

  test('gives all of the money back when only the card is known from before', async () => {
    const code = await coupon('same-card');
    const first = await guest();
    await pay(first, await quoted(first, code), cards[0] ?? '');
    const second = await guest();
    const checkout = await quoted(second, code);
    await pay(second, checkout, cards[0] ?? '');
    expect([await bookings(checkout, 'released'), await refunds(checkout)]).toEqual([1, 1]);
    expect(await redeemed('same-card')).toBe(1);
    // Another card is another person; and who was found out is quoted the full price from then on.
    const third = await guest();
    const other = await quoted(third, code);
    await pay(third, other, cards[1] ?? '');
    expect(await bookings(other, 'confirmed')).toBe(1);
    expect((await quoted(second, code)).coupons).toMatchObject([{ refusal: { code: 'coupon_used' } }]);
  });

  test('is refunded as reused, and remembered, when the card is known and the payment comes after the hold', async () => {
    const code = await coupon('late-card');
    const first = await guest();
    await pay(first, await quoted(first, code), cards[0] ?? '');
    const second = await guest();
    const checkout = await quoted(second, code);
    const { redirectUrl } = value(await toPage(second, checkout));
    await shop.deps.db.query(
      `update hold h set expires_at = now() - interval '1 second', extended_at = now() from booking b join orders o on o.id = b.order_id
       where b.id = h.booking_id and o.reference = $1`,
      [checkout.reference],
    );
    await sweepHolds(shop.deps);
    expect(await bookings(checkout, 'released')).toBe(1);
    await shop.payOnPage(redirectUrl, cards[0] ?? '');
    await settlePayment(shop.deps, await attemptOf(checkout), 'test');
    expect([await bookings(checkout, 'confirmed'), await refunds(checkout)]).toEqual([0, 1]);
    expect(await redeemed('late-card')).toBe(1);
    expect((await quoted(second, code)).coupons).toMatchObject([{ refusal: { code: 'coupon_used' } }]);
  });

  test('is had once by two guests who pay with one card at once', async () => {
    const code = await coupon('at-once');
    const callers = [await guest(), await guest()];
    const checkouts = [];
    for (const caller of callers) {
      const checkout = await quoted(caller, code);
      const { redirectUrl } = value(await toPage(caller, checkout));
      await shop.payOnPage(redirectUrl, cards[0] ?? '');
      checkouts.push({ checkout, attempt: await attemptOf(checkout) });
    }
    await Promise.all(checkouts.map(({ attempt }) => settlePayment(shop.deps, attempt, 'test')));
    const ends = [];
    for (const { checkout } of checkouts)
      ends.push(`${await bookings(checkout, 'confirmed')} confirmed, ${await refunds(checkout)} refunded`);
    expect(ends.toSorted()).toEqual(['0 confirmed, 1 refunded', '1 confirmed, 0 refunded']);
    expect(await redeemed('at-once')).toBe(1);
  });

  test('is had by two verified accounts of one family, and then by no guest of it', async () => {
    const code = await coupon('family');
    const device = randomUUID();
    const shared = contact();
    for (const caller of [await member({ device }), await member({ device })]) {
      const checkout = await quoted(caller, code);
      await pay(caller, checkout, cards[1] ?? '', shared);
      expect(await bookings(checkout, 'confirmed')).toBe(1);
      expect((await quoted(caller, code)).coupons).toMatchObject([{ refusal: { code: 'coupon_used' } }]);
    }
    expect((await quoted(await guest({ device }), code)).coupons).toMatchObject([{ refusal: { code: 'coupon_used' } }]);
    const elsewhere = await guest();
    const checkout = await quoted(elsewhere, code);
    await pay(elsewhere, checkout, cards[1] ?? '');
    expect(await refunds(checkout)).toBe(1);
  });

  test('that wants a verified account refuses guests', async () => {
    const code = await coupon('members-only', { proof: 'account' });
    expect((await quoted(await guest(), code)).coupons).toMatchObject([{ refusal: { code: 'coupon_account' } }]);
    expect((await quoted(await member(), code)).coupons).toMatchObject([{ refusal: null }]);
  });

  test('is guarded by the database: no mark has a number twice', async () => {
    const code = await coupon('guarded');
    const caller = await guest();
    const checkout = await quoted(caller, code);
    await pay(caller, checkout, cards[3] ?? '');
    const again = `insert into coupon_use_mark (use_id, code_hash, kind, mark, nth)
      select u.id, m.code_hash, m.kind, m.mark, m.nth from coupon_use_mark m join coupon c on c.code_hash = m.code_hash and c.id = 'guarded'
      cross join (select id from coupon_use where id <> all (select use_id from coupon_use_mark) limit 1) u where m.kind = 'card'`;
    const insert = async (): Promise<string> => {
      const work = async (tx: Queryable): Promise<void> => {
        const { rowCount: uses } = await tx.query(
          `insert into coupon_use (id, code_hash, user_key, order_id, state, discount_minor, nth)
           select gen_random_uuid(), c.code_hash, 'red control', o.id, 'reserved', 0, 1 from coupon c, orders o
           where c.id = 'guarded' and o.id not in (select order_id from coupon_use) limit 1`,
        );
        const { rowCount: marks } = await tx.query(again);
        throw new Error(`${uses} use and ${marks} mark, taken back`);
      };
      try {
        await shop.deps.db.transaction(work, { cause: 'test' });
        return 'committed';
      } catch (fault) {
        return sqlState(fault) ?? String(fault);
      }
    };
    // An order without a coupon, to which the use is added.
    const plain = await guest();
    await shop.put(plain, slot);
    value(await openCheckout(shop.deps, plain, randomUUID()));
    expect(await insert()).toBe('23505');
    // Red control: without the index the same statement succeeds.
    await shop.deps.db.query('drop index coupon_nth_per_mark');
    expect(await insert()).toBe('Error: 1 use and 1 mark, taken back');
    await shop.deps.db.query(
      'create unique index coupon_nth_per_mark on coupon_use_mark (code_hash, kind, mark, nth) where counts',
    );
  });
});

describe('the hash of a coupon code', () => {
  function under(secrets: Partial<Deps['secrets']>): Deps {
    return { ...shop.deps, secrets: { ...shop.deps.secrets, ...secrets } };
  }

  test('is keyed: a dictionary attack finds no code in a copy of the table', async () => {
    const code = await coupon('welcome-ten');
    const guess = createHash('sha256').update(code).digest();
    expect(await shop.count('select from coupon where code_hash = $1', [guess])).toBe(0);
    expect(await shop.count(`select from coupon where id = 'welcome-ten' and keyed`)).toBe(1);
  });

  test('that was stored without a key is keyed at the next start, with its uses and wallets', async () => {
    const unkeyed = createHash('sha256').update('OLDCODE').digest('hex');
    const code = await coupon('old-code', { codeHash: unkeyed, keyed: false });
    const caller = await guest();
    await pay(caller, await quoted(caller, code), cards[0] ?? '');
    const owner = await guest();
    value(await redeemCouponCode(shop.deps, owner, randomUUID(), code));
    expect(await keyCouponCodes(shop.deps)).toBe(1);
    expect(await keyCouponCodes(shop.deps)).toBe(0);
    expect(await shop.count('select from coupon where code_hash = $1', [Buffer.from(unkeyed, 'hex')])).toBe(0);
    expect(await redeemed('old-code')).toBe(1);
    expect((await quoted(owner, code)).coupons).toMatchObject([{ id: 'old-code', code, refusal: null }]);
    saved.pop();
    await coupon('old-code');
    expect(await redeemed('old-code')).toBe(1);
  });

  test('works through an exchange of the secret, and is written under the new one with the catalogue', async () => {
    const code = await coupon('exchanged');
    const during = under({ code: 'a new secret of codes', formerCodes: [shop.deps.secrets.code] });
    const after = under({ code: 'a new secret of codes' });
    value(await redeemCouponCode(during, await guest(), randomUUID(), code));
    expect(codeOf(await redeemCouponCode(after, await guest(), randomUUID(), code))).toBe('coupon_unknown');
    const rewritten = saved.map((one) => (one.id === 'exchanged' ? { ...one, codeHash: hashCode(during, code) } : one));
    await shop.deps.db.transaction((tx) => saveCoupons(tx, rewritten), { cause: 'test' });
    value(await redeemCouponCode(after, await guest(), randomUUID(), code));
  });

  test('recognizes former uses after the secret is replaced', async () => {
    const code = await coupon('known-through');
    const known = contact();
    const first = await guest();
    await pay(first, await quoted(first, code), cards[1] ?? '', known);
    const during = under({ code: 'another new secret', formerCodes: [shop.deps.secrets.code] });
    const second = await guest();
    await shop.put(second, slot);
    const checkout = value(await openCheckout(during, second, randomUUID(), { couponCodes: [code] }));
    const { reference, quoteHash } = checkout;
    expect(codeOf(await payOrder(during, second, randomUUID(), { reference, quoteHash, contact: known }))).toBe(
      'coupon_used',
    );
  });
});
