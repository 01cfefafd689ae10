import { expect, it } from 'vitest';
import { faultText, importsOf, packageOf, type Fault, type SourceFile } from './checks/source.ts';
import { readTree } from './read-tree.ts';

/** Packages of several MiB that most processes never need; each is loaded with its first use. */
const heavy = new Set(['sharp', 'passkit-generator', '@simplewebauthn/server', 'nodemailer']);

it('loads heavy packages when they are first used, never with a module', () => {
  expect(eagerImports(readTree(/\.tsx?$/, ['src'])).map(faultText)).toEqual([]);
});

it.each([
  ['a default import', "import sharp from 'sharp';"],
  ['named imports over several lines', "import {\n  a,\n  type B,\n} from '@simplewebauthn/server';"],
  ['an import of a file of the package', "import { a } from '@simplewebauthn/server/helpers';"],
  ['an import for its effects', 'import "sharp";'],
  ['a re-export', "export { createTransport } from 'nodemailer';"],
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
      importsOf(file)
        .filter(({ specifier, typeOnly, dynamic }) => !typeOnly && !dynamic && heavy.has(packageOf(specifier) ?? ''))
        .map(({ specifier, line }) => ({
          path: file.path,
          line,
          reason: `${specifier} is loaded with the module; import it where it is used`,
        })),
    );
}
