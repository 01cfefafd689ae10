import { msg } from '@lingui/core/macro';
import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';

import { nameIn } from '#src/domain/catalogue/destination.ts';
import { languageCodes, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { allVoices, nameFiles, namesOf, tablesOf, textOf, type Voices } from '../../../scripts/i18n/name-files.ts';

const voices = await allVoices();

describe.each(nameFiles)('the names in $path', (file) => {
  it('are what the catalogues of messages say: npx meander generate names', async () => {
    const written: unknown = await import(`../../../${file.path}`);
    expect({ ...Object(written) }).toEqual(tablesOf(file, voices));
  });

  it('say all of it in every language', () => {
    const names = Object.values(tablesOf(file, voices)).flatMap((table) => Object.values(table));
    expect(names.length).toBeGreaterThan(0);
    for (const one of names)
      for (const language of languageCodes)
        expect(nameIn(one, language).lang.split('-')[0]).toBe(language.split('-')[0]);
  });
});

describe('namesOf', () => {
  const label = msg`Each additional kilometer`;
  const spoken = (texts: Partial<Record<LanguageCode, string>>): Voices =>
    new Map(
      languageCodes.flatMap((locale) =>
        texts[locale] === undefined
          ? []
          : [[locale, setupI18n({ locale, messages: { [locale]: { [label.id]: texts[locale] } } })] as const],
      ),
    );

  it('returns a language under its base where only one variant of it is spoken, and keeps what equals the English', () => {
    expect(namesOf(label, spoken({ en: 'Mini', de: 'Mini', 'ms-MY': 'Kecil', 'ar-SA': 'صغيرة' }))).toEqual({
      en: 'Mini',
      de: 'Mini',
      ms: 'Kecil',
      ar: 'صغيرة',
    });
  });

  it('returns a variant only where it differs from what is read in its place, and none of English', () => {
    expect(
      namesOf(
        label,
        spoken({
          en: 'Petrol',
          'en-GB': 'Petrol',
          'en-US': 'Gasoline',
          'zh-CN': '汽油',
          'zh-HK': '石油',
          'zh-TW': '汽油',
        }),
      ),
    ).toEqual({ en: 'Petrol', 'zh-CN': '汽油', 'zh-HK': '石油', 'zh-TW': '汽油' });
    expect(namesOf(label, spoken({ en: 'Petrol', 'zh-HK': '汽油', 'zh-TW': '汽油' }))).toEqual({
      en: 'Petrol',
      'zh-TW': '汽油',
    });
  });

  it('throws without English', () => {
    expect(() => namesOf(label, spoken({ de: 'Mini' }))).toThrow('without English');
  });
});

it('textOf writes a table as a module of names', () => {
  const text = textOf(
    { path: 'a.data.ts', from: ['a.words.ts', 'b.words.ts'], labels: {} },
    { roomNames: { one: { en: 'One' } } },
  );
  expect(text).toContain('from the messages of a.words.ts and b.words.ts; do not edit.');
  expect(text).toContain('export const roomNames = {"one":{"en":"One"}} as const satisfies');
});
