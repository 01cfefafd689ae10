import { nameIn, tagIn, type Destination } from '#src/domain/catalogue/destination.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import { englishText, englishTexts } from '#src/domain/shared/english/english-text.ts';
import type { PlaceWords, ProductWords } from '#src/domain/catalogue/translated-texts.ts';
import { translationState, type Translated, type TranslationState } from '#src/domain/shared/text/provenance.ts';

type Marked = { readonly text: string; readonly lang: string };

type SourceProduct = Pick<
  Product,
  'summary' | 'text' | 'highlights' | 'included' | 'excluded' | 'goodToKnow' | 'accessibility'
> & { readonly options: readonly Pick<Product['options'][number], 'differs'>[] };
type SaidProduct = SourceProduct & Pick<Product, 'words'>;

/**
 * A text and its language; the state of the translation, null for the English original, which is there too where pages
 * say something about the translation.
 */
export type Said<Words> = {
  readonly lang: string;
  readonly words: Words;
  readonly translation: TranslationState | null;
  readonly original: Words | null;
};

/** Returns the English texts of a product that translators read: what provenance is compared with. */
export function productSource(product: SourceProduct): readonly string[] {
  const { summary, text, highlights, included, excluded, goodToKnow, accessibility, options } = product;
  const lists = [highlights, included, excluded, goodToKnow, accessibility, ...options.map(({ differs }) => differs)];
  return [summary, text, ...lists.flat()];
}

/** Returns the English texts of a destination that translators read. */
export function placeSource({ summary, text }: Pick<Destination, 'summary' | 'text'>): readonly string[] {
  return [summary, text];
}

/**
 * What a product's page says in the wanted language, all of it in one; where it has not been translated, in the English
 * of that language.
 */
export function productSaid(product: SaidProduct, language: string): Said<ProductWords> {
  const { summary, text, highlights, included, excluded, goodToKnow, accessibility } = product;
  const english = {
    summary: englishText(summary, language),
    text: englishText(text, language),
    highlights: englishTexts(highlights, language),
    included: englishTexts(included, language),
    excluded: englishTexts(excluded, language),
    goodToKnow: englishTexts(goodToKnow, language),
    accessibility: englishTexts(accessibility, language),
    differs: {},
  };
  return saidIn<ProductWords>(product.words, english, productSource(product), language);
}

/** What is said of a destination in the wanted language, or in English. */
export function placeSaid(
  destination: Pick<Destination, 'summary' | 'text' | 'words'>,
  language: string,
): Said<PlaceWords> {
  const summary = englishText(destination.summary, language);
  const text = englishText(destination.text, language);
  return saidIn<PlaceWords>(destination.words, { summary, text }, placeSource(destination), language);
}

/** The line of a card, in the wanted language or in English. */
export function summaryIn(
  {
    summary,
    words = {},
  }: { readonly summary: string; readonly words?: Readonly<Record<string, { readonly summary: string }>> },
  language: string,
): Marked {
  const tag = tagIn(words, language);
  const found = tag === null ? undefined : words[tag];
  return tag === null || found === undefined
    ? { text: englishText(summary, language), lang: 'en' }
    : { text: found.summary, lang: tag };
}

/** What sets an option apart from its sisters, in the wanted language or in English. */
export function differsIn(
  { words = {} }: Pick<Product, 'words'>,
  option: { readonly id: string; readonly differs: readonly string[] },
  language: string,
): { readonly lang: string; readonly lines: readonly string[] } {
  const tag = tagIn(words, language);
  const lines = tag === null ? undefined : words[tag]?.differs[option.id];
  return tag === null || lines === undefined
    ? { lang: 'en', lines: englishTexts(option.differs, language) }
    : { lang: tag, lines };
}

/** The name of a district or station of a destination. */
export function areaIn({ areaNames }: Pick<Destination, 'areaNames'>, english: string, language: string): Marked {
  return nameIn(areaNames?.[english] ?? { en: english }, language);
}

function saidIn<Words extends Translated>(
  words: Readonly<Record<string, Words>> = {},
  english: Words,
  source: readonly string[],
  language: string,
): Said<Words> {
  const tag = tagIn(words, language);
  const found = tag === null ? undefined : words[tag];
  if (tag === null || found === undefined) return { lang: 'en', words: english, translation: null, original: null };
  const translation = translationState(found, source);
  return { lang: tag, words: found, translation, original: translation.notice === null ? null : english };
}
