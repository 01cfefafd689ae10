import { describe, expect, it } from 'vitest';

import { cyrillicOf, latinOf } from '#src/domain/search/spelling/cyrillic.ts';
import { foldArabic, foldCyrillic, foldDigits, foldLatin, foldThai } from '#src/domain/search/spelling/fold-scripts.ts';
import { foldHan, signsOf } from '#src/domain/search/spelling/han.ts';
import {
  beginsHangul,
  hangulInitials,
  hangulLetters,
  isHangul,
  syllableRange,
} from '#src/domain/search/spelling/hangul.ts';
import { foldBorrowedKana, foldKana, kanaOf, romajiOf } from '#src/domain/search/spelling/kana.ts';
import {
  beginsSo,
  isSpelled,
  otherSpellings,
  rangesOf,
  spellingsOfName,
} from '#src/domain/search/spelling/other-spellings.ts';
import { normalise, searchSpelling } from '#src/domain/search/text/tokenise.ts';

const textsOf = (word: string): readonly string[] =>
  otherSpellings(word, true).flatMap((one) => (one.as === 'text' ? [one.text] : []));

describe('folded scripts', () => {
  it('foldLatin writes letters without decomposition by those of a bare keyboard', () => {
    expect(foldLatin('đà łódź æ œ ø straße ıs þ')).toBe('dà lódź ae oe o strasse is th');
    expect(normalise('Đà Nẵng')).toBe('da nang');
    expect(normalise('Sacré-Cœur')).toBe('sacre-coeur');
  });

  it('foldCyrillic writes ё as е, and normalise drops stress marks and keeps й', () => {
    expect(foldCyrillic('ёлка')).toBe('елка');
    expect(normalise('Э́йфелева ба́шня')).toBe('эйфелева башня');
  });

  it('foldArabic drops marks and tatweel and knows Persian letters', () => {
    expect(foldArabic('طُوكِيـُو')).toBe('طوكيو');
    expect(foldArabic('اوساکا ی ة ٱ')).toBe('اوساكا ي ه ا');
    expect(normalise('مسؤول بيئة أإآ')).toBe('مسوول بييه ااا');
  });

  it.each(['น้ำ', 'นํ้า', 'น้ํา', 'นำ้'])('normalise stores sara am of %s behind its tone mark', (typed) =>
    expect(normalise(typed)).toBe('น้ำ'),
  );

  it('foldThai places vowels before tone marks and joins sara ae', () => {
    expect(foldThai('เเม่')).toBe('แม่');
    expect(foldThai('ท\u0e48\u0e35')).toBe('ท\u0e35\u0e48');
    expect(foldThai('ค\u0e48\u0e48')).toBe('ค\u0e48');
  });

  it('foldDigits reads the digits of other scripts', () => {
    expect(foldDigits('١٠١ ۱۲ ๑๐๑ १२ 101')).toBe('101 12 101 12 101');
    // Mathematical digits are none of a keyboard.
    expect(foldDigits('𝟙')).toBe('𝟙');
  });
});

describe('kana', () => {
  it('foldKana writes katakana as hiragana and the long vowel mark as its vowel', () => {
    expect(foldKana('トーキョー オーサカ コーベ スカイツリー')).toBe('とうきょう おおさか こうべ すかいつりい');
    expect(foldKana('ー 東京 Tokyo')).toBe('ー 東京 Tokyo');
    expect(foldKana('abc')).toBe('abc');
    expect(foldBorrowedKana('ルーヴル ヴェニス')).toBe('ルーブル ベニス');
  });

  it.each([
    ['toukyou', 'とうきょう'],
    ['kinkakuji', 'きんかくじ'],
    ['nippon', 'にっぽん'],
    ['matcha', 'まっちゃ'],
    ['shimbashi', 'しんばし'],
    ['sinzyuku', 'しんじゅく'],
    ['tunami', 'つなみ'],
    ['honkon', 'ほんこん'],
    ['london', null],
    ['', null],
  ])('kanaOf reads %s as %s', (romaji, kana) => expect(kanaOf(romaji)).toBe(kana));

  it.each([
    ['とうきょう', 'tokyo'],
    ['おおさか', 'osaka'],
    ['しんじゅく', 'shinjuku'],
    ['にっぽん', 'nippon'],
    ['まっちゃ', 'matcha'],
    ['きゅうしゅう', 'kyushu'],
    ['の', 'no'],
    ['東', null],
  ])('romajiOf writes %s as %s', (kana, latin) => expect(romajiOf(kana)).toBe(latin));
});

describe('Cyrillic', () => {
  it('latinOf romanizes by BGN/PCGN', () => {
    expect(latinOf('москва')).toBe('moskva');
    expect(latinOf('царское село щи объезд')).toBe('tsarskoe selo shchi obezd');
  });

  it.each([
    ['moskva', ['москва']],
    ['shveytsariya', ['швейцария']],
    ['kazan', ['казан', 'казань']],
    ['eyfeleva', ['ейфелева', 'эйфелева']],
    ['krym', ['крым', 'крымь']],
    ['qatar', []],
  ])('cyrillicOf reads %s as %j', (latin, all) => expect(cyrillicOf(latin)).toEqual(all));
});

