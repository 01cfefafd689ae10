import type { TranslatorLimits } from '#src/domain/content/translation/translator.ts';

/**
 * Splits texts into requests that a service accepts, in order. A text that is longer than a request may be has a request
 * of its own, which the service refuses.
 */
export function batchesOf(texts: readonly string[], limits: TranslatorLimits): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let size = 0;
  for (const text of texts) {
    const length = charactersOf([text]);
    const last = batches.at(-1);
    if (last === undefined || last.length >= limits.texts || size + length > limits.characters) {
      batches.push([text]);
      size = length;
    } else {
      last.push(text);
      size += length;
    }
  }
  return batches;
}

/** Returns how many characters (code points) services charge for texts. */
export function charactersOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Array.from(text).length, 0);
}
