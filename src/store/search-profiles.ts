import type { BookingProfile } from '#src/domain/search/booking-profile.ts';

const known = new Map<string, BookingProfile>();
const mostKnown = 10_000;

/** A profile as it is stored; nothing known is an empty text. */
export function profileText(profile: BookingProfile | undefined): string {
  return profile === undefined ? '' : JSON.stringify(profile);
}

/** The profile that was stored so: the same object for the same text, since many listings share one. */
export function profileOfText(text: string): BookingProfile | undefined {
  if (text === '') return undefined;
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const profile = JSON.parse(text) as BookingProfile;
  known.set(text, profile);
  return profile;
}
