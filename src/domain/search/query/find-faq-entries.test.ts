import { describe, expect, it } from 'vitest';

import { answerWords, holdsWords } from '#src/domain/search/query/find-faq-entries.ts';

describe('looking for an answer', () => {
  it.each([
    ['Refund', 'When is my REFUND there?', true],
    ['gift  card!', 'A card that is a gift', true],
    ['gift train', 'A card that is a gift', false],
    ['reglement', 'Règlement par carte', true],
    ['領収書', '領収書はどこで受け取れますか。', true],
    ['ｶｰﾄﾞ', 'カードでのお支払い', true],
    ['الإلغاء', 'كيف يتم الالغاء؟', true],
  ])('finds %j in %j: %s', (typed, text, found) => {
    expect(holdsWords([text], answerWords(typed))).toBe(found);
  });

  it('searches question and answer', () => {
    expect(holdsWords(['How do I pay?', 'By card'], answerWords('pay card'))).toBe(true);
  });

  it('has no words without input, and at most as many as useful', () => {
    expect(answerWords('  ?!  ')).toEqual([]);
    expect(answerWords(Array.from({ length: 90 }, (_, nth) => `w${nth}`).join(' '))).toHaveLength(12);
  });
});
