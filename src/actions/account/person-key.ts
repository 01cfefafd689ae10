import { limitKey } from '#src/adapters/sign-in-hashes.ts';
import type { Deps } from '#src/actions/deps.ts';

/** Whose number or address it is, without telling: the key of what is remembered of him. */
export function personKey({ secrets }: Pick<Deps, 'secrets'>, recipient: string): string {
  return limitKey(secrets.code, recipient.toLowerCase());
}
