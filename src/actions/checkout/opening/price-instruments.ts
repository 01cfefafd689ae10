import { hashesOfCode } from '#src/actions/shared/signatures/hashes-of-code.ts';
import { bestCoupons, type Chosen } from '#src/actions/checkout/opening/best-coupons.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { PricedCart, PricedItem } from '#src/domain/cart/cart.ts';
import type { CouponNotice } from '#src/domain/marketing/coupons/coupon-notice.ts';
import { dealsOn } from '#src/domain/cart/deal-facts.ts';
import { payableByTender } from '#src/domain/checkout/line.ts';
import { statedTax, taxParts, withTaxes } from '#src/domain/orders/documents/order-taxes.ts';
import type { PaymentOptions } from '#src/domain/checkout/payment-options.ts';
import { fail, type Failure } from '#src/domain/failure.ts';
import { withPackLines } from '#src/domain/checkout/pack-lines.ts';
import { floorToPriceStep } from '#src/domain/shared/money/currency.ts';
import type { RateTable } from '#src/domain/shared/money/exchange.ts';
import type { Deal } from '#src/domain/catalogue/prices/deal-price.ts';
import type { Tender } from '#src/domain/checkout/payment-instruments.ts';
import { add, money, type Money } from '#src/domain/shared/money/money.ts';
import { codedLines, sumUpTo, type CodedLine, type DiscountPart } from '#src/domain/checkout/price-line.ts';
import type { Basket } from '#src/domain/marketing/coupons/basket.ts';
import type { Combination } from '#src/domain/marketing/coupons/combine-coupons.ts';
import type { CouponRefusal } from '#src/domain/marketing/coupons/coupon.ts';
import {
  couponFactsOf,
  couponsFor,
  type Buyer,
  type CouponRow,
  type CouponUse,
} from '#src/store/marketing/coupons/coupons.store.ts';
import { creditsOf } from '#src/store/marketing/credits.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { giftCardsOf } from '#src/store/marketing/gift-cards/gift-cards.store.ts';

export type TenderTaken = Tender & { readonly giftCardId: string | null };

/** A cart with what is taken off it and what pays a part of it. */
export type PricedInstruments = {
  readonly items: readonly PricedItem[];
  readonly lines: readonly CodedLine[];
  /** What the order costs, before credits and gift cards. */
  readonly total: Money;
  readonly uses: readonly CouponUse[];
  /** Deals of which only so many may be had. */
  readonly dealUses: readonly { readonly id: string; readonly dealId: number }[];
  /** The names of all deals that lower it. */
  readonly deals: readonly { readonly id: number; readonly titles: Deal['titles'] }[];
  /** There are coupons that the buyer could use, whether they lower this cart or not. */
  readonly hasCoupons: boolean;
  readonly tenders: readonly TenderTaken[];
  readonly notices: readonly CouponNotice[];
  /** The ways to pay that the coupons leave; null for any. */
  readonly methods: readonly string[] | null;
};

export type InstrumentsInput = {
  readonly accountId: string;
  readonly rates: RateTable;
  readonly cart: PricedCart;
  readonly paymentOptions: PaymentOptions;
  /** Orders that are given up for this one. */
  readonly former: readonly string[];
  /** Coupons of which another order had the last use meanwhile. */
  readonly lost: ReadonlyMap<string, CouponRefusal>;
  /** The buyer's coupons, where they are read already. */
  readonly coupons?: readonly CouponRow[];
};

/** Prices a cart with the best combination of coupons, credits and a gift card as they are at this moment. */
export async function priceInstruments(
  tx: Queryable,
  deps: Deps,
  caller: Caller,
  input: InstrumentsInput,
): Promise<PricedInstruments> {
  const { cart, accountId, paymentOptions, former } = input;
  const sound = cart.items.filter((item) => item.fault === null);
  const codes = paymentOptions.codes.map((code) => ({ code, hashes: hashesOfCode(deps, code) }));
  const rows =
    input.coupons ?? (await couponsFor(tx, { accountId, hashes: codes.flatMap(({ hashes }) => hashes), former }));
  const isOpen = (row: CouponRow): boolean => closedBy(row, input.lost) === null;
  const dealt = dealsOn(cart);
  const deals = new Map([...dealt.values()].flat().map((deal) => [deal.id, deal]));
  // A gift card never costs less than its value, and some deals exclude coupons.
  const isFirm = (itemId: string): boolean => dealt.get(itemId)?.some((deal) => !deal.stacks) === true;
  const lowerable = sound.filter((item) => item.offer.gift === undefined && !isFirm(item.line.itemId));
  const chosen = await bestCoupons(tx, deps, caller, { rows: rows.filter(isOpen), former, accountId }, (buyer) =>
    basketOf(tx, caller, input, lowerable, buyer),
  );
  const { best, fingerprints } = chosen;
  const discounts = discountsOf(best, cart.total.currency);
  const items = withTaxes(
    sound.map((item) => ({ ...item, line: { ...item.line, discount: discountOf(discounts, item) } })),
    statedTax(deps.seller),
  );
  const net = sumUpTo(codedLines(cart.quote.lines, discounts, []), 'coupon', cart.total.currency);
  const payable = items.map((item) => payableByTender(item.line));
  const tenders = await tendersFor(tx, caller, input, add(money(0n, cart.total.currency), ...payable));
  return {
    items,
    lines: withPackLines(codedLines(cart.quote.lines, discounts, tenders, taxParts(items)), items),
    total: net,
    uses: best.applied.map(({ id }) => ({
      id: deps.ids.uuid(),
      couponId: id,
      userKey: rows.find((row) => row.id === id)?.userKey ?? '',
      discountMinor: savedBy(discounts, id),
      fingerprints: fingerprints(rows.find((row) => row.id === id)?.proof ?? 'person'),
    })),
    dealUses: [...deals.values()].flatMap(({ id, limited }) => (limited ? [{ id: deps.ids.uuid(), dealId: id }] : [])),
    deals: [...deals.values()].map(({ id, titles }) => ({ id, titles })),
    hasCoupons: chosen.hasCoupons,
    tenders,
    notices: noticesOf(input, codes, rows, chosen, discounts),
    methods: best.methods,
  };
}

