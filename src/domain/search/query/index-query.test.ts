import { expect, it } from 'vitest';

import { emptyIndexQuery } from '#src/domain/search/query/index-query.ts';

it('askNothing limits no price of any currency and counts it as it is', () => {
  const { from, to, factor } = emptyIndexQuery.termsOf('EUR');
  expect([0, 1, Number.MAX_SAFE_INTEGER].every((price) => price * factor >= from && price * factor <= to)).toBe(true);
  expect(factor).toBe(1);
});
