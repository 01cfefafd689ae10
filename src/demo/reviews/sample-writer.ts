import type { SampleLanguage } from '#src/demo/review-texts/sample-languages.ts';
import { chanceOf, pick } from '#src/demo/reviews/sample-randomness.ts';

/** An author's country (ISO 3166-1 alpha-2), the language, and the share who write in it; others write in English. */
type Residence = readonly [residence: string, lang: SampleLanguage, share: number];

/** One review in a hundred is in Arabic, so that right-to-left text occurs, but is rare. */
const arabicShare = 0.11;

const residences: readonly [Residence, ...Residence[]] = [
  ['JP', 'ja', 1],
  ['KR', 'ko', 1],
  ['TW', 'zh-TW', 1],
  ['HK', 'zh-TW', 0.5],
  ['CN', 'zh-CN', 1],
  ['TH', 'th', 1],
  ['VN', 'vi', 1],
  ['ID', 'id', 1],
  ['SG', 'en', 1],
  ['MY', 'en', 1],
  ['PH', 'en', 1],
  ['IN', 'en', 1],
  ['AU', 'en', 1],
  ['NZ', 'en', 1],
  ['GB', 'en', 1],
  ['DE', 'en', 1],
  ['FR', 'en', 1],
  ['US', 'en', 1],
  ['CA', 'en', 1],
  ['ES', 'en', 1],
  ['AE', 'ar', arabicShare],
  ['SA', 'ar', arabicShare],
];

/** The author of the n-th sample of a product: where they live, and the language (BCP 47) that follows from it. */
export function sampleWriter(
  productId: number,
  n: number,
): { readonly residence: string; readonly lang: SampleLanguage } {
  const [residence, lang, share] = pick(residences, chanceOf(productId, n, 'residence'));
  return { residence, lang: chanceOf(productId, n, 'language') < share ? lang : 'en' };
}
