import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceStep, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { tendersByBooking } from '#src/domain/checkout/payment-instruments.ts';
import { money, allocateUpTo } from '#src/domain/shared/money/money.ts';
import { codedLines, sumUpTo } from '#src/domain/checkout/price-line.ts';
import { quoteFor } from '#src/domain/checkout/quote.ts';

const currencies: readonly CurrencyCode[] = ['JPY', 'EUR', 'KWD'];
const rates = { date: '2026-05-01', hkdPerUnit: { JPY: 5_123_456n, EUR: 912_345_678n, KWD: 2_543_210_987n } };

function total(parts: readonly { readonly minor: bigint }[]): bigint {
  return parts.reduce((sum, part) => sum + part.minor, 0n);
}

describe('a price as coded lines', () => {
  const unit = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    from: fc.bigInt({ min: 0n, max: 90_000n }),
    each: fc.bigInt({ min: 0n, max: 90_000n }),
    ruled: fc.boolean(),
  });

  it('sums to what each unit costs by itself, rules or none, and to what is due', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.array(unit, { minLength: 1, maxLength: 5 }),
        fc.bigInt({ min: 0n, max: 1_000n }),
        fc.bigInt({ min: 0n, max: 1_000n }),
        (currency, units, off, credits) => {
          const plain = units.map(({ quantity, each }, n) => ({ unitId: `u${n}`, quantity, each: money(each, 'JPY') }));
          const ruled = plain.map((one, n) =>
            units[n]?.ruled === true
              ? { ...one, changed: { from: money(units[n].from, 'JPY'), rule: 'weekend' } }
              : one,
          );
          const [one, other] = [plain, ruled].map((of) =>
            quoteFor([{ itemId: 'a', currency: 'JPY', units: of }], currency, rates),
          );
          if (one?.ok !== true || other?.ok !== true) throw new Error('no rate');
          expect(other.value.total).toEqual(one.value.total);
          for (const line of other.value.lines) expect(line.amount.minor).toBe(line.each.minor * BigInt(line.quantity));
          const discount = { couponId: 'c', itemId: 'a', amount: money(off, currency) };
          const tender = { kind: 'credits' as const, amount: money(credits, currency) };
          const lines = codedLines(other.value.lines, [discount], [tender]);
          expect(sumUpTo(lines, 'rule', currency)).toEqual(other.value.total);
          expect(sumUpTo(lines, 'coupon', currency).minor).toBe(other.value.total.minor - off);
          expect(sumUpTo(lines, 'gift_card', currency).minor).toBe(total(lines.map((line) => line.amount)));
        },
      ),
    );
  });
});

describe('what goes back', () => {
  const pots = fc.array(fc.bigInt({ min: 0n, max: 50_000n }), { minLength: 1, maxLength: 4 });

  it('never exceeds what each instrument paid, and in the end is all of it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        pots,
        fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 8 }),
        (currency, paid, parts) => {
          const coin = priceStep(currency);
          const all = paid.map((one) => one * coin);
          const left = [...all];
          const giveBack = (minor: bigint): void => {
            const given = allocateUpTo(money(minor, currency), left);
            expect(total(given)).toBe(minor);
            for (const [index, part] of given.entries()) {
              expect(part.minor >= 0n && part.minor <= (left[index] ?? 0n) && part.minor % coin === 0n).toBe(true);
              left[index] = (left[index] ?? 0n) - part.minor;
            }
          };
          for (const percent of parts) {
            const open = left.reduce((sum, one) => sum + one, 0n) / coin;
            giveBack(((open * BigInt(percent)) / 100n) * coin);
          }
          giveBack(left.reduce((sum, one) => sum + one, 0n));
          expect(left.every((one) => one === 0n)).toBe(true);
        },
      ),
    );
  });

  it('is refused beyond what was paid', () => {
    expect(() => allocateUpTo(money(11n, 'EUR'), [4n, 6n])).toThrow(/the requested amount exceeds/);
    expect(() => allocateUpTo(money(-1n, 'EUR'), [4n, 6n])).toThrow(/the requested amount exceeds/);
  });

  it('is the proportion in which they paid', () => {
    expect(allocateUpTo(money(500n, 'EUR'), [6_000n, 3_000n, 1_000n]).map((one) => one.minor)).toEqual([
      300n,
      150n,
      50n,
    ]);
    expect(allocateUpTo(money(1_000n, 'KWD'), [5_010n, 4_990n]).map((one) => one.minor)).toEqual([500n, 500n]);
  });
});

describe('tenders of an order', () => {
  it('are split over its bookings so that each adds up and none is paid for twice', () => {
    const nets = fc.array(fc.bigInt({ min: 0n, max: 9_999n }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(nets, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (of, first, second) => {
        const bookings = of.map((minor, n) => ({ id: `b${n}`, net: money(minor, 'EUR') }));
        const all = total(bookings.map((one) => one.net));
        const credits = (all * BigInt(first)) / 100n;
        const card = ((all - credits) * BigInt(second)) / 100n;
        const parts = tendersByBooking(
          [
            { kind: 'credits', amount: money(credits, 'EUR') },
            { kind: 'gift_card', amount: money(card, 'EUR') },
          ],
          bookings,
        );
        const paidBy = (kind: string): bigint =>
          total(parts.filter((one) => one.kind === kind).map((one) => one.amount));
        expect([paidBy('credits'), paidBy('gift_card')]).toEqual([credits, card]);
        for (const { id, net } of bookings)
          expect(total(parts.filter((one) => one.bookingId === id).map((one) => one.amount)) <= net.minor).toBe(true);
      }),
    );
  });
});

describe('codedLines', () => {
  it('returns units, discounts, tenders and taxes as lines, with what lowers the price as negative amounts', () => {
    const eur = (minor: bigint) => money(minor, 'EUR');
    const unit = { itemId: 'a', unitId: 'adult', quantity: 2, each: eur(500n), amount: eur(1_000n) };
    const lines = codedLines(
      [{ ...unit, stage: 'base', code: 'unit', local: eur(1_000n) }],
      [{ couponId: 'c1', itemId: 'a', amount: eur(100n) }],
      [{ kind: 'gift_card', amount: eur(300n) }],
      [{ name: 'VAT', itemId: 'a', amount: eur(90n) }],
    );
    const bare = { itemId: null, unitId: null, quantity: 1, each: null };
    expect(lines).toEqual([
      { ...unit, stage: 'base', code: 'unit' },
      { ...bare, stage: 'coupon', code: 'c1', itemId: 'a', amount: eur(-100n) },
      { ...bare, stage: 'gift_card', code: 'gift_card', amount: eur(-300n) },
      { ...bare, stage: 'tax', code: 'VAT', itemId: 'a', amount: eur(90n) },
    ]);
    // A tax is within the price: it adds nothing to what is due.
    expect(sumUpTo(lines, 'gift_card', 'EUR')).toEqual(eur(600n));
  });
});
