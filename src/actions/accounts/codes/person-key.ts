import { limitKey } from '#src/adapters/identity/sign-in-hashes.ts';
import type { Deps } from '#src/actions/deps.ts';

/** A key for the owner of a number or address, which reveals neither. */
export function personKey({ secrets }: Pick<Deps, 'secrets'>, recipient: string): string {
  return limitKey(secrets.code, recipient.toLowerCase());
}
