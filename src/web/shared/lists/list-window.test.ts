import { describe, expect, it } from 'vitest';

import { pageIn, pagesTo, waysOn } from '#src/web/shared/lists/list-window.ts';

describe('the page of an address', () => {
  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=1e3', 1],
    ['page=2.5', 1],
    ['page=9999', 1000],
    ['page=99999999999', 1],
  ])('%s is %i', (query, page) => {
    expect(pageIn(new URLSearchParams(query))).toBe(page);
  });
});

describe('a list that grows', () => {
  it('shows all pages up to the requested one, and starts over after ten', () => {
    expect(pagesTo(1)).toEqual([1]);
    expect(pagesTo(3)).toEqual([1, 2, 3]);
    expect(pagesTo(10)).toHaveLength(10);
    expect(pagesTo(12)).toEqual([11, 12]);
  });

  it('goes on while there is more, and leads back to what it no longer shows', () => {
    expect(waysOn(1, 10, 10)).toEqual({ more: null, before: null });
    expect(waysOn(1, 11, 10)).toEqual({ more: 2, before: null });
    expect(waysOn(10, 200, 10)).toEqual({ more: 11, before: null });
    expect(waysOn(11, 200, 10)).toEqual({ more: 12, before: 10 });
    expect(waysOn(999, 20, 10)).toEqual({ more: null, before: 990 });
  });
});
