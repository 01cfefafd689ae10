import { expect, it } from 'vitest';
import { rowTypeFaults } from './checks/row-types.ts';
import { faultText } from './checks/source.ts';
import { readTree } from './read-tree.ts';

it('finds no row type that is written by hand', () => {
  expect(rowTypeFaults(readTree()).map(faultText)).toEqual([]);
});

it.each<[path: string, text: string, faults: number]>([
  ['src/store/a.store.ts', 'await db.query<{ id: string }>(text);', 1],
  ['src/actions/a.ts', 'await on.query<OrderRow>(\n  readOrder,\n);', 1],
  ['src/store/a.store.ts', 'await db.query(readOrder, [id]);', 0],
  ['src/server/a.ts', 'await client.query<Record<string, unknown>>(text);', 0],
  ['src/store/a.test.ts', 'await db.query<{ n: number }>(text);', 0],
])('reports in %s: %s', (path, text, faults) => {
  expect(rowTypeFaults([{ path, text }])).toHaveLength(faults);
});
