import { codeSecrets } from '#src/actions/shared/signatures/code-secrets.ts';
import type { Deps } from '#src/actions/deps.ts';
import { keyedHashes } from '#src/adapters/keyed-hashes.ts';
import { normalisePhone } from '#src/adapters/identity/phone.ts';
import type { CustomerFingerprint } from '#src/domain/marketing/coupons/coupon-customer.ts';

/** Contact details that a customer typed, and the device. */
export type ObservedContact = {
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly device?: string;
};

/** Returns the fingerprints of contact details and a device under every accepted secret, so that rotating a secret loses none. */
export function fingerprintsFrom(
  deps: Pick<Deps, 'secrets'>,
  { email, phone, device }: ObservedContact,
): readonly CustomerFingerprint[] {
  return [
    ...fingerprints(deps, 'email', email?.trim().toLowerCase()),
    ...fingerprints(
      deps,
      'phone',
      phone === null || phone === undefined ? undefined : (normalisePhone(phone) ?? phone),
    ),
    ...fingerprints(deps, 'device', device),
  ];
}

function fingerprints(
  { secrets }: Pick<Deps, 'secrets'>,
  kind: CustomerFingerprint['kind'],
  text: string | undefined,
): CustomerFingerprint[] {
  if (text === undefined || text === '') return [];
  return keyedHashes('coupon_bearer', codeSecrets(secrets), `${kind}\n${text}`).map((hash) => ({
    kind,
    value: hash.toString('base64url'),
  }));
}
