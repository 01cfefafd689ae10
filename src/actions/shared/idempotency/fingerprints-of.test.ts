import { expect, it } from 'vitest';

import { digest } from '#src/actions/shared/idempotency/digest.ts';
import { fingerprintsOf } from '#src/actions/shared/idempotency/fingerprints-of.ts';
import { keyedHash } from '#src/adapters/keyed-hashes.ts';

const facts = { verb: 'pay', body: { b: 1n, a: ['x'] } };
const sameFacts = { body: { a: ['x'], b: 1n }, verb: 'pay' };
const secrets = { session: 'session', code: 'code', voucher: 'present', formerVouchers: ['past'] };

it('keys the fingerprint by the present secret, whatever the order of the facts', () => {
  const { fingerprint } = fingerprintsOf({ secrets }, facts);
  expect(fingerprint).toEqual(keyedHash('call', 'present', '{"body":{"a":["x"],"b":"1"},"verb":"pay"}'));
  expect(fingerprintsOf({ secrets }, sameFacts).fingerprint).toEqual(fingerprint);
});

it('still knows what was stored under a former secret and without a key', () => {
  const former = [fingerprintsOf({ secrets: { ...secrets, voucher: 'past' } }, facts).fingerprint, digest(sameFacts)];
  expect(fingerprintsOf({ secrets }, facts).former?.()).toEqual(former);
});
