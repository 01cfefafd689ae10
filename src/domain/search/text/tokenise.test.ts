import { describe, expect, it } from 'vitest';

import { editDistance, slipsAllowed } from '#src/domain/search/text/edit-distance.ts';
import { joinedWords, normalise, soughtWords, storedWords } from '#src/domain/search/text/tokenise.ts';

const sought = (query: string): string[] => soughtWords(query).map((word) => word.text + (word.prefix ? '*' : ''));

describe('words of the search', () => {
  it('spells alike what readers take as the same', () => {
    expect(normalise('MUSÉE  d’Orsay ＡＢＣ')).toBe('musee  d’orsay abc');
    expect(normalise('İstanbul ISTANBUL Straße')).toBe('istanbul istanbul strasse');
    expect(normalise('بُرج إيفل')).toBe(normalise('برج ايفل'));
    // The marks of kana and Hangul are separate letters and stay.
    expect(normalise('がぎ パリ 서울')).toBe('がぎ パリ 서울');
  });

  it('stores words without stop words, plural s, articles and apostrophes', () => {
    expect(storedWords('The Gardens of the Musée d’Orsay, Thames')).toEqual(['garden', 'musee', 'orsay', 'thame']);
    expect(storedWords('متحف اللوفر')).toEqual(['متحف', 'لوفر']);
    expect(storedWords('서울 타워')).toEqual(['서울', '타워']);
  });

  it('stores Chinese and Japanese as pairs and the last sign', () => {
    expect(storedWords('東京スカイ tour')).toEqual(['东京', '京す', 'すか', 'かい', 'い', 'tour']);
  });

  it('cuts a Japanese query at its words, so that no pair spans two', () => {
    expect(sought('東京ディズニー')).toEqual(['东京', 'でぃ', 'ぃず', 'ずに', 'にい']);
    expect(sought('東京の塔')).toEqual(['东京', '塔*']);
  });

  it('reads hiragana and katakana alike', () => {
    expect(storedWords('トウキョウ')).toEqual(storedWords('とうきょう'));
    const stored = new Set(storedWords('とうきょう'));
    for (const query of ['とうきょう', 'トウキョウ'])
      expect(sought(query).every((word) => stored.has(word))).toBe(true);
  });

  it('offers neighbors as one word, unfinished only where the last is', () => {
    const joined = (query: string): (readonly string[])[] =>
      soughtWords(query).map((word) => (word.joined ?? []).map(({ text, prefix }) => text + (prefix ? '*' : '')));
    expect(joined('tokyo sky tree ')).toEqual([['tokyosky'], ['tokyosky', 'skytree'], ['skytree']]);
    expect(joined('sky tre')).toEqual([['skytre*'], ['skytre*']]);
    expect(joined('taipei 101')).toEqual([[], []]);
    expect(joined('a b')).toEqual([[]]);
    expect(joined('skytree')).toEqual([[]]);
  });

  it('joins the adjacent words of a name', () => {
    expect(joinedWords('Hong Kong Disneyland')).toEqual(['hongkong', 'kongdisneyland']);
    expect(joinedWords('Gardens by the Bay')).toEqual(['gardenbay']);
    expect(joinedWords('Taipei 101')).toEqual([]);
    expect(joinedWords('東京 タワー')).toEqual([]);
  });

  it('takes the last word for unfinished until a space ends it', () => {
    expect(sought('eiffel tow')).toEqual(['eiffel', 'tow*']);
    expect(sought('eiffel tower ')).toEqual(['eiffel', 'tower']);
    expect(sought('things to do in bali')).toEqual(['bali*']);
    expect(sought('the')).toEqual(['the*']);
  });

  it.each(['', '   ', '\u0000\u0007', '!?*&^%', '-- ;'])('finds no word in %j', (query) =>
    expect(soughtWords(query)).toEqual([]),
  );

  it('looks at no more than forty words', () => {
    const many = Array.from({ length: 500 }, (_, index) => `word${index}x`).join(' ');
    expect(soughtWords(many)).toHaveLength(40);
  });
});

describe('slips of the keyboard', () => {
  it.each([
    ['tokyo', 'tokyo', 0],
    ['tokio', 'tokyo', 1],
    ['disnyland', 'disneyland', 1],
    ['dinseyland', 'disneyland', 1],
    ['pasport', 'passport', 1],
    ['louvre', 'loire', 2],
    ['a', 'abcdef', 3],
  ])('counts %s for %s as %i at most 2', (a, b, slips) => expect(editDistance(a, b, 2)).toBe(slips));

  it('allows more typos in longer words', () => expect([3, 4, 7, 8].map(slipsAllowed)).toEqual([0, 1, 1, 2]));
});
