import { tagsFor } from '#src/domain/catalogue/tags-for.ts';
import { defaultLanguage, isLanguage, languages, type LanguageCode } from '#src/domain/site/language/languages.ts';

/** The legal pages of spec §2 and the conditions of the rewards, by the words of their addresses. */
export const termDocuments = [
  'conditions',
  'policy',
  'cookiepolicy',
  'price',
  'law',
  'tnc-for-ai-tools',
  'mandatoryconsent',
  'marketingconsent',
  'surveysconsent',
  'thirdpartyconsent',
  'krlocationbasedservices',
  'bugbounty',
  'animalwelfarepolicy',
  'rewards-conditions',
] as const;

export type TermDocument = (typeof termDocuments)[number];

/** One version of a legal text in one language (RU-24). */
export type TermVersion = {
  readonly document: TermDocument;
  readonly version: number;
  readonly language: LanguageCode;
  readonly title: string;
  /** What it changes against the version before. */
  readonly changes: string;
  /** Marked text (`marked-text.ts`). */
  readonly body: string;
  /** The day from which it holds, "YYYY-MM-DD". */
  readonly effective: string;
  /** Account holders must agree to it. */
  readonly asked: boolean;
  /** A text of the demonstration, which an operator replaces. */
  readonly sample: boolean;
};

/** True for a document of ours. */
export function isTermDocument(text: string): text is TermDocument {
  return termDocuments.some((one) => one === text);
}

/**
 * In which languages a text is looked for, the best first: the visitor's own, its catalogue's, its nearest, English
 * (RU-23).
 */
export function termLanguages(language: LanguageCode): readonly string[] {
  return [
    ...new Set([language, languages[language].messages, ...tagsFor(language).filter(isLanguage), defaultLanguage]),
  ];
}
