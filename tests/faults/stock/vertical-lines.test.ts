import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addChoice } from '#src/actions/cart/add-choice.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { readReceipts } from '#src/actions/orders/documents/read-receipts.ts';
import { readWallet } from '#src/actions/marketing/credits/read-wallet.ts';
import { joinInvite } from '#src/actions/marketing/referral/join-invite.ts';
import { openInvite } from '#src/actions/marketing/referral/open-invite.ts';
import { reverseRewards } from '#src/actions/marketing/referral/reverse-rewards.ts';
import { rewardInviters } from '#src/actions/marketing/referral/reward-inviters.ts';
import { readWishlists } from '#src/actions/wishlists/read-wishlists.ts';
import { saveWishlistItem } from '#src/actions/wishlists/save-wishlist-item.ts';
import { receiptsAnswer } from '#src/api/orders/receipt-views.ts';
import { sampleSeller } from '#src/domain/orders/documents/receipt.ts';
import { includedTax } from '#src/domain/catalogue/tax/tax.ts';
import { saveReferrals } from '#src/store/catalogue/offers/referral-offers.store.ts';
import { runCommandLine } from '../../../scripts/cli/run.ts';
import { contact, goodCard, openShop, value, type Shop } from '../shop/shop.ts';
import { putRide, questionOf, runTrains } from '../shop/trains.ts';
import { hotelId, openVenues, stationId } from '../shop/venues.ts';

/** Rides, stays and hires in everything made for visits first: documents, payment options, rewards, and manual actions. */
const dayAhead = (offset: number): string =>
  new Date(Date.now() + (30 + offset) * 86_400_000).toISOString().slice(0, 10);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await openVenues(shop);
  await runTrains(shop);
});
afterAll(() => shop.close());
afterEach(() => shop.mustBeSound());

type Kind = 'stay' | 'hire' | 'ride';

async function put(caller: Caller, kind: Kind, from: number): Promise<void> {
  if (kind === 'ride') {
    const question = await questionOf(shop, { day: dayAhead(from), from: 'north', to: 'south', more: { adults: '2' } });
    value(await putRide(shop, caller, question, { adult: 2 }));
    return;
  }
  if (kind === 'stay') {
    const question = { hotel: String(hotelId), check_in: dayAhead(from), check_out: dayAhead(from + 3), adults: '2' };
    const choice = { vertical: 'hotels', venueId: hotelId, offerId: 'double.flexible', question };
    value(await addChoice(shop.deps, caller, { ...choice, units: { room: 1 } }));
    return;
  }
  const times = { from_date: dayAhead(from), from_time: '10:00', to_date: dayAhead(from + 2), to_time: '10:00' };
  const question = { pick_up: String(stationId), ...times, age: '30', country: 'JP' };
  const choice = { vertical: 'car-rentals', venueId: stationId, offerId: 'EDAR', question };
  value(await addChoice(shop.deps, caller, { ...choice, units: { car: 1, child_seat: 1 } }));
}

type Bought = { readonly caller: Caller; readonly order: string; readonly booking: string; readonly bookingId: string };

