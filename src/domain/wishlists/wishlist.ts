import { fail, ok, type Result } from '#src/domain/failure.ts';
import { oneLine } from '#src/domain/shared/text/joining-characters.ts';

/** How much an account, a list, a title and a note hold. */
export const wishlistLimits = { lists: 20, items: 200, title: 60, note: 200, device: 40 } as const;

/** A title as it is stored; a list without one cannot be found again. */
export function wishlistTitle(text: string): Result<string> {
  const title = tidy(text);
  if (title === '') return fail('name_missing', { field: 'title' });
  return within(title, 'title');
}

/** The note beside something that one would like to do; it may be empty. */
export function wishlistNote(text: string): Result<string> {
  return within(tidy(text), 'note');
}

function within(text: string, field: 'title' | 'note'): Result<string> {
  const limit = wishlistLimits[field];
  return Array.from(text).length > limit ? fail('answer_too_long', { field, facts: { limit } }) : ok(text);
}

function tidy(text: string): string {
  return oneLine(text.toWellFormed().normalize('NFC'));
}
