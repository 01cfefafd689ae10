import type { MeetingPlace } from '#src/domain/catalogue/meeting-points/meeting-place.ts';
import { catalogueNames } from '#src/domain/rail/journeys/ride-names.ts';
import type { RailNames } from '#src/domain/rail/rail-name.ts';

type Placed = { readonly names: RailNames; readonly lat: number; readonly lng: number; readonly timeZone: string };

/** The language of a place where it is not written in Latin letters, by IANA zone: feeds say nothing of it. */
const writtenIn: Readonly<Record<string, string>> = {
  'Asia/Bangkok': 'th',
  'Asia/Dubai': 'ar',
  'Asia/Hong_Kong': 'zh-HK',
  'Asia/Macau': 'zh-HK',
  'Asia/Qatar': 'ar',
  'Asia/Riyadh': 'ar',
  'Asia/Seoul': 'ko',
  'Asia/Shanghai': 'zh-CN',
  'Asia/Taipei': 'zh-TW',
  'Asia/Tokyo': 'ja',
  'Africa/Cairo': 'ar',
  'Africa/Casablanca': 'ar',
  'Europe/Moscow': 'ru',
};

/** Returns a station as a meeting point, in all languages that it has a name in. Its address is not known. */
export function stationPlace({ names, lat, lng, timeZone }: Placed): MeetingPlace {
  const all = catalogueNames(names);
  return { name: all.en, address: '', lat, lng, names: all, lang: writtenIn[timeZone] };
}

/** Returns what is written at a station; null where that is in Latin letters, or not known. */
export function writtenAtStation({
  names,
  timeZone,
}: Pick<Placed, 'names' | 'timeZone'>): { readonly text: string; readonly lang: string } | null {
  const lang = writtenIn[timeZone];
  const text = lang === undefined ? undefined : names[lang];
  return lang === undefined || text === undefined ? null : { text, lang };
}
