import { describe, expect, it } from 'vitest';

import type { Category } from '#src/domain/catalogue/product.ts';
import type { Review } from '#src/domain/reviews/review.ts';
import type { Aspect, ReviewWords } from '#src/demo/review-texts/review-texts.ts';
import { sampleLanguages } from '#src/demo/review-texts/sample-languages.ts';
import { sampleReviews } from '#src/demo/reviews/sample-reviews.ts';
import type { SampleSubject } from '#src/demo/reviews/sample-subject.ts';
import { languageOfText } from '#src/domain/reviews/reviewing.ts';

const today = '2026-11-21';
const wholes: readonly Category[] = ['attraction', 'museum', 'day-trip', 'food', 'transfer', 'class', 'pass', 'cruise'];

/** Samples of products of every kind, at least `count` of them. */
function samplesOf(count: number): Review[] {
  const found: Review[] = [];
  for (let id = 1101; found.length < count; id += 1) {
    const category = wholes[id % wholes.length] ?? 'attraction';
    found.push(...sampleReviews({ id, rank: 1, category, guided: id % 3 === 0 }, 3000, today));
  }
  return found.slice(0, count);
}

const samples = samplesOf(20_000);
const isWordless = ({ text }: Review): boolean => !/\p{L}/u.test(text);

function wordsOf(language: string): ReviewWords {
  return Object.entries<ReviewWords>(sampleLanguages).find(([tag]) => tag === language)?.[1] ?? sampleLanguages.en;
}

/** The sentences that a text is made of. */
function sentencesOf({ text, lang }: Review): string[] {
  const { frames, endings } = wordsOf(lang);
  const all = [
    ...Object.values(frames).flatMap((tones) => Object.values(tones).flat()),
    ...Object.values(endings).flat(),
  ];
  return all.filter((said) => text.includes(said));
}

const shareOf = (fits: (review: Review) => boolean): number => samples.filter(fits).length / samples.length;

describe('what sample reviews say', () => {
  it('is of one language from the first word to the last', () => {
    for (const review of samples.filter((one) => !isWordless(one))) {
      const { between } = wordsOf(review.lang);
      const said = sentencesOf(review);
      const letters = said.reduce((sum, one) => sum + one.length, 0) + between.length * (said.length - 1);
      expect(letters, review.text).toBe(review.text.length);
    }
  });

  it('is in the language of where the writer lives', () => {
    const spoken = new Map<string, Set<string>>();
    for (const { residence, lang } of samples) spoken.set(residence, (spoken.get(residence) ?? new Set()).add(lang));
    const found = [...spoken].map(([place, langs]) => `${place} ${[...langs].toSorted().join('/')}`);
    const others = ['SG', 'MY', 'PH', 'IN', 'AU', 'NZ', 'GB', 'DE', 'FR', 'US', 'CA', 'ES'].map(
      (place) => `${place} en`,
    );
    const asian = ['JP ja', 'KR ko', 'TW zh-TW', 'HK en/zh-TW', 'CN zh-CN', 'TH th', 'VN vi', 'ID id'];
    expect(found.toSorted()).toEqual([...asian, ...others, 'AE ar/en', 'SA ar/en'].toSorted());
    const fromHongKong = samples.filter(({ residence }) => residence === 'HK');
    expect(fromHongKong.filter(({ lang }) => lang === 'en').length / fromHongKong.length).toBeCloseTo(0.5, 1);
  });

  it('is known by its script to be in that language', () => {
    for (const { text, lang } of samples.filter((one) => !isWordless(one)))
      expect(languageOfText(text, lang), text).toBe(lang.split('-', 1)[0]);
  });

  it('is very long in two of a hundred, emoji only in one, and runs from right to left in one', () => {
    expect(shareOf((one) => sentencesOf(one).length >= 6)).toBeCloseTo(0.02, 2);
    expect(shareOf((one) => sentencesOf(one).length > 3 && sentencesOf(one).length < 6)).toBe(0);
    expect(shareOf(isWordless)).toBeCloseTo(0.01, 2);
    expect(shareOf(isWordless)).toBeGreaterThan(0.006);
    const arabic = shareOf(({ text }) => /\p{Script=Arabic}/u.test(text));
    expect(arabic).toBeGreaterThan(0.006);
    expect(arabic).toBeLessThan(0.015);
  });

  it('is in the tone of the score, in every language', () => {
    for (const { text, lang, score } of samples) {
      const { frames, endings } = wordsOf(lang);
      const wrong = score >= 60 ? ('let-down' as const) : ('pleased' as const);
      for (const tones of [...Object.values(frames), endings])
        expect(
          tones[wrong].some((said) => text.includes(said)),
          text,
        ).toBe(false);
    }
  });

  it('is of what the product has', () => {
    const subject: SampleSubject = { id: 1101, rank: 1, category: 'museum', guided: false };
    const says = (reviews: readonly Review[], aspect: Aspect): boolean =>
      reviews.some(({ text, lang }) =>
        Object.values(wordsOf(lang).frames[aspect])
          .flat()
          .some((said) => text.includes(said)),
      );
    const museum = sampleReviews(subject, 3000, today);
    const tour = sampleReviews({ ...subject, category: 'tour', guided: true }, 3000, today);
    for (const aspect of ['guide', 'food', 'transfer'] as const) expect(says(museum, aspect), aspect).toBe(false);
    for (const aspect of ['guide', 'view', 'transfer', 'value'] as const) expect(says(tour, aspect), aspect).toBe(true);
    expect(says(tour, 'queue')).toBe(false);
  });
});
