import { describe, expect, it } from 'vitest';

import { callHeaders, pathOnSite } from '#src/contract/headers.ts';

describe('the headers of a call', () => {
  it('are each named once', () => {
    const names = Object.values(callHeaders).map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the base of a guest-checkout site', () => {
  const guest = { isGuestCheckout: true };

  it.each([
    ['/v1/cartsrv/cart', '/xos_gc/v1/cartsrv/cart'],
    ['/v1/ordersrv/checkout/open?a=1', '/xos_gc/v1/ordersrv/checkout/open?a=1'],
    ['/v3/userserv/user/profile_service/dispatch', '/xos_gc/v3/userserv/user/profile_service/dispatch'],
    ['/v3/usrcsrv/user/register/guest', '/xos_gc/v3/usrcsrv/user/register/guest'],
    ['/v2/usrcsrv/component/page/home', '/v2/usrcsrv/component/page/home'],
    ['/v1/usrcsrv/session/id', '/v1/usrcsrv/session/id'],
    ['/v1/gatewaysrv/csrftoken', '/v1/gatewaysrv/csrftoken'],
    ['/v1/logsrv/report', '/v1/logsrv/report'],
  ])('takes %s to %s', (path, there) => {
    expect(pathOnSite(path, guest)).toBe(there);
  });

  it('is no other site’s', () => {
    expect(pathOnSite('/v1/cartsrv/cart', { isGuestCheckout: false })).toBe('/v1/cartsrv/cart');
  });
});
