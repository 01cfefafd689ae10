import { withoutLooseJoiners } from '#src/domain/people/joiners.ts';

// Letters of every script, marks, spaces, joiners between letters and what names are written with; no digits, no signs of
// markup or of headers.
const shape = /^[\p{L}\p{M}\p{Zs}\p{Join_Control}'’.,·・-]{1,80}$/u;

/** A person's name, trimmed and with single spaces; null when it is empty, too long (80) or no name. */
export function readName(text: string): string | null {
  if (text.length > 200) return null;
  const name = withoutLooseJoiners(text).normalize('NFC').trim().replace(/\s+/gu, ' ');
  return shape.test(name) && /\p{L}/u.test(name) ? name : null;
}
