import { expect, it } from 'vitest';
import { nameFaults } from './checks/names.ts';
import { faultText } from './checks/source.ts';
import { readTree } from './read-tree.ts';

it('names every file and folder after its matter', () => {
  expect(nameFaults(readTree(/\.(tsx?|mjs|css|sql)$/)).map(faultText)).toEqual([]);
});

const planted: [name: string, path: string, text: string][] = [
  ['a folder of leftovers', 'src/domain/utils/money.ts', 'export const a = 1;'],
  ['a folder of what is shared, unnamed', 'src/domain/shared/money.ts', 'export const a = 1;'],
  ['a shared folder of a subject', 'src/domain/cart/shared/money/money.ts', 'export const a = 1;'],
  ['a shared file', 'src/domain/cart/shared.ts', 'export const a = 1;'],
  ['a helpers file', 'src/domain/helpers.ts', 'export const a = 1;'],
  ['an index', 'src/domain/pricing/index.ts', 'export const a = 1;'],
  ['a barrel', 'src/domain/pricing.ts', `export * from './pricing/money.ts';\nexport { a } from './a.ts';`],
  ['a barrel by way of an import', 'src/domain/pricing.ts', `import { a } from './a.ts';\nexport { a };`],
  ['a default export', 'src/web/content/home/home.screen.tsx', 'export default function Home() { return null; }'],
  ['two verbs', 'src/actions/cart/add-item.ts', 'export function addItem() {}\nexport const dropItem = () => 1;'],
  ['a verb in a file of another name', 'src/actions/cart/cart.ts', 'export async function addItem() {}'],
];

it.each(planted)('finds the planted violation: %s', (_name, path, text) => {
  expect(nameFaults([{ path, text }])).toHaveLength(1);
});

const fine: [path: string, text: string][] = [
  ['vitest.config.ts', 'export default {};'],
  [
    'src/actions/cart/add-item.ts',
    'export type Ask = 1;\nexport async function addItem() { return tidy(); }\nfunction tidy() {}',
  ],
  [
    'src/domain/shared/money/money.ts',
    `import { digits } from './currency.ts';\nexport function money() { return digits; }`,
  ],
];

it.each(fine)('is content with %s', (path, text) => {
  expect(nameFaults([{ path, text }])).toEqual([]);
});
