import { expect, it } from 'vitest';
import { idleCodes, nameOrderFaults } from '../checks/languages/name-order.ts';
import { faultText } from '../checks/source.ts';
import { readTree } from '../read-tree.ts';

it('sorts names by the language of the reader', () => {
  expect(nameOrderFaults(readTree()).map(faultText)).toEqual([]);
});

it('allows texts to be sorted by code units only in files that do so', () => {
  expect(idleCodes(readTree())).toEqual([]);
});

const planted: [path: string, text: string][] = [
  ['src/web/a.ts', 'const sorted = names.toSorted();'],
  ['src/api/a.ts', 'names.sort();'],
  ['src/web/a.ts', 'const sorted = all.toSorted((a, b) => a.name.localeCompare(b.name));'],
  ['src/actions/a.ts', 'const order = new Intl.Collator();'],
  ['src/actions/a.ts', 'const sorted = all.toSorted((a, b) => (a.name < b.name ? -1 : 1));'],
  ['src/domain/a.ts', 'const sorted = all.toSorted((a, b) => (a.title.text > b.title.text ? 1 : -1));'],
];

it.each(planted)('finds the violation planted in %s: %s', (path, text) => {
  expect(nameOrderFaults([{ path, text }])).toHaveLength(1);
});

const fine: [path: string, text: string][] = [
  ['src/web/a.ts', 'const sorted = all.toSorted((a, b) => order(a.name, b.name));'],
  ['src/web/a.ts', 'const sorted = days.toSorted((a, b) => a - b);'],
  ['src/actions/a.ts', 'const keys = Object.keys(all).toSorted();'],
  ['src/domain/site/names/name-order.ts', 'const order = new Intl.Collator(language);'],
  ['src/formats/a.ts', 'const files = all.toSorted((a, b) => (a.name < b.name ? -1 : 1));'],
  ['src/web/a.test.ts', 'const sorted = names.toSorted();'],
];

it.each(fine)('is content with %s: %s', (path, text) => {
  expect(nameOrderFaults([{ path, text }])).toEqual([]);
});
