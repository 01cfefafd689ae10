import { measureEnglish } from '#src/domain/shared/english/measure-english.ts';
import { isEnglish, spellEnglish } from '#src/domain/shared/english/spell-english.ts';
import { BoundedMap, textBytes } from '#src/domain/bounded-map.ts';

/** Texts of the catalogue appear on many pages; those of a few hundred products are cached for the variants in use. */
const cachedTexts = new BoundedMap<string, string>({
  maxBytes: 4 * 1024 ** 2,
  bytesOf: (text, key) => textBytes(text) + textBytes(key),
});

/**
 * Returns an English text of the catalogue or of content as the readers of a variant of English write it: spelling, words
 * and measures. For other languages it stays as it is.
 */
export function englishText(text: string, language: string): string {
  return cached('text', text, language, () => spellEnglish(measureEnglish(text, language), language));
}

/** Returns an English name in the spelling and words of a variant of English. It keeps its measures: people search for it. */
export function englishName(name: string, language: string): string {
  return cached('name', name, language, () => spellEnglish(name, language));
}

function cached(kind: 'text' | 'name', text: string, language: string, say: () => string): string {
  if (text === '' || !isEnglish(language)) return text;
  const key = `${kind} ${language} ${text}`;
  const known = cachedTexts.get(key);
  if (known !== undefined) return known;
  const said = say();
  cachedTexts.set(key, said);
  return said;
}

/** Returns several English texts as the readers of a variant of English write them. */
export function englishTexts(texts: readonly string[], language: string): readonly string[] {
  return isEnglish(language) ? texts.map((text) => englishText(text, language)) : texts;
}
