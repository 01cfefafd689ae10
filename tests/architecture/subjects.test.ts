import { expect, it } from 'vitest';
import { faultText } from './checks/source.ts';
import { folderFaults, subjectFaults } from './checks/subjects.ts';
import { pathsUnder } from './read-tree.ts';

/** Files alone: no folder of ours has a dot in its name. */
const paths = ['src', 'packages', 'sandbox', 'scripts', 'tests']
  .flatMap((folder) => pathsUnder(folder))
  .filter((path) => /\.[a-z]+$/.test(path));

it('divides every layer by the same subjects', () => {
  expect(subjectFaults(paths).map(faultText)).toEqual([]);
});

it('keeps every folder to 20 files', () => {
  expect(folderFaults(paths).map(faultText)).toEqual([]);
});

const whole = ['contract', 'api', 'actions'].map((layer) => `src/${layer}/cart/cart.ts`);

it('returns no violation for a subject that exists in every layer of a call', () => {
  expect(subjectFaults(whole)).toEqual([]);
  expect(subjectFaults([...whole, 'src/domain/cars/acriss.ts', 'src/domain/shared/money/money.ts'])).toEqual([]);
});

it.each([
  ['a folder that is no subject', [...whole, 'src/domain/booking/hold.ts']],
  ['an extra folder of another layer', [...whole, 'src/web/emails/email.ts']],
  ['a subject that one layer lacks', whole.slice(1)],
  ['a subject that two layers lack', whole.slice(2)],
  ['a reason that has become idle', whole.map((path) => path.replace('/cart/', '/staff/'))],
])('finds the planted violation: %s', (_name, planted) => {
  expect(subjectFaults(planted).length).toBeGreaterThan(0);
});

it('finds a planted folder of 21 files', () => {
  const files = (count: number): string[] => Array.from({ length: count }, (_, n) => `src/domain/cart/${n}.ts`);
  expect(folderFaults(files(20))).toEqual([]);
  expect(folderFaults(files(21))).toHaveLength(1);
  expect(folderFaults([...files(20), 'src/domain/cart/more/a.ts'])).toEqual([]);
});
