import { describe, expect, it } from 'vitest';

import { brokenMessages, refuseBroken } from '../../../scripts/i18n/broken-messages.ts';
import { readWords, tags } from '../../../scripts/i18n/read-words.ts';
import { readOne } from '../read-tree.ts';

const word = (source: string, text: string) => ({ id: source, source, text });
const days = '{n, plural, one {# day} other {# days}}';

describe('brokenMessages', () => {
  it.each([
    ['a placeholder that is not closed', 'de', 'Hello {name}', 'Hallo {name', 'unreadable'],
    ['a placeholder that is left out', 'de', 'Hello {name}', 'Hallo', 'placeholders: {name} is left out'],
    ['an unknown placeholder', 'de', 'Hello {name}', 'Hallo {nom}', 'placeholders: nobody fills in {nom}'],
    ['a plural without a form', 'ru', days, '{n, plural, one {# день} other {# дня}}', 'plural forms: {n} lacks “few”'],
    ['a plural that is not closed', 'de', days, '{n, plural, one {# Tag} other {# Tage}', 'unreadable'],
    ['an element that is not closed', 'de', 'Go <0>home</0>', 'Nach <0>Hause', 'elements: has <0>'],
  ])('names language, message and reason of %s', (_what, tag, source, text, reason) => {
    const broken = brokenMessages({ [tag]: [word('Pay', 'Pay'), word(source, text)] });
    expect(broken.join('\n')).toContain(`src/locales/${tag}/messages.po: “${source}”: ${reason}`);
  });

  it('returns nothing for sound messages and for those that are not translated', () => {
    expect(brokenMessages({ de: [word(days, '{n, plural, one {# Tag} other {# Tage}}'), word('Pay', '')] })).toEqual(
      [],
    );
  });
});

it('refuseBroken throws with the messages, and not for the catalogs of the site', async () => {
  const site = await Promise.all(tags.map(async (tag) => [tag, await readWords(tag)] as const));
  expect(() => refuseBroken(Object.fromEntries(site))).not.toThrow();
  expect(() => refuseBroken({ ja: [word('Hello {name}', 'こんにちは')] })).toThrow('ja/messages.po: “Hello {name}”');
});

it('the build checks the messages before it builds anything, for a release and for a start', () => {
  const steps = readOne('scripts/build-steps/build-bundles.ts')?.text ?? '';
  expect(steps.indexOf('refuseBroken(')).toBeGreaterThan(0);
  expect(steps.indexOf('refuseBroken(')).toBeLessThan(steps.indexOf('await build('));
  for (const script of ['scripts/build.ts', 'scripts/start.ts'])
    expect(readOne(script)?.text, script).toContain('buildIfChanged(');
});
