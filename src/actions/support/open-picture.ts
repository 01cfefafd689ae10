import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { pictureOf } from '#src/store/support.store.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A picture out of a conversation of one's own. */
export async function openPicture(
  deps: Deps,
  { account }: Pick<Caller, 'account'>,
  messageId: string,
): Promise<Result<Buffer>> {
  if (account === null || !uuid.test(messageId)) return fail('not_found');
  const bytes = await pictureOf(deps.db, messageId, account.id);
  return bytes === null ? fail('not_found') : ok(bytes);
}
