import type { ItemFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';

/** Languages whose titles and names must be in every file; the others fall back to English. */
export const writtenLanguages = ['en', 'ja', 'ar'] as const;

const fewestWords = 60;
const mostWords = 120;
const longestSummary = 160;

/** A description has 60 to 120 words. */
export function checkText(text: string): ItemFault[] {
  const count = wordCount(text);
  if (count >= fewestWords && count <= mostWords) return [];
  return [{ path: ['text'], reason: `${count} words; ${fewestWords} to ${mostWords} are required` }];
}

/** A summary is one line of a card. */
export function checkSummary(summary: string): ItemFault[] {
  if (summary.length <= longestSummary) return [];
  return [{ path: ['summary'], reason: `${summary.length} characters; at most ${longestSummary} fit a card` }];
}

/** Checks that English, Japanese and Arabic are there, and that every tag is a language tag. */
export function checkNames(names: Names, at: string): ItemFault[] {
  const missing = writtenLanguages.filter((tag) => names[tag] === undefined);
  const strange = Object.keys(names).filter((tag) => !/^[a-z]{2,3}(-[A-Z][A-Za-z]{1,3})?$/.test(tag));
  return [
    ...missing.map((tag) => ({ path: [at], reason: `no name in "${tag}"` })),
    ...strange.map((tag) => ({ path: [at, tag], reason: `"${tag}" is not a language tag` })),
  ];
}

/** Words as a reader counts them: runs between spaces that hold a letter or digit. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
