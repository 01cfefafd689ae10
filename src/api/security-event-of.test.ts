import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { securityEventOf } from '#src/api/security-event-of.ts';
import { cartEndpoints } from '#src/contract/cart/cart.ts';
import { securityEndpoints } from '#src/contract/accounts/security/account-security.ts';
import { defineEndpoint, type Auth, type EndpointTraits } from '#src/contract/endpoint.ts';
import { orderEndpoints } from '#src/contract/orders/orders.ts';
import { fail, ok } from '#src/domain/failure.ts';

const endpoint = (auth: Auth, traits: EndpointTraits = {}) =>
  defineEndpoint({
    method: 'POST',
    path: '/v1/testsrv/things/:id(key)',
    summary: 'A call of this test.',
    auth,
    ...traits,
    input: z.strictObject({ id: z.string() }),
    output: z.null(),
  });

describe('securityEventOf for what is not found', () => {
  it.each(['caller', 'account', 'owner', 'bearer'] as const)('reports a refused access of a call for %s', (auth) => {
    expect(securityEventOf(endpoint(auth), fail('not_found'), {})).toEqual({
      kind: 'access_refused',
      outcome: 'refused',
      reason: 'not_found',
      call: '/v1/testsrv/things/:id(key)',
    });
  });

  it('reports nothing of a call for everyone, and of one whose things belong to no one', () => {
    expect(securityEventOf(endpoint('everyone'), fail('not_found'), {})).toBeNull();
    expect(securityEventOf(endpoint('account', { personal: false }), fail('not_found'), {})).toBeNull();
  });

  it('reports another’s order and not a line of a cart that is gone', () => {
    expect(securityEventOf(orderEndpoints.order, fail('not_found'), {})?.kind).toBe('access_refused');
    expect(securityEventOf(cartEndpoints.changeCartItem, fail('not_found'), {})).toBeNull();
  });
});

describe('securityEventOf for other outcomes', () => {
  it('reports refusals that mean the same of every call', () => {
    expect(securityEventOf(endpoint('everyone'), fail('csrf_refused'), {})?.kind).toBe('csrf_refused');
    expect(securityEventOf(endpoint('account'), fail('bad_request'), {})).toBeNull();
  });

  it('reports a refused sign-in of a call that signs in', () => {
    expect(securityEventOf(securityEndpoints.signInByPasskey, fail('passkey_refused'), {})?.kind).toBe('sign_in');
    expect(securityEventOf(endpoint('caller'), fail('passkey_refused'), {})?.kind).toBe('access_refused');
  });

  it('reports sessions that begin and end, and changes of an account', () => {
    expect(securityEventOf(endpoint('caller'), ok(null), { setSession: null })?.kind).toBe('sign_out');
    expect(securityEventOf(securityEndpoints.endSession, ok(null), {})?.kind).toBe('account_changed');
    expect(securityEventOf(endpoint('account'), ok(null), {})).toBeNull();
  });
});
