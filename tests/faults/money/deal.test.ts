import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hashCode } from '#src/actions/shared/signatures/hash-code.ts';
import { sweepHolds } from '#src/actions/checkout/bookings/sweep-holds.ts';
import type { Checkout } from '#src/actions/checkout/opening/find-checkout.ts';
import { leaveCheckout } from '#src/actions/checkout/leave-checkout.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import type { Caller } from '#src/actions/deps.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import { publishDeals } from '#src/actions/marketing/deals/publish-deals.ts';
import type { DealTerms } from '#src/domain/catalogue/prices/deal-price.ts';
import { saveCoupons } from '#src/store/marketing/coupons/coupons.store.ts';
import { saveDeals, type SeededDeal } from '#src/store/marketing/deals.store.ts';
import { goodCard, openShop, value, type Shop, type Slot } from '../shop/shop.ts';

let shop: Shop;
const stored: SeededDeal[] = [];
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => shop.mustBeSound());

const tenPercent: DealTerms = {
  effect: { kind: 'percent', percent: 10 },
  visit: null,
  days: null,
  lead: null,
  stacks: true,
};

/** A deal on an activity, beside the existing ones. */
async function deal(
  { productId }: Slot,
  { terms = tenPercent, ...about }: Partial<Pick<SeededDeal, 'begins' | 'ends' | 'usageLimit' | 'terms'>> = {},
): Promise<number> {
  const id = stored.length + 1;
  stored.push({
    id,
    slug: `deal-${id}`,
    kind: 'season',
    campaignId: null,
    begins: '2026-01-01T00:00:00Z',
    ends: null,
    usageLimit: null,
    content: { titles: { en: `Deal ${id}` }, texts: { en: 'Less for a while.' } },
    options: [{ product: productId, option: 'entry' }],
    terms,
    ...about,
  });
  await shop.deps.db.transaction((tx) => saveDeals(tx, stored), { cause: 'test' });
  return id;
}

function open(caller: Caller, couponCodes?: readonly string[]): Promise<Checkout> {
  return openCheckout(shop.deps, caller, randomUUID(), { couponCodes }).then(value);
}

async function opened(slot: Slot): Promise<{ readonly caller: Caller; readonly checkout: Checkout }> {
  const caller = await shop.buyer();
  await shop.put(caller, slot);
  return { caller, checkout: await open(caller) };
}

async function used(id: number): Promise<string> {
  const { rows } = await shop.deps.db.query<{ used: number; states: string[] }>(
    `select used, array(select state from deal_use where deal_id = d.id order by state) as states from deal d where id = $1`,
    [id],
  );
  return `${rows[0]?.used}: ${rows[0]?.states.join(' ')}`;
}

test('lowers each unit in whole coins, and says so in a line of its own', async () => {
  const slot = await shop.slot({ priceMinor: 1_995 });
  const id = await deal(slot);
  const caller = await shop.buyer({ currency: 'JPY' });
  await shop.put(caller, slot, { adult: 2, child: 1 });
  const checkout = await open(caller);
  // 1,995 less 200 (half to even) twice, 997 less 100.
  expect(checkout.total.minor).toBe(2n * 1_795n + 897n);
  expect(
    checkout.prices.filter((line) => line.stage === 'deal').map(({ code, amount }) => [code, amount.minor]),
  ).toEqual([
    [String(id), -400n],
    [String(id), -100n],
  ]);
  expect(checkout.deals).toEqual([{ id, titles: { en: `Deal ${id}` } }]);
  expect(
    await shop.count(
      `select from booking b join orders o on o.id = b.order_id join unit_item u on u.booking_id = b.id
       where o.reference = $1 and u.discount_minor = 0 and u.amount_minor in (1795, 897)`,
      [checkout.reference],
    ),
  ).toBe(3);
});

test('begins and ends by the clock of the database', async () => {
  const slot = await shop.slot();
  await deal(slot, { begins: '2099-01-01T00:00:00Z' });
  await deal(slot, { ends: '2026-02-01T00:00:00Z' });
  expect((await opened(slot)).checkout.total.minor).toBe(1_099n);
});

test('of thirty at once no more have it than there are, and the others pay the price without it', async () => {
  const slot = await shop.slot({ places: 40 });
  const id = await deal(slot, { usageLimit: 5 });
  const callers = await Promise.all(Array.from({ length: 30 }, () => shop.buyer()));
  for (const caller of callers) await shop.put(caller, slot);
  const totals = (await Promise.all(callers.map((caller) => open(caller)))).map((one) => one.total.minor);
  expect(totals.filter((total) => total === 989n)).toHaveLength(5);
  expect(totals.filter((total) => total === 1_099n)).toHaveLength(25);
  expect(await used(id)).toBe('5: reserved reserved reserved reserved reserved');
});

