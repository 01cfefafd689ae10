import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { conversationsOf, type ConversationHead } from '#src/store/support/support.store.ts';

/** The conversations of an account, the one that was last written in first. */
export async function listConversations(
  deps: Deps,
  { account }: Pick<Caller, 'account'>,
): Promise<Result<readonly ConversationHead[]>> {
  return account === null ? fail('sign_in_required') : ok(await conversationsOf(deps.db, account.id));
}
