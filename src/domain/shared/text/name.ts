import { fail, ok, type Result } from '#src/domain/failure.ts';
import { oneLine, withoutLooseJoiners } from '#src/domain/shared/text/joining-characters.ts';

/** Longest name that the tables hold, in code points. */
const longestName = 120;

/**
 * Letters of every script, marks, spaces, joiners between letters, and the signs that names are written with:
 * apostrophes (U+0027, U+2019, U+2018, U+02BB, U+02BC), hyphens (U+2010, U+2011 too), middle dots (U+00B7, U+2027,
 * U+30FB), points, commas and brackets. Then a slash between single letters, as in "s/o" (son of) and "a/l" (anak
 * lelaki); an alias between two names, "Lim @ Halim"; and an ordinal, "2nd" or "3º". No signs of markup or of headers.
 */
const shape =
  /^(?:[\p{L}\p{M}\p{Zs}\p{Join_Control}'’‘ʻʼ.,·‧・()（）\-‐‑]|(?<=(?:^|\p{Zs})\p{L})\/(?=\p{L}(?:\p{Zs}|$))|(?<=\p{Zs})@(?=\p{Zs})|(?<=^|\p{Zs})\p{Nd}{1,2}(?=\p{L}))+$/u;

/** A person's name in NFC, trimmed and with single spaces; null when it is empty, too long, or no name. */
export function readName(text: string): string | null {
  if (text.length > 2 * longestName) return null;
  const name = withoutLooseJoiners(text).normalize('NFC').trim().replace(/\s+/gu, ' ');
  return Array.from(name).length <= longestName && shape.test(name) && /\p{L}/u.test(name) ? name : null;
}

/** The one rule for the name of a person, wherever it is required; `field` is the field that a failure names. */
export function checkName(text: string, field: string): Result<string, 'name_missing' | 'name_invalid'> {
  const name = readName(text);
  if (name !== null) return ok(name);
  return fail(oneLine(text) === '' ? 'name_missing' : 'name_invalid', { field });
}
