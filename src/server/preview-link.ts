import { sign, unsign } from '#src/server/signing.ts';

/** The key of an address that carries a preview (spec §7). */
export const previewKey = 'admin_preview_mode';

const purpose = 'preview of content';

/** What lets its holder see what is not published yet, until an instant (milliseconds since the epoch; T-16). */
export function previewToken(untilMs: number, key: string): string {
  return sign(Math.floor(untilMs / 1000).toString(), purpose, key);
}

/** True for a token that one of our keys has signed and that is not over; all else is as if it were not there. */
export function isPreview(token: string | null, keys: readonly string[], clock: () => number): boolean {
  if (token === null || token.length > longest) return false;
  const until = unsign(token, purpose, keys);
  return until !== null && /^\d{1,12}$/.test(until) && clock() < Number(until) * 1000;
}

const longest = 100;
