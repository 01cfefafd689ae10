import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { priceStep } from '#src/domain/shared/money/currency.ts';
import type { RateTable } from '#src/domain/shared/money/exchange.ts';
import { applyCoupon } from '#src/domain/marketing/coupons/apply-coupon.ts';
import type { Basket, BasketItem } from '#src/domain/marketing/coupons/basket.ts';
import { combineCoupons, type Candidate } from '#src/domain/marketing/coupons/combine-coupons.ts';
import { readCode } from '#src/domain/marketing/coupons/coupon-code.ts';
import type { CouponCondition, CouponDefinition, CouponEffect } from '#src/domain/marketing/coupons/coupon.ts';

const rates: RateTable = {
  date: '2026-05-01',
  hkdPerUnit: { JPY: 5_000_000n, EUR: 900_000_000n, USD: 780_000_000n, KWD: 2_540_000_000n },
};

function item(
  itemId: string,
  prices: readonly (readonly [bigint, number])[],
  about: Partial<BasketItem> = {},
): BasketItem {
  const units = prices.map(([eachMinor, quantity]) => ({ eachMinor, quantity }));
  return {
    itemId,
    productId: 1,
    destinationId: 1,
    category: 'museum',
    vertical: 'activities',
    programs: [],
    units,
    ...about,
  };
}

function basket(items: readonly BasketItem[], about: Partial<Basket> = {}): Basket {
  return { currency: 'EUR', rates, items, partner: 'meander', market: 'global', isFirst: true, phone: null, ...about };
}

function coupon(effect: CouponEffect, conditions: readonly CouponCondition[] = [], stacks = false): CouponDefinition {
  return { titles: { en: 'A coupon' }, effect, conditions, stacks };
}

function saved(definition: CouponDefinition, on: Basket): Record<string, bigint> | string {
  const applied = applyCoupon(definition, on, new Map());
  return applied.ok ? Object.fromEntries(applied.value) : applied.failure.code;
}

const two = basket([item('a', [[1_000n, 2]]), item('b', [[333n, 1]], { productId: 2, category: 'food' })]);

describe('an effect', () => {
  it('takes a percentage off each line, and no more than the most', () => {
    expect(saved(coupon({ kind: 'percent', percent: 10 }), two)).toEqual({ a: 200n, b: 33n });
    const most = { amount: '1.00', currency: 'EUR' } as const;
    expect(saved(coupon({ kind: 'percent', percent: 10, most }), two)).toEqual({ a: 86n, b: 14n });
  });

  it('takes an amount off the whole, never more than it costs', () => {
    expect(saved(coupon({ kind: 'amount', amount: '7.00', currency: 'EUR' }), two)).toEqual({ a: 600n, b: 100n });
    expect(saved(coupon({ kind: 'amount', amount: '99.00', currency: 'EUR' }), two)).toEqual({ a: 2_000n, b: 333n });
    expect(saved(coupon({ kind: 'amount', amount: '9.00', currency: 'USD' }), two)).toEqual({ a: 669n, b: 111n });
  });

  it('makes each dearer ticket cost a fixed price', () => {
    const fixed = coupon({ kind: 'fixed_price', amount: '4.00', currency: 'EUR' });
    expect(saved(fixed, two)).toEqual({ a: 1_200n, b: 0n });
    expect(saved(fixed, basket([item('b', [[333n, 4]])]))).toBe('coupon_saves_nothing');
  });

  it('gives the cheapest of each bundle, grouped from the dearest down', () => {
    const third = coupon({ kind: 'bundle', buy: 3, free: 1 });
    const on = basket([
      item('a', [
        [900n, 2],
        [500n, 2],
      ]),
      item('b', [[700n, 3]]),
    ]);
    // 900 900 700 | 700 700 500 | 500
    expect(saved(third, on)).toEqual({ a: 500n, b: 700n });
    expect(saved(third, basket([item('a', [[900n, 2]])]))).toBe('coupon_saves_nothing');
  });
});

