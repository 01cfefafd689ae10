import { messageSubjects } from '#src/actions/orders/messages/message-subjects.ts';
import { knownPerson } from '#src/actions/accounts/sessions/known-person.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { purposesOf, type MessageChoice } from '#src/domain/accounts/privacy/message-choice.ts';
import { saveMessageChoices } from '#src/store/accounts/message-choices.store.ts';

/**
 * Stores the message preferences of an account, for the account and for its own address and number, so that the link at
 * the end of a mail and this page never say different things.
 */
export async function changeMessageChoices(
  deps: Deps,
  caller: Caller,
  choices: readonly MessageChoice[],
): Promise<Result<{ readonly saved: true }>> {
  const person = await knownPerson(deps, caller);
  if (person === null) return fail('sign_in_required');
  const offered = (choice: MessageChoice): boolean =>
    purposesOf[choice.channel].some((purpose: MessageChoice['purpose']) => purpose === choice.purpose);
  if (!choices.every(offered)) return fail('bad_request', { field: 'wishes' });
  const { profile, residence, country } = person;
  const subjects = messageSubjects(deps, { accountId: profile.id, email: profile.email, phone: profile.phone });
  await deps.db.transaction(
    (tx) => saveMessageChoices(tx, subjects, choices, { source: 'account', country: residence ?? country }),
    { cause: `wishes, account ${profile.id}` },
  );
  return ok({ saved: true });
}
