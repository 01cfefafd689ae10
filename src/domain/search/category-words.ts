import { categories, type Category } from '#src/domain/catalogue/product.ts';
import { normalise } from '#src/domain/search/tokenise.ts';

/** Words that people look for a category by, in the languages that products are written in. */
export const categoryWords: Readonly<
  Record<Category, { readonly en: string; readonly ja: string; readonly ar: string }>
> = {
  attraction: {
    en: 'attraction sight landmark ticket entry',
    ja: '観光スポット 名所 入場券 チケット',
    ar: 'معلم سياحي تذكرة دخول',
  },
  'theme-park': {
    en: 'theme park amusement rides waterpark ticket',
    ja: 'テーマパーク 遊園地 チケット',
    ar: 'مدينة ملاهي تذكرة',
  },
  museum: { en: 'museum gallery art exhibition ticket', ja: '美術館 博物館 チケット', ar: 'متحف معرض تذكرة' },
  tour: { en: 'tour guided walk', ja: 'ツアー ガイド', ar: 'جولة مرشد' },
  'day-trip': { en: 'day trip excursion tour', ja: '日帰り ツアー', ar: 'رحلة يومية جولة' },
  cruise: { en: 'cruise boat river sailing', ja: 'クルーズ 船', ar: 'رحلة بحرية قارب' },
  show: { en: 'show performance theatre', ja: 'ショー 公演', ar: 'عرض مسرح' },
  food: { en: 'food dining restaurant meal', ja: 'グルメ 食事', ar: 'طعام مطعم' },
  class: { en: 'class workshop lesson', ja: '体験 教室', ar: 'ورشة درس' },
  outdoor: { en: 'outdoor nature adventure hike', ja: 'アウトドア 自然 体験', ar: 'مغامرة طبيعة' },
  wellness: { en: 'wellness spa hot spring massage', ja: '温泉 スパ', ar: 'سبا استرخاء' },
  transfer: { en: 'transfer airport train bus ticket', ja: '空港 送迎 電車 乗車券', ar: 'نقل مطار قطار' },
  pass: { en: 'pass card sightseeing', ja: 'パス 周遊券', ar: 'بطاقة' },
};

/** The categories that have a word beginning with what was typed, in any of the languages. */
export function categoriesBeginning(typed: string): Category[] {
  const start = normalise(typed).trim();
  if (start === '') return [];
  return categories.filter((category) =>
    Object.values(categoryWords[category]).some((words) =>
      normalise(words)
        .split(' ')
        .some((word) => word.startsWith(start)),
    ),
  );
}
