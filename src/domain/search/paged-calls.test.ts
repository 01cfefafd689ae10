import { describe, expect, it } from 'vitest';

import { pagedCalls } from '#src/domain/search/paged-calls.ts';

describe('calls of a list with several pages', () => {
  it.each([
    [1, 1, [[1, 10]]],
    [4, 1, [[4, 10]]],
    [1, 3, [[1, 30]]],
    [
      1,
      12,
      [
        [1, 50],
        [2, 50],
        [3, 50],
      ],
    ],
    [
      3,
      2,
      [
        [3, 10],
        [4, 10],
      ],
    ],
  ])('from page %i, %i of them', (page, shown, calls) => {
    expect(pagedCalls(page, shown).map((call) => [call.page_num, call.page_size])).toEqual(calls);
  });
});