async function buy(
  kind: Kind,
  from: number,
  { by, deps = shop.deps }: { readonly by?: Caller; readonly deps?: Deps } = {},
): Promise<Bought> {
  const caller = by ?? (await shop.buyer());
  await put(caller, kind, from);
  const { reference, quoteHash } = value(await openCheckout(deps, caller, randomUUID()));
  const { redirectUrl } = value(await payOrder(deps, caller, randomUUID(), { reference, quoteHash, contact }));
  await shop.payOnPage(redirectUrl, goodCard);
  const { rows } = await deps.db.query<{ attempt: string; id: string; booking: string }>(
    `select a.id as attempt, b.id, b.reference as booking from payment_attempt a join payment p on p.id = a.payment_id
     join orders o on o.id = p.order_id join booking b on b.order_id = o.id where o.reference = $1`,
    [reference],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('nothing was booked');
  await settlePayment(deps, row.attempt, 'test');
  return { caller, order: reference, booking: row.booking, bookingId: row.id };
}

/** How many places of its inventory units a booking has taken by now. */
async function sold(bookingId: string): Promise<number> {
  const { rows } = await shop.deps.db.query<{ sold: number }>(
    `select coalesce(sum(i.sold + i.held), 0)::int as sold from inventory i
     where i.id in (select a.inventory_id from allotment a where a.booking_id = $1)`,
    [bookingId],
  );
  return rows[0]?.sold ?? 0;
}

type Ran = { readonly code: number; readonly said: string; readonly complained: string };

async function ops(...line: string[]): Promise<Ran> {
  const [said, complained]: [string[], string[]] = [[], []];
  const code = await runCommandLine(line, {
    open: async () => shop.deps,
    user: 'somebody',
    say: (text) => void said.push(text),
    complain: (text) => void complained.push(text),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

describe('the receipt', () => {
  test('of a stay contains hotel, room and all its days, pay-at-property fees, and the tax of its seller', async () => {
    const seller = { ...sampleSeller, id: 'taxed', tax: { name: 'VAT', basisPoints: 2_000 } };
    const deps = { ...shop.deps, seller };
    const bought = await buy('stay', 0, { deps });
    const receipts = value(await readReceipts(deps, bought.caller, { reference: bought.order }));
    const [paper] = receiptsAnswer(receipts, 'ja', undefined).papers;
    expect(paper).toMatchObject({
      kind: 'receipt',
      lines: [
        {
          title: { text: '最後の一室', lang: 'ja' },
          date: dayAhead(0),
          until: dayAhead(3),
          reference: bought.booking,
          dues: [{ code: 'city_tax', amount: { currency: 'JPY' } }],
        },
      ],
    });
    expect(paper?.lines[0]?.option).toMatch(/[぀-ヿ一-龯]/);
    expect(paper?.lines[0]?.dues[0]?.amount.minor).toBeGreaterThan(0);
    const total = { minor: BigInt(paper?.total.minor ?? 0), currency: 'EUR' as const };
    expect(paper?.taxes).toMatchObject([
      { name: 'VAT', basisPoints: 2_000, amount: { minor: Number(includedTax(total, 2_000).minor) } },
    ]);
  });

  test('of a hire and a ride contains them, and a credit note has no pay-at-property fees', async () => {
    const hire = await buy('hire', 10);
    const receipt = value(await readReceipts(shop.deps, hire.caller, { reference: hire.order }));
    const [paper] = receiptsAnswer(receipt, 'ja', undefined).papers;
    // A deposit is refunded, and is no part of what is owed there.
    expect(paper?.lines).toMatchObject([
      {
        title: { text: 'ベイ・デスク' },
        date: dayAhead(10),
        until: dayAhead(12),
        units: [{ title: '車両' }, { title: 'チャイルドシート' }],
        dues: [],
      },
    ]);
    expect(paper?.taxes).toEqual([]);
    const stay = await buy('stay', 10);
    expect((await ops('orders', 'cancel', stay.booking, '--reason', 'a burst pipe')).code).toBe(0);
    const [note] = receiptsAnswer(
      value(await readReceipts(shop.deps, stay.caller, { reference: stay.order })),
      'en',
      undefined,
    ).papers;
    expect(note).toMatchObject({
      kind: 'credit_note',
      lines: [{ title: { text: 'The Last Room' }, dues: [] }],
    });
    const ride = await buy('ride', 10);
    const [ticket] = receiptsAnswer(
      value(await readReceipts(shop.deps, ride.caller, { reference: ride.order })),
      'en',
      undefined,
    ).papers;
    expect(ticket).toMatchObject({
      lines: [{ date: dayAhead(10), until: '', dues: [], units: [{ quantity: 2 }] }],
    });
  });
});

test('a wishlist holds what can be wished for, whatever else its owner has booked', async () => {
  const { caller } = await buy('hire', 20);
  const member: Caller = { ...caller, account: { id: caller.account?.id ?? '', kind: 'member' } };
  await shop.deps.db.query(`update account set kind = 'member', phone = '+85291000000' where id = $1`, [
    member.account?.id,
  ]);
  const { productId } = await shop.slot();
  // A line of a vertical has no product: its id there is 0, and a station's is none of ours here.
  expect(value(await saveWishlistItem(shop.deps, member, { ids: [productId, 0, stationId] })).ids).toEqual([productId]);
  const [list] = value(await readWishlists(shop.deps, member));
  expect(list?.items.map(({ id }) => id)).toEqual([productId]);
});

test('the inviter of a rider is rewarded a day after the ride, and not when it was canceled', async () => {
  const words = { titles: { en: 'Together' }, texts: { en: 'Come along.' }, terms: [{ en: 'Once each.' }] };
  const coupon = {
    titles: { en: 'Ten per cent' },
    effect: { kind: 'percent', percent: 10 },
    conditions: [],
    stacks: false,
    validDays: 30,
  } as const;
  const definition = {
    kind: 'event',
    ...words,
    invited: coupon,
    inviter: { kind: 'credits', amount: '5.00', currency: 'EUR', validDays: 365 },
    newOnly: true,
    mostInvited: 9,
    mostRewards: 9,
  } as const;
  const window = { begins: '2026-01-01T00:00:00Z', ends: '2090-01-01T00:00:00Z' };
  await shop.deps.db.transaction((tx) => saveReferrals(tx, [{ id: 1, slug: 'bring', definition, ...window }]), {
    cause: 'test',
  });
  let people = 0;
  const member = async (): Promise<Caller> => {
    people += 1;
    const caller = await shop.buyer({ network: `192.0.2.${people}` });
    const id = caller.account?.id ?? '';
    await shop.deps.db.query(`update account set kind = 'member', phone = $2, email = $3 where id = $1`, [
      id,
      `+8529${1_000_000 + people}`,
      `rider-${people}@example.com`,
    ]);
    return { ...caller, account: { id, kind: 'member' } };
  };
  const creditsOf = async (caller: Caller): Promise<bigint> =>
    value(await readWallet(shop.deps, caller)).credits.reduce((sum, one) => sum + one.remainingMinor, 0n);
  const inviter = await member();
  const { key: invite } = value(await openInvite(shop.deps, inviter, 1));
  const [first, second] = [await member(), await member()];
  for (const one of [first, second]) value(await joinInvite(shop.deps, one, randomUUID(), { eventId: 1, invite }));
  const rode = await buy('ride', 20, { by: first });
  const calledOff = await buy('ride', 21, { by: second });
  await rewardInviters(shop.deps);
  expect(await creditsOf(inviter)).toBe(0n);
  expect((await ops('orders', 'cancel', calledOff.booking, '--reason', 'no train')).code).toBe(0);
  const arrived = (hours: number) =>
    shop.deps.db.query(
      `update booking set starts_at = now() - ($2 + 1) * interval '1 hour', ends_at = now() - $2 * interval '1 hour' where id = any($1::uuid[])`,
      [[rode.bookingId, calledOff.bookingId], hours],
    );
  await arrived(23);
  await rewardInviters(shop.deps);
  expect(await creditsOf(inviter)).toBe(0n);
  await arrived(25);
  await rewardInviters(shop.deps);
  await rewardInviters(shop.deps);
  await reverseRewards(shop.deps);
  expect(await creditsOf(inviter)).toBe(500n);
});

describe('by hand', () => {
  test.each([
    ['stay', 40],
    ['hire', 40],
    ['ride', 40],
  ] as const)('a %s is found, sent again and cancelled, and its places are free once', async (kind, from) => {
    const bought = await buy(kind, from);
    const before = await sold(bought.bookingId);
    expect(before).toBeGreaterThan(0);
    const found = JSON.parse((await ops('orders', 'find', bought.order, '--json')).said);
    expect(found.rows).toMatchObject([{ bookings: [{ reference: bought.booking, voucher: 'good' }] }]);
    expect(found.rows[0].bookings[0].title).not.toBe('');
    expect((await ops('orders', 'resend-voucher', bought.booking, '--reason', 'mail was lost')).code).toBe(0);
    expect((await ops('orders', 'cancel', bought.booking, '--reason', 'to see', '--dry-run')).said).toContain(
      'nothing was changed',
    );
    expect(await sold(bought.bookingId)).toBe(before);
    expect((await ops('orders', 'cancel', bought.booking, '--reason', 'closed by a storm')).code).toBe(0);
    expect(await sold(bought.bookingId)).toBe(0);
    expect((await ops('orders', 'cancel', bought.booking, '--reason', 'twice')).complained).toContain(
      'not_cancellable',
    );
    expect(await sold(bought.bookingId)).toBe(0);
    // What is free again is sold again, and no more than that.
    const next = await buy(kind, from);
    expect(await sold(next.bookingId)).toBe(before);
  });

  test('a part of a ride that went back before is not given back twice', async () => {
    const bought = await buy('ride', 45);
    expect((await ops('orders', 'refund', bought.booking, '--amount', '1', '--reason', 'goodwill')).code).toBe(0);
    expect((await ops('orders', 'cancel', bought.booking, '--reason', 'no train')).code).toBe(0);
    const whole = await shop.count(
      `select from orders o where o.reference = $1 and o.amount_minor = (select sum(r.amount_minor) from refund r join payment p on p.id = r.payment_id where p.order_id = o.id)`,
      [bought.order],
    );
    expect(whole).toBe(1);
  });
});
