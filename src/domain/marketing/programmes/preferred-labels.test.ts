import { expect, it } from 'vitest';

import { nameIn } from '#src/domain/catalogue/destination.ts';
import { preferredRule } from '#src/domain/marketing/programmes/preferred.ts';
import { preferredWords } from '#src/domain/marketing/programmes/preferred-labels.data.ts';
import { languageCodes, languages } from '#src/domain/site/language/languages.ts';

it.each(languageCodes)('states the rule of the list in %s, with its numbers, and marks samples', (language) => {
  const asked = languages[language].messages;
  for (const words of [preferredWords.rule, preferredWords.samples]) {
    const { text, lang } = nameIn(words, language);
    expect(asked.split('-')[0]).toBe(lang.split('-')[0]);
    if (asked.startsWith('zh')) expect(lang).toBe(asked);
    if (words === preferredWords.rule)
      for (const number of Object.values(preferredRule)) expect(text).toContain(String(number));
  }
});
