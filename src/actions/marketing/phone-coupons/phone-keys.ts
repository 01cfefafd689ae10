import { codeSecrets } from '#src/actions/shared/signatures/code-secrets.ts';
import { limitKey } from '#src/adapters/identity/sign-in-hashes.ts';
import type { Deps } from '#src/actions/deps.ts';

/** Returns every key under which referral tables may know a number: that of today first, then those of former secrets. */
export function phoneKeys({ secrets }: Pick<Deps, 'secrets'>, phone: string): readonly [string, ...string[]] {
  const [first, ...former] = codeSecrets(secrets);
  const under = (secret: string): string => limitKey(secret, `phone ${phone}`);
  return [under(first), ...former.map(under)];
}
