import { expect, it } from 'vitest';
import { purityFaults } from './checks/purity.ts';
import { faultText } from './checks/source.ts';
import { readTree } from './read-tree.ts';

it('allows clock, randomness and environment in the server only, and formatting out of components', () => {
  expect(purityFaults(readTree()).map(faultText)).toEqual([]);
});

const planted: [path: string, text: string][] = [
  ['src/domain/a.ts', 'const now = new Date();'],
  ['src/domain/a.ts', 'const now = Date();'],
  ['src/store/a.ts', 'const now = Date.now();'],
  ['src/actions/a.ts', 'const chance = Math.random();'],
  ['src/actions/a.ts', `import { randomUUID } from 'node:crypto';`],
  ['src/web/a.ts', 'const id = crypto.randomUUID();'],
  ['src/jobs/a.ts', 'const mode = process.env.MODE;'],
  ['src/jobs/a.ts', `const mode = process.env['MODE'];`],
  ['src/domain/a.ts', 'const now = Temporal.Now.instant();'],
  ['src/server/a.ts', 'const now = Temporal.Now.plainDateISO();'],
  ['src/ui/price.tsx', `const text = new Intl.NumberFormat('de').format(3);`],
  ['src/ui/price.tsx', 'const text = (3).toLocaleString();'],
  ['src/web/frame/a.ts', `const text = name.toLocaleUpperCase('tr');`],
  ['src/web/content/home/home.screen.tsx', `const a = <p style={{ color: 'red' }}>x</p>;`],
];

it.each(planted)('finds the violation planted in %s: %s', (path, text) => {
  expect(purityFaults([{ path, text }]).length).toBeGreaterThan(0);
});

const fine: [path: string, text: string][] = [
  ['src/server/clock.ts', 'export const now = () => new Date(Date.now());'],
  ['src/domain/a.ts', 'const day = new Date(milliseconds);'],
  ['src/domain/site/numbers.ts', `const format = new Intl.NumberFormat('de');`],
  ['src/web/content/home/home.load.ts', `const format = new Intl.NumberFormat('de');`],
  ['src/domain/a.test.ts', 'const now = new Date();'],
  ['src/domain/a.ts', '// new Date() and Math.random() in words\nconst text = "process.env";'],
];

it.each(fine)('is content with %s: %s', (path, text) => {
  expect(purityFaults([{ path, text }])).toEqual([]);
});
