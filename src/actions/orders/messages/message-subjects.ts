import { addressHashes } from '#src/actions/shared/signatures/address-hashes.ts';
import type { Deps } from '#src/actions/deps.ts';

export type Reached = {
  readonly accountId: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
};

/** The keyed hashes under which a person's message preferences may be stored: of the account, the email address and the phone number. */
export function messageSubjects(deps: Pick<Deps, 'secrets'>, { accountId, email, phone }: Reached): readonly Buffer[] {
  const named = [accountId === null ? null : `account ${accountId}`, email ?? null, phone ?? null];
  return named.flatMap((one) => (one === null || one === '' ? [] : addressHashes(deps, one)));
}
