import { messageSubjects } from '#src/actions/orders/messages/message-subjects.ts';
import { knownPerson } from '#src/actions/accounts/sessions/known-person.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import {
  isWanted,
  messageChannels,
  purposesOf,
  type MessageChoice,
} from '#src/domain/accounts/privacy/message-choice.ts';
import { choiceRecords, messageChoices, type ChoiceRecord } from '#src/store/accounts/message-choices.store.ts';
import { acceptedTerms, type AcceptedTerm } from '#src/store/content/terms/terms.store.ts';

export type MessagePreferences = {
  readonly email: string | null;
  readonly phone: string | null;
  /** As it holds now, said or not. */
  readonly wishes: readonly MessageChoice[];
  readonly records: readonly ChoiceRecord[];
  readonly terms: readonly AcceptedTerm[];
};

const recordsShown = 50;

/** Returns the message preferences of an account, its consents, and every change of them. */
export async function readMessagePreferences(deps: Deps, caller: Caller): Promise<Result<MessagePreferences>> {
  const person = await knownPerson(deps, caller);
  if (person === null) return fail('sign_in_required');
  const { profile, maskedEmail, maskedPhone, residence, country } = person;
  const subjects = messageSubjects(deps, { accountId: profile.id, email: profile.email, phone: profile.phone });
  const [said, records, terms] = await Promise.all([
    messageChoices(deps.db, subjects),
    choiceRecords(deps.db, subjects, recordsShown),
    acceptedTerms(deps.db, profile.id),
  ]);
  const preferences = messageChannels.flatMap((channel) =>
    purposesOf[channel].map((purpose) => ({
      channel,
      purpose,
      wanted: isWanted({ channel, purpose }, said, residence ?? country),
    })),
  );
  return ok({ email: maskedEmail, phone: maskedPhone, wishes: preferences, records, terms });
}
