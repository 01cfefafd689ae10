import { describe, expect, it } from 'vitest';

import { dealtPriceAt, lowered, type Deal } from '#src/domain/catalogue/prices/deal-price.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { priceBefore } from '#src/domain/catalogue/prices/price-before.ts';
import { historyOf } from '#src/domain/catalogue/prices/price-history.ts';

const adult = { id: 'adult', priceMinor: 2_000n };
// A Tuesday, booked on the day before.
const at = { localDate: '2026-05-05', localStart: '10:00', today: '2026-05-04' };

function deal(about: Partial<Deal> = {}): Deal {
  return {
    id: 1,
    titles: { en: 'Less' },
    effect: { kind: 'percent', percent: 10 },
    visit: null,
    days: null,
    lead: null,
    stacks: true,
    limited: false,
    ...about,
  };
}

function price(...deals: readonly Deal[]): bigint {
  return dealtPriceAt(adult, { priceRules: [], deals }, at, 'JPY').price.minor;
}

describe('the price under deals', () => {
  it('is the base price where none holds', () => {
    expect(price()).toBe(2_000n);
    expect(price(deal({ visit: { from: '2026-05-06', to: '2026-06-01' } }))).toBe(2_000n);
    expect(price(deal({ days: [1, 3] }))).toBe(2_000n);
    expect(price(deal({ lead: { least: 2, most: null } }))).toBe(2_000n);
    expect(price(deal({ lead: { least: 0, most: 0 } }))).toBe(2_000n);
    expect(price(deal({ visit: { from: '2026-04-01', to: '2026-05-04' } }))).toBe(2_000n);
    expect(dealtPriceAt(adult, { priceRules: [] }, at, 'JPY').deal).toBeNull();
  });

  it('is lower on the first and the last day of each window', () => {
    expect(price(deal({ visit: { from: '2026-05-05', to: '2026-05-05' } }))).toBe(1_800n);
    expect(price(deal({ days: [2] }))).toBe(1_800n);
    expect(price(deal({ lead: { least: 1, most: 1 } }))).toBe(1_800n);
    expect(price(deal({ lead: { least: 0, most: null } }))).toBe(1_800n);
  });

  it('takes off on top of the rule of the date, and one deal only: the best', () => {
    const priceRules = [{ name: 'tuesday', days: [2], prices: { adult: '3000' } }];
    const deals = [deal(), deal({ id: 2, effect: { kind: 'amount', amount: '500', currency: 'JPY' } })];
    const found = dealtPriceAt(adult, { priceRules, deals }, at, 'JPY');
    expect([found.price.minor, found.ruled.minor, found.deal?.id]).toEqual([2_500n, 3_000n, 2]);
  });

  it('leaves what is limited or goes with no coupon where another is as good', () => {
    const chosen = (...deals: readonly Deal[]): number | undefined =>
      dealtPriceAt(adult, { priceRules: [], deals }, at, 'JPY').deal?.id;
    expect(chosen(deal({ id: 1, limited: true }), deal({ id: 2 }))).toBe(2);
    expect(chosen(deal({ id: 1, stacks: false }), deal({ id: 2 }))).toBe(2);
    expect(chosen(deal({ id: 2 }), deal({ id: 1 }))).toBe(1);
    expect(chosen(deal({ id: 1 }), deal({ id: 2, limited: true }))).toBe(1);
    expect(chosen(deal({ id: 1 }), deal({ id: 2 }))).toBe(1);
    expect(chosen(deal({ id: 2, stacks: false }), deal({ id: 3, stacks: false }), deal({ id: 1, stacks: false }))).toBe(
      1,
    );
    expect(chosen(deal({ id: 5 }), deal({ id: 4, stacks: false }))).toBe(5);
    expect(chosen(deal({ id: 2, effect: { kind: 'percent', percent: 20 } }), deal({ id: 1 }))).toBe(2);
    expect(chosen(deal({ effect: { kind: 'amount', amount: '2000', currency: 'JPY' } }))).toBeUndefined();
  });
});

describe('what a deal takes off', () => {
  it('is whole coins, half to even, and never all of it', () => {
    expect(lowered(money(995n, 'JPY'), { kind: 'percent', percent: 10 }).minor).toBe(895n);
    expect(lowered(money(985n, 'JPY'), { kind: 'percent', percent: 10 }).minor).toBe(887n);
    expect(lowered(money(500n, 'EUR'), { kind: 'amount', amount: '5', currency: 'EUR' }).minor).toBe(500n);
    expect(lowered(money(0n, 'EUR'), { kind: 'percent', percent: 50 }).minor).toBe(0n);
    // Prices in dinars go in steps of ten of the smallest unit.
    expect(lowered(money(1_250n, 'KWD'), { kind: 'percent', percent: 50 }).minor).toBe(630n);
    expect(lowered(money(10_000n, 'THB'), { kind: 'amount', amount: '10.50', currency: 'THB' }).minor).toBe(9_000n);
    expect(lowered(money(9_000n, 'KWD'), { kind: 'amount', amount: '0.005', currency: 'KWD' }).minor).toBe(9_000n);
    expect(lowered(money(900n, 'JPY'), { kind: 'amount', amount: '1.50', currency: 'JPY' }).minor).toBe(900n);
    expect(lowered(money(900n, 'EUR'), { kind: 'percent', percent: -10 }).minor).toBe(900n);
    expect(lowered(money(900n, 'EUR'), { kind: 'amount', amount: '5', currency: 'USD' }).minor).toBe(900n);
  });
});

describe('what may be struck through beside a deal', () => {
  const day = 86_400_000;
  const now = 1000 * day;
  const ten = { kind: 'percent', percent: 10 } as const;
  const span = (since: number, until: number | null) => ({
    effect: ten,
    sinceMs: now - since * day,
    untilMs: until === null ? null : now - until * day,
  });
  const before = (since: number, ...spans: readonly ReturnType<typeof span>[]): bigint | undefined =>
    priceBefore(historyOf([{ sinceMs: now - since * day, priceMinor: 2_000n }], spans, 'JPY'), now)?.priceMinor;

  it('is what it cost before the deal began', () => {
    expect(before(200, span(5, null))).toBe(2_000n);
  });

  it('is nothing where it was sold as cheaply within the thirty days before, or was never dearer', () => {
    expect(before(200, span(20, 10), span(5, null))).toBeUndefined();
    expect(before(5, span(5, null))).toBeUndefined();
    expect(before(3, span(5, null))).toBeUndefined();
  });

  it('is null once the deal has run for thirty days, or is over', () => {
    expect(before(200, span(31, null))).toBeUndefined();
    expect(before(200, span(5, 1))).toBeUndefined();
  });

  it('is returned again when an earlier deal is long over', () => {
    expect(before(200, span(60, 50), span(5, null))).toBe(2_000n);
  });
});
