import { dinero, allocate as dineroAllocate, toSnapshot } from 'dinero.js/bigint';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies, currencyCodes, isCurrency, priceStep } from '#src/domain/shared/money/currency.ts';
import { convert, crossRate, parseRate, type RateTable } from '#src/domain/shared/money/exchange.ts';
import {
  add,
  allocate,
  divideHalfEven,
  money,
  parseMajor,
  allocateUpTo,
  times,
  toMajor,
  type Money,
} from '#src/domain/shared/money/money.ts';
import { quoteFor, itemTotal } from '#src/domain/checkout/quote.ts';
import {
  datedSteps,
  freeUntil,
  refundPercentAt,
  refundOf,
  type PolicyStep,
} from '#src/domain/catalogue/offers/cancellation-policy.ts';

const anyCurrency = fc.constantFrom(...currencyCodes);
const amounts = fc.bigInt({ min: 0n, max: 10n ** 12n });

function dueAt(policy: readonly PolicyStep[], startsAtMs: number, atMs: number, paid: Money): Money {
  return refundOf(paid, refundPercentAt(policy, { startsAtMs, timeZone: 'UTC' }, atMs));
}

test('decimals go in and out unharmed in every currency', () => {
  fc.assert(
    fc.property(amounts, anyCurrency, (minor, currency) => {
      expect(parseMajor(toMajor(money(minor, currency)), currency)).toEqual(money(minor, currency));
    }),
  );
  expect(toMajor(money(-5n, 'EUR'))).toBe('-0.05');
  expect(toMajor(money(-1234n, 'JPY'))).toBe('-1234');
  for (const text of ['', '1.', '.5', '01', '1,5', '1e3', '-1', ' 1', '1.999', 'NaN'])
    expect(parseMajor(text, 'EUR')).toBeNull();
  expect(parseMajor('1.5', 'JPY')).toBeNull();
});

test('parts add up to the whole, however odd the weights', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(amounts, weights, (minor, parts) => {
      const split = allocate(money(minor, 'EUR'), parts);
      expect(split).toHaveLength(parts.length);
      expect(split.reduce((sum, part) => sum + part.minor, 0n)).toBe(minor);
      const total = parts.reduce((sum, part) => sum + part, 0);
      for (const [index, part] of split.entries()) {
        const exact = total === 0 ? 0n : (minor * BigInt(parts[index] ?? 0)) / BigInt(total);
        if (total > 0) expect(part.minor - exact === 0n || part.minor - exact === 1n).toBe(true);
      }
    }),
  );
});

test('equal parts are those of an independent library', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 9 }), (minor, count) => {
      const other = dineroAllocate(
        dinero({ amount: minor, currency: { code: 'EUR', base: 10n, exponent: 2n } }),
        Array.from({ length: count }, () => 1n),
      );
      expect(
        allocate(
          money(minor, 'EUR'),
          Array.from({ length: count }, () => 1),
        ).map((part) => part.minor),
      ).toEqual(other.map((part) => toSnapshot(part).amount));
    }),
  );
});

test.each([
  [5n, 2n, 2n],
  [7n, 2n, 4n],
  [-5n, 2n, -2n],
  [-7n, 2n, -4n],
  [1n, 3n, 0n],
  [2n, 3n, 1n],
  [15n, 10n, 2n],
  [25n, 10n, 2n],
])('%s / %s rounds half to even: %s', (numerator, denominator, rounded) => {
  expect(divideHalfEven(numerator, denominator)).toBe(rounded);
});

test('amounts of two currencies are never added', () => {
  expect(() => add(money(1n, 'EUR'), money(1n, 'JPY'))).toThrow(/cannot add/);
  expect(times(money(150n, 'EUR'), 3)).toEqual(money(450n, 'EUR'));
});

test('the list of currencies guards itself', () => {
  expect(isCurrency('constructor')).toBe(false);
  expect(isCurrency('eur')).toBe(false);
  expect(currencyCodes).toHaveLength(Object.keys(currencies).length);
  expect(currencyCodes.filter((code) => priceStep(code) === 10n)).toEqual(['BHD', 'JOD', 'KWD', 'OMR']);
  expect(currencyCodes.filter((code) => priceStep(code) === 100n)).toEqual(['HUF', 'IDR', 'THB', 'TWD']);
});

