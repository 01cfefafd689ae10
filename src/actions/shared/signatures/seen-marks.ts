import { codeSecrets } from '#src/actions/shared/signatures/code-secrets.ts';
import type { Deps } from '#src/actions/deps.ts';
import { keyedHashes } from '#src/adapters/keyed-hashes.ts';
import { normalisePhone } from '#src/adapters/identity/phone.ts';
import type { StoredMark } from '#src/domain/marketing/coupons/coupon-bearer.ts';

export type Seen = {
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly device?: string;
};

/** Returns the marks of what was seen of someone, under every accepted secret: so that replacing one loses no marks. */
export function seenMarks(deps: Pick<Deps, 'secrets'>, { email, phone, device }: Seen): readonly StoredMark[] {
  return [
    ...marks(deps, 'email', email?.trim().toLowerCase()),
    ...marks(deps, 'phone', phone === null || phone === undefined ? undefined : (normalisePhone(phone) ?? phone)),
    ...marks(deps, 'device', device),
  ];
}

function marks({ secrets }: Pick<Deps, 'secrets'>, kind: StoredMark['kind'], text: string | undefined): StoredMark[] {
  if (text === undefined || text === '') return [];
  return keyedHashes('coupon_bearer', codeSecrets(secrets), `${kind}\n${text}`).map((hash) => ({
    kind,
    mark: hash.toString('base64url'),
  }));
}