/** Why a coupon cannot be used now whatever is in the cart; null when it may. */
function closedBy(row: CouponRow, lost: ReadonlyMap<string, CouponRefusal>): CouponRefusal | null {
  if (row.phase === 'coming') return 'coupon_not_begun';
  if (row.phase === 'over') return 'coupon_over';
  if (row.left <= 0) return 'coupon_used_up';
  if (row.leftMine <= 0) return 'coupon_used';
  return lost.get(row.id) ?? null;
}

async function basketOf(
  tx: Queryable,
  { partner, market }: Caller,
  { rates, cart }: InstrumentsInput,
  items: readonly PricedItem[],
  buyer: Buyer,
): Promise<Basket> {
  const facts = await couponFactsOf(
    tx,
    items.map((item) => item.offer.productId),
  );
  return {
    currency: cart.total.currency,
    rates,
    partner,
    market,
    isFirst: buyer.isFirst,
    phone: buyer.phone,
    items: items.map(({ line, offer: { productId, destinationId, service, pack } }) => ({
      itemId: line.itemId,
      productId,
      destinationId,
      category: facts.get(productId)?.category ?? '',
      vertical: service?.vertical ?? (pack === undefined ? 'activities' : 'value-packs'),
      programs: facts.get(productId)?.programs ?? [],
      units: line.units.map(({ each, quantity }) => ({ eachMinor: each.minor, quantity })),
    })),
  };
}

function discountsOf(best: Combination, currency: Money['currency']): DiscountPart[] {
  return best.applied.flatMap(({ id, savings }) =>
    [...savings].flatMap(([itemId, minor]) =>
      minor === 0n ? [] : [{ couponId: id, itemId, amount: money(minor, currency) }],
    ),
  );
}

function discountOf(discounts: readonly DiscountPart[], { line }: PricedItem): Money {
  const parts = discounts.filter((one) => one.itemId === line.itemId).map((one) => one.amount);
  return add(money(0n, line.amount.currency), ...parts);
}

function savedBy(discounts: readonly DiscountPart[], couponId: string): bigint {
  return discounts.filter((one) => one.couponId === couponId).reduce((sum, one) => sum + one.amount.minor, 0n);
}

/** Credits are spent before a gift card, and both before the card. */
async function tendersFor(
  tx: Queryable,
  { noCredits }: Caller,
  { accountId, paymentOptions, former }: InstrumentsInput,
  payable: Money,
): Promise<TenderTaken[]> {
  const { currency } = payable;
  const credits =
    paymentOptions.useCredits && noCredits !== true
      ? wholeCoins(await creditsOf(tx, accountId, currency, former), payable)
      : 0n;
  const card =
    paymentOptions.giftCardId === null
      ? undefined
      : (await giftCardsOf(tx, accountId, former)).find(
          (one) => one.id === paymentOptions.giftCardId && one.currency === currency,
        );
  const given = wholeCoins(card?.balanceMinor ?? 0n, money(payable.minor - credits, currency));
  return [
    { kind: 'credits' as const, amount: money(credits, currency), giftCardId: null },
    { kind: 'gift_card' as const, amount: money(given, currency), giftCardId: card?.id ?? null },
  ].filter((one) => one.amount.minor > 0n);
}

/** As much of a balance as pays: the rest is charged, and a card is not charged in single fils. */
function wholeCoins(balance: bigint, { minor, currency }: Money): bigint {
  return balance >= minor ? minor : floorToPriceStep(balance, currency);
}

/** Reports on every typed code and saved coupon, whatever its outcome; on automatic ones only when they help. */
function noticesOf(
  { lost }: Pick<InstrumentsInput, 'lost'>,
  codes: readonly { readonly code: string; readonly hashes: readonly string[] }[],
  rows: readonly CouponRow[],
  { best, refused }: Chosen,
  discounts: readonly DiscountPart[],
): CouponNotice[] {
  const refusals = new Map<string, Failure<CouponRefusal>>(best.refused.map((one) => [one.id, one.failure]));
  for (const [id, why] of refused) refusals.set(id, fail(why).failure);
  for (const row of rows) {
    const closed = closedBy(row, lost);
    if (closed !== null) refusals.set(row.id, fail(closed).failure);
  }
  const codeOf = (row: CouponRow): string | null =>
    codes.find(({ hashes }) => hashes.includes(row.codeHash))?.code ?? null;
  const known = rows
    .filter((row) => row.typed || row.kept || !refusals.has(row.id))
    .map((row) => ({
      id: row.id,
      titles: row.definition.titles,
      code: codeOf(row),
      discountMinor: savedBy(discounts, row.id).toString(),
      refusal: refusals.get(row.id) ?? null,
    }));
  const found = new Set(rows.map(codeOf));
  const unknown = codes
    .filter(({ code }) => !found.has(code))
    .map(({ code }) => ({
      id: null,
      titles: null,
      code,
      discountMinor: '0',
      refusal: fail('coupon_unknown').failure,
    }));
  return [...known, ...unknown];
}
