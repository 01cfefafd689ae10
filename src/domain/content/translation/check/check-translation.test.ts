import { describe, expect, it } from 'vitest';

import { checkTranslation } from '#src/domain/content/translation/check/check-translation.ts';
import { isPlausible } from '#src/domain/content/translation/check/language-signs.ts';
import { numbersOf, saysNumbers } from '#src/domain/content/translation/check/numbers-in.ts';
import { splitSegments, type Term } from '#src/domain/content/translation/split-segments.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

const terms: readonly Term[] = [
  { name: 'Tokyo', written: '東京' },
  { name: 'Meander', written: 'Meander' },
];

function check(english: string, translation: string, target: LanguageCode = 'de', glossary: readonly Term[] = []) {
  return checkTranslation(translation, { segments: splitSegments(english, glossary), source: 'en', target });
}

describe('checkTranslation', () => {
  it.each([
    ['Coach from the station and a guide', 'Bus ab dem Bahnhof und ein Guide', 'de'],
    ['Two hours on the river, from 1,000 yen', '川の上で2時間、1,000円から', 'ja'],
    ['Open until 20:00 on all days', 'Geöffnet täglich bis 20 Uhr', 'de'],
    ['2.5 km of quiet lanes', '2,5 km ruhige Wege', 'de'],
    ['Audio guide', 'Audioguide', 'de'],
    ['Wi-Fi', 'Wi-Fi', 'fr'],
    ['See **the tower** or [the map](/map/)', 'Voyez **la tour** ou [le plan](/map/)', 'fr'],
    ['Hello {name}, welcome', 'Hallo {name}, willkommen', 'de'],
    ['Universal Studios Japan', 'Universal Studios Japan', 'ru'],
    ['Open from October to May', '10月から5月まで営業', 'ja'],
    ['Fixed price for the car', '1台ごとの固定料金', 'ja'],
    ['Seat in a 4x4', 'Место во внедорожнике', 'ru'],
    ['A walk through the old town', 'رحلة سيراً في المدينة القديمة', 'ar-SA'],
    ['A walk through the old town', '老城漫步之旅', 'zh-CN'],
  ] as const)('accepts %j as %j', (english, translation, target) => {
    expect(check(english, translation, target)).toBeNull();
  });

  it.each([
    ['empty', 'Coach and guide', '   ', 'de'],
    ['placeholder_changed', 'Hello {name}, welcome', 'Hallo {Name}, willkommen', 'de'],
    ['placeholder_changed', 'See [the map](/map/)', 'Siehe [die Karte](/karte/)', 'de'],
    ['placeholder_changed', 'Write to us', 'Schreiben Sie an https://example.com', 'de'],
    ['markup_changed', 'Coach and guide', '<b>Bus</b> und Guide', 'de'],
    ['markup_changed', 'Food & drinks', 'Essen &amp; Getränke', 'de'],
    ['markup_changed', 'See **the tower** now', 'Jetzt den Turm sehen', 'de'],
    ['markup_changed', 'Coach and guide', 'Hier ist die Übersetzung:\nBus und Guide', 'de'],
    ['number_changed', 'Book 24 hours ahead', 'Buchen Sie 42 Stunden vorher', 'de'],
    ['number_changed', 'Book a day ahead', 'Buchen Sie 24 Stunden vorher', 'de'],
    ['number_changed', 'Costs 1,000 yen', 'Kostet 10.000 Yen', 'de'],
    ['length_implausible', 'A guide', 'Ein Guide, '.repeat(20), 'de'],
    ['length_implausible', 'A long walk through the quiet lanes of the town', 'Weg', 'de'],
    ['untranslated', 'Coach from the station and a guide', 'Coach from the station and a guide', 'de'],
    ['other_language', 'A walk through the old town', 'Прогулка по старому городу', 'de'],
    ['other_language', 'A walk through the old town', 'A stroll through the old town', 'ja'],
    ['other_language', 'You walk with the guide from the station', 'Le guide est avec vous sur les quais', 'de'],
    ['other_language', 'A walk through the old town', '古い町をゆっくり歩く', 'zh-CN'],
    ['other_language', 'A very long walk through the old town', '在老城里漫步了很长一段时间然后回到车站坐车', 'ja'],
  ] as const)('finds %s in the translation of %j as %j', (fault, english, translation, target) => {
    expect(check(english, translation, target)).toBe(fault);
  });

  it('requires names in the form of the target language, and lets their ends be inflected', () => {
    expect(check('A day in Tokyo', '東京での一日', 'ja', terms)).toBeNull();
    expect(check('A day in Tokyo', '京都での一日', 'ja', terms)).toBe('name_changed');
    expect(check('Book with Meander', 'Mäander buchen', 'de', terms)).toBe('name_changed');
    const osaka = [{ name: 'Osaka', written: 'Осака' }];
    expect(check('A day in Osaka', 'День в Осаке', 'ru', osaka)).toBeNull();
  });

  it('accepts numbers in digits where the source may say them in words', () => {
    expect(check('Sixty minutes of waiting', '60 Minuten Wartezeit', 'de')).toBeNull();
    const segments = splitSegments('待ち時間は六十分', []);
    expect(checkTranslation('60 minutes of waiting', { segments, source: 'ja', target: 'en' })).toBeNull();
  });
});

describe('numbersOf', () => {
  it('reads numbers however they are grouped, divided and written', () => {
    expect(numbersOf('1,000 or 1.000 or 1 000')).toEqual(['1000', '1000', '1000']);
    expect(numbersOf('10:00–18:30, 2.5 km')).toEqual(['10', '18', '30', '2', '5']);
    expect(numbersOf('١٢ ๔ ３')).toEqual(['12', '4', '3']);
  });
});

describe('saysNumbers', () => {
  it('knows number words of English, and assumes them elsewhere', () => {
    expect(saysNumbers('seventy kilometers', 'en')).toBe(true);
    expect(saysNumbers('a quiet lane', 'en-GB')).toBe(false);
    expect(saysNumbers('静かな道', 'ja')).toBe(true);
  });
});

describe('isPlausible', () => {
  it('accepts texts without letters, and Malay beside Indonesian', () => {
    expect(isPlausible('12 – 18', 'ja')).toBe(true);
    expect(isPlausible('Naik bas dari stesen dengan pemandu untuk anda', 'ms-MY')).toBe(true);
    expect(isPlausible('The coach is at the station with your guide', 'ms-MY')).toBe(false);
  });
});
