import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { clickVertical, noClicks, withValuePack } from '#src/domain/search/value-pack-card.ts';

const after = (...clicks: string[]) => clicks.reduce(clickVertical, noClicks);
const shown = (...clicks: string[]) => withValuePack(['a', 'b', 'c'], after(...clicks), (item) => item, '+');

describe('the value-pack card (RU-21)', () => {
  it('comes with the first click on a second item, right after it', () => {
    expect(shown()).toEqual(['a', 'b', 'c']);
    expect(shown('b')).toEqual(['a', 'b', 'c']);
    expect(shown('b', 'b')).toEqual(['a', 'b', 'c']);
    expect(shown('b', 'a')).toEqual(['a', '+', 'b', 'c']);
    expect(shown('b', 'b', 'c')).toEqual(['a', 'b', 'c', '+']);
  });

  it('stays where it is', () => {
    expect(shown('a', 'b', 'c', 'a', 'b')).toEqual(['a', 'b', '+', 'c']);
  });

  it('goes with an item that is gone', () => {
    expect(withValuePack(['a'], after('a', 'b'), (item) => item, '+')).toEqual(['a']);
  });

  it('is never there twice, whatever is clicked', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), (clicks) => {
        const cards = shown(...clicks).filter((item) => item === '+').length;
        expect(cards).toBe(new Set(clicks).size > 1 ? 1 : 0);
      }),
    );
  });
});
