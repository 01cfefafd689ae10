import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isProved } from '#src/store/sessions.store.ts';

/** So long a sign-in or a code counts as proof that it is the owner who changes his ways in. */
const provedSeconds = 15 * 60;

export type Member = { readonly id: string; readonly sessionHash: string };

/** The member who calls; a guest has no ways in to look after. */
export function callingMember({ account, sessionHash }: Caller): Result<Member> {
  if (account === null || sessionHash === null) return fail('sign_in_required');
  return account.kind === 'member' ? ok({ id: account.id, sessionHash }) : fail('forbidden');
}

/** The member who calls, and who has proved within a quarter of an hour that it is he (T-33). */
export async function provedMember(deps: Deps, caller: Caller): Promise<Result<Member>> {
  const member = callingMember(caller);
  if (!member.ok) return member;
  return (await isRecentlyProved(deps, caller)) ? member : fail('confirm_first');
}

/** Whether the caller has proved within a quarter of an hour that it is he. */
export async function isRecentlyProved({ db }: Deps, { sessionHash }: Caller): Promise<boolean> {
  return sessionHash !== null && isProved(db, sessionHash, provedSeconds);
}
