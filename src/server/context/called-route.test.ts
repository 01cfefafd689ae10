import { expect, it } from 'vitest';

import { calledRoute } from '#src/server/context/called-route.ts';

it('names the call and its route on both bases', () => {
  for (const path of ['/v1/cartsrv/cart', '/xos_gc/v1/cartsrv/cart']) {
    const called = calledRoute({ path, exact: true });
    expect([called.path, called.found?.route.endpoint.path.source]).toEqual(['/v1/cartsrv/cart', '/v1/cartsrv/cart']);
  }
});

it('names no call for a page, another spelling or an unknown call', () => {
  expect(calledRoute({ path: '/cart/', exact: true })).toEqual({ path: null, found: null });
  expect(calledRoute({ path: '/v1/cartsrv/cart', exact: false })).toEqual({ path: null, found: null });
  expect(calledRoute({ path: '/v1/cartsrv/none', exact: true })).toEqual({ path: '/v1/cartsrv/none', found: null });
});

it('looks an address up once', () => {
  const target = { path: '/v1/cartsrv/cart', exact: true };
  expect(calledRoute(target)).toBe(calledRoute(target));
});
