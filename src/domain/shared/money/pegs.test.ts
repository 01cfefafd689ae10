import { expect, it } from 'vitest';

import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { mergeSheets } from '#src/domain/shared/money/merge-sheets.ts';
import { pegs, withPegs } from '#src/domain/shared/money/pegs.ts';
import { sheetOf } from '#src/domain/shared/money/rate-sheet.ts';

const today = '2026-11-27';
const bank = 'Date,USD,HKD,JPY,\n2026-11-27,1.16,9.048,181.5,\n2026-11-26,1.15,8.97,180.1,\n';

function sheet(text: string) {
  const [[, ...codes] = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.split(',').slice(0, -1));
  const rows = lines.map(([date = '', ...cells], index) => ({
    line: index + 2,
    date,
    cells: new Map(codes.map((code, at) => [code, cells[at] ?? ''])),
  }));
  const read = sheetOf(rows, today);
  if (!read.ok) throw new Error(read.fault.reason);
  return read.sheet;
}

it('withPegs gives a pegged currency the rate of its anchor, rounded half to even', () => {
  const usd = 780_000_000n;
  const filled = withPegs(today, new Map<CurrencyCode, bigint>([['USD', usd]]));
  expect(filled.get('SAR')).toBe(208_000_000n);
  expect(filled.get('AED')).toBe(212_389_381n);
  expect(filled.get('BHD')).toBe(2_074_468_085n);
  expect(filled.get('MOP')).toBe(97_087_379n);
  for (const currency of Object.keys(pegs)) expect(filled.has(currency as CurrencyCode)).toBe(true);
});

it('withPegs lets a rate of the table win, needs the anchor, and does not change old days', () => {
  const known = new Map<CurrencyCode, bigint>([
    ['USD', 780_000_000n],
    ['SAR', 1n],
  ]);
  expect(withPegs(today, known).get('SAR')).toBe(1n);
  expect([...withPegs(today, new Map()).keys()]).toEqual(['MOP']);
  expect(withPegs('2001-12-31', known)).toBe(known);
});

it('a file of the bank yields the pegged currencies and names those that are still missing', () => {
  const { pegged, absent, days } = sheet(bank);
  expect(pegged.toSorted()).toEqual(['AED', 'BHD', 'JOD', 'MOP', 'OMR', 'QAR', 'SAR']);
  expect(absent).toEqual(expect.arrayContaining(['TWD', 'VND', 'KHR', 'KWD', 'EGP', 'LKR', 'MUR', 'CLP']));
  expect(days.every(({ hkdPerUnit }) => hkdPerUnit.has('AED'))).toBe(true);
});

it('mergeSheets takes from a second source what the first lacks, and nothing else', () => {
  const second = sheet('Date,HKD,TWD,JPY,KWD,\n2026-11-27,9.05,36.2,999,0.356,\n2026-11-25,9.01,36.1,998,0.355,\n');
  const first = sheet(bank);
  const merged = mergeSheets(first, second);
  expect(merged.taken.map(({ currency }) => currency)).toEqual(['USD', 'HKD', 'JPY', 'TWD', 'KWD']);
  expect(merged.absent).not.toContain('TWD');
  expect(merged.absent).toContain('VND');
  expect(merged.days.map(({ date }) => date)).toEqual(['2026-11-25', '2026-11-26', '2026-11-27']);
  const last = merged.days.at(-1);
  expect(last?.hkdPerUnit.get('TWD')).toBe(25_000_000n);
  expect(last?.hkdPerUnit.get('JPY')).toBe(first.days.at(-1)?.hkdPerUnit.get('JPY'));
  expect([...(merged.days[0]?.hkdPerUnit.keys() ?? [])]).toEqual(['TWD', 'KWD']);
  expect(mergeSheets(first, first)).toEqual(first);
});
