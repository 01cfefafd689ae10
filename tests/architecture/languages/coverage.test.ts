import { describe, expect, it } from 'vitest';

import { sourceHash, type Provenance } from '#src/domain/shared/text/provenance.ts';
import { coverageIn, falls, raised, reachedIn, readBaseline } from '../../../scripts/i18n/texts/coverage.ts';
import { saidIn, wordCount, type TextGroup } from '../../../scripts/i18n/texts/translated-texts.ts';
import { readOne } from '../read-tree.ts';

const by = (provenance: Partial<Provenance>, source: readonly string[]) =>
  ({
    provenance: { by: 'machine', engine: 'batch', date: '2026-11-20', sourceHash: sourceHash(source), ...provenance },
  }) as const;

const faq = ['How do I pay?'];
const groups: readonly TextGroup[] = [
  { kind: 'help', name: 'faq/pay', source: faq, said: { de: by({}, faq), 'zh-TW': by({ date: '2026-11-25' }, faq) } },
  { kind: 'help', name: 'faq/cancel', source: ['Cancel it'], said: { de: by({ by: 'person' }, ['Cancel']) } },
  { kind: 'help', name: 'faq/change', source: ['Change'], said: { 'zh-HK': {} } },
  { kind: 'hotels', name: 'grand', source: ['Grand Hotel'], said: {} },
];

describe('coverageIn', () => {
  it('counts texts and words of each kind, who translated them, when, and which are outdated', () => {
    const { help, hotels, legal } = coverageIn(groups, 'de');
    expect(help).toEqual({
      texts: 3,
      translated: 2,
      words: 7,
      translatedWords: 6,
      percent: 66.6,
      percentOfWords: 85.7,
      byPerson: 1,
      outdated: 1,
      oldest: '2026-11-20',
      median: '2026-11-20',
    });
    expect(hotels).toMatchObject({ translated: 0, percent: 0, oldest: null, median: null });
    expect(legal).toMatchObject({ texts: 0, percent: 100 });
  });

  it('counts what readers of a language read in another one', () => {
    expect(coverageIn(groups, 'zh-HK').help).toMatchObject({ translated: 2, oldest: '2026-11-25' });
    expect(coverageIn(groups, 'zh-TW').help).toMatchObject({ translated: 1 });
    expect(saidIn(groups[2] ?? { said: {} }, 'zh-TW')).toBeNull();
  });
});

it('wordCount counts words and numbers, not marks', () => {
  expect(wordCount(['What’s on? – 3 things', 'Bed-and-breakfast'])).toBe(5);
});

describe('the baseline', () => {
  const before = reachedIn(coverageIn(groups, 'de'), 3);
  const fewer = reachedIn(coverageIn(groups.slice(1), 'de'), 4);

  it('is behind when a kind has less than before, or more terms are violated', () => {
    expect(falls('de', before, before)).toEqual([]);
    expect(falls('de', before, undefined)).toEqual([]);
    expect(falls('de', fewer, before)).toEqual([
      'de: help translated to 50 %, which were 66.6 %',
      'de: 4 violations of terms, which were 3',
    ]);
  });

  it('only rises', () => {
    expect(raised(fewer, before)).toEqual(before);
    expect(raised(before, fewer)).toEqual(before);
    expect(raised(before)).toEqual(before);
  });

  it('that is committed has every language, and refuses what it does not know', () => {
    const committed = readBaseline(readOne('src/locales/baseline.json')?.text ?? '');
    expect(Object.keys(committed)).toHaveLength(15);
    expect(() => readBaseline('{"de": {"coverage": {"jokes": 1}, "terms": 0}}')).toThrow('jokes');
  });
});
