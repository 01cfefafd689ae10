import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { englishText } from '#src/domain/shared/english/english-text.ts';
import { measureEnglish } from '#src/domain/shared/english/measure-english.ts';
import { isEnglish, spellEnglish } from '#src/domain/shared/english/spell-english.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';

const folder = fileURLToPath(new URL('../../../catalogue/', import.meta.url));

/** Fields of the files that people read. */
const readFields = new Set(
  (
    'title titles name names summary text texts highlights included excluded goodToKnow accessibility differs ' +
    'descriptions terms desk district districts hint'
  ).split(' '),
);

/** The English of the files of a folder, each text with the field that it is in. */
function textsOf(pattern: string): readonly (readonly [field: string, text: string])[] {
  return globSync(pattern, { cwd: folder }).flatMap((file) => {
    const text = readFileSync(folder + file, 'utf8');
    return file.endsWith('.md') ? [['md', text] as const] : textsIn(JSON.parse(text), '');
  });
}

function textsIn(value: unknown, field: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return readFields.has(field) ? [[field, value]] : [];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => textsIn(one, field));
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const english = entries.find(([name]) => name === 'en');
  return english === undefined ? entries.flatMap(([name, one]) => textsIn(one, name)) : textsIn(english[1], field);
}

const texts = textsOf('{destinations,places,venues,deals,themes,value-packs,coupons,programs}/**/*.json');
const content = textsOf('content/**/*.en.md');
const whole = [...texts, ...content].map(([, text]) => text);

// By the endings of words, whatever the table of spellings holds. Names begin with a capital and stay.
const britishWords =
  /\b[a-z]*(?:olour|avour|eighbour|harbour|humour|armour|honour|labour|vapour|parlour|rumour|[cst]entre|heatre|[oti]metres?\b|\bmetres?\b|\blitres?\b|[a-z]avell(?:er|ed|ing)|ancell(?:ed|ing)|norkell|edall(?:ed|ing)|odell(?:ed|ing)|[gtnlr]ised\b|rganis|ecognis|ewellery|\bgrey|\btyre|\bkerb|sulphur|storeys?\b|\bautumn|\bpetrol|\btrousers|\bpavement|car park\b)[a-z]*/g;
const americanWords =
  /\b[a-z]*(?:[cf]olor|[lf]avor|eighbor|harbor|humor\b|armor\b|honor\b|vapor\b|\bcenter|[sp]center|heater\b|heaters\b|[cilo]meters?\b|\bliters?\b|[a-z]avel(?:er|ed|ing)\b|ancel(?:ed|ing)\b|norkel(?:ed|ing)|odel(?:ed|ing)\b|rganiz|ecogniz|ewelry|\bgray\b|\bcurbs?\b|sulfur|\belevator|\bgasoline|\bsidewalk|parking lot)[a-z]*/g;
const theirs = (spelled: readonly string[], words: RegExp): readonly string[] =>
  [...new Set(spelled.join('\n').match(words))].filter((word) => !honest.has(word));
/** Words that only look like the other spelling. */
const honest = new Set([
  'advertised',
  'promised',
  'surprised',
  'raised',
  'praised',
  'heater',
  'heaters',
  'thermometer',
  'travellerdeclaration',
]);

describe('the English of the whole catalogue', () => {
  it('is read: its own spelling is British', () => {
    expect(whole.length).toBeGreaterThan(8000);
    expect(theirs(whole, britishWords).length).toBeGreaterThan(30);
    expect(
      theirs(
        whole.map((text) => spellEnglish(text, 'en-US')),
        americanWords,
      ).length,
    ).toBeGreaterThan(30);
  });

  it.each(['en', 'en-US', 'en-PH'] as const)('has no British word in %s', (language) => {
    expect(
      theirs(
        whole.map((text) => englishText(text, language)),
        britishWords,
      ),
    ).toEqual([]);
  });

  it.each(['en-GB', 'en-NZ', 'en-IN', 'en-SG', 'en-HK', 'en-MY', 'en-AU'] as const)(
    'has no American word in %s, whichever way it was written',
    (language) => {
      expect(
        theirs(
          whole.map((text) => englishText(text, language)),
          americanWords,
        ),
      ).toEqual([]);
      const american = whole.map((text) => spellEnglish(text, 'en-US'));
      expect(
        theirs(
          american.map((text) => spellEnglish(text, language)),
          americanWords,
        ),
      ).toEqual([]);
    },
  );

  it('keeps the names of places, venues and products', () => {
    const named = textsOf('{places,venues}/**/*.json')
      .filter(([field]) => field === 'names' || field === 'titles')
      .map(([, name]) => name);
    const products = textsOf('destinations/**/*.json')
      .filter(([field]) => field === 'titles')
      // "Tokyo Tower: day ticket" is a name and what is sold.
      .flatMap(([, title]) => /^[^:]+(?=: )/.exec(title)?.[0] ?? []);
    const names = [...new Set([...named, ...products])].filter((name) => !/ [a-z]/.test(name));
    expect(names.length).toBeGreaterThan(600);
    for (const language of languageCodes.filter((code) => isEnglish(code))) {
      const changed = names.filter((name) => englishText(`Near ${name}.`, language) !== `Near ${name}.`);
      expect([language, ...changed]).toEqual([language]);
    }
  });

  it('does not state a measure twice', () => {
    for (const language of ['en-US', 'en-GB', 'en-AU'] as const) {
      const measured = whole.map((text) => measureEnglish(text, language));
      expect(measured.filter((text, at) => text !== whole[at]).length).toBeGreaterThan(5);
      expect(measured.filter((text) => measureEnglish(text, language) !== text)).toEqual([]);
    }
  });
});
