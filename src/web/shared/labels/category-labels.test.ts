import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import { categories } from '#src/domain/catalogue/product.ts';
import { categoriesBeginning } from '#src/domain/search/text/category-terms.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';
import { messagesIn } from '#src/locales/locales.ts';
import { categoryWords } from '#src/web/shared/labels/category-labels.ts';

it.each(languageCodes)('suggests each category to who types its name as the menus have it (%s)', async (language) => {
  const messages = await messagesIn(language, () => undefined);
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  const missed = categories.filter(
    (category) => !categoriesBeginning(categoryWords(i18n, category)).includes(category),
  );
  expect(missed).toEqual([]);
});