const rates: RateTable = {
  date: '2026-05-01',
  hkdPerUnit: { JPY: 5_012_345n, EUR: 911_987_654n, KWD: 2_541_234_567n, USD: 780_000_000n, TWD: 24_123_456n },
};
const rated = fc.constantFrom(
  'HKD' as const,
  'JPY' as const,
  'EUR' as const,
  'KWD' as const,
  'USD' as const,
  'TWD' as const,
);

test.each(['HUF', 'IDR', 'THB', 'TWD'] as const)('convert returns a whole amount of %s', (to) => {
  const hkdPerUnit = { USD: 780_000_000n, HUF: 2_212_345n, IDR: 47_123n, THB: 24_012_345n, TWD: 24_123_456n };
  const converted = convert(money(912n, 'USD'), to, { date: '2026-05-01', hkdPerUnit });
  expect(converted?.minor).toBeGreaterThan(0n);
  expect((converted?.minor ?? 1n) % 100n).toBe(0n);
});

test('a conversion is off by half a price step at most, and is on the step', () => {
  fc.assert(
    fc.property(amounts, rated, rated, (minor, from, to) => {
      const converted = convert(money(minor, from), to, rates);
      if (converted === null) throw new Error('no rate');
      if (from === to) expect(converted.minor).toBe(minor);
      const step = priceStep(to);
      if (from !== to) expect(converted.minor % step).toBe(0n);
      const hkd = (code: typeof from) => (code === 'HKD' ? 100_000_000n : (rates.hkdPerUnit[code] ?? 0n));
      const scale = (code: typeof from) => 10n ** BigInt(currencies[code].digits);
      // Both sides times the same denominators: |converted − exact| ≤ step / 2.
      const exact = minor * hkd(from) * scale(to);
      const got = converted.minor * hkd(to) * scale(from);
      const difference = exact > got ? exact - got : got - exact;
      expect(difference * 2n <= step * hkd(to) * scale(from)).toBe(true);
    }),
  );
});

test('an unknown rate is no price', () => {
  expect(convert(money(1n, 'THB'), 'EUR', rates)).toBeNull();
  expect(crossRate('EUR', 'THB', rates)).toBeNull();
  expect(crossRate('EUR', 'EUR', rates)).toBe('1');
  expect(crossRate('EUR', 'HKD', rates)).toBe('9.11987654');
  for (const text of ['0', '-1', '1.123456789', 'x', '']) expect(parseRate(text)).toBeNull();
  expect(parseRate('7.8123')).toBe(781_230_000n);
});

test('a quote is the sum of its lines, each unit rounded by itself', () => {
  const units = fc.array(
    fc.record({ price: fc.bigInt({ min: 0n, max: 10n ** 7n }), quantity: fc.integer({ min: 1, max: 9 }) }),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(fc.array(units, { minLength: 1, maxLength: 5 }), rated, (items, currency) => {
      const requested = items.map((held, n) => ({
        itemId: `i${n}`,
        currency: 'JPY' as const,
        units: held.map(({ price, quantity }, m) => ({ unitId: `u${m}`, quantity, each: money(price, 'JPY') })),
      }));
      const quote = quoteFor(requested, currency, rates);
      if (!quote.ok) throw new Error('not quoted');
      const lines = quote.value.lines;
      expect(quote.value.total.minor).toBe(
        lines.reduce((sum, line) => sum + line.each.minor * BigInt(line.quantity), 0n),
      );
      expect(requested.reduce((sum, { itemId }) => sum + itemTotal(quote.value, itemId).minor, 0n)).toBe(
        quote.value.total.minor,
      );
      for (const line of lines) expect(line.each).toEqual(convert(line.local, currency, rates));
    }),
  );
});