describe('the edges of an effect', () => {
  const euros = { currency: 'EUR' } as const;

  it('is in whole coins of the currency', () => {
    const dinars = basket([item('a', [[1_230n, 1]])], { currency: 'KWD' });
    expect(saved(coupon({ kind: 'percent', percent: 50 }), dinars)).toEqual({ a: 620n });
    // 1.00 € are 0.354 KWD, of which 0.350 are whole coins.
    expect(saved(coupon({ kind: 'amount', amount: '1.00', ...euros }), dinars)).toEqual({ a: 350n });
  });

  it('saves no more than is left of a line', () => {
    const taken = new Map([['a', 1_900n]]);
    const after = (effect: CouponEffect): unknown => {
      const applied = applyCoupon(coupon(effect), basket([item('a', [[1_000n, 2]])]), taken);
      return applied.ok ? applied.value.get('a') : applied.failure.code;
    };
    expect(after({ kind: 'percent', percent: 150 })).toBe(100n);
    expect(after({ kind: 'percent', percent: 100 })).toBe(100n);
    expect(after({ kind: 'bundle', buy: 2, free: 1 })).toBe(100n);
    expect(after({ kind: 'amount', amount: '1.00', ...euros })).toBe(100n);
    // Others have lowered the line below the fixed price already.
    expect(after({ kind: 'fixed_price', amount: '5.00', ...euros })).toBe('coupon_saves_nothing');
  });

  it('makes up to a fixed price what others have not saved', () => {
    const fixed = coupon({ kind: 'fixed_price', amount: '4.00', ...euros });
    const on = basket([item('a', [[1_000n, 2]])]);
    const after = applyCoupon(fixed, on, new Map([['a', 500n]]));
    expect(after.ok && after.value.get('a')).toBe(700n);
    const mixed = basket([
      item('a', [
        [1_000n, 2],
        [400n, 3],
        [300n, 5],
      ]),
    ]);
    expect(saved(fixed, mixed)).toEqual({ a: 1_200n });
  });

  it('gives nothing away where a rate is unknown, or an amount is none of its currency', () => {
    const yuan = { currency: 'CNY' } as const;
    for (const effect of [
      { kind: 'fixed_price', amount: '4.00', ...yuan },
      { kind: 'amount', amount: '4.00', ...yuan },
      { kind: 'percent', percent: 10, most: { amount: '4.00', ...yuan } },
      { kind: 'amount', amount: '0.50', currency: 'JPY' },
    ] as const)
      expect([effect, saved(coupon(effect), two)]).toEqual([effect, 'coupon_saves_nothing']);
  });

  it('is a percentage up to the most, and the most itself', () => {
    const upTo = (amount: string) => saved(coupon({ kind: 'percent', percent: 10, most: { amount, ...euros } }), two);
    expect([upTo('2.33'), upTo('2.34'), upTo('2.32')]).toEqual([
      { a: 200n, b: 33n },
      { a: 200n, b: 33n },
      { a: 199n, b: 33n },
    ]);
  });

  it('frees the cheapest of each whole group, and of equally dear tickets those of later lines', () => {
    const half = coupon({ kind: 'bundle', buy: 2, free: 1 });
    const lines = (...prices: readonly (readonly [string, bigint, number])[]) =>
      basket(prices.map(([id, each, quantity]) => item(id, [[each, quantity]])));
    expect(saved(half, lines(['a', 500n, 1], ['b', 900n, 1]))).toEqual({ a: 500n, b: 0n });
    expect(saved(half, lines(['a', 500n, 1], ['b', 500n, 1]))).toEqual({ a: 0n, b: 500n });
    expect(saved(half, lines(['a', 900n, 1], ['b', 500n, 2]))).toEqual({ a: 0n, b: 500n });
    expect(saved(half, lines(['a', 100n, 1], ['b', 300n, 1], ['c', 200n, 2]))).toEqual({ a: 100n, b: 0n, c: 200n });
    expect(saved(coupon({ kind: 'bundle', buy: 3, free: 2 }), lines(['a', 900n, 1], ['b', 500n, 4]))).toEqual({
      a: 0n,
      b: 1_000n,
    });
  });
});

