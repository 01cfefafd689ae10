import type { Deps } from '#src/actions/deps.ts';
import { messagePurposes, type MessagePurpose } from '#src/domain/accounts/privacy/message-choice.ts';
import { saveMessageChoices } from '#src/store/accounts/message-choices.store.ts';

/** Undoing something else never means consent to offers. */
const broughtBack: readonly MessagePurpose[] = ['reminders', 'reviews', 'support'];

/** Ends the mails that no purchase needs, or undoes it, for the address of a keyed hash. As often as one likes. */
export async function saveMessagePreferences(
  deps: Pick<Deps, 'db'>,
  hash: Buffer,
  choice: 'none' | 'all',
): Promise<void> {
  const purposes = choice === 'none' ? messagePurposes : broughtBack;
  const choices = purposes.map((purpose) => ({ channel: 'email', purpose, wanted: choice === 'all' }) as const);
  await deps.db.transaction(
    (tx) => saveMessageChoices(tx, [hash], choices, { source: 'unsubscribe link', country: null }),
    { cause: 'link in a mail' },
  );
}
