import { readFileSync } from 'node:fs';
import type { StationContent } from '#src/domain/cars/station-content.ts';
import { saveVenues } from '#src/store/catalogue/venues.store.ts';
import type { Shop } from './shop.ts';

export const hotelId = 1901;
export const stationId = 19_001;

const fee = { day: '5', mostDays: 10 };

/** A station with one car, whose desk never closes. */
const station: StationContent = {
  kind: 'airport',
  address: 'Arrivals',
  desk: 'Beside the lifts',
  week: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }],
  turnMinutes: 60,
  noticeMinutes: 60,
  freeHours: 24,
  minAge: 21,
  young: { ...fee, under: 25 },
  licence: { plain: [], refused: [] },
  fleet: [{ code: 'EDAR', cars: 1, day: '40', seats: 5, bags: 1, deposit: '300' }],
  seasons: [],
  longer: [],
  oneWay: null,
  mileage: null,
  excess: '900',
  cover: fee,
  extras: [{ ...fee, id: 'child_seat', most: 2 }],
};

/** A hotel with one room, from a file of the catalogue. */
function hotelContent(): object {
  const file = new URL('../../../catalogue/venues/hotels/amsterdam.json', import.meta.url);
  const written: { venues: { content: { rooms: object[] } }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const content = written.venues[0]?.content;
  if (content === undefined) throw new Error('the file holds no hotel');
  const room = { ...content.rooms[0], id: 'double', included: 2, sleeps: 2, adults: 2, count: 1 };
  return { ...content, stayRules: [], rooms: [room] };
}

/** A hotel with one room and a station with one car, in the destination of the shop. */
export async function openVenues({ deps }: Pick<Shop, 'deps'>): Promise<void> {
  const place = { destinationId: 1, supplierId: 'bay-days', rank: 1, lat: 35.5, lng: 139.7 };
  const hotel = { id: hotelId, vertical: 'hotels', slug: 'last', picture: 'river-dusk-7', content: hotelContent() };
  const titles = { en: 'The Last Room', ja: '最後の一室', ar: 'الغرفة الأخيرة' };
  await saveVenues(deps.db, 'hotels', [{ ...place, ...hotel, titles }]);
  const desk = { id: stationId, vertical: 'car-rentals', slug: 'bay', picture: 'viaduct-day-2', content: station };
  await saveVenues(deps.db, 'car-rentals', [{ ...place, ...desk, titles: { en: 'Bay desk', ja: 'ベイ・デスク' } }]);
}
