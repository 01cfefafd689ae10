import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { asvsFaults, requirements } from '../checks/surface/asvs.ts';
import { readOne, root } from '../read-tree.ts';

it('has one row with a state and existing files for each requirement of ASVS 5.0.0, levels 1 and 2', () => {
  const page = readOne('docs/security/asvs-5.0-level-2.md');
  expect(asvsFaults(page?.text ?? '', (path) => existsSync(join(root, path)))).toEqual([]);
});

it('knows 254 requirements, each once', () => {
  expect(requirements).toHaveLength(254);
  expect(new Set(requirements).size).toBe(254);
});

const rows = [
  '| met | 1 |',
  '| partly | 1 |',
  '| not met | 0 |',
  '| not applicable | 1 |',
  '| V1.1.1 | Read once | met | `src/a.ts` | `src/a.test.ts` |',
  '| V1.1.2 | Escaped | partly | `src/a.ts` | – |',
  '| V1.2.1 | LDAP | not applicable | There is none | – |',
];
const gaps = ['## What is missing, and what is planned', '| V1.1.2 | partly | One place | Another test |'];

function faultsOf(change: (text: string) => string): string[] {
  const text = change([...rows, ...gaps].join('\n'));
  return asvsFaults(text, (path) => path.startsWith('src/a.'), ['V1.1.1', 'V1.1.2', 'V1.2.1']);
}

it('accepts a whole page', () => {
  expect(faultsOf((text) => text)).toEqual([]);
});

it.each([
  ['a missing requirement', (text: string) => text.replace(/^\| V1\.2\.1.*\n/m, ''), 'V1.2.1 is missing'],
  [
    'an unknown one',
    (text: string) => text.replace('| V1.2.1', '| V1.2.9'),
    'V1.2.9 is no requirement of levels 1 and 2',
  ],
  ['one listed twice', (text: string) => text.replace('| V1.2.1', '| V1.1.1'), 'V1.1.1 is listed twice'],
  [
    'a row without a state',
    (text: string) => text.replace('| not applicable | There', '| | There'),
    'V1.2.1 has no state',
  ],
  ['a state of another name', (text: string) => text.replace('once | met', 'once | done'), 'V1.1.1 has no state'],
  [
    'a file that does not exist',
    (text: string) => text.replace('met | `src/a.ts`', 'met | `src/b.ts`'),
    'V1.1.1 names src/b.ts, which does not exist',
  ],
  [
    'a test that does not exist',
    (text: string) => text.replace('`src/a.test.ts`', '`src/b.test.ts`'),
    'V1.1.1 names src/b.test.ts, which does not exist',
  ],
  [
    'a requirement met without a test',
    (text: string) => text.replace('`src/a.test.ts`', '–'),
    'V1.1.1 is met without a test',
  ],
  [
    'a state without anything that shows it',
    (text: string) => text.replace('There is none', '–'),
    'V1.2.1 says nothing that shows its state',
  ],
  [
    'a gap that is not listed',
    (text: string) => text.replace(/\n\| V1\.1\.2 \| partly.*$/, ''),
    'V1.1.2 is not listed once among what is missing',
  ],
  [
    'a gap without a plan',
    (text: string) => text.replace('Another test', ''),
    'V1.1.2 is listed incompletely among what is missing',
  ],
  [
    'a gap that is none',
    (text: string) => `${text}\n| V1.1.1 | met | Nothing | Nothing |`,
    'V1.1.1 is listed as missing and is not',
  ],
  [
    'a wrong count',
    (text: string) => text.replace('| met | 1 |', '| met | 2 |'),
    'the page counts 2 requirements as "met", its rows 1',
  ],
])('finds %s', (_what, change, fault) => {
  expect(faultsOf(change)).toContain(fault);
});
