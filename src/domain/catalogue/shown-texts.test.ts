import { describe, expect, it } from 'vitest';

import {
  areaIn,
  differsIn,
  placeSaid,
  placeSource,
  productSaid,
  productSource,
  summaryIn,
} from '#src/domain/catalogue/shown-texts.ts';
import { sourceHash } from '#src/domain/shared/text/provenance.ts';

const english = {
  summary: 'A tower.',
  text: 'A tall tower.',
  highlights: ['A view'],
  included: ['Entry'],
  excluded: ['Lunch'],
  goodToKnow: ['Bring a jacket'],
  accessibility: ['Lift'],
  options: [{ differs: ['By day'] }],
};
const japanese = {
  summary: '塔です。',
  text: '高い塔です。',
  highlights: ['眺め'],
  included: ['入場'],
  excluded: ['昼食'],
  goodToKnow: ['上着'],
  accessibility: ['エレベーター'],
  differs: { day: ['昼'] },
  reviewed: true,
};
const taiwanese = { ...japanese, summary: '塔。', reviewed: false };
const words = { ja: japanese, 'zh-TW': taiwanese };
const { options: _options, ...lists } = english;
const asSaid = { ...lists, differs: {} };
const unknown = { engine: null, date: null, outdated: false };
const read = { by: 'person', ...unknown, notice: null };
const unread = { by: 'machine', ...unknown, notice: 'machine' };

describe('texts in a variant of English', () => {
  const product = { ...english, text: 'A tower of 300 metres in the centre.', words, options: [] };
  const option = { id: 'day', differs: ['By the lift'] };

  it('are spelled and measured for their readers', () => {
    expect(productSaid(product, 'en-US').words).toMatchObject({
      text: 'A tower of 1,000 feet (300 m) in the center.',
      accessibility: ['Elevator'],
    });
    expect(productSaid(product, 'en-GB').words).toMatchObject({ text: product.text, accessibility: ['Lift'] });
    expect(placeSaid({ summary: 'In colour.', text: 'Grey.' }, 'en-PH').words).toMatchObject({
      summary: 'In color.',
      text: 'Gray.',
    });
    expect(summaryIn({ summary: 'A theater.' }, 'en-NZ')).toEqual({ text: 'A theatre.', lang: 'en' });
    expect(differsIn({ words }, option, 'en').lines).toEqual(['By the elevator']);
    expect(areaIn({}, 'Darling Harbour', 'en-US')).toEqual({ text: 'Darling Harbour', lang: 'en' });
  });
});

describe('productSaid', () => {
  it('returns the words of the language, without the English ones where they were compared', () => {
    expect(productSaid({ ...english, words }, 'ja')).toEqual({
      lang: 'ja',
      words: japanese,
      translation: read,
      original: null,
    });
  });

  it('returns the English ones beside a translation that nobody has compared, found by the nearest language', () => {
    expect(productSaid({ ...english, words }, 'zh-HK')).toEqual({
      lang: 'zh-TW',
      words: taiwanese,
      translation: unread,
      original: asSaid,
    });
  });

  it.each([
    ['in other languages only', { ...english, words }],
    ['in none', english],
  ])('returns English where it is translated %s', (_what, product) => {
    expect(productSaid(product, 'de')).toEqual({ lang: 'en', words: asSaid, translation: null, original: null });
  });
});

describe('the source of a translation', () => {
  const provenance = { by: 'person', engine: null, date: '2026-11-27' } as const;

  it('productSource returns all that is translated, differences of options too', () => {
    expect(productSource(english)).toEqual(
      ['A tower.', 'A tall tower.', 'A view', 'Entry'].concat(['Lunch', 'Bring a jacket', 'Lift', 'By day']),
    );
  });

  it('placeSource returns what is said of a destination', () => {
    expect(placeSource({ summary: 'A city.', text: 'A large city.' })).toEqual(['A city.', 'A large city.']);
  });

  it('that has changed makes a translation outdated, and its original is shown', () => {
    const ja = { ...japanese, provenance: { ...provenance, sourceHash: sourceHash(productSource(english)) } };
    expect(productSaid({ ...english, words: { ja } }, 'ja').original).toBeNull();
    const now = { ...english, included: ['Entry', 'Audio guide'], words: { ja } };
    expect(productSaid(now, 'ja').translation).toMatchObject({ by: 'person', outdated: true, notice: 'outdated' });
    expect(productSaid(now, 'ja').original).toMatchObject({ included: ['Entry', 'Audio guide'] });
    const de = { summary: 'Stadt', text: 'Stadt', provenance: { ...provenance, sourceHash: sourceHash(['A', 'B']) } };
    expect(placeSaid({ summary: 'A', text: 'B', words: { de } }, 'de').translation?.notice).toBeNull();
    expect(placeSaid({ summary: 'A', text: 'C', words: { de } }, 'de').translation?.notice).toBe('outdated');
  });
});

describe('placeSaid', () => {
  const { summary, text } = english;
  const said = { summary, text };
  const german = { summary: 'Eine Stadt.', text: 'Eine große Stadt.', reviewed: false };
  const place = { summary, text, words: { de: german } };

  it('returns the words of the language, beside the English ones where nobody has compared them', () => {
    expect(placeSaid(place, 'de')).toEqual({ lang: 'de', words: german, translation: unread, original: said });
    const reviewed = { ...german, reviewed: true };
    expect(placeSaid({ ...place, words: { de: reviewed } }, 'de')).toEqual({
      lang: 'de',
      words: reviewed,
      translation: read,
      original: null,
    });
  });

  it('returns English where there are no words in the language', () => {
    expect(placeSaid(place, 'ja')).toEqual({ lang: 'en', words: said, translation: null, original: null });
  });
});

describe('summaryIn', () => {
  it.each([
    ['ja', { text: '塔です。', lang: 'ja' }],
    ['zh-HK', { text: '塔。', lang: 'zh-TW' }],
    ['de', { text: 'A tower.', lang: 'en' }],
    ['en', { text: 'A tower.', lang: 'en' }],
  ])('returns for %s the text with its language', (language, found) => {
    expect(summaryIn({ summary: 'A tower.', words }, language)).toEqual(found);
  });

  it('returns English of what was never translated', () => {
    expect(summaryIn({ summary: 'A tower.' }, 'ja')).toEqual({ text: 'A tower.', lang: 'en' });
  });
});

describe('differsIn', () => {
  it('returns the lines of the option in the language', () => {
    expect(differsIn({ words }, { id: 'day', differs: ['By day'] }, 'ja')).toEqual({ lang: 'ja', lines: ['昼'] });
  });

  it('returns the English lines of an option that the translation lacks, and of a product without any', () => {
    const night = { id: 'night', differs: ['By night'] };
    expect(differsIn({ words }, night, 'ja')).toEqual({ lang: 'en', lines: ['By night'] });
    expect(differsIn({}, night, 'ja')).toEqual({ lang: 'en', lines: ['By night'] });
  });
});

describe('areaIn', () => {
  it('returns the name of an area in the language, else in English', () => {
    const areaNames = { 'Old Town': { en: 'Old Town', ja: '旧市街' } };
    expect(areaIn({ areaNames }, 'Old Town', 'ja')).toEqual({ text: '旧市街', lang: 'ja' });
    expect(areaIn({ areaNames }, 'Old Town', 'de')).toEqual({ text: 'Old Town', lang: 'en' });
    expect(areaIn({ areaNames }, 'Harbor', 'ja')).toEqual({ text: 'Harbor', lang: 'en' });
    expect(areaIn({}, 'Harbor', 'ja')).toEqual({ text: 'Harbor', lang: 'en' });
  });
});