test('belongs to the order: returned when it is abandoned or expires, retained when its cart changes', async () => {
  const slot = await shop.slot();
  const id = await deal(slot, { usageLimit: 1 });
  const { caller, checkout } = await opened(slot);
  expect([checkout.total.minor, await used(id)]).toEqual([989n, '1: reserved']);
  // The buyer's own last one still counts when they want two.
  await shop.put(caller, slot, { adult: 2 });
  const grown = await open(caller);
  expect(grown.total.minor).toBe(3n * 989n);
  expect(await used(id)).toBe('1: released reserved');
  value(await leaveCheckout(shop.deps, caller, grown.reference));
  expect(await used(id)).toBe('0: released released');
  const { checkout: other } = await opened(slot);
  expect(other.total.minor).toBe(989n);
  await shop.deps.db.query(`update hold set expires_at = now() - interval '1 second' where state = 'active'`);
  await sweepHolds(shop.deps);
  expect(await used(id)).toBe('0: released released released');
});

test('is redeemed by the payment and had again when all is given back', async () => {
  const slot = await shop.slot();
  const id = await deal(slot, { usageLimit: 1 });
  const caller = await shop.buyer();
  const bought = await shop.toPage(caller, slot, { adult: 2 });
  await shop.payOnPage(bought.page, goodCard);
  await settlePayment(shop.deps, bought.attemptId, 'test');
  expect(await used(id)).toBe('1: redeemed');
  expect((await opened(slot)).checkout.total.minor).toBe(1_099n);
  const { rows } = await shop.deps.db.query<{ reference: string }>(
    'select reference from booking where order_id = $1',
    [bought.orderId],
  );
  const reference = rows[0]?.reference ?? '';
  const { refund } = value(await quoteCancellation(shop.deps, caller, reference));
  expect(refund.minor).toBe(2n * 989n);
  value(await cancelBooking(shop.deps, caller, randomUUID(), { reference, refundMinor: Number(refund.minor) }));
  expect(await used(id)).toBe('0: restored');
});

test('a deal that goes with no coupon yields to one that saves more, and holds against one that saves less', async () => {
  const slot = await shop.slot();
  await deal(slot, { terms: { ...tenPercent, stacks: false } });
  const code = (id: string, percent: number) => ({
    id,
    codeHash: hashCode(shop.deps, id.toUpperCase()),
    definition: { titles: { en: id }, effect: { kind: 'percent', percent } as const, conditions: [], stacks: true },
    automatic: false,
    usageLimit: 9,
    perUser: 9,
    begins: null,
    ends: null,
  });
  await shop.deps.db.transaction((tx) => saveCoupons(tx, [code('twenty', 20), code('five', 5)]), { cause: 'test' });
  const caller = await shop.buyer();
  await shop.put(caller, slot);
  const less = await open(caller, ['FIVE']);
  expect([less.total.minor, less.coupons[0]?.refusal?.code]).toEqual([989n, 'coupon_not_combined']);
  const more = await open(caller, ['TWENTY']);
  expect([more.total.minor, more.deals, more.coupons[0]?.refusal]).toEqual([879n, [], null]);
});

test('the shop shows it from its beginning to its end, and remembers when it did', async () => {
  const slot = await shop.slot();
  const id = await deal(slot, { begins: '2099-01-01T00:00:00Z' });
  const spans = async (): Promise<string[]> => {
    await publishDeals(shop.deps);
    const { rows } = await shop.deps.db.query<{ span: string }>(
      `select case when until is null then 'open' else 'over' end as span from deal_span where deal_id = $1 order by id`,
      [id],
    );
    return rows.map((row) => row.span);
  };
  expect(await spans()).toEqual([]);
  const move = (to: string): Promise<unknown> => shop.deps.db.query(`update deal set ${to} where id = $1`, [id]);
  await move(`begins_at = now() - interval '1 second'`);
  expect(await spans()).toEqual(['open']);
  expect(await publishDeals(shop.deps)).toBe(0);
  await move(`terms = jsonb_set(terms, '{effect,percent}', '20')`);
  expect(await spans()).toEqual(['over', 'open']);
  await move('usage_limit = 1');
  expect(await spans()).toEqual(['over', 'open']);
  expect((await opened(slot)).checkout.total.minor).toBe(879n);
  expect(await spans()).toEqual(['over', 'over']);
});
