import { describe, expect, it } from 'vitest';
import { refundOf } from '#src/domain/catalogue/offers/cancellation-policy.ts';
import { currencyCodes, priceStep, smallestCharge, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { chargeStep, fromWire, toWire } from '#src/adapters/payments/stripe-amounts.ts';

/** One hundred major units of each currency as the provider wants them written, listed by hand from its documentation. */
const hundredOnWire: Record<CurrencyCode, number> = {
  AED: 10_000,
  AUD: 10_000,
  BHD: 100_000,
  BRL: 10_000,
  CAD: 10_000,
  CHF: 10_000,
  CLP: 100,
  CNY: 10_000,
  CZK: 10_000,
  DKK: 10_000,
  EGP: 10_000,
  EUR: 10_000,
  GBP: 10_000,
  HKD: 10_000,
  HUF: 10_000,
  IDR: 10_000,
  ILS: 10_000,
  INR: 10_000,
  ISK: 10_000,
  JOD: 100_000,
  JPY: 100,
  KHR: 10_000,
  KRW: 100,
  KWD: 100_000,
  LKR: 10_000,
  MOP: 10_000,
  MUR: 10_000,
  MXN: 10_000,
  MYR: 10_000,
  NOK: 10_000,
  NZD: 10_000,
  OMR: 100_000,
  PHP: 10_000,
  PLN: 10_000,
  QAR: 10_000,
  RON: 10_000,
  SAR: 10_000,
  SEK: 10_000,
  SGD: 10_000,
  THB: 10_000,
  TRY: 10_000,
  TWD: 10_000,
  USD: 10_000,
  VND: 100,
  ZAR: 10_000,
};

/** The same hundred in our own ISO minor units. */
const hundredInIso: Partial<Record<CurrencyCode, bigint>> = {
  BHD: 100_000n,
  JOD: 100_000n,
  KWD: 100_000n,
  OMR: 100_000n,
  CLP: 100n,
  ISK: 100n,
  JPY: 100n,
  KRW: 100n,
  VND: 100n,
};

describe("the provider's minor units", () => {
  it.each(currencyCodes)('writes one hundred %s as the provider wants it, and reads it back', (currency) => {
    const hundred = money(hundredInIso[currency] ?? 10_000n, currency);
    expect(toWire(hundred)).toBe(hundredOnWire[currency]);
    expect(fromWire(hundredOnWire[currency], currency.toLowerCase())).toEqual(hundred);
  });

  it.each(currencyCodes)('charges the smallest step of %s and nothing between two steps', (currency) => {
    const step = chargeStep(currency);
    expect(toWire(money(step, currency))).not.toBeNull();
    if (step > 1n) expect(toWire(money(step + 1n, currency))).toBeNull();
  });

  it('goes in tens where there are three decimals, and in ones elsewhere', () => {
    expect(currencyCodes.filter((currency) => chargeStep(currency) === 10n)).toEqual(['BHD', 'JOD', 'KWD', 'OMR']);
    expect(currencyCodes.filter((currency) => chargeStep(currency) !== 1n)).toHaveLength(4);
  });

  it.each(currencyCodes)('carries any share of a price in %s that a cancellation gives back', (currency) => {
    expect(smallestCharge(currency)).toBe(chargeStep(currency));
    expect(priceStep(currency) % chargeStep(currency)).toBe(0n);
    for (let refundPercent = 0; refundPercent <= 100; refundPercent += 5) {
      for (const steps of [1n, 7n, 123n, 999n, 12_345n]) {
        const paid = money(steps * priceStep(currency), currency);
        const refund = refundOf(paid, refundPercent);
        if (refund.minor > 0n && toWire(refund) === null) expect.fail(`${refundPercent} % gave ${refund.minor}`);
      }
    }
  });

  it('refuses nothing, less than nothing and more than the wire holds', () => {
    expect(toWire(money(0, 'USD'))).toBeNull();
    expect(toWire(money(-5, 'USD'))).toBeNull();
    expect(toWire(money(10n ** 12n, 'USD'))).toBeNull();
  });

  it('does not read a part of a króna, a foreign currency or a fraction', () => {
    expect(fromWire(550, 'isk')).toBeNull();
    expect(fromWire(100, 'xau')).toBeNull();
    expect(fromWire(1.5, 'usd')).toBeNull();
  });
});
