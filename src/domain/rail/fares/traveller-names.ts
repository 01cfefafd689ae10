import type { UnitType } from '#src/domain/catalogue/product.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import type { AgeRule } from '#src/domain/rail/fares/passenger.ts';
import { railName, type RailNames } from '#src/domain/rail/rail-name.ts';

/** What a traveler is called on a purchase: by age, or as an adult where no rule knows it. */
export type TravellerWord = AgeRule['id'] | 'adult';

export const travellerTypes: Readonly<Record<TravellerWord, UnitType>> = {
  infant: 'INFANT',
  child: 'CHILD',
  youth: 'YOUTH',
  adult: 'ADULT',
  senior: 'SENIOR',
};

/** Bookings and their papers keep these in every language that we write, as they keep those of classes. */
export const travellerNames: Readonly<Record<TravellerWord, Names>> = {
  infant: {
    en: 'Infant',
    ar: 'رضيع',
    de: 'Kleinkind',
    es: 'Bebé',
    fr: 'Bébé',
    id: 'Bayi',
    it: 'Neonato',
    ja: '幼児',
    ko: '유아',
    'ms-MY': 'Bayi',
    ru: 'Младенец',
    th: 'ทารก',
    vi: 'Em bé',
    'zh-CN': '婴幼儿',
    'zh-TW': '嬰幼兒',
  },
  child: {
    en: 'Child',
    ar: 'طفل',
    de: 'Kind',
    es: 'Niño',
    fr: 'Enfant',
    id: 'Anak',
    it: 'Bambino',
    ja: '子ども',
    ko: '어린이',
    'ms-MY': 'Kanak-kanak',
    ru: 'Ребёнок',
    th: 'เด็ก',
    vi: 'Trẻ em',
    'zh-CN': '儿童',
    'zh-TW': '兒童',
  },
  youth: {
    en: 'Youth',
    ar: 'شاب',
    de: 'Jugendliche Person',
    es: 'Joven',
    fr: 'Jeune',
    id: 'Remaja',
    it: 'Giovane',
    ja: 'ユース',
    ko: '청소년',
    'ms-MY': 'Remaja',
    ru: 'Молодёжный',
    th: 'เยาวชน',
    vi: 'Thanh thiếu niên',
    'zh-CN': '青少年',
    'zh-TW': '青少年',
  },
  adult: {
    en: 'Adult',
    ar: 'بالغ',
    de: 'Erwachsene Person',
    es: 'Adulto',
    fr: 'Adulte',
    id: 'Dewasa',
    it: 'Adulto',
    ja: '大人',
    ko: '성인',
    'ms-MY': 'Dewasa',
    ru: 'Взрослый',
    th: 'ผู้ใหญ่',
    vi: 'Người lớn',
    'zh-CN': '成人',
    'zh-TW': '成人',
  },
  senior: {
    en: 'Senior',
    ar: 'كبير السن',
    de: 'Seniorentarif',
    es: 'Sénior',
    fr: 'Senior',
    id: 'Lansia',
    it: 'Senior',
    ja: 'シニア',
    ko: '경로',
    'ms-MY': 'Warga emas',
    ru: 'Пожилой',
    th: 'ผู้สูงอายุ',
    vi: 'Người cao tuổi',
    'zh-CN': '长者',
    'zh-TW': '長者',
  },
};

/** What stands between two parts of a name, where that is no comma and space. */
const joints: Readonly<Record<string, string>> = { ar: '، ', ja: '、', 'zh-CN': '，', 'zh-TW': '，' };

/** "Adult, Youth railcard" in every language; a card keeps its publisher's name where it has no other. */
export function withCard(names: Names, card: RailNames): Names {
  const told = Object.entries(names).map(([tag, name]) => [
    tag,
    `${name}${joints[tag] ?? ', '}${railName(card, tag).text}`,
  ]);
  return { ...Object.fromEntries(told), en: `${names.en}, ${railName(card, 'en').text}` };
}
