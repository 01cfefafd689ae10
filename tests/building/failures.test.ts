import { expect, it } from 'vitest';
import { failureCodes } from '#src/domain/failure.ts';
import { failureFaults } from './checks/failures.ts';
import { faultText } from './checks/source.ts';
import { readOne } from './read-tree.ts';

const errors = readOne('src/contract/errors.ts');

it.skipIf(errors === null)('gives every failure code a status and a message', () => {
  expect(errors && failureFaults(failureCodes, errors).map(faultText)).toEqual([]);
});

it('finds what is planted', () => {
  const faults = (text: string): number => failureFaults(['not_found', 'cart_empty'], { path: 'src/contract/errors.ts', text }).length;
  const fine = `not_found: { status: 404, message: 'a' }`;
  expect(faults(`export const errors = { ${fine}, cart_empty: { status: 409, message: 'b' } };`)).toBe(0);
  expect(faults(`export const errors = { ${fine}, cart_empty: row(409, 'b') };`)).toBe(0);
  expect(faults(`export const errors = { ${fine} };`)).toBe(1);
  expect(faults(`export const errors = { ${fine}, cart_empty: { status: 409 } };`)).toBe(1);
  expect(faults(`export const errors = { ${fine}, cart_empty: row(409) };`)).toBe(1);
  expect(faults(`export const errors = { ${fine}, cart_empty: row(409, 'b'), other_code: row(400, 'c') };`)).toBe(1);
});
