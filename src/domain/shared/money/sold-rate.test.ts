import { expect, test } from 'vitest';
import { convert, crossRate, parseRate } from '#src/domain/shared/money/exchange.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { convertAsSold } from '#src/domain/shared/money/sold-rate.ts';

const rates = {
  date: '2026-11-21',
  hkdPerUnit: { JPY: parseRate('0.0503') ?? 0n, EUR: parseRate('9.1') ?? 0n, KWD: parseRate('25.4') ?? 0n },
};

test('gives at the rate of a sale what the sale itself gave', () => {
  for (const to of ['EUR', 'KWD', 'HKD'] as const) {
    const rate = crossRate('JPY', to, rates) ?? '';
    for (const minor of [0n, 1n, 999n, 2_000n, 148_000n])
      expect(convertAsSold(money(minor, 'JPY'), to, rate)).toEqual(convert(money(minor, 'JPY'), to, rates));
  }
  expect(convertAsSold(money(1_950n, 'EUR'), 'EUR', '1')).toEqual(money(1_950n, 'EUR'));
});

test('takes rates of several digits, and of none after the point', () => {
  expect(convertAsSold(money(2n, 'EUR'), 'JPY', '18000.5')).toEqual(money(360n, 'JPY'));
  expect(convertAsSold(money(200n, 'EUR'), 'JPY', '180')).toEqual(money(360n, 'JPY'));
});

test('throws on what is not a rate', () => {
  for (const rate of ['', '-1', '1e3', '1.0000000000001', 'x'])
    expect(() => convertAsSold(money(1n, 'JPY'), 'EUR', rate)).toThrow(/not the rate of a sale/);
});
