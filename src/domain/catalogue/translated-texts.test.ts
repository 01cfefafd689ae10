import { describe, expect, it } from 'vitest';

import { slotted, titleParts, titleWordsFor, wordsFor } from '#src/domain/catalogue/translated-texts.ts';

describe('slotted', () => {
  it.each([
    ['Child (6–11)', 'Child ({1}–{2})'],
    ['From 10:30, 2.5 hours for 1,000 steps', 'From {1}, {2} hours for {3} steps'],
    ['Adult', 'Adult'],
  ])('of "%s" returns "%s"', (english, pattern) => {
    expect(slotted(english)).toBe(pattern);
  });
});

describe('wordsFor', () => {
  const dictionary = {
    'Child (6–11)': 'Kind (6–11 Jahre)',
    'Child ({1}–{2})': 'Kind ({1}–{2})',
    '{1} of {2}': 'von {2} sind es {1}',
    'Bus {1}': 'Bus {1} bis {2}',
  };

  it.each([
    ['the words of the text itself before those of its pattern', 'Child (6–11)', 'Kind (6–11 Jahre)'],
    ['the words of its pattern with its numbers in their slots', 'Child (3–12)', 'Kind (3–12)'],
    ['the numbers in the order of the translation', '2 of 30', 'von 30 sind es 2'],
    ['a slot as it is where the text has no such number', 'Bus 7', 'Bus 7 bis {2}'],
    ['undefined where it has neither', 'Adult (3–12)', undefined],
  ])('returns %s', (_what, english, found) => {
    expect(wordsFor(dictionary, english)).toBe(found);
  });
});

describe('titleParts', () => {
  it('returns the attraction and the pattern of a title, parted at the first colon and blank', () => {
    expect(titleParts('Tokyo Tower: day ticket: fast')).toEqual({
      name: 'Tokyo Tower',
      pattern: '{name}: day ticket: fast',
    });
  });

  it.each(['Cooking class', 'Open 10:30', ''])('returns null for "%s", which names no attraction', (english) => {
    expect(titleParts(english)).toBeNull();
  });
});

describe('titleWordsFor', () => {
  const titles = {
    '{name}: day ticket': '{name}：1日券',
    '{name}: {1} hours': '{name}：{1}時間',
    'Zoo: day ticket': '動物園1日券',
  };
  const read = [{ names: { 'Tokyo Tower': '東京タワー', 'A $& B': 'A $& B' }, titles }];

  it.each([
    ['the words of the whole title before those of its pattern', 'Zoo: day ticket', '動物園1日券'],
    ['the pattern with the name of the attraction', 'Tokyo Tower: day ticket', '東京タワー：1日券'],
    ['the pattern with the numbers of the title', 'Tokyo Tower: 3 hours', '東京タワー：3時間'],
    ['a name with signs that a replacement would read otherwise', 'A $& B: day ticket', 'A $& B：1日券'],
    ['undefined for an attraction without a name', 'Castle: day ticket', undefined],
    ['undefined for a pattern without words', 'Tokyo Tower: night ticket', undefined],
    ['undefined for a title without an attraction', 'day ticket', undefined],
  ])('returns %s', (_what, english, found) => {
    expect(titleWordsFor(read, english)).toBe(found);
  });

  it('takes the name from any of the languages that are read, and the pattern from the first that has one', () => {
    const own = { names: {}, titles: { '{name}: day ticket': '{name}：一日票' } };
    const next = { names: { 'Tokyo Tower': '東京鐵塔' }, titles: { '{name}: day ticket': '{name}：全日票' } };
    expect(titleWordsFor([own, next], 'Tokyo Tower: day ticket')).toBe('東京鐵塔：一日票');
    expect(titleWordsFor([{ names: {}, titles: {} }, next], 'Tokyo Tower: day ticket')).toBe('東京鐵塔：全日票');
  });
});
