import { expect, it } from 'vitest';
import { faultText, type Fault, type SourceFile } from './checks/source.ts';
import { readTree } from './read-tree.ts';

/** Packages of several MiB that most processes never need; each is loaded with its first use. */
const heavy = new Set(['sharp', 'passkit-generator', '@simplewebauthn/server', 'nodemailer']);
const importOfValue = /^import (?!type\b)[^;]*? from '([^']+)';$/gm;

it('loads heavy packages when they are first used, never with a module', () => {
  expect(eagerImports(readTree(/\.tsx?$/, ['src'])).map(faultText)).toEqual([]);
});

it.each([
  ['a default import', "import sharp from 'sharp';"],
  ['named imports over several lines', "import {\n  a,\n  type B,\n} from '@simplewebauthn/server';"],
])('finds %s', (_name, text) => {
  expect(eagerImports([{ path: 'src/adapters/a.ts', text }])).toHaveLength(1);
});

it.each([
  ['an import of types', "import type { Sharp } from 'sharp';"],
  ['a dynamic import', "const load = () => import('sharp');"],
  ['a light package', "import { a } from 'pino';"],
])('lets %s be', (_name, text) => {
  expect(eagerImports([{ path: 'src/adapters/a.ts', text }])).toEqual([]);
});

function eagerImports(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path }) => !path.includes('.test.'))
    .flatMap((file) =>
      [...file.text.matchAll(importOfValue)]
        .filter(([, name = '']) => heavy.has(name))
        .map((found) => ({
          path: file.path,
          line: file.text.slice(0, found.index).split('\n').length,
          reason: `${found[1]} is loaded with the module; import it where it is used`,
        })),
    );
}
