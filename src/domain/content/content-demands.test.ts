import { describe, expect, it } from 'vitest';

import type { ContentBlock } from '#src/domain/content/blocks/content-block.ts';
import type { CmsType } from '#src/domain/content/blocks/cms-types.ts';
import { unmetDemands, type Demanded } from '#src/domain/content/content-demands.ts';

const questions: ContentBlock = { kind: 'questions', items: [{ question: 'Why?', answer: 'Because.' }] };
const words: ContentBlock = { kind: 'text', text: 'See [the embassy](https://example.org/visa).' };

function demandsOf(type: CmsType, more: Partial<Demanded> = {}): readonly string[] {
  const file: Demanded = { type, language: 'en', slot: 'any-slot', link: null, date: null, blocks: [words], ...more };
  return unmetDemands(file).map(({ fact, reason }) => `${fact ?? 'file'}: ${reason}`);
}

describe('unmetDemands: the slot', () => {
  it.each<[CmsType, string]>([
    ['general', 'any-slot'],
    ['home-section', 'any-slot'],
    ['seasonal-theme', 'home'],
    ['seasonal-theme', 'theme-203'],
    ['city-theme', 'city-3'],
    ['seo-link', 'city'],
    ['billboard', '201'],
    ['city-article', '201'],
    ['newsroom', '201'],
    ['campaign', 'triple-treate-challenge-1'],
    ['join-us', 'careers'],
    ['sustainability', 'merchants'],
    ['terms', 'cookiepolicy'],
    ['notice', 'site'],
  ])('of %s may be %s', (type, slot) => {
    expect(demandsOf(type, { slot })).toEqual([]);
  });

  it.each<[CmsType, string, string]>([
    ['seasonal-theme', 'theme-0203', 'home theme-<number>'],
    ['seasonal-theme', 'theme-', 'home theme-<number>'],
    ['city-theme', 'city', 'city-<number>'],
    ['billboard', 'winter', 'a number'],
    ['join-us', 'jobs', 'careers'],
    ['city-article', 'winter', 'a number, or a link'],
    ['newsroom', '0', 'a number, or a link'],
  ])('of %s cannot be %s, and the reason names the slots that there are', (type, slot, places) => {
    expect(demandsOf(type, { slot })).toEqual([`slot: slot: nothing asks for it; there are ${places}`]);
  });

  it('is free for an item that leads somewhere, of the types that may have a link instead', () => {
    const link = '/deals/';
    for (const type of ['city-article', 'newsroom', 'campaign'] as const) expect(demandsOf(type, { link })).toEqual([]);
    expect(demandsOf('billboard', { link })).toHaveLength(1);
  });

  it('is not required of a translation, whose facts stand in the English file', () => {
    expect(demandsOf('billboard', { language: 'ja' })).toEqual([]);
    expect(demandsOf('banner-ad', { language: 'ja', slot: 'nowhere' })).toEqual([]);
  });
});

describe('unmetDemands: what a type requires beside its slot', () => {
  it('requires a link of an advertisement', () => {
    expect(demandsOf('banner-ad', { slot: 'search' })).toEqual(['file: link: an advertisement needs a link']);
    expect(demandsOf('banner-ad', { slot: 'search-3', link: '/deals/' })).toEqual([]);
  });

  it('requires a block of questions of the FAQ, in every language', () => {
    const reason = 'file: a block of questions is missing';
    expect([demandsOf('faq'), demandsOf('faq', { language: 'ja' })]).toEqual([[reason], [reason]]);
    expect(demandsOf('faq', { blocks: [words, questions] })).toEqual([]);
  });

  it('requires questions and nothing else of the help of an activity', () => {
    const reason = 'file: only the content of an activity may have questions';
    const of = (...blocks: readonly ContentBlock[]) => demandsOf('activity-help', { slot: 'activity-7', blocks });
    expect([of(), of(words), of(questions, words), of(questions)]).toEqual([[reason], [reason], [reason], []]);
    expect(demandsOf('activity-help', { slot: 'museum', blocks: [questions] })).toEqual([]);
  });

  it('requires a code, the day of the reading, and a source in every language of the rules of a country', () => {
    const rules = { slot: 'jp', date: '2026-03-01', blocks: [words] };
    expect(demandsOf('travel-restriction', rules)).toEqual([]);
    expect(demandsOf('travel-restriction', { ...rules, slot: 'xx' })).toEqual([
      'slot: slot: must be a country code in lower case',
    ]);
    expect(demandsOf('travel-restriction', { ...rules, date: null })).toEqual([
      'file: date: the day on which the sources were read is missing',
    ]);
    const unsourced: readonly ContentBlock[] = [{ kind: 'text', text: 'See [our page](/visa/).' }, questions];
    for (const language of ['en', 'ja'] as const)
      expect(demandsOf('travel-restriction', { ...rules, language, blocks: unsourced })).toEqual([
        'file: a link to the official page that it was taken from is missing',
      ]);
  });
});
