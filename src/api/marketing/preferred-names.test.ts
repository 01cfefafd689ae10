import { describe, expect, it } from 'vitest';

import { preferredNames } from '#src/api/marketing/preferred-names.data.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { preferredRule } from '#src/domain/marketing/programmes/preferred.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';

describe('preferredNames', () => {
  it.each(languageCodes)('states the rule of the list in %s, with its numbers', (language) => {
    const { text, lang } = nameIn(preferredNames.rule, language);
    expect(lang.split('-')[0]).toBe(language.split('-')[0]);
    for (const number of Object.values(preferredRule)) expect(text).toContain(String(number));
  });

  it.each(languageCodes)('says in %s what the list is, and that samples are samples', (language) => {
    const { name, description, samples } = preferredNames;
    for (const names of [name, description, samples])
      expect(nameIn(names, language).lang.split('-')[0]).toBe(language.split('-')[0]);
  });
});
