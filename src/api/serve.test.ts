import { expect, it } from 'vitest';

import { refused } from '#src/api/serve.ts';

it.each([
  [{ code: 'too_many_requests', facts: { seconds: 3_599 } } as const, 429, 3_599],
  [{ code: 'storage_unavailable', facts: { retryAfter: 60 } } as const, 503, 60],
  [{ code: 'still_running' } as const, 409, 5],
  [{ code: 'not_found', facts: { seconds: 9 } } as const, 404, null],
])('says of %j when it is worth asking again', (failure, status, retryAfter) => {
  expect(refused(failure)).toMatchObject({ status, retryAfter });
});
