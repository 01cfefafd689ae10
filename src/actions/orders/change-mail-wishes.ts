import { isSignedUnderAny } from '#src/actions/orders/is-signed-under-any.ts';
import { unsubscribeToken } from '#src/actions/orders/unsubscribe-token.ts';
import type { Deps } from '#src/actions/deps.ts';
import { messagePurposes, type MessagePurpose } from '#src/domain/people/message-choice.ts';
import { saveMessageChoices } from '#src/store/message-choices.store.ts';

/** Nobody agrees to offers by undoing something else. */
const broughtBack: readonly MessagePurpose[] = ['reminders', 'reviews', 'support'];

/** Ends the mails that no purchase needs, or undoes it; false when we did not sign the token. As often as one likes. */
export async function changeMailWishes(deps: Deps, token: string, wanted: 'none' | 'all'): Promise<boolean> {
  const hash = Buffer.from(token.split('.', 1)[0] ?? '', 'base64url');
  if (!isSignedUnderAny(deps, token, (keyed) => unsubscribeToken(keyed, hash))) return false;
  const purposes = wanted === 'none' ? messagePurposes : broughtBack;
  const choices = purposes.map((purpose) => ({ channel: 'email', purpose, wanted: wanted === 'all' }) as const);
  await deps.db.transaction(
    (tx) => saveMessageChoices(tx, [hash], choices, { source: 'unsubscribe link', country: null }),
    { cause: 'link in a mail' },
  );
  return true;
}
