import { expect, it } from 'vitest';

import { translateReviewAction } from '#src/server/forms/translate-review-action.ts';

const { paramsOf, queryOf, isOpen } = translateReviewAction;
const id = '7c0de1aa-91b5-4f0e-8a52-6f1d3c2b9e47';

it('leads back to the list as it was narrowed, made again with the translation', () => {
  const fields = new URLSearchParams({
    id: '205',
    path: 'star-ferry',
    reviewId: id,
    sort: 'newest',
    page: '2',
    odd: 'x',
  });
  expect(paramsOf?.(fields)).toEqual({ id: '205', path: 'star-ferry' });
  expect(queryOf?.(fields)).toEqual({ sort: 'newest', page: '2', translated: id });
  expect(isOpen?.(fields)).toBe(true);
});

it.each([{ id: '0', path: 'star-ferry' }, { id: '205', path: '../user' }, { id: '205', path: '' }, {}])(
  'names no page by %j',
  (fields) => {
    expect(paramsOf?.(new URLSearchParams(fields))).toBeNull();
  },
);
