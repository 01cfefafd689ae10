import { expect, it } from 'vitest';

import { readRequestTarget } from '#src/domain/site/addresses/request-target.ts';
import { apiPath } from '#src/server/context/api-path.ts';

it.each([
  ['/v1/devsrv/outbox', '/v1/devsrv/outbox'],
  ['/xos_gc/v1/devsrv/outbox?a=/v2/', '/v1/devsrv/outbox'],
  ['/v3/a?/xos_gc/', '/v3/a'],
  ['/v2', '/v2'],
  ['/xos_gc//v3/a', null],
  ['/xos_gc/xos_gc/v3/a', null],
  ['/v1/%64evsrv/outbox', null],
  ['/xos_gcv3/a', null],
  ['/XOS_GC/v3/a', null],
  ['//v3/a', null],
  ['/v4/a', null],
  ['/v1beside', null],
  ['/', null],
  ['', null],
])('%s is the call %s', (url, path) => {
  const target = readRequestTarget(url);
  expect(target === null ? null : apiPath(target)).toBe(path);
});
