import { expect, test } from 'vitest';

import { sign, unsign } from './signing.ts';

test('a signature that was proved counts for no other purpose, key or value afterwards', () => {
  const signed = sign('a device', 'device', 'a key');
  // Proved, and then known.
  for (let round = 1; round <= 2; round += 1) {
    expect(unsign(signed, 'device', ['a key'])).toBe('a device');
    expect(unsign(signed, 'user', ['a key'])).toBeNull();
    expect(unsign(signed, 'device', ['another key'])).toBeNull();
    expect(unsign(signed, 'device', ['another key', 'a key'])).toBe('a device');
    expect(unsign(`b${signed.slice(1)}`, 'device', ['a key'])).toBeNull();
    expect(unsign(`${signed}A`, 'device', ['a key'])).toBeNull();
  }
});
