import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { forgetItems, keepItem, readItem } from '#src/web/shared/storage/local-store.ts';

const day = 86_400_000;
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a stored item', () => {
  it('lives as long as its own row says', () => {
    keepItem('consent', 'granted');
    keepItem('notice', 'spring');
    vi.advanceTimersByTime(7 * day - 1);
    expect([readItem('consent'), readItem('notice')]).toEqual(['granted', 'spring']);
    vi.advanceTimersByTime(1);
    expect([readItem('consent'), readItem('notice')]).toEqual(['granted', null]);
    expect([...kept.keys()]).toEqual(['meander:consent']);
    vi.advanceTimersByTime(173 * day);
    expect(readItem('consent')).toBeNull();
    expect(kept.size).toBe(0);
  });

  it('restarts its lifetime when it is stored again', () => {
    keepItem('notice', 'spring');
    vi.advanceTimersByTime(6 * day);
    keepItem('notice', 'spring');
    vi.advanceTimersByTime(6 * day);
    expect(readItem('notice')).toBe('spring');
  });

  it.each(['', 'granted', '{', 'null', '[]', '{"value":"x"}', '{"value":1,"until":9e15}', '{"value":"x","until":"9"}'])(
    'that is not ours (%j) is none',
    (text) => {
      kept.set('meander:consent', text);
      expect(readItem('consent')).toBeNull();
      expect(kept.size).toBe(0);
    },
  );

  it('is not stored when it is too long', () => {
    keepItem('notice', 'x'.repeat(257));
    expect(kept.size).toBe(0);
  });

  it('is deleted at the end of a session, and others are not', () => {
    kept.set('other', 'theirs');
    keepItem('consent', 'denied');
    keepItem('notice', 'spring');
    forgetItems();
    // A visitor who refused tracking must not be counted because they signed out.
    expect([...kept.keys()].toSorted()).toEqual(['meander:consent', 'other']);
  });
});

describe('a store that is', () => {
  it('stores nothing and does not fail when full', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(() => keepItem('consent', 'granted')).not.toThrow();
    expect(readItem('consent')).toBeNull();
  });

  it('closed by the visitor breaks nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
    expect(readItem('consent')).toBeNull();
    expect(() => keepItem('consent', 'granted')).not.toThrow();
    expect(() => forgetItems()).not.toThrow();
  });
});
