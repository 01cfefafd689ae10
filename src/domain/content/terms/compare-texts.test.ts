import { describe, expect, it } from 'vitest';

import { compareTexts } from '#src/domain/content/terms/compare-texts.ts';

const marks = { same: '', gone: '-', new: '+' } as const;
/** Each part as one line: what went as {-…}, what came as {+…}. */
const textOf = (before: string, after: string): readonly string[] =>
  compareTexts(before, after).map(({ pieces: chunks }) =>
    chunks.map(({ fate, text }) => (fate === 'same' ? text : `{${marks[fate]}${text}}`)).join(''),
  );

describe('two versions of a text', () => {
  it('are the same where nothing was changed, whatever their marks', () => {
    expect(textOf('## One\nA **b** c\n- d', '## One\n\nA b c\n\n- d')).toEqual(['One', 'A b c', 'd']);
  });

  it('show what came and what went, paragraph by paragraph', () => {
    expect(textOf('Here.\n\nGone for good.\n\nThere.', 'Here.\n\nThere.\n\nBrand new words.')).toEqual([
      'Here.',
      '{-Gone for good.}',
      'There.',
      '{+Brand new words.}',
    ]);
  });

  it('show the words of a paragraph that was changed', () => {
    expect(textOf('- Places are held for ten minutes.', '- Places are kept for ten long minutes.')).toEqual([
      'Places are {-held}{+kept} for ten {+long }minutes.',
    ]);
  });

  it('take a paragraph that shares hardly a word for another one', () => {
    expect(textOf('We never see your card.', 'Dogs stay at home today.')).toEqual([
      '{-We never see your card.}',
      '{+Dogs stay at home today.}',
    ]);
  });

  it('never take a heading for a paragraph', () => {
    expect(textOf('## Paying by card', 'Paying by card')).toEqual(['{-Paying by card}', '{+Paying by card}']);
  });

  it('compare characters of scripts without spaces', () => {
    expect(textOf('枠を15分間確保します。', '枠を20分間確保します。')).toEqual(['枠を{-15}{+20}分間確保します。']);
  });

  it('find each of several changed paragraphs, and what was before the first of them', () => {
    expect(textOf('Old one.\n\nAlpha beta gamma delta', 'Alpha beta gamma epsilon\n\nZeta')).toEqual([
      '{-Old one.}',
      'Alpha beta gamma {-delta}{+epsilon}',
      '{+Zeta}',
    ]);
  });

  it('give back both texts in full, also where they are too long to be compared', () => {
    const long = (sign: string): string => Array.from({ length: 2_100 }, (_, n) => `${sign}${n}`).join('\n\n');
    for (const [before, after] of [
      ['A b.\n\n- c d\n- e', '## A\n\n- c\n- f e'],
      [long('a'), long('b')],
    ] as const) {
      const parts = compareTexts(before, after);
      const read = (without: 'gone' | 'new'): string =>
        parts
          .flatMap(({ pieces: chunks }) => chunks.filter(({ fate }) => fate !== without).map(({ text }) => text))
          .join('');
      const bare = (text: string): string => text.replace(/## |- |\n/g, '');
      expect([read('new'), read('gone')]).toEqual([bare(before), bare(after)]);
    }
  });
});
