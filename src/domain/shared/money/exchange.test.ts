import { describe, expect, it } from 'vitest';

import {
  convert,
  crossRate,
  oldestDay,
  parseRate,
  rateText,
  type RateTable,
} from '#src/domain/shared/money/exchange.ts';
import { money } from '#src/domain/shared/money/money.ts';

const rates: RateTable = {
  date: '2026-11-20',
  hkdPerUnit: { EUR: 900_000_000n, USD: 780_000_000n, JPY: 5_000_000n },
  earlier: { USD: '2026-11-18', JPY: '2026-11-19' },
};

describe('rates', () => {
  it('are one between a currency and itself, known or not', () => {
    expect([crossRate('EUR', 'EUR', rates), crossRate('KRW', 'KRW', rates)]).toEqual(['1', '1']);
    expect(convert(money(5n, 'KRW'), 'KRW', rates)).toEqual(money(5n, 'KRW'));
  });

  it('are decimal strings without zeros at the end', () => {
    expect([
      crossRate('EUR', 'HKD', rates),
      crossRate('HKD', 'EUR', rates),
      crossRate('EUR', 'JPY', rates),
      crossRate('JPY', 'USD', rates),
    ]).toEqual(['9', '0.111111111111', '180', '0.00641025641']);
  });

  it('are unknown where either is', () => {
    expect([crossRate('KRW', 'EUR', rates), crossRate('EUR', 'KRW', rates)]).toEqual([null, null]);
    expect([convert(money(5n, 'KRW'), 'EUR', rates), convert(money(5n, 'EUR'), 'KRW', rates)]).toEqual([null, null]);
  });

  it('are of the oldest day among those that are used', () => {
    expect([
      oldestDay(rates, []),
      oldestDay(rates, ['EUR']),
      oldestDay(rates, ['EUR', 'JPY']),
      oldestDay(rates, ['USD', 'JPY']),
      oldestDay(rates, ['JPY', 'USD']),
      oldestDay({ date: rates.date, hkdPerUnit: rates.hkdPerUnit }, ['USD']),
    ]).toEqual(['2026-11-20', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-18', '2026-11-20']);
  });

  it('are read from positive decimals of at most eight places', () => {
    expect(['7.8123', '9', '0.00000001', '123456789.5'].map(parseRate)).toEqual([
      781_230_000n,
      900_000_000n,
      1n,
      12_345_678_950_000_000n,
    ]);
    const odd = ['', '0', '0.0', '-1', '.5', '5.', '1.123456789', '1234567890', '1e3', ' 7', '7 ', '7,8', 'x7', '7x'];
    expect(odd.map(parseRate)).toEqual(odd.map(() => null));
  });

  it('are written as they are read', () => {
    const texts = ['7.8123', '9', '0.00000001', '0.5', '120'];
    expect(texts.map((text) => rateText(parseRate(text) ?? 0n))).toEqual(texts);
  });
});
