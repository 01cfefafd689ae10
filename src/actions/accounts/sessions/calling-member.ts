import type { Caller } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';

export type Member = { readonly id: string; readonly sessionHash: string };

/** The member who calls; a guest has no sign-in methods. */
export function callingMember({ account, sessionHash }: Caller): Result<Member> {
  if (account === null || sessionHash === null) return fail('sign_in_required');
  return account.kind === 'member' ? ok({ id: account.id, sessionHash }) : fail('forbidden');
}
