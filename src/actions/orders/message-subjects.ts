import { addressHashes } from '#src/actions/orders/address-hashes.ts';
import type { Deps } from '#src/actions/deps.ts';

export type Reached = {
  readonly accountId: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
};

/** Under which keyed hashes the wishes of somebody may stand: his account's, his address's, his number's. */
export function messageSubjects(deps: Pick<Deps, 'secrets'>, { accountId, email, phone }: Reached): readonly Buffer[] {
  const named = [accountId === null ? null : `account ${accountId}`, email ?? null, phone ?? null];
  return named.flatMap((one) => (one === null || one === '' ? [] : addressHashes(deps, one)));
}
