import { describe, expect, it } from 'vitest';

import type { ReviewWords } from '#src/demo/review-texts/review-texts.ts';
import { sampleLanguages, wordless } from '#src/demo/review-texts/sample-languages.ts';

const framesOf = ({ frames }: ReviewWords): string[] =>
  Object.values(frames).flatMap((tones) => Object.values(tones).flat());
const endingsOf = ({ endings }: ReviewWords): string[] => Object.values(endings).flat();
const languages = Object.entries<ReviewWords>(sampleLanguages);

const latin = /\p{Script=Latin}/u;
/** What every sentence of a language has, and what none has: the words of machines may be Latin in Asia. */
const scripts: Readonly<Record<string, { readonly has: RegExp; readonly never: RegExp }>> = {
  en: { has: latin, never: /[^\p{ASCII}’]/u },
  id: { has: latin, never: /[^\p{ASCII}’]/u },
  vi: { has: latin, never: /[\p{Script=Han}\p{Script=Thai}\p{Script=Cyrillic}]/u },
  ja: { has: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, never: /[\p{Script=Hangul}\p{Script=Thai}]/u },
  ko: { has: /\p{Script=Hangul}/u, never: /[\p{Script=Han}\p{Script=Hiragana}]/u },
  'zh-CN': { has: /\p{Script=Han}/u, never: /[\p{Script=Hiragana}\p{Script=Katakana}這個們來說時還點隊買車導遊]/u },
  'zh-TW': { has: /\p{Script=Han}/u, never: /[\p{Script=Hiragana}\p{Script=Katakana}这个们来说时还点队买车导游]/u },
  th: { has: /\p{Script=Thai}/u, never: latin },
  ar: { has: /\p{Script=Arabic}/u, never: latin },
};

describe('the sentences of sample reviews', () => {
  it.each(languages)('are many in %s', (language, words) => {
    expect(framesOf(words).length).toBeGreaterThanOrEqual(language === 'ar' ? 20 : 60);
    expect(endingsOf(words).length).toBeGreaterThanOrEqual(7);
  });

  it.each(languages)('are each said once in %s, and never part of another', (_, words) => {
    const all = [...framesOf(words), ...endingsOf(words)];
    for (const [place, said] of all.entries())
      expect(
        all.some((other, at) => at !== place && other.includes(said)),
        said,
      ).toBe(false);
  });

  it.each(languages)('are in the script of %s, tidy, and end as sentences do', (language, words) => {
    const script = scripts[language];
    for (const said of [...framesOf(words), ...endingsOf(words)]) {
      expect(said).toMatch(script?.has ?? /^$/);
      expect(said).not.toMatch(script?.never ?? /./);
      expect(said).toBe(said.normalize('NFC').trim());
      expect(said).not.toMatch(/https?:| {2}/);
      // Thai parts its sentences by a space alone.
      if (language === 'th') expect(said).not.toMatch(/[.。！!]$/u);
      else expect(said).toMatch(words.between === '' ? /[。！]$/u : /[.!]$/u);
    }
  });

  it.each(languages)('are enough for six of one product in %s, whatever it is', (_, { frames }) => {
    expect(frames.value.pleased.length + frames.value.mixed.length).toBeGreaterThanOrEqual(6);
    expect(frames.value['let-down'].length + frames.value.mixed.length).toBeGreaterThanOrEqual(6);
  });

  it('may have no text', () => {
    for (const said of Object.values(wordless).flat())
      expect(said).toMatch(/^[\p{Emoji_Presentation}\p{Emoji}\uFE0F]+$/u);
  });
});
