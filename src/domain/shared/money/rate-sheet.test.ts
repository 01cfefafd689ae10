import { describe, expect, it } from 'vitest';

import { isLeap, sheetOf, type EuroRow, type RateSheet } from '#src/domain/shared/money/rate-sheet.ts';

const today = '2026-03-31';

function row(line: number, date: string, cells: Readonly<Record<string, string>>): EuroRow {
  return { line, date, cells: new Map(Object.entries(cells)) };
}

function read(...rows: readonly EuroRow[]): RateSheet {
  const sheet = sheetOf(rows, today);
  if (!sheet.ok) throw new Error(sheet.fault.reason);
  return sheet.sheet;
}

describe('sheetOf', () => {
  it('returns HKD per unit with eight decimals, half to even, oldest day first', () => {
    const { days, through } = read(
      row(3, '2026-03-31', { HKD: '9', USD: '1.2' }),
      row(2, '2026-03-30', { HKD: '9.1', USD: '1.1', JPY: '160' }),
    );
    expect(days.map(({ date }) => date)).toEqual(['2026-03-30', '2026-03-31']);
    expect(days[0]?.hkdPerUnit.get('EUR')).toBe(910_000_000n);
    expect(days[0]?.hkdPerUnit.get('JPY')).toBe(5_687_500n);
    // 9.1 / 1.1 = 8.272727272…
    expect(days[0]?.hkdPerUnit.get('USD')).toBe(827_272_727n);
    expect(days[1]?.hkdPerUnit.get('USD')).toBe(750_000_000n);
    expect(days[1]?.hkdPerUnit.has('JPY')).toBe(false);
    expect(through).toBe('2026-03-31');
  });

  it('says of every currency whether it was taken, refused, pegged or absent', () => {
    const { taken, refused, pegged, absent } = read(
      row(1, '2026-02-01', { HKD: '9', USD: '1.2', ISK: '140', XAU: '0.0003', SEK: 'N/A' }),
      row(2, '2026-03-31', { HKD: '9', USD: 'N/A', ISK: 'N/A', XAU: '0.0003', SEK: 'N/A' }),
      row(3, '2026-03-30', { HKD: '9', USD: '1.2' }),
    );
    expect(taken).toContainEqual({ currency: 'USD', first: '2026-02-01', last: '2026-03-30', without: 1 });
    expect(refused).toEqual([
      { currency: 'ISK', reason: 'its series ended on 2026-02-01' },
      { currency: 'XAU', reason: 'we do not sell in it' },
      { currency: 'SEK', reason: 'has no rate on any day' },
    ]);
    // The dollar has no rate on the last day, so that only the peg to the Hong Kong dollar gives one there.
    expect(pegged).toEqual(['MOP']);
    expect(absent).toContain('AED');
    expect(absent).toContain('GBP');
  });

  it.each([
    ['35 days before the last one', '2026-02-24', true],
    ['36 days before the last one', '2026-02-23', false],
  ])('takes a series by its newest rate: %s', (_, date, isTaken) => {
    const { taken } = read(row(1, date, { HKD: '9', USD: '1.2' }), row(2, today, { HKD: '9' }));
    expect(taken.some(({ currency }) => currency === 'USD')).toBe(isTaken);
  });

  it.each<[string, number, string, readonly EuroRow[]]>([
    ['no day', 0, 'it contains no day', []],
    [
      'a day that has not come',
      2,
      '2026-04-01 is in the future: today is 2026-03-31',
      [row(1, today, { HKD: '9' }), row(2, '2026-04-01', { HKD: '9' })],
    ],
    [
      'a day twice',
      2,
      '2026-03-30 occurs twice',
      [row(1, '2026-03-30', { HKD: '9' }), row(2, '2026-03-30', { HKD: '9' })],
    ],
    ['a cell that is no rate', 1, 'USD: "1,2" is not a rate', [row(1, today, { HKD: '9', USD: '1,2' })]],
    [
      'no rate of HKD at all',
      0,
      'it has no rate of HKD, through which all others are converted',
      [row(1, today, { USD: '1.2' })],
    ],
    [
      'a day without HKD',
      2,
      'there is no rate of HKD on 2026-03-30, through which all others go',
      [row(1, today, { HKD: '9' }), row(2, '2026-03-30', { USD: '1.2' })],
    ],
    [
      'a rate that more than doubles overnight',
      2,
      'USD is more than twice or less than half of what it was on 2026-03-30',
      [row(1, '2026-03-30', { HKD: '9', USD: '1.2' }), row(2, today, { HKD: '9', USD: '0.59' })],
    ],
    [
      'a currency that is worth nothing in eight decimals',
      1,
      'IDR is worth less than eight decimals can tell',
      [row(1, today, { HKD: '0.00000001', IDR: '20000' })],
    ],
  ])('refuses a table with %s', (_, line, reason, rows) => {
    expect(sheetOf(rows, today)).toEqual({ ok: false, fault: { line, reason } });
  });

  it('accepts a rate that doubled over more than 35 days', () => {
    const { days } = read(row(1, '2026-02-23', { HKD: '9', USD: '1.2' }), row(2, today, { HKD: '9', USD: '0.5' }));
    expect(days.map(({ hkdPerUnit }) => hkdPerUnit.get('USD'))).toEqual([750_000_000n, 1_800_000_000n]);
  });
});

describe('isLeap', () => {
  it.each([
    [100n, 200n, false],
    [100n, 201n, true],
    [100n, 50n, false],
    [100n, 49n, true],
    [100n, 100n, false],
  ])('judges a step from %i to %i', (before, after, leap) => {
    expect(isLeap(before, after)).toBe(leap);
  });
});
