import { categories, type Category } from '#src/domain/catalogue/product.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { categoryNames } from '#src/domain/search/text/category-names.data.ts';
import { categorySynonyms } from '#src/domain/search/text/category-synonyms.data.ts';
import { normalise } from '#src/domain/search/text/tokenise.ts';

export type SearchLanguage = keyof typeof categorySynonyms;

/** The languages that titles and categories are found in. */
export const searchLanguages: readonly SearchLanguage[] = Object.keys(categorySynonyms).filter(isSearchLanguage);

function isSearchLanguage(tag: string): tag is SearchLanguage {
  return Object.hasOwn(categorySynonyms, tag);
}

/** The words that a category is found by in one language: its name and others. */
export function categoryWords(category: Category, language: SearchLanguage): string {
  return `${nameIn(categoryNames[category], language).text} ${categorySynonyms[language][category]}`;
}

/** The categories whose words, in any of the languages, have one or several that begin with what was typed. */
export function categoriesBeginning(typed: string): Category[] {
  const start = normalise(typed).trim().replace(/\s+/g, ' ');
  if (start === '') return [];
  return categories.filter((category) =>
    searchLanguages.some((language) => ` ${normalise(categoryWords(category, language))}`.includes(` ${start}`)),
  );
}
