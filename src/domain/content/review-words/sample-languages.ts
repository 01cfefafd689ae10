import { arabic } from '#src/domain/content/review-words/ar.data.ts';
import { english } from '#src/domain/content/review-words/en.data.ts';
import { indonesian } from '#src/domain/content/review-words/id.data.ts';
import { japanese } from '#src/domain/content/review-words/ja.data.ts';
import { korean } from '#src/domain/content/review-words/ko.data.ts';
import type { ReviewWords, Sentences, Tone } from '#src/domain/content/review-words/review-words.ts';
import { thai } from '#src/domain/content/review-words/th.data.ts';
import { vietnamese } from '#src/domain/content/review-words/vi.data.ts';
import { simplifiedChinese } from '#src/domain/content/review-words/zh-cn.data.ts';
import { traditionalChinese } from '#src/domain/content/review-words/zh-tw.data.ts';

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
