import { expect, it } from 'vitest';
import { dayFaults, idleEntries } from './checks/day-arithmetic.ts';
import { faultText } from './checks/source.ts';
import { readTree } from './read-tree.ts';

it('counts no day of a traveler as 24 hours', () => {
  expect(dayFaults(readTree()).map(faultText)).toEqual([]);
});

it('allows technical days only in files that count them', () => {
  expect(idleEntries(readTree())).toEqual([]);
});

const planted: [path: string, text: string][] = [
  ['src/domain/hire/a.ts', 'const days = length / 86_400_000;'],
  ['src/domain/a.ts', 'const hour = 3_600_000;\nconst day = 24 * hour;'],
  ['src/actions/a.ts', 'const until = start + days * 24 * 60 * 60_000;'],
  ['src/actions/a.ts', 'const seconds = 86400;'],
  ['src/verticals/a.ts', 'const days = Math.ceil(hours / 24);'],
];

it.each(planted)('finds the violation planted in %s: %s', (path, text) => {
  expect(dayFaults([{ path, text }]).length).toBeGreaterThan(0);
});

const fine: [path: string, text: string][] = [
  ['src/domain/a.ts', 'const until = moveDays(start, -2, timeZone);'],
  ['src/domain/a.ts', 'const isWhole = hours % 24 === 0;'],
  ['src/domain/a.ts', '// 24 * 60 in words\nconst text = "86400";'],
  ['src/domain/a.test.ts', 'const day = 86_400_000;'],
  ['src/domain/orders/vouchers/admission.ts', 'const longest = 7 * 24 * hour;'],
];

it.each(fine)('is content with %s: %s', (path, text) => {
  expect(dayFaults([{ path, text }])).toEqual([]);
});
