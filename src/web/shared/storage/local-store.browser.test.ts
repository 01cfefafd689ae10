import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { forgetItems, storeItem, readItem } from '#src/web/shared/storage/local-store.ts';

const day = 86_400_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a stored item', () => {
  it('lives as long as its own row says', () => {
    storeItem('consent', 'granted');
    storeItem('notice', 'spring');
    vi.advanceTimersByTime(7 * day - 1);
    expect([readItem('consent'), readItem('notice')]).toEqual(['granted', 'spring']);
    vi.advanceTimersByTime(1);
    expect([readItem('consent'), readItem('notice')]).toEqual(['granted', null]);
    expect(Object.keys(localStorage)).toEqual(['meander:consent']);
    vi.advanceTimersByTime(173 * day);
    expect(readItem('consent')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('restarts its lifetime when it is stored again', () => {
    storeItem('notice', 'spring');
    vi.advanceTimersByTime(6 * day);
    storeItem('notice', 'spring');
    vi.advanceTimersByTime(6 * day);
    expect(readItem('notice')).toBe('spring');
  });

  it.each(['', 'granted', '{', 'null', '[]', '{"value":"x"}', '{"value":1,"until":9e15}', '{"value":"x","until":"9"}'])(
    'that is not ours (%j) is none',
    (text) => {
      localStorage.setItem('meander:consent', text);
      expect(readItem('consent')).toBeNull();
      expect(localStorage).toHaveLength(0);
    },
  );

  it('is not stored when it is too long', () => {
    storeItem('notice', 'x'.repeat(257));
    expect(localStorage).toHaveLength(0);
  });

  it('is deleted at the end of a session, and others are not', () => {
    localStorage.setItem('other', 'theirs');
    storeItem('consent', 'denied');
    storeItem('notice', 'spring');
    forgetItems();
    // A visitor who refused tracking must not be counted because they signed out.
    expect(Object.keys(localStorage).toSorted()).toEqual(['meander:consent', 'other']);
  });
});

describe('a store that is', () => {
  it('stores nothing and does not fail when full', () => {
    fill();
    expect(() => storeItem('consent', 'granted')).not.toThrow();
    expect(readItem('consent')).toBeNull();
  });

  it('closed by the visitor breaks nothing', () => {
    // As Chromium answers where a visitor has blocked what sites store.
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(readItem('consent')).toBeNull();
    expect(() => storeItem('consent', 'granted')).not.toThrow();
    expect(() => forgetItems()).not.toThrow();
  });
});

/** Stores text until the browser takes no more of it, down to the last character. */
function fill(): void {
  let text = 'x'.repeat(1 << 20);
  for (let number = 0; text !== ''; number += 1) {
    try {
      localStorage.setItem(`full ${number}`, text);
    } catch {
      text = text.slice(0, text.length >> 1);
    }
  }
}