describe('Hangul', () => {
  it('is found and taken apart as it is typed', () => {
    expect([isHangul('abc'), isHangul('도'), isHangul('ᄃ')]).toEqual([false, true, true]);
    expect(hangulLetters('돜')).toBe(hangulLetters('도ᄏ'));
    expect(hangulInitials('도쿄 A')).toBe('ᄃᄏ A');
    expect(syllableRange('ᄃ')).toEqual(['다', '딯']);
    expect(syllableRange('도')).toEqual(['다', '딯']);
    expect(syllableRange('a')).toBeNull();
  });

  it.each([
    ['도쿄', 'ᄃᄏ', true],
    ['도쿄', '도ᄏ', true],
    ['도쿄', '돜', true],
    ['서울', '서우', true],
    ['오사카', '오ᄉᄏ', true],
    ['도쿄', '동', false],
    ['도쿄', 'ᄃᄏᄋ', false],
  ])('beginsHangul: %s typed as %s: %s', (name, typed, begins) => expect(beginsHangul(name, typed)).toBe(begins));
});

describe('Chinese', () => {
  it('foldHan writes traditional and Japanese forms as the simplified ones', () => {
    expect(foldHan('東京澀谷 渋谷 沖縄 駅')).toBe('东京涩谷 涩谷 冲绳 驿');
    expect(searchSpelling('臺北')).toBe(searchSpelling('台北'));
    // The Japanese sign of Osaka is none of the variants that it once was.
    expect(foldHan('大阪')).toBe('大阪');
  });

  it('signsOf reads Pinyin and Jyutping, also unfinished', () => {
    const reads = (latin: string, name: string, unfinished = false): boolean =>
      signsOf(latin, unfinished).some(
        (sets) => sets.length === name.length && sets.every((set, at) => set.has(name[at] ?? '')),
      );
    expect(reads('dongjing', '东京')).toBe(true);
    expect(reads('dongj', '东京')).toBe(false);
    expect(reads('dongj', '东京', true)).toBe(true);
    expect(reads('xian', '西安')).toBe(true);
    expect(reads('xiamen', '厦门')).toBe(true);
    expect(reads('chongqing', '重庆')).toBe(true);
    expect(reads('lvshun', '旅顺')).toBe(true);
    expect(reads('lushun', '旅顺')).toBe(true);
    expect(reads('hoenggong', '香港')).toBe(true);
    expect(signsOf('dong', false)).toEqual([]);
    expect(signsOf('london', false)).toEqual([]);
  });
});

describe('other spellings', () => {
  it.each([
    ['muenchen', 'munchen'],
    ['aarhus', 'arhus'],
    ['ohsaka', 'osaka'],
    ['shinbashi', 'shimbashi'],
    ['しながわ', 'shinagawa'],
    ['moskva', 'москва'],
    ['москва', 'moskva'],
    ['القاهره', 'قاهره'],
    ['قاهره', 'القاهره'],
    ['فلورنسا', 'وفلورنسا'],
  ])('otherSpellings of %s have %s', (word, spelled) => expect(textsOf(word)).toContain(spelled));

  it('otherSpellings are none of a letter, of a long word and of a finished Hangul word', () => {
    expect(otherSpellings('a', true)).toEqual([]);
    expect(otherSpellings('a'.repeat(41), true)).toEqual([]);
    expect(otherSpellings('도', false)).toEqual([]);
    expect(otherSpellings('101', true)).toEqual([]);
  });

  it('spellingsOfName goes word by word and as one', () => {
    const spelled = (typed: string): readonly string[] =>
      spellingsOfName(typed, true).flatMap((one) => (one.as === 'text' ? [one.text] : []));
    expect(spelled('shin oosaka')).toContain('shin osaka');
    expect(spelled('las vegas')).toContain('лас вегас');
    expect(spelled('лас вегас')).toContain('las vegas');
    expect(spelled('bali dao')).toContain('balidao');
    expect(spelled('toukyou')).toContain('tokyo');
    expect(spelled('東京 x')).toEqual(['東京x']);
  });

  it('beginsSo, isSpelled and rangesOf judge text, signs and Hangul', () => {
    const text = { as: 'text', text: 'tok' } as const;
    expect([beginsSo('tokyo', text), isSpelled('tokyo', text), isSpelled('tok', text)]).toEqual([true, false, true]);
    expect(rangesOf(text)).toEqual([['tok', 'tok\uffff']]);
    const signs = { as: 'signs', signs: [new Set(['东', '冬']), new Set(['京'])] } as const;
    expect([beginsSo('东京塔', signs), isSpelled('东京塔', signs), isSpelled('东京', signs)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(rangesOf(signs).map(([from]) => from)).toEqual(['东', '冬']);
    const hangul = { as: 'hangul', text: '도ᄏ' } as const;
    expect([beginsSo('도쿄', hangul), isSpelled('도쿄', hangul)]).toEqual([true, false]);
    expect(rangesOf(hangul)).toEqual([['다', '딯\uffff']]);
    expect(rangesOf({ as: 'hangul', text: 'a' })).toEqual([]);
  });
});
