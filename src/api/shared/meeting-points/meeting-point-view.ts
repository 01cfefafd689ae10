import type { ActivityAnswer } from '#src/contract/catalogue/catalogue.ts';
import { placeIn, type MeetingPlace } from '#src/domain/catalogue/meeting-points/meeting-place.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** Returns a meeting point for the wire, in the reader's language and as it is written there. */
export function meetingPointView(place: MeetingPlace, language: LanguageCode): ActivityAnswer['meetingPoint'] {
  return { ...placeIn(place, language), lat: place.lat, lng: place.lng };
}
