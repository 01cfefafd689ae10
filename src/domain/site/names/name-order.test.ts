import { expect, it } from 'vitest';

import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { nameLetter } from '#src/domain/site/names/name-letter.ts';
import { nameOrder } from '#src/domain/site/names/name-order.ts';
import { nameReading, pinyinReading } from '#src/domain/site/names/name-reading.ts';

it.each<[LanguageCode, readonly string[]]>([
  // German sorts Ö as O; Swedish has it behind Z.
  ['de', ['Oberhof', 'Österreich', 'Polen', 'Zypern']],
  ['es', ['Nzega', 'Ñuñoa', 'Oslo']],
  ['vi', ['Da Lat', 'Đà Nẵng', 'Hà Nội', 'Huế']],
  ['ru', ['Екатеринбург', 'Ёлкино', 'Ереван', 'Ижевск']],
  // The article counts: it is written as one with the word.
  ['ar-SA', ['إسطنبول', 'الدوحة', 'أمستردام', 'باريس']],
  // A Thai vowel that is written before its consonant counts after it.
  ['th', ['กรุงเทพ', 'เกาะสมุย', 'ขอนแก่น', 'โตเกียว', 'ไทเป', 'บาหลี']],
  ['ko', ['가오슝', '다낭', '서울', '홍콩']],
  ['ja', ['アメリカ', 'イタリア', 'スイス']],
  ['ja', ['大阪', 'ソウル', '台北', '東京', 'バンコク', '香港', 'ローマ']],
  // Cháng, dōng, xiāng by pinyin; by strokes 上 3, 巴 4, 東 8.
  ['zh-CN', ['长沙', '东京', '上海', '香港']],
  ['zh-TW', ['上海', '巴黎', '東京', '香港', '倫敦', '紐約']],
  ['zh-HK', ['上海', '巴黎', '東京', '香港', '倫敦', '紐約']],
  ['en', ['Åland', 'Albania', 'andorra', 'Angola']],
  ['en', ['Terminal 2', 'Terminal 10']],
])('nameOrder sorts as a reader of %s looks names up: %s', (language, sorted) => {
  expect(sorted.toReversed().toSorted(nameOrder(language))).toEqual(sorted);
});

it('nameOrder places what has no name last', () => {
  expect(['Oslo', null, 'Ñuñoa'].toSorted(nameOrder('es'))).toEqual(['Ñuñoa', 'Oslo', null]);
});

it('nameReading writes the kanji of known names as kana', () => {
  expect(['北海道', '札幌・北海道', '英領ヴァージン諸島', '嘉義'].map(nameReading)).toEqual([
    'ほっかいどう',
    'さっぽろ・ほっかいどう',
    'えいりょうヴァージンしょとう',
    '嘉義',
  ]);
});

it('pinyinReading replaces signs that are read otherwise in a name', () => {
  expect(['重庆', '长沙', '上海'].map(pinyinReading)).toEqual(['崇庆', '常沙', '上海']);
});

it.each<[LanguageCode, string, string | null]>([
  ['ja', '東京', 'た'],
  ['ja', 'バンコク', 'は'],
  ['ja', 'ンジャメナ', 'わ'],
  ['ja', '嘉義', null],
  ['ko', '도쿄', 'ㄷ'],
  ['ko', '쑤저우', 'ㅅ'],
  ['ko', 'LA', null],
  ['th', 'โตเกียว', 'ต'],
  ['th', 'ภูเก็ต', 'ภ'],
  ['th', 'LA', null],
  ['zh-CN', '东京', 'D'],
  ['zh-CN', '重庆', 'C'],
  ['zh-CN', '阿姆斯特丹', 'A'],
  ['zh-CN', '札幌', 'Z'],
  ['zh-CN', 'LA', null],
  ['zh-TW', '東京', null],
  ['en', 'Tokyo', null],
])('nameLetter files in %s the name %s under %s', (language, name, letter) => {
  expect(nameLetter(name, language)).toBe(letter);
});
