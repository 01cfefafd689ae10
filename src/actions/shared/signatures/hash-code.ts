import { hashesOfCode } from '#src/actions/shared/signatures/hashes-of-code.ts';
import type { Deps } from '#src/actions/deps.ts';

/** Returns the hash under which a coupon code is written, in hexadecimal. */
export function hashCode(deps: Pick<Deps, 'secrets'>, code: string): string {
  return hashesOfCode(deps, code)[0];
}
