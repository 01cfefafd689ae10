import { nameIn, tagIn, type Destination } from '#src/domain/catalogue/destination.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import type { PlaceWords, ProductWords } from '#src/domain/catalogue/translated-texts.ts';

type Marked = { readonly text: string; readonly lang: string };

type SaidProduct = Pick<
  Product,
  'summary' | 'text' | 'highlights' | 'included' | 'excluded' | 'goodToKnow' | 'accessibility' | 'words'
>;

/** A text, its language, and the English original where the translation has not been reviewed. */
export type Said<Words> = { readonly lang: string; readonly words: Words; readonly original: Words | null };

/** What a product's page says in the wanted language, all of it in one; in English where it has not been translated. */
export function productSaid(product: SaidProduct, language: string): Said<ProductWords> {
  const { summary, text, highlights, included, excluded, goodToKnow, accessibility } = product;
  const english = {
    summary,
    text,
    highlights,
    included,
    excluded,
    goodToKnow,
    accessibility,
    differs: {},
    reviewed: true,
  };
  return saidIn(product.words, english, language);
}

/** What is said of a destination in the wanted language, or in English. */
export function placeSaid(
  destination: Pick<Destination, 'summary' | 'text' | 'words'>,
  language: string,
): Said<PlaceWords> {
  const { summary, text } = destination;
  return saidIn(destination.words, { summary, text, reviewed: true }, language);
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
  return tag === null || found === undefined ? { text: summary, lang: 'en' } : { text: found.summary, lang: tag };
}

/** What sets an option apart from its sisters, in the wanted language or in English. */
export function differsIn(
  { words = {} }: Pick<Product, 'words'>,
  option: { readonly id: string; readonly differs: readonly string[] },
  language: string,
): { readonly lang: string; readonly lines: readonly string[] } {
  const tag = tagIn(words, language);
  const lines = tag === null ? undefined : words[tag]?.differs[option.id];
  return tag === null || lines === undefined ? { lang: 'en', lines: option.differs } : { lang: tag, lines };
}

/** The name of a district or station of a destination. */
export function areaIn({ areaNames }: Pick<Destination, 'areaNames'>, english: string, language: string): Marked {
  return nameIn(areaNames?.[english] ?? { en: english }, language);
}

function saidIn<Words extends { readonly reviewed: boolean }>(
  words: Readonly<Record<string, Words>> = {},
  english: Words,
  language: string,
): Said<Words> {
  const tag = tagIn(words, language);
  const found = tag === null ? undefined : words[tag];
  if (tag === null || found === undefined) return { lang: 'en', words: english, original: null };
  return { lang: tag, words: found, original: found.reviewed ? null : english };
}
