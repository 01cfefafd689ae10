import { placeIn, type MeetingPlace } from '#src/domain/catalogue/meeting-points/meeting-place.ts';

type CalendarPlace = Pick<MeetingPlace, 'name' | 'address' | 'lat' | 'lng'>;

/** Returns a meeting point as calendars have places: one name and one address, the local one if it is known. */
export function calendarPlace(place: MeetingPlace, language: string): CalendarPlace {
  const { name, address, local } = placeIn(place, language);
  return { name: name.text, address: local?.address || address.text, lat: place.lat, lng: place.lng };
}
