import { z } from 'zod';

import { translationState } from '#src/domain/shared/text/provenance.ts';
import { saidIn, textKinds, wordCount, type TextGroup, type TextKind } from './translated-texts.ts';

/** How much of a kind of content is translated into a language, by whom, and when. */
export type Coverage = {
  readonly texts: number;
  readonly translated: number;
  /** Words of the English texts. */
  readonly words: number;
  readonly translatedWords: number;
  /** Of the texts and of the words, in per cent with one decimal, rounded down. */
  readonly percent: number;
  readonly percentOfWords: number;
  /** Texts that a person has translated or read. */
  readonly byPerson: number;
  /** Texts whose English has changed since. */
  readonly outdated: number;
  /** Days of the translations, "YYYY-MM-DD"; null where none is known. */
  readonly oldest: string | null;
  readonly median: string | null;
};

export type CoverageByKind = Readonly<Record<TextKind, Coverage>>;

/** Returns what is translated into a language, by kind of content. */
export function coverageIn(groups: readonly TextGroup[], tag: string): CoverageByKind {
  const of = (kind: TextKind): Coverage =>
    coverageOf(
      groups.filter((group) => group.kind === kind),
      tag,
    );
  return byKind(of);
}

function byKind<Value>(of: (kind: TextKind) => Value): Readonly<Record<TextKind, Value>> {
  return {
    messages: of('messages'),
    emails: of('emails'),
    products: of('products'),
    options: of('options'),
    sights: of('sights'),
    hotels: of('hotels'),
    articles: of('articles'),
    help: of('help'),
    legal: of('legal'),
    seo: of('seo'),
  };
}

function coverageOf(groups: readonly TextGroup[], tag: string): Coverage {
  const found = groups.flatMap((group) => {
    const said = saidIn(group, tag);
    return said === null ? [] : [{ words: wordCount(group.source), state: translationState(said, group.source) }];
  });
  const words = groups.reduce((sum, { source }) => sum + wordCount(source), 0);
  const translatedWords = found.reduce((sum, one) => sum + one.words, 0);
  const dates = found.flatMap(({ state }) => state.date ?? []).toSorted();
  return {
    texts: groups.length,
    translated: found.length,
    words,
    translatedWords,
    percent: percent(found.length, groups.length),
    percentOfWords: percent(translatedWords, words),
    byPerson: found.filter(({ state }) => state.by === 'person' && state.date !== null).length,
    outdated: found.filter(({ state }) => state.outdated).length,
    oldest: dates[0] ?? null,
    median: dates[Math.floor(dates.length / 2)] ?? null,
  };
}

function percent(some: number, all: number): number {
  return all === 0 ? 100 : Math.floor((some / all) * 1000) / 10;
}

const baselineFile = z.record(
  z.string(),
  z.strictObject({
    /** Texts in per cent. Words would fall with every longer English text. */
    coverage: z.record(z.enum(textKinds), z.number()),
    /** Violations of the table of terms. */
    terms: z.number(),
  }),
);

/** What is reached in each language: no release has less. */
export type Baseline = z.output<typeof baselineFile>;
export type Reached = Baseline[string];

/** Returns the committed baseline. */
export function readBaseline(text: string): Baseline {
  return baselineFile.parse(JSON.parse(text));
}

/** Returns what is reached in a language today. */
export function reachedIn(coverage: CoverageByKind, terms: number): Reached {
  return {
    coverage: byKind((kind) => coverage[kind].percent),
    terms,
  };
}

/** Returns in which respects a language is behind its baseline; a language without one is never. */
export function falls(tag: string, now: Reached, before: Reached | undefined): readonly string[] {
  if (before === undefined) return [];
  return [
    ...textKinds
      .filter((kind) => now.coverage[kind] < before.coverage[kind])
      .map((kind) => `${tag}: ${kind} translated to ${now.coverage[kind]} %, which were ${before.coverage[kind]} %`),
    ...(now.terms > before.terms ? [`${tag}: ${now.terms} violations of terms, which were ${before.terms}`] : []),
  ];
}

/** Returns the better of what is reached now and before. */
export function raised(now: Reached, before: Reached = now): Reached {
  return {
    coverage: byKind((kind) => Math.max(now.coverage[kind], before.coverage[kind])),
    terms: Math.min(now.terms, before.terms),
  };
}
