import { BoundedMap } from '#src/domain/bounded-map.ts';
import { roughBytes } from '#src/domain/rough-bytes.ts';
import type { BookingProfile, OptionTerms } from '#src/domain/search/documents/booking-profile.ts';

/** The form in which options were not distinguished; listings retain it until they are written again. */
type FormerProfile = Pick<BookingProfile, 'languages' | 'access'> &
  Pick<OptionTerms, 'freeHours' | 'firstMinute'> & { readonly parties: readonly OptionTerms['party'][] };

const known = new BoundedMap<string, BookingProfile>({
  maxBytes: 8 * 1024 ** 2,
  bytesOf: (profile, text) => roughBytes(profile) + roughBytes(text),
});

/** Returns a profile as it is stored; nothing known is an empty text. */
export function profileText(profile: BookingProfile | undefined): string {
  return profile === undefined ? '' : JSON.stringify(profile);
}

/** Returns the profile that was stored so: the same object for the same text, since many listings share one. */
export function profileOfText(text: string): BookingProfile | undefined {
  if (text === '') return undefined;
  const before = known.get(text);
  if (before !== undefined) return before;
  const written: BookingProfile | FormerProfile = JSON.parse(text);
  const profile = profileIn(written);
  known.set(text, profile);
  return profile;
}

function profileIn(written: BookingProfile | FormerProfile): BookingProfile {
  if ('options' in written) return written;
  const { languages, access, freeHours, firstMinute, parties } = written;
  return { languages, access, options: parties.map((party) => ({ freeHours, firstMinute, party })) };
}
