import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';

import { formatNumber } from '#src/domain/site/language/formats.ts';
import { languageCodes, languages } from '#src/domain/site/language/languages.ts';
import { formatTag, writingOf } from '#src/domain/site/language/formatting-locale.ts';
import { messagesIn } from '#src/locales/locales.ts';
import { formsOf, hints, sampleNumbers, wordFaults, type FaultKind } from '../../../scripts/i18n/message-faults.ts';
import { shapeOf, type Choice } from '../../../scripts/i18n/message-shape.ts';
import { compile, wordsOf, type Word } from '../../../scripts/i18n/compile.ts';
import { readWords, tags } from '../../../scripts/i18n/read-words.ts';
import { tradeTables } from '../../../scripts/i18n/trade-words.ts';
import { readOne } from '../read-tree.ts';

describe.each(tags)('the messages of %s', (tag) => {
  it('can be read, fill in what English fills in, have the forms of the language, and say nothing that no page says', async () => {
    const faults = (await readWords(tag)).flatMap((word) => wordFaults(tag, word));
    // The test of the messages reports what is not translated yet.
    const grave = faults.filter(({ kind }) => kind !== 'missing' && !hints.has(kind));
    expect(grave.map(({ kind, why, word }) => `${kind}: ${why}: ${word.text}`)).toEqual([]);
  });
});

/**
 * Samples of CLDR for every form of every language here: few and many of Russian and Arabic in tens and hundreds, the
 * round million that French, Italian and Spanish have a form for, and a fraction, which has its own form in Russian.
 */
const cldrSamples: readonly number[] = [
  0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 14, 20, 21, 22, 24, 25, 26, 99, 100, 101, 102, 103, 110, 111, 199, 200, 1000, 1001,
  10_000, 100_000, 1_000_000, 2_000_000, 0.5, 1.5,
];

