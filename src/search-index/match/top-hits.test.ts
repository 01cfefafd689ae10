import fc from 'fast-check';
import { expect, it } from 'vitest';

import { startTopHits } from '#src/search-index/match/top-hits.ts';

it('returns the same as sorting all of them', () => {
  const key = fc.constantFrom(Number.NEGATIVE_INFINITY, -1, 0, 0.5, 2, 7);
  fc.assert(
    fc.property(fc.array(key), fc.integer({ min: 0, max: 12 }), (keys, most) => {
      const top = startTopHits(most);
      // Offered from the last to the first: the order of offering says nothing.
      keys.toReversed().forEach((one, place) => top.offer(keys.length - 1 - place, one));
      const sorted = keys
        .map((one, number) => ({ number, key: one }))
        .toSorted((a, b) => (a.key === b.key ? a.number - b.number : b.key - a.key));
      expect(top.inOrder()).toEqual(sorted.slice(0, most));
    }),
  );
});
