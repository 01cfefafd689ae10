import { describe, expect, it } from 'vitest';
import { secretFaults, unkeyed } from './checks/secrets.ts';
import { faultText } from './checks/source.ts';
import { readOne, readTree } from './read-tree.ts';

describe('hashes and signatures', () => {
  it('are made under a secret in one module, and without one only of what is listed', () => {
    expect(secretFaults(readTree()).map(faultText)).toEqual([]);
  });

  it('are listed only while a file makes them', () => {
    const idle = Object.keys(unkeyed).filter((path) => readOne(path)?.text.includes('createHash') !== true);
    expect(idle).toEqual([]);
  });

  it('cannot be made by SQL, which has no key', () => {
    const files = readTree().filter(({ path }) => path.startsWith('src/store/') && path.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(50);
    expect(
      files.filter(({ text }) => /\b(sha\d+|md5|digest|hmac)\s*\(\s*(convert_to|lower|[a-z]\.)/i.test(text)),
    ).toEqual([]);
  });

  it.each([
    ['src/actions/a.ts', `import { createHmac } from 'node:crypto'; createHmac('sha256', 'k').update('x');`],
    ['src/server/a.ts', `import { hkdfSync } from 'node:crypto';`],
    ['src/actions/a.ts', `import { createHash } from 'node:crypto';`],
    ['src/store/a.ts', `import * as crypto from 'node:crypto'; crypto.createHash('sha256');`],
  ])('finds what is planted in %s', (path, text) => {
    expect(secretFaults([{ path, text }]).length).toBeGreaterThan(0);
  });
});
