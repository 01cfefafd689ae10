import { expect, it } from 'vitest';

import type { Deps } from '#src/actions/deps.ts';
import { inProcessClient, refused } from '#src/api/serve.ts';
import { unreachable } from '#src/contract/client.ts';
import { startEndpoints } from '#src/contract/accounts/start.ts';
import { siteDataEndpoints } from '#src/contract/site/site-data.ts';
import { testCaller } from '../../tests/site.ts';

it.each([
  [{ code: 'too_many_requests', facts: { seconds: 3_599 } } as const, 429, 3_599],
  [{ code: 'storage_unavailable', facts: { retryAfter: 60 } } as const, 503, 60],
  [{ code: 'still_running' } as const, 409, 5],
  [{ code: 'not_found', facts: { seconds: 9 } } as const, 404, null],
])('returns for %j when to retry', (failure, status, retryAfter) => {
  expect(refused(failure)).toMatchObject({ status, retryAfter });
});

it('waits no longer for a call of a page than the call allows, which generic types do for a second', async () => {
  expect(siteDataEndpoints.genericTypes.timeoutMs).toBe(1_000);
  // A database that never answers.
  const db: unknown = new Proxy({}, { get: () => () => new Promise(() => undefined) });
  const deps = { db } as Deps;
  const endpoint = { ...startEndpoints.dispatch, timeoutMs: 20 };
  const caller = { ...testCaller, account: { id: 'a', kind: 'member' as const } };
  expect(await inProcessClient(deps, caller).call(endpoint, {})).toEqual(unreachable);
});
