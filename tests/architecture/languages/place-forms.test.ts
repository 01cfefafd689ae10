import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { readCatalogueFolder } from '#src/formats/catalogue/catalogue-folder.ts';
import { nameIn, type Names } from '#src/domain/catalogue/destination.ts';
import { placeForm, type PlaceForm } from '#src/domain/places/names/place-form.ts';
import { regionName } from '#src/domain/site/names/region-name.ts';
import { languageCodes, type LanguageCode } from '#src/domain/site/language/languages.ts';

const forms: readonly PlaceForm[] = ['in', 'to', 'from'];
/** What marks a form that the rules had to guess. */
const guessed = /район|\(으\)로/;
/** Words that a form itself begins with, by language. */
const prepositions: Readonly<Record<string, RegExp>> = {
  ar: /^(في|إلى|من) /,
  de: /^(in|im|ins|an|auf|nach|aus|von) /,
  en: /^(in|on|to|from) /,
  es: /^(en|a|al|de|del) /,
  fr: /^(?:(?:à|au|aux|en|sur|de|du|des) |d’)/,
  id: /^(di|ke|dari) /,
  it: /^(?:(?:a|ad|in|nel|nei|nelle|negli|sulla|da|dal|dalla|dalle|dagli|dai) |dall’)/,
  ms: /^(di|ke|dari) /,
  ru: /^(в|во|на|из|с) /,
  th: /^(ใน|ไปยัง|จาก)/,
  vi: /^(tại|đến|từ) /,
};
/** A preposition right before the place of a form, which says it already. */
const before = /(?<!\p{L})(?:in|on|en|à|a|di|nach|tại|ở|في|ใน|в|на) ?\{in(?:Place|Country)\}|ใน ?\{in/iu;

/** The messages that say a place twice "in". */
function doubled(catalogue: string): string[] {
  return [...catalogue.matchAll(/^msg(?:id|str) "(.*)"$/gm)]
    .map(([, text = '']) => text)
    .filter((text) => before.test(text));
}

let places: readonly { readonly names: Names; readonly country: string }[] = [];
beforeAll(async () => {
  const read = await readCatalogueFolder('catalogue', { products: true });
  if (!read.ok) throw new Error('the catalogue cannot be read');
  places = read.catalogue.destinations;
});

describe.each(languageCodes)('the places of the catalogue in %s', (language: LanguageCode) => {
  it('have all forms, none of them guessed, each with one preposition', () => {
    const names = new Set(
      places.flatMap(({ names: own, country }) => [
        nameIn(own, language).text,
        regionName(country, language, 'global'),
        regionName(country, language, 'cn'),
      ]),
    );
    expect(names.size).toBeGreaterThan(60);
    const start = prepositions[language.split('-')[0] ?? ''];
    for (const name of names)
      for (const form of forms) {
        const text = placeForm(name, form, language);
        expect(text.length, name).toBeGreaterThanOrEqual(name.length - 1);
        expect(text, name).not.toMatch(guessed);
        if (start !== undefined) expect(text, name).toMatch(start);
        // Thai has no spaces, and จาการ์ตา begins as จาก does.
        if (start === undefined || language === 'th') continue;
        expect(text.replace(start, ''), name).not.toMatch(new RegExp(start.source.replace('^', '^ ?')));
      }
  });
});

describe('messages about places', () => {
  it('leave the preposition to the form in every catalog', () => {
    for (const folder of readdirSync('src/locales', { withFileTypes: true }).filter((one) => one.isDirectory()))
      expect(doubled(readFileSync(join('src/locales', folder.name, 'messages.po'), 'utf8')), folder.name).toEqual([]);
  });

  it.each(['Hotels in {inPlace}', 'Que faire à {inPlace}', 'Чем заняться в {inPlace}', 'สิ่งที่น่าทำใน{inPlace}'])(
    'are refused where they say it twice: %s',
    (text) => {
      expect(doubled(`msgid "${text}"\n`)).toEqual([text]);
    },
  );
});
