import { arabic } from '#src/demo/review-texts/ar.data.ts';
import { english } from '#src/demo/review-texts/en.data.ts';
import { indonesian } from '#src/demo/review-texts/id.data.ts';
import { japanese } from '#src/demo/review-texts/ja.data.ts';
import { korean } from '#src/demo/review-texts/ko.data.ts';
import type { ReviewWords, Sentences, Tone } from '#src/demo/review-texts/review-texts.ts';
import { thai } from '#src/demo/review-texts/th.data.ts';
import { vietnamese } from '#src/demo/review-texts/vi.data.ts';
import { simplifiedChinese } from '#src/demo/review-texts/zh-cn.data.ts';
import { traditionalChinese } from '#src/demo/review-texts/zh-tw.data.ts';

/** The languages that sample reviews are written in, by their BCP 47 tags. */
export const sampleLanguages = {
  en: english,
  ja: japanese,
  ko: korean,
  'zh-TW': traditionalChinese,
  'zh-CN': simplifiedChinese,
  th: thai,
  vi: vietnamese,
  id: indonesian,
  ar: arabic,
} as const satisfies Readonly<Record<string, ReviewWords>>;

export type SampleLanguage = keyof typeof sampleLanguages;

/** Reviews of those who do not like to write: the same in every language. */
export const wordless: Readonly<Record<Tone, Sentences>> = {
  pleased: ['👍👍👍', '😍😍😍', '🥰✨', '💯💯', '👏👏👏🎉', '❤️❤️❤️❤️❤️'],
  mixed: ['🙂', '😐👌', '🤔', '👌'],
  'let-down': ['👎', '😞😞', '🙄', '😤👎'],
};
