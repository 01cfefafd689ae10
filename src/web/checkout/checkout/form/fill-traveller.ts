import type { TravellerView } from '#src/contract/accounts/travellers.ts';
import type { Answers } from '#src/domain/orders/traveller-answers.ts';

/** The answers of a saved traveler to the required fields; unknown ones stay as they are. */
export function answersFrom(
  { fullName, familyName, givenName, birthDate, nationality, diet }: TravellerView,
  fields: readonly string[],
): Answers {
  // A saved passport without a given name has one name only.
  const oneName = familyName === null ? null : givenName === null ? 'yes' : '';
  const known: Readonly<Record<string, string | null>> = {
    fullName,
    familyName,
    givenName,
    oneName,
    birthDate,
    nationality,
    diet,
  };
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = known[field] ?? null;
      return value === null ? [] : [[field, value]];
    }),
  );
}

/** Returns the answers to fields that are still empty; a given name that was typed is not taken back. */
export function answersToEmpty(present: Answers, given: Answers): Answers {
  const hasGivenName = (present['givenName'] ?? '').trim() !== '';
  return Object.fromEntries(
    Object.entries(given).filter(([field]) => !present[field] && !(field === 'oneName' && hasGivenName)),
  );
}

/** Whether these answers would replace different ones. */
export function wouldReplace(present: Answers, given: Answers): boolean {
  return Object.entries(given).some(([field, value]) => {
    const stands = (present[field] ?? '').trim();
    return stands !== '' && stands !== value;
  });
}
