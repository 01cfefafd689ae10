import { expect, it } from 'vitest';
import { failureCodes } from '#src/domain/failure.ts';
import { failureFaults } from './checks/failures.ts';
import { faultText } from './checks/source.ts';
import { readOne } from './read-tree.ts';

const tables = [
  { path: 'src/contract/errors.ts', record: 'failureStatus' },
  { path: 'src/web/shared/labels/error-messages.ts', record: 'words' },
];

it.each(tables)('gives every failure code its row in $record of $path', ({ path, record }) => {
  const file = readOne(path);
  expect(file, `${path} is there`).not.toBeNull();
  expect(file && failureFaults(failureCodes, [{ file, record }]).map(faultText)).toEqual([]);
});

it('finds what is planted', () => {
  const faults = (text: string): number =>
    failureFaults(
      ['not_found', 'cart_empty'],
      [{ file: { path: 'src/contract/errors.ts', text }, record: 'failureStatus' }],
    ).length;
  expect(faults('export const failureStatus: Record<string, number> = { not_found: 404, cart_empty: 409 };')).toBe(0);
  expect(faults('export const failureStatus = { not_found: 404 };')).toBe(1);
  expect(faults('export const failureStatus = { not_found: 404, cart_empty: 409, other_code: 400 };')).toBe(1);
  expect(faults('export const status = { not_found: 404, cart_empty: 409 };')).toBe(1);
});
