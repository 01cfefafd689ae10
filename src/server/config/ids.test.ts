import { describe, expect, it } from 'vitest';

import { systemIds } from '#src/server/config/ids.ts';

describe('systemIds.token', () => {
  it('returns as many bytes as requested, as base64url without padding', () => {
    for (const bytes of [1, 16, 32, 4_096, 5_000]) {
      const token = systemIds.token(bytes);
      expect(Buffer.from(token, 'base64url')).toHaveLength(bytes);
      expect(token).toMatch(/^[\w-]+$/);
    }
  });

  it('returns different tokens when the pool of random bytes is filled again, whatever their length', () => {
    const lengths = Array.from({ length: 3_000 }, (_none, at) => 12 + (at % 21));
    const tokens = lengths.map((bytes) => systemIds.token(bytes));
    expect(new Set(tokens).size).toBe(tokens.length);
    // A byte that was used and cleared would show as a run of zeros: "AAAA" is three of them.
    expect(tokens.filter((token) => token.includes('AAAAAAAA'))).toEqual([]);
  });
});
