import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import {
  contactOf,
  travellersOf,
  type SavedContact,
  type SavedTraveller,
} from '#src/store/accounts/travellers.store.ts';

type SavedPeople = { readonly travellers: readonly SavedTraveller[]; readonly contact: SavedContact | null };

/** The most travelers an account may save; the table has as many positions. */
export const mostTravellers = 20;

/** The caller's fellow travelers, and the contacts to notify about orders. */
export async function savedPeople(deps: Deps, { account }: Caller): Promise<Result<SavedPeople>> {
  if (account === null) return fail('sign_in_required');
  const [travellers, contact] = await Promise.all([travellersOf(deps.db, account.id), contactOf(deps.db, account.id)]);
  return ok({ travellers, contact });
}