test('a refund is never more than was paid, and never grows with time', () => {
  const policies = fc
    .array(
      fc.record({ hoursBefore: fc.integer({ min: 0, max: 200 }), refundPercent: fc.integer({ min: 0, max: 100 }) }),
      { maxLength: 3 },
    )
    .map((steps) => {
      const hours = steps.map((step) => step.hoursBefore).toSorted((a, b) => b - a);
      const percents = steps.map((step) => step.refundPercent).toSorted((a, b) => b - a);
      return hours.map((hoursBefore, n) => ({ hoursBefore, refundPercent: percents[n] ?? 0 }));
    });
  const startsAt = Date.UTC(2026, 4, 2);
  fc.assert(
    fc.property(
      policies,
      amounts,
      fc.array(fc.integer({ min: -10, max: 300 }), { minLength: 2, maxLength: 5 }),
      (policy, minor, hoursBefore) => {
        const paid = money(minor, 'EUR');
        const charges = hoursBefore
          .toSorted((a, b) => b - a)
          .map((hours) => dueAt(policy, startsAt, startsAt - hours * 3_600_000, paid).minor);
        for (const due of charges) expect(due >= 0n && due <= minor).toBe(true);
        expect(charges.every((due, n) => n === 0 || due <= (charges[n - 1] ?? 0n))).toBe(true);
      },
    ),
  );
});

test('a step of a policy ends at its instant', () => {
  const policy = [
    { hoursBefore: 24, refundPercent: 50 },
    { hoursBefore: 72, refundPercent: 100 },
  ];
  const startsAt = Date.UTC(2026, 4, 10);
  const at = (hours: number) => startsAt - hours * 3_600_000;
  const start = { startsAtMs: startsAt, timeZone: 'Europe/Paris' };
  const paid = money(1_001n, 'EUR');
  expect(datedSteps(policy, start).map((step) => step.untilMs)).toEqual([at(72), at(24)]);
  expect(dueAt(policy, startsAt, at(72) - 1, paid).minor).toBe(1_001n);
  expect(dueAt(policy, startsAt, at(72), paid).minor).toBe(500n);
  expect(dueAt(policy, startsAt, at(24), paid).minor).toBe(0n);
  expect(dueAt([], startsAt, at(999), paid).minor).toBe(0n);
  expect(freeUntil(policy, start, at(80))).toBe(at(72));
  expect(freeUntil(policy, start, at(72))).toBeNull();
  expect(freeUntil([], start, at(999))).toBeNull();
});

test('what is left over goes to the largest remainders, the earlier parts first on a tie', () => {
  const parts = (minor: bigint, weights: readonly number[]): bigint[] =>
    allocate(money(minor, 'EUR'), weights).map((part) => part.minor);
  expect(parts(10n, [1, 1, 1])).toEqual([4n, 3n, 3n]);
  expect(parts(11n, [1, 1, 1])).toEqual([4n, 4n, 3n]);
  // Exact shares are 1.4, 2.8 and 2.8.
  expect(parts(7n, [1, 2, 2])).toEqual([1n, 3n, 3n]);
  expect(parts(6n, [1, 2, 4])).toEqual([1n, 2n, 3n]);
  expect(parts(5n, [0, 0, 0])).toEqual([5n, 0n, 0n]);
});

test('parts within limits are whole price steps if all limits are', () => {
  const taken = (minor: bigint, limits: readonly bigint[]): bigint[] =>
    allocateUpTo(money(minor, 'KWD'), limits).map((part) => part.minor);
  expect(taken(100n, [300n, 300n, 300n])).toEqual([40n, 30n, 30n]);
  expect(taken(100n, [300n, 300n, 305n])).toEqual([33n, 33n, 34n]);
  expect(taken(105n, [300n, 300n, 300n])).toEqual([35n, 35n, 35n]);
  expect(taken(900n, [300n, 300n, 300n])).toEqual([300n, 300n, 300n]);
  expect(() => taken(901n, [300n, 300n, 300n])).toThrow('exceeds the available');
  expect(() => taken(-1n, [300n])).toThrow('exceeds the available');
});