describe('a condition', () => {
  const ten = (condition: CouponCondition): CouponDefinition => coupon({ kind: 'percent', percent: 10 }, [condition]);

  it('lowers only the lines it is for', () => {
    expect(saved(ten({ kind: 'items', products: [2] }), two)).toEqual({ b: 33n });
    expect(saved(ten({ kind: 'items', categories: ['museum'], destinations: [1] }), two)).toEqual({ a: 200n });
    expect(saved(ten({ kind: 'items', program: 9 }), two)).toBe('coupon_not_for_these');
  });

  it('requires a minimum spend in any currency', () => {
    expect(saved(ten({ kind: 'minimum', amount: '23.33', currency: 'EUR' }), two)).toEqual({ a: 200n, b: 33n });
    const refused = applyCoupon(ten({ kind: 'minimum', amount: '30.00', currency: 'USD' }), two, new Map());
    expect(refused).toMatchObject({ ok: false, failure: { code: 'coupon_minimum', facts: { amount: '26.00 EUR' } } });
  });

  it.each<[string, CouponCondition, Partial<Basket>, Partial<Basket>]>([
    ['coupon_first_only', { kind: 'first_purchase' }, { isFirst: true }, { isFirst: false }],
    ['coupon_not_here', { kind: 'partner', partners: ['qyer'] }, { partner: 'qyer' }, { partner: 'agoda' }],
    ['coupon_not_here', { kind: 'market', markets: ['cn'] }, { market: 'cn' }, { market: 'global' }],
    ['coupon_phone', { kind: 'phone', prefixes: ['+886'] }, { phone: '+886912345678' }, { phone: null }],
    ['coupon_phone', { kind: 'phone', prefixes: ['+81', '+886'] }, { phone: '+886912345678' }, { phone: null }],
    ['coupon_not_here', { kind: 'market', currencies: ['EUR'] }, {}, { currency: 'USD' }],
    ['coupon_not_here', { kind: 'market', markets: ['global'], currencies: ['EUR'] }, {}, { market: 'cn' }],
    ['coupon_phone', { kind: 'phone', prefixes: ['+886'] }, { phone: '+886912345678' }, { phone: '+44790000000' }],
  ])('%s', (why, condition, met, broken) => {
    expect(saved(ten(condition), { ...two, ...met })).toEqual({ a: 200n, b: 33n });
    expect(saved(ten(condition), { ...two, ...broken })).toBe(why);
  });
});

