import type { Names } from '#src/domain/catalogue/destination.ts';
import type { FareClass } from '#src/domain/rail/fares/passenger.ts';
import { railName, type RailNames } from '#src/domain/rail/rail-name.ts';

/** A name of a feed as catalogues have theirs: with English in any case, and without readings. */
export function catalogueNames(names: RailNames): Names {
  const { default: _default, ...tagged } = names;
  const spoken = Object.entries(tagged).filter(([tag]) => !tag.endsWith('-Hrkt'));
  return { ...Object.fromEntries(spoken), en: railName(names, 'en').text };
}

/** Languages that are read from the right: an arrow there points the other way. */
const fromTheRight = new Set(['ar', 'ar-SA', 'fa', 'he', 'ur']);

/** "Tokyo → Osaka", in every language that has a name of its own for either. */
export function wayNames(from: RailNames, to: RailNames): Names {
  return joined(from, to, (one, other, tag) => (fromTheRight.has(tag) ? `${one} ← ${other}` : `${one} → ${other}`));
}

/** "Gyeongbu line KTX 1": a line with what its train is called. */
export function trainNames(line: RailNames, number: string | null): Names {
  return joined(line, line, (name) => (number === null ? name : `${name} ${number}`));
}

function joined(one: RailNames, other: RailNames, join: (one: string, other: string, tag: string) => string): Names {
  const tags = new Set([...Object.keys(catalogueNames(one)), ...Object.keys(catalogueNames(other))]);
  const text = (tag: string): string => join(railName(one, tag).text, railName(other, tag).text, tag);
  return { ...Object.fromEntries([...tags].map((tag) => [tag, text(tag)])), en: text('en') };
}

/** What classes are called where a feed has no names of its own. */
export const classNames: Readonly<Record<FareClass, Names>> = {
  standard: {
    en: 'Standard class',
    ar: 'الدرجة العادية',
    de: '2. Klasse',
    es: 'Clase turista',
    fr: '2de classe',
    id: 'Kelas standar',
    it: 'Seconda classe',
    ja: '普通車',
    ko: '일반실',
    'ms-MY': 'Kelas standard',
    ru: 'Стандартный класс',
    th: 'ชั้นมาตรฐาน',
    vi: 'Hạng tiêu chuẩn',
    'zh-CN': '二等座',
    'zh-TW': '標準車廂',
  },
  first: {
    en: 'First class',
    ar: 'الدرجة الأولى',
    de: '1. Klasse',
    es: 'Primera clase',
    fr: '1re classe',
    id: 'Kelas satu',
    it: 'Prima classe',
    ja: 'グリーン車・1等車',
    ko: '특실',
    'ms-MY': 'Kelas pertama',
    ru: 'Первый класс',
    th: 'ชั้นหนึ่ง',
    vi: 'Hạng nhất',
    'zh-CN': '一等座',
    'zh-TW': '頭等車廂',
  },
  business: {
    en: 'Business class',
    ar: 'درجة الأعمال',
    de: 'Business-Klasse',
    es: 'Clase business',
    fr: 'Classe affaires',
    id: 'Kelas bisnis',
    it: 'Classe business',
    ja: 'ビジネスクラス',
    ko: '비즈니스석',
    'ms-MY': 'Kelas perniagaan',
    ru: 'Бизнес-класс',
    th: 'ชั้นธุรกิจ',
    vi: 'Hạng thương gia',
    'zh-CN': '商务座',
    'zh-TW': '商務車廂',
  },
};
