import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { BoundedMap } from '#src/domain/bounded-map.ts';
import { roughBytes } from '#src/domain/rough-bytes.ts';

const texts = (maxBytes: number): BoundedMap<string, string> =>
  new BoundedMap({ maxBytes, bytesOf: (value) => value.length });

describe('a bounded map', () => {
  it('retains what fits, and evicts the least recently used', () => {
    const map = texts(330);
    map.set('a', 'x'.repeat(10));
    map.set('b', 'x'.repeat(10));
    map.set('c', 'x'.repeat(10));
    expect([map.size, map.bytes]).toEqual([3, 330]);
    expect(map.get('a')).toBe('x'.repeat(10));
    map.set('d', 'y');
    expect(['a', 'b', 'c', 'd'].map((key) => map.get(key)?.length)).toEqual([10, undefined, 10, 1]);
  });

  it('replaces an entry with its size, and stores none larger than the limit', () => {
    const map = texts(200);
    map.set('a', 'x'.repeat(50));
    map.set('a', 'x');
    expect([map.size, map.bytes]).toEqual([1, 101]);
    map.set('a', 'x'.repeat(101));
    expect([map.size, map.bytes, map.get('a')]).toEqual([0, 0, undefined]);
    expect(map.delete('a')).toBe(false);
  });

  it('never holds more than its bytes, whatever is put in, looked at and taken out', () => {
    const step = fc.record({
      key: fc.integer({ min: 0, max: 20 }).map(String),
      length: fc.integer({ min: 0, max: 600 }),
      operation: fc.constantFrom('set', 'get', 'delete'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const map = texts(1_000);
        const last = new Map<string, string>();
        for (const { key, length, operation } of steps) {
          if (operation === 'delete') {
            map.delete(key);
            last.delete(key);
          } else if (operation === 'set') {
            map.set(key, 'x'.repeat(length));
            last.set(key, 'x'.repeat(length));
          } else expect([undefined, last.get(key)]).toContain(map.get(key));
          expect(map.bytes).toBeLessThanOrEqual(1_000);
          expect(map.bytes).toBeGreaterThanOrEqual(100 * map.size);
        }
      }),
    );
  });
});

describe('the rough size of data', () => {
  it('grows with what it holds', () => {
    const small = { name: 'Peak Tram', ids: [1, 2], at: new Map([['a', 1n]]), pixels: new Uint8Array(10) };
    const large = { ...small, name: 'x'.repeat(1_000), pixels: new Uint8Array(5_000) };
    expect(roughBytes(large) - roughBytes(small)).toBe(2 * (1_000 - 9) + 4_990);
    expect(roughBytes(null)).toBe(8);
  });
});
