import type { Names } from '#src/domain/catalogue/destination.ts';
import type { MeetingPlace } from '#src/domain/catalogue/meeting-points/meeting-place.ts';
import type { Venue } from '#src/domain/vertical.ts';

/** Where travelers meet at a venue: its name and address in the languages that its destination has them in. */
export function venuePlace(
  { lat, lng, lang, meetingPoints }: Pick<Venue, 'lat' | 'lng' | 'lang' | 'meetingPoints'>,
  { name, address }: { readonly name: Names; readonly address: string },
): MeetingPlace {
  return {
    name: name.en,
    address,
    lat,
    lng,
    names: { ...meetingPoints?.[name.en], ...name },
    addresses: { en: address, ...meetingPoints?.[address] },
    lang: lang ?? undefined,
  };
}