/** Every form with the numbers of CLDR that have it, and a message of every page that counts. */
describe.each(languageCodes)('counting in %s', (language) => {
  it('says each number in the form that its language has for it', async () => {
    const i18n = setupI18n({
      locale: language,
      locales: formatTag(language),
      messages: { [language]: await messagesIn(language, (fault) => expect.fail(String(fault))) },
    });
    const rules = new Intl.PluralRules(language);
    const words = (await readWords(languages[language].messages)).filter(({ source }) => source.includes('plural,'));
    expect(words.length).toBeGreaterThan(30);
    for (const { id, text } of words) {
      const compiled = compile(text);
      const shape = shapeOf(compiled.ok ? compiled.message : '');
      for (const { arg, branches } of shape.choices) {
        for (const number of cldrSamples) {
          const values = Object.fromEntries([...shape.args].map((name) => [name, name === arg ? number : 7]));
          const said = i18n._(id, values);
          // A form that no whole number below a million has need not be written: the general one replaces it.
          const form = branches.get(String(number)) ?? branches.get(rules.select(number)) ?? branches.get('other');
          expect(form, `${number} in ${text}`).toBeDefined();
          const digits = Number.isInteger(number) ? 0 : 1;
          if (form?.hash === true)
            expect(said, `${number} in ${text}`).toContain(formatNumber(number, language, digits));
          else expect(said.trim(), `${number} in ${text}`).not.toBe('');
          expect(said, text).not.toMatch(/#|[{}]|undefined|NaN/);
        }
      }
    }
  });

  it('has a sample for each form that CLDR knows', () => {
    const rules = new Intl.PluralRules(language);
    const met = new Set(cldrSamples.map((number) => rules.select(number)));
    expect(rules.resolvedOptions().pluralCategories.filter((form) => !met.has(form))).toEqual([]);
  });

  it('has a sample for each form that it knows of whole numbers', () => {
    const rules = new Intl.PluralRules(language);
    const met: ReadonlySet<string> = new Set(sampleNumbers.map((number) => rules.select(number)));
    expect([...formsOf(language)].filter((form) => form !== 'other' && !met.has(form))).toEqual([]);
  });
});

it('numbers within sentences are written in the chosen digits', () => {
  const i18n = setupI18n({
    locale: 'ar-SA',
    locales: formatTag(writingOf('ar-SA', 'digits')),
    messages: { 'ar-SA': { days: [['n', 'plural', { other: ['#', ' يوم'] }]] } },
  });
  expect(i18n._('days', { n: 1234 })).toBe('١٬٢٣٤ يوم');
});

it('the page of terms has those of the table: npx meander i18n terms', () => {
  const page = readOne('docs/words.md')?.text ?? '';
  const tables = tradeTables();
  expect(tables.flat().filter((row) => !page.includes(`| ${row.join(' | ')} |`))).toEqual([]);
  expect(tables.flat(2).filter((cell) => cell === '')).toHaveLength(tables.length);
});

describe('what is planted', () => {
  const word = (source: string, text: string): Word => ({ id: 'it', source, text });
  const count = '{n, plural, one {# day} other {# days}}';

  it.each<[FaultKind, string, string, string]>([
    ['missing', 'de', 'Days', ''],
    ['unreadable', 'de', 'Days of {name}', 'Tage von {name'],
    ['unreadable', 'de', count, '{n, plural, one {# Tag} other {# Tage}'],
    ['placeholders', 'de', 'Hello {name}', 'Hallo'],
    ['placeholders', 'de', 'Hello {name}', 'Hallo {nom}'],
    ['placeholders', 'de', `{who} ${count}`, '{n, plural, one {{who} # Tag} other {# Tage}}'],
    ['elements', 'de', 'Go <0>home</0>', 'Nach Hause'],
    ['elements', 'de', 'Go <0>home</0>', 'Nach </0>Hause<0>'],
    ['elements', 'de', '<0>a</0> <1>b</1>', '<0>a<1>b</0></1>'],
    ['plural forms', 'ru', count, '{n, plural, one {# день} other {# дня}}'],
    ['plural forms', 'ar-SA', count, '{n, plural, one {# يوم} other {# يوم}}'],
    ['plural forms', 'de', count, '{n, plural, one {# Tag} few {# Tage} other {# Tage}}'],
    ['plural forms', 'ja', count, '{n, plural, other {日}}'],
    ['plural forms', 'de', count, '{n, select, one {# Tag} other {# Tage}}'],
    ['forbidden', 'de', 'Your days', 'Deine Tage'],
    ['forbidden', 'zh-TW', 'Message', '信息'],
    ['forbidden', 'zh-CN', 'Your days', '你的日子'],
    ['forbidden', 'zh-TW', 'Order', '订单'],
    ['forbidden', 'en', 'Your favourite', 'Your favourite'],
    ['signs', 'ar-SA', '3 days', '٣ أيام'],
    ['signs', 'ar-SA', 'Days', '\u202eأيام'],
    ['signs', 'fr', 'Days', 'Jours '],
    ['over-long', 'de', 'Go', 'Bitte hier entlanggehen, um fortzufahren'],
    ['same as English', 'de', 'Look around here', 'Look around here'],
  ])('as %s in %s is found', (kind, tag, source, text) => {
    expect(wordFaults(tag, word(source, text)).map((fault) => fault.kind)).toContain(kind);
  });

  it.each([
    ['de', 'Hello {name}', '{name}, hallo'],
    ['ja', count, '{n, plural, other {#日}}'],
    ['zh-CN', 'Mini', '迷你型'],
    [
      'ar-SA',
      '{a} of {n, plural, one {# day} other {# days}}',
      '{n, plural, zero {لا أيام} one {{a} من يوم} two {{a} من يومين} few {{a} من # أيام} many {{a} من # يومًا} other {{a} من # يوم}}',
    ],
    ['en', count, '{n, plural, =0 {No days} one {One day} other {# days}}'],
    [
      'de',
      '<0>a</0> {n, plural, one {<1>b</1>} other {<1>c</1>}}',
      '{n, plural, one {<1>b</1>} other {<1>c</1>}} <0>a</0>',
    ],
  ])('as a sound message in %s is none', (tag, source, text) => {
    expect(wordFaults(tag, word(source, text))).toEqual([]);
  });

  it('in a catalogue that is cut off is found as missing or unreadable', async () => {
    const po = 'msgid "Days"\nmsgstr "Tage"\n\nmsgid "Hello {name}"\nmsgstr "Hallo {na';
    const faults = (await wordsOf('de', po)).flatMap((one) => wordFaults('de', one));
    expect(faults.length).toBeGreaterThan(0);
  });

  it('has its elements in every branch', () => {
    const compiled = compile('{n, plural, one {<0>#</0>} other {<0># days</0>}}');
    const [choice]: readonly (Choice | undefined)[] = compiled.ok ? shapeOf(compiled.message).choices : [];
    expect(choice?.branches.get('one')).toMatchObject({ tags: ['<0>', '</0>'], hash: true });
  });
});