describe('a combination', () => {
  const named = (id: string, definition: CouponDefinition): Candidate => ({ id, definition });
  const stacked = named('s1', coupon({ kind: 'percent', percent: 10 }, [], true));
  const other = named('s2', coupon({ kind: 'amount', amount: '1.00', currency: 'EUR' }, [], true));
  const alone = named('big', coupon({ kind: 'percent', percent: 20 }));

  it('is the one that saves most, and says what was left out', () => {
    const best = combineCoupons([stacked, other, alone], two);
    expect(best.applied.map((one) => one.id)).toEqual(['big']);
    expect(best.refused.map((one) => [one.id, one.failure.code])).toEqual([
      ['s1', 'coupon_not_combined'],
      ['s2', 'coupon_not_combined'],
    ]);
    expect(combineCoupons([stacked, other], two).applied.map((one) => one.id)).toEqual(['s1', 's2']);
  });

  it('is empty without coupons, and retains the first of equal ones', () => {
    expect(combineCoupons([], two)).toEqual({ applied: [], refused: [], methods: null });
    const first = named('first', coupon({ kind: 'percent', percent: 20 }));
    const idsOf = (candidates: readonly Candidate[]): string[] =>
      combineCoupons(candidates, two).applied.map(({ id }) => id);
    expect([idsOf([first, alone]), idsOf([alone, first])]).toEqual([['first'], ['big']]);
    expect(idsOf([named('small', coupon({ kind: 'percent', percent: 1 })), alone])).toEqual(['big']);
  });

  it('says of each coupon once why it is left out', () => {
    const useless = named('useless', coupon({ kind: 'fixed_price', amount: '99.00', currency: 'EUR' }));
    const best = combineCoupons([useless, alone, stacked], two);
    expect(best.applied.map(({ id }) => id)).toEqual(['big']);
    expect(best.refused.map(({ id, failure }) => [id, failure.code])).toEqual([
      ['useless', 'coupon_saves_nothing'],
      ['s1', 'coupon_not_combined'],
    ]);
  });

  it('takes fixed prices first and amounts last, whatever their order', () => {
    const fixed = named('fixed', coupon({ kind: 'fixed_price', amount: '8.00', currency: 'EUR' }, [], true));
    const free = named('free', coupon({ kind: 'bundle', buy: 2, free: 1 }, [], true));
    const order = (candidates: readonly Candidate[]): string[] =>
      combineCoupons(candidates, two).applied.map(({ id }) => id);
    expect(order([other, stacked, free, fixed])).toEqual(['fixed', 'free', 's1', 's2']);
    expect(order([stacked, other, fixed])).toEqual(['fixed', 's1', 's2']);
  });

  it('adds up what all of its coupons save on all lines', () => {
    // 10 % and 1 € save more than 13 % together, and less than 15 %.
    const one = (percent: number) => named('one', coupon({ kind: 'percent', percent }));
    const idsOf = (percent: number): string[] =>
      combineCoupons([one(percent), stacked, other], two).applied.map(({ id }) => id);
    expect([idsOf(13), idsOf(15)]).toEqual([['s1', 's2'], ['one']]);
  });

  it('requires no payment method where no coupon does', () => {
    const minimum = coupon(
      { kind: 'percent', percent: 5 },
      [{ kind: 'minimum', amount: '1.00', currency: 'EUR' }],
      true,
    );
    expect(combineCoupons([named('m', minimum)], two)).toMatchObject({ applied: [{ id: 'm' }], methods: null });
  });

  it('leaves a way to pay, or leaves out the second coupon', () => {
    const card = named(
      'card',
      coupon({ kind: 'percent', percent: 5 }, [{ kind: 'payment_method', methods: ['card', 'bank'] }], true),
    );
    const bank = named(
      'bank',
      coupon({ kind: 'percent', percent: 5 }, [{ kind: 'payment_method', methods: ['bank'] }], true),
    );
    const wallet = named(
      'wallet',
      coupon({ kind: 'percent', percent: 5 }, [{ kind: 'payment_method', methods: ['wallet'] }], true),
    );
    expect(combineCoupons([card, bank], two)).toMatchObject({ methods: ['bank'], refused: [] });
    expect(combineCoupons([card, bank, wallet], two).refused).toMatchObject([
      { id: 'wallet', failure: { code: 'coupon_not_combined' } },
    ]);
  });

  const effects = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({
      kind: fc.constant('amount' as const),
      amount: fc.integer({ min: 1, max: 400 }).map(String),
      currency: fc.constant('USD' as const),
    }),
    fc.record({
      kind: fc.constant('fixed_price' as const),
      amount: fc.integer({ min: 1, max: 30 }).map(String),
      currency: fc.constant('USD' as const),
    }),
    fc.integer({ min: 2, max: 5 }).chain((buy) =>
      fc.record({
        kind: fc.constant('bundle' as const),
        buy: fc.constant(buy),
        free: fc.integer({ min: 1, max: buy - 1 }),
      }),
    ),
  );
  const currencies: readonly CurrencyCode[] = ['JPY', 'EUR', 'KWD'];

  it('never saves more than a line costs, in whole coins, whatever is combined', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.array(
          fc.array(fc.tuple(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 1, max: 6 })), {
            minLength: 1,
            maxLength: 3,
          }),
          { minLength: 1, maxLength: 4 },
        ),
        fc.array(fc.tuple(effects, fc.boolean()), { maxLength: 5 }),
        (currency, lines, coupons) => {
          const coin = priceStep(currency);
          const items = lines.map((units, n) =>
            item(
              `i${n}`,
              units.map(([each, quantity]) => [BigInt(each) * coin, quantity] as const),
            ),
          );
          const best = combineCoupons(
            coupons.map(([effect, stacks], n) => named(`c${n}`, coupon(effect, [], stacks))),
            basket(items, { currency }),
          );
          for (const { itemId, units } of items) {
            const gross = units.reduce((sum, { eachMinor, quantity }) => sum + eachMinor * BigInt(quantity), 0n);
            const parts = best.applied.map((one) => one.savings.get(itemId) ?? 0n);
            const all = parts.reduce((sum, one) => sum + one, 0n);
            expect(all <= gross && parts.every((part) => part >= 0n && part % coin === 0n)).toBe(true);
          }
          const reported = [...best.applied, ...best.refused].map((one) => one.id).toSorted();
          expect(reported).toEqual(coupons.map((_, n) => `c${n}`).toSorted());
        },
      ),
    );
  });
});

it('reads a code as people write it', () => {
  expect([' welcome-10 ', 'ABCD', 'abc', 'a b c d e', 'CODE!', ''].map(readCode)).toEqual([
    'WELCOME10',
    'ABCD',
    null,
    'ABCDE',
    null,
    null,
  ]);
});

describe('a coupon of certain verticals', () => {
  const stays: CouponDefinition = {
    titles: { en: 'Stays' },
    effect: { kind: 'percent', percent: 10 },
    conditions: [{ kind: 'vertical', verticals: ['car-rentals', 'hotels'] }],
    stacks: false,
  };

  it('lowers their lines and leaves all others', () => {
    const stay = item('stay', [[10_000n, 1]], { productId: 0, category: '', vertical: 'hotels' });
    const saved = applyCoupon(stays, basket([stay, item('visit', [[5_000n, 1]])]), new Map());
    expect(saved.ok && [...saved.value]).toEqual([['stay', 1_000n]]);
  });

  it('is for none of these where nothing is theirs', () => {
    const saved = applyCoupon(stays, basket([item('visit', [[5_000n, 1]])]), new Map());
    expect(saved.ok ? null : saved.failure.code).toBe('coupon_not_for_these');
  });
});
