import { describe, expect, it } from 'vitest';

import { englishName, englishText, englishTexts } from '#src/domain/shared/english/english-text.ts';

describe('englishText', () => {
  it('states measures and spells, whichever way the text is written', () => {
    const text = 'A walk of 5 km to the theatre, 40 metres up.';
    expect(englishText(text, 'en-US')).toBe('A walk of 3 mi (5 km) to the theater, 130 feet (40 m) up.');
    expect(englishText(text, 'en-GB')).toBe('A walk of 3 mi (5 km) to the theatre, 40 metres up.');
    expect(englishText(text, 'en-AU')).toBe(text);
    expect(englishText(text, 'en')).toBe('A walk of 5 km to the theater, 40 meters up.');
    expect(englishText(text, 'fr')).toBe(text);
    expect(englishText('', 'en-US')).toBe('');
  });

  it('does not take the text of one variant for another', () => {
    expect(englishText('colour', 'en-US')).toBe('color');
    expect(englishText('colour', 'en-GB')).toBe('colour');
    expect(englishText('colour', 'en-US')).toBe('color');
  });
});

describe('englishTexts', () => {
  it('returns each text, and the same list for other languages', () => {
    const texts = ['grey', 'colour'];
    expect(englishTexts(texts, 'en-US')).toEqual(['gray', 'color']);
    expect(englishTexts(texts, 'th')).toBe(texts);
  });
});

describe('englishName', () => {
  it('spells a name and keeps its measures, which a text states in others', () => {
    expect(englishName('Harbour view, 134 m', 'en-US')).toBe('Harbor view, 134 m');
    expect(englishText('Harbour view, 134 m', 'en-US')).toBe('Harbor view, 440 ft (134 m)');
    expect(englishName('Vue du port, 134 m', 'fr')).toBe('Vue du port, 134 m');
  });
});
