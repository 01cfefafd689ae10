import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pollRefunds } from '#src/actions/checkout/refunds/poll-refunds.ts';
import { addGift } from '#src/actions/cart/add-gift.ts';
import { readCart } from '#src/actions/cart/read-cart.ts';
import { leaveCheckout } from '#src/actions/checkout/leave-checkout.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import type { Caller } from '#src/actions/deps.ts';
import { refundByHand } from '#src/actions/orders/staff/refund-by-hand.ts';
import { cancelByHand } from '#src/actions/orders/staff/cancel-by-hand.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import { beginGiftMail } from '#src/actions/marketing/gift-cards/begin-gift-mail.ts';
import { changeGiftRecipient } from '#src/actions/marketing/gift-cards/change-gift-recipient.ts';
import { checkGiftBalance } from '#src/actions/marketing/gift-cards/check-gift-balance.ts';
import { issueGiftCard } from '#src/actions/marketing/gift-cards/issue-gift-card.ts';
import { readBoughtGift } from '#src/actions/marketing/gift-cards/read-bought-gift.ts';
import { redeemGiftCard } from '#src/actions/marketing/gift-cards/redeem-gift-card.ts';
import { resendGift } from '#src/actions/marketing/gift-cards/resend-gift.ts';
import { giftNames } from '#src/domain/catalogue/offers/gift-names.data.ts';
import type { GiftInput } from '#src/domain/catalogue/offers/gift.ts';
import type { PaymentOptionsInput } from '#src/domain/checkout/payment-options.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { typedAmount } from '#src/web/marketing/gift-cards/typed-amount.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { suspendVouchers } from '#src/store/checkout/disputes.store.ts';
import { countTrips } from '#src/store/orders/trips.store.ts';
import { code, goodCard, openShop, value, type Shop } from '../shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.deps.db.query(`insert into exchange_rate (on_date, currency, hkd_per_unit) values
    (current_date, 'HUF', 0.0213), (current_date, 'TWD', 0.243), (current_date, 'ISK', 0.0561), (current_date, 'KRW', 0.0057),
    (current_date, 'BHD', 20.7), (current_date, 'OMR', 20.3), (current_date, 'CLP', 0.0081), (current_date, 'VND', 0.000307)
    on conflict do nothing`);
});
afterAll(() => shop.close());
// No worker runs here: what a test has left to send counts as sent, or it is late when the next ones end.
afterEach(() => shop.deps.db.query('update outbox set done_at = now() where done_at is null'));

const wish: GiftInput = {
  amount: money(5_000, 'EUR'),
  design: 'harbour',
  to: 'Mia',
  email: 'mia@example.com',
  from: 'Jo',
  message: 'Go and see the sea.',
  timeZone: 'Europe/Berlin',
};

type Bought = { readonly caller: Caller; readonly reference: string; readonly order: string; readonly cardId: string };

/** Pays what is in the cart and returns its gift card. */
async function checkOut(caller: Caller, wished: PaymentOptionsInput = {}): Promise<Bought> {
  const on = await shop.cartToPage(caller, wished);
  await shop.payOnPage(on.page, goodCard);
  await settlePayment(shop.deps, on.attemptId, 'test');
  const { rows } = await shop.deps.db.query<{ reference: string; order: string; cardId: string }>(
    `select b.reference, b.order_id as order, g.id as "cardId" from orders o join booking b on b.order_id = o.id join gift_card g on g.booking_id = b.id
     where o.id = $1`,
    [on.orderId],
  );
  return { caller, reference: '', order: '', cardId: '', ...rows[0] };
}

async function buyGift(about: Partial<GiftInput> = {}): Promise<Bought> {
  const caller = await shop.buyer();
  value(await addGift(shop.deps, caller, { ...wish, ...about }));
  return checkOut(caller);
}

async function cancel({ caller, reference }: Bought) {
  const quote = await quoteCancellation(shop.deps, caller, reference);
  const refundMinor = quote.ok ? Number(quote.value.refund.minor) : 0;
  return cancelBooking(shop.deps, caller, randomUUID(), { reference, refundMinor });
}

async function stateOf({ caller, reference }: Bought): Promise<string> {
  return value(await readBoughtGift(shop.deps, caller, reference)).state;
}

function inDays(days: number): string {
  return new Date(shop.deps.clock() + days * 86_400_000).toISOString().slice(0, 10);
}

test('is stored in the order under its name in every language', async () => {
  const { order } = await buyGift();
  const { rows } = await shop.deps.db.query<{ titles: Readonly<Record<string, string>> }>(
    `select snapshot -> 'visit' -> 'titles' as titles from booking where order_id = $1`,
    [order],
  );
  expect(Object.keys(rows[0]?.titles ?? {}).toSorted()).toEqual(Object.keys(giftNames.title).toSorted());
  expect(rows[0]?.titles).toMatchObject({ en: 'Gift card', de: 'Geschenkkarte', 'zh-CN': '礼品卡' });
});

test('is paid for, sent on its day, redeemed and spent', async () => {
  const bought = await buyGift({ sendOn: inDays(3) });
  expect(await stateOf(bought)).toBe('waiting');
  const { rows } = await shop.deps.db.query<{ hours: number }>(
    `select extract(epoch from available_at - now()) / 3600 as hours from outbox where topic = 'mail.gift_card' and dedupe = $1`,
    [bought.cardId],
  );
  expect(Number(rows[0]?.hours)).toBeGreaterThan(40);
  const { caller, reference } = bought;
  value(await changeGiftRecipient(shop.deps, caller, { reference, to: 'Mia B', email: 'mia.b@example.com' }));
  const mail = await beginGiftMail(shop.deps, bought.cardId);
  expect(mail).toMatchObject({ recipient: { email: 'mia.b@example.com', from: 'Jo' }, amount: wish.amount });
  // Done twice it gives the same result; and the recipient cannot be changed any more.
  expect(await beginGiftMail(shop.deps, bought.cardId)).toEqual(mail);
  expect(code(await changeGiftRecipient(shop.deps, caller, { reference, to: 'X', email: 'x@example.com' }))).toBe(
    'not_amendable',
  );
  for (let n = 0; n < 5; n += 1) value(await resendGift(shop.deps, caller, reference));
  expect(code(await resendGift(shop.deps, caller, reference))).toBe('not_amendable');
  expect(value(await checkGiftBalance(shop.deps, caller, mail?.code ?? ''))).toEqual({
    balance: wish.amount,
    redeemed: false,
  });
  const friend = await shop.buyer();
  value(await redeemGiftCard(shop.deps, friend, randomUUID(), mail?.code ?? ''));
  expect(await stateOf(bought)).toBe('redeemed');
  expect(await beginGiftMail(shop.deps, bought.cardId)).toBeNull();
  await shop.put(friend, await shop.slot({ priceMinor: 2_000 }), { adult: 1 });
  value(await openCheckout(shop.deps, friend, randomUUID(), { giftCard: bought.cardId }));
  expect(await stateOf(bought)).toBe('used_in_part');
  expect(code(await cancel(bought))).toBe('voucher_used');
  expect(code(await cancelByHand(shop.deps, { reference, reason: 'test' }))).toBe('voucher_used');
  // It has no day to wait for, and there is no tax on it.
  expect(await countTrips(shop.deps.db, caller.account?.id ?? '')).toEqual({ coming: 0, past: 1, cancelled: 0 });
  expect(await shop.count(`select from booking where reference = $1 and snapshot ? 'taxMinor'`, [reference])).toBe(0);
  await shop.mustBeSound();
});

test('comes back whole until its code is redeemed, and is void then', async () => {
  const bought = await buyGift();
  const mail = await beginGiftMail(shop.deps, bought.cardId);
  expect(value(await cancel(bought)).refund).toEqual(wish.amount);
  expect(await stateOf(bought)).toBe('void');
  const friend = await shop.buyer();
  expect(code(await redeemGiftCard(shop.deps, friend, randomUUID(), mail?.code ?? ''))).toBe('gift_card_unknown');
  expect(code(await checkGiftBalance(shop.deps, { network: '198.51.100.9' }, mail?.code ?? ''))).toBe(
    'gift_card_unknown',
  );
  expect(await beginGiftMail(shop.deps, bought.cardId)).toBeNull();
  await shop.mustBeSound();
});

test('taken back and redeemed in the same moment, one of the two happens', async () => {
  for (let round = 0; round < 3; round += 1) {
    const bought = await buyGift();
    const mail = await beginGiftMail(shop.deps, bought.cardId);
    const friend = await shop.buyer();
    const [back, mine] = await Promise.all([
      cancel(bought),
      redeemGiftCard(shop.deps, friend, randomUUID(), mail?.code ?? ''),
    ]);
    expect([code(back), code(mine)].filter((one) => one === 'ok')).toHaveLength(1);
  }
  await shop.mustBeSound();
});

test('is bought with money only: a card pays for the visit beside it and not for the gift', async () => {
  const caller = await shop.buyer();
  const own = await issueGiftCard(shop.deps, { amount: money(100_000, 'EUR'), recipient: 'Own' });
  value(await redeemGiftCard(shop.deps, caller, randomUUID(), own.code));
  await shop.put(caller, await shop.slot({ priceMinor: 2_000 }), { adult: 1 });
  value(await addGift(shop.deps, caller, wish));
  const checkout = value(
    await openCheckout(shop.deps, caller, randomUUID(), { giftCard: own.id, couponCodes: ['NOPE1'] }),
  );
  expect(checkout.due).toEqual(wish.amount);
  const bought = await checkOut(caller, { giftCard: own.id });
  expect(await stateOf(bought)).toBe('waiting');
  await shop.mustBeSound();
});

test('two alike are two, and what is wrong with one is said', async () => {
  const caller = await shop.buyer();
  value(await addGift(shop.deps, caller, wish));
  value(await addGift(shop.deps, caller, wish));
  expect(value(await readCart(shop.deps, caller)).cart.total.minor).toBe(10_000n);
  const wrong: readonly [Partial<GiftInput>, string][] = [
    [{ amount: money(900, 'EUR') }, 'quantity_invalid'],
    [{ amount: money(50_001, 'EUR') }, 'quantity_invalid'],
    [{ amount: money(12_345, 'BHD') }, 'quantity_invalid'],
    [{ design: 'nothing' }, 'bad_request'],
    [{ to: ' \u200b ' }, 'name_missing'],
    [{ from: '' }, 'name_missing'],
    [{ email: 'mia' }, 'email_invalid'],
    [{ sendOn: '2026-02-30' }, 'bad_request'],
    [{ sendOn: inDays(-3) }, 'date_past'],
    [{ sendOn: inDays(500) }, 'date_not_offered'],
  ];
  for (const [about, expected] of wrong)
    expect(code(await addGift(shop.deps, caller, { ...wish, ...about }))).toBe(expected);
});

test('stops while the payment for it is disputed', async () => {
  const bought = await buyGift();
  const mail = await beginGiftMail(shop.deps, bought.cardId);
  const friend = await shop.buyer();
  value(await redeemGiftCard(shop.deps, friend, randomUUID(), mail?.code ?? ''));
  await shop.deps.db.transaction((tx) => suspendVouchers(tx, bought.order, true), { cause: 'test' });
  expect(await stateOf(bought)).toBe('stopped');
  await shop.put(friend, await shop.slot(), { adult: 1 });
  const checkout = value(await openCheckout(shop.deps, friend, randomUUID(), { giftCard: bought.cardId }));
  expect(checkout.due).toEqual(checkout.total);
  await shop.deps.db.transaction((tx) => suspendVouchers(tx, bought.order, false), { cause: 'test' });
  expect(await stateOf(bought)).toBe('redeemed');
});

test('the balance of a card is shown for its code, a few times an hour', async () => {
  const at = { network: '198.51.100.77' };
  for (let n = 0; n < 20; n += 1)
    expect(code(await checkGiftBalance(shop.deps, at, `GUESS-${n}`))).toBe('gift_card_unknown');
  expect(code(await checkGiftBalance(shop.deps, at, 'GUESS-20'))).toBe('too_many_requests');
});

test('the database prevents a gift card from being paid with anything but money, and a used one from being voided', async () => {
  const bought = await buyGift();
  const mail = await beginGiftMail(shop.deps, bought.cardId);
  const friend = await shop.buyer();
  value(await redeemGiftCard(shop.deps, friend, randomUUID(), mail?.code ?? ''));
  await shop.put(friend, await shop.slot({ priceMinor: 2_000 }), { adult: 1 });
  value(await openCheckout(shop.deps, friend, randomUUID(), { giftCard: bought.cardId }));
  const { db } = shop.deps;
  const { rows } = await db.query<{ id: string }>('select id from booking where reference = $1', [bought.reference]);
  const id = rows[0]?.id;
  await expect(
    db.query(`insert into booking_tender (booking_id, kind, amount_minor) values ($1, 'credits', 1)`, [id]),
  ).rejects.toThrow(/not paid with credits/);
  await expect(db.query('update booking set discount_minor = 1 where id = $1', [id])).rejects.toThrow(
    /booking_gift_at_full_price/,
  );
  await expect(db.query(`update booking set state = 'cancelled' where id = $1`, [id])).rejects.toThrow(/is in use/);
  // The bank took the money back: what is left goes out of the books, what was spent is lost.
  const books = await undone(async (tx) => {
    await suspendVouchers(tx, bought.order, true);
    await tx.query(`update booking set state = 'cancelled' where id = $1`, [id]);
    await tx.query('set constraints all immediate');
    const { rows: entries } = await tx.query<{ account: string; minor: bigint }>(
      `select account, sum(amount_minor)::bigint as minor from ledger where account in ('losses', 'gift_card:' || $1::uuid) group by 1 order by 1`,
      [bought.cardId],
    );
    return entries;
  });
  expect(books.map((one) => one.minor)).toEqual([0n, 1_099n]);
  await shop.mustBeSound();
});

async function undone<Value>(look: (tx: Queryable) => Promise<Value>): Promise<Value> {
  let seen: Value | undefined;
  await shop.deps.db
    .transaction(
      async (tx) => {
        seen = await look(tx);
        throw new Error('undone');
      },
      { cause: 'test' },
    )
    .catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'undone') throw error;
    });
  if (seen === undefined) throw new Error('nothing was seen');
  return seen;
}

describe('an amount with a fraction, or of a currency without one, stays what it is on its whole way', () => {
  async function leftOn(cardId: string): Promise<bigint> {
    const { rows } = await shop.deps.db.query<{ minor: bigint }>(
      `select coalesce(-sum(amount_minor), 0)::bigint as minor from ledger where account = 'gift_card:' || $1`,
      [cardId],
    );
    return rows[0]?.minor ?? 0n;
  }

  const cases: readonly (readonly [CurrencyCode, string, bigint])[] = [
    ['USD', '12.50', 1_250n],
    ['EUR', '12,55', 1_255n],
    ['HUF', '10 000,00', 1_000_000n],
    ['TWD', '1,000', 100_000n],
    ['KWD', '٥٫٠٥٠', 5_050n],
    ['BHD', '12.340', 12_340n],
    ['OMR', '5,010', 5_010n],
    ['JPY', '2,001', 2_001n],
    ['KRW', '20,001', 20_001n],
    ['ISK', '2.001', 2_001n],
    ['CLP', '10.001', 10_001n],
    ['VND', '250,001', 250_001n],
  ];

  test.each([
    ['HUF', '10 000,50'],
    ['TWD', '1,000.50'],
  ] as const)('%s %s is refused, since prices there are whole', async (currency, typed) => {
    const amount = typedAmount(typed, currency);
    if (amount === null) throw new Error(`${typed} was not read`);
    const buyer = await shop.buyer({ currency });
    expect(code(await addGift(shop.deps, buyer, { ...wish, amount: money(amount.minor, currency) }))).toBe(
      'quantity_invalid',
    );
  });

  test.each(cases)('%s %s', async (currency, typed, minor) => {
    const amount = money(minor, currency);
    expect(typedAmount(typed, currency)).toEqual({ minor: Number(minor), currency });
    const buyer = await shop.buyer({ currency });
    value(await addGift(shop.deps, buyer, { ...wish, amount }));
    expect(value(await readCart(shop.deps, buyer)).cart.total).toEqual(amount);
    const bought = await checkOut(buyer);
    expect(await leftOn(bought.cardId)).toBe(minor);
    const mail = await beginGiftMail(shop.deps, bought.cardId);
    expect(mail?.amount).toEqual(amount);
    const at = { network: `198.51.100.${currency.charCodeAt(0)}${currency.charCodeAt(1)}` };
    expect(value(await checkGiftBalance(shop.deps, at, mail?.code ?? '')).balance).toEqual(amount);
    const friend = await shop.buyer({ currency });
    value(await redeemGiftCard(shop.deps, friend, randomUUID(), mail?.code ?? ''));
    // It pays a part or the whole of a visit, to the last unit, and takes all of it back.
    await shop.put(friend, await shop.slot({ priceMinor: 700 }), { adult: 1 });
    const checkout = value(await openCheckout(shop.deps, friend, randomUUID(), { giftCard: bought.cardId }));
    const paid = checkout.total.minor < minor ? checkout.total.minor : minor;
    expect(checkout.due).toEqual(money(checkout.total.minor - paid, currency));
    expect(await leftOn(bought.cardId)).toBe(minor - paid);
    value(await leaveCheckout(shop.deps, friend, checkout.reference));
    expect(await leftOn(bought.cardId)).toBe(minor);
    // In another currency it pays nothing.
    const abroad = { ...friend, currency: currency === 'EUR' ? ('USD' as const) : ('EUR' as const) };
    await shop.put(abroad, await shop.slot(), { adult: 1 });
    const other = value(await openCheckout(shop.deps, abroad, randomUUID(), { giftCard: bought.cardId }));
    expect(other.due).toEqual(other.total);
    // An unredeemed one is refunded as it was paid.
    value(await addGift(shop.deps, buyer, { ...wish, amount }));
    const returned = await checkOut(buyer);
    expect(value(await cancel(returned)).refund).toEqual(amount);
    await pollRefunds(shop.deps);
    expect(
      await shop.count(
        `select from refund r join payment p on p.id = r.payment_id
         where p.order_id = $1 and r.state = 'succeeded' and r.amount_minor = $2 and p.currency = $3`,
        [returned.order, minor, currency],
      ),
    ).toBe(1);
    await shop.mustBeSound();
  });
});

test('a balance in single fils leaves a sum that can be charged, and no refund is made in single fils', async () => {
  const caller = await shop.buyer({ currency: 'KWD' });
  const own = await issueGiftCard(shop.deps, { amount: money(5_015, 'KWD'), recipient: 'Own' });
  value(await redeemGiftCard(shop.deps, caller, randomUUID(), own.code));
  await shop.put(caller, await shop.slot({ priceMinor: 9_000 }), { adult: 1 });
  const { checkout, page, attemptId, orderId } = await shop.cartToPage(caller, { giftCard: own.id });
  expect(checkout.due).toEqual(money(checkout.total.minor - 5_010n, 'KWD'));
  await shop.payOnPage(page, goodCard);
  await settlePayment(shop.deps, attemptId, 'test');
  const { rows } = await shop.deps.db.query<{ reference: string }>(
    'select reference from booking where order_id = $1',
    [orderId],
  );
  const refund = { reference: rows[0]?.reference ?? '', reason: 'test' };
  expect(await refundByHand(shop.deps, { ...refund, amount: '1.005' })).toMatchObject({
    failure: { code: 'amount_misread' },
  });
  expect(await refundByHand(shop.deps, { ...refund, amount: '1.01' })).toMatchObject({ ok: true });
  await shop.mustBeSound();
});
