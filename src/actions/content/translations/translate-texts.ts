import type { Translation } from '#src/actions/deps.ts';
import { partsHash } from '#src/actions/shared/translations/parts-hash.ts';
import { batchesOf, charactersOf } from '#src/domain/content/translation/batches.ts';
import { checkTranslation } from '#src/domain/content/translation/check/check-translation.ts';
import { splitSegments, type Term } from '#src/domain/content/translation/split-segments.ts';
import type { Segment } from '#src/domain/content/translation/translator.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import {
  findTranslatedSegments,
  saveTranslatedSegments,
} from '#src/store/content/translations/translated-segments.store.ts';
import { reserveCharacters, returnCharacters } from '#src/store/content/translations/translation-budget.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

/**
 * `later`: nothing was wrong with the texts, and `isCharged` says whether the service may have processed them all the same;
 * `lost`: others are to go on. `reason` is a code for operators.
 */
type TranslatedTexts =
  | { readonly kind: 'done'; readonly texts: readonly string[] }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'later'; readonly reason: string; readonly isCharged: boolean }
  | { readonly kind: 'lost' };

type Texts = {
  readonly segments: readonly string[];
  readonly source: string;
  readonly target: LanguageCode;
  readonly glossary: readonly Term[];
  readonly patienceMs: number;
  /** The part of the monthly budget up to which these texts may spend, from 0 to 1. */
  readonly share: number;
  /** The review that the texts are of, if any. */
  readonly reviewId: string | null;
  /** Called after each batch that was finished and stored; false ends the work. */
  readonly onBatch: () => Promise<boolean>;
};

/** A text as it is sent. */
type Sent = { readonly segment: string; readonly parts: readonly Segment[]; readonly hash: string };

/** Refusals that have nothing to do with the texts: an operator removes their cause. */
const causesElsewhere: ReadonlySet<string> = new Set(['quota_exceeded', 'unauthorized']);

/**
 * Has texts translated within the budget and checks each. One text that fails refuses all: what is shown together is in
 * one language. Each finished batch is stored, and what the service has translated before is not sent again.
 */
export async function translateTexts(on: Queryable, translation: Translation, texts: Texts): Promise<TranslatedTexts> {
  const { segments, source, target, glossary, reviewId, onBatch } = texts;
  const { name: engine, limits } = translation.translator;
  const all = segments.map((segment): Sent => {
    const parts = splitSegments(segment, glossary);
    return { segment, parts, hash: partsHash(parts) };
  });
  const made = await madeBefore(on, engine, texts, all);
  const missing = all.filter(({ hash }) => !made.has(hash));
  let from = 0;
  for (const { length } of batchesOf(
    missing.map((one) => one.segment),
    limits,
  )) {
    const batch = missing.slice(from, from + length);
    from += length;
    const part = await translateBatch(on, translation, texts, batch);
    if (part.kind !== 'done') return part;
    const finished = batch.map(({ hash }, at) => ({ hash, text: part.texts[at] ?? '' }));
    await saveTranslatedSegments(on, { engine, source, target, reviewId }, finished);
    for (const { hash, text } of finished) made.set(hash, text);
    if (!(await onBatch())) return { kind: 'lost' };
  }
  return { kind: 'done', texts: all.map(({ hash, segment }) => made.get(hash) ?? segment) };
}

/** Returns what was translated before, by hash; a text that would be refused today is translated again. */
async function madeBefore(
  on: Queryable,
  engine: string,
  { source, target }: Texts,
  all: readonly Sent[],
): Promise<Map<string, string>> {
  const hashes = all.map(({ hash }) => hash);
  const found = await findTranslatedSegments(on, { engine, source, target }, hashes);
  const parts = new Map(all.map((one) => [one.hash, one.parts]));
  const usable = found.filter(
    ({ hash, text }) => checkTranslation(text, { segments: parts.get(hash) ?? [], source, target }) === null,
  );
  return new Map(usable.map(({ hash, text }) => [hash, text]));
}

async function translateBatch(
  on: Queryable,
  { translator, monthlyCharacters }: Translation,
  { source, target, patienceMs, share }: Texts,
  batch: readonly Sent[],
): Promise<TranslatedTexts> {
  const characters = charactersOf(batch.map((one) => one.segment));
  const budget = { allowed: monthlyCharacters, limit: Math.floor(monthlyCharacters * share) };
  if (!(await reserveCharacters(on, characters, budget)))
    return { kind: 'later', reason: 'over_budget', isCharged: false };
  const answer = await translator.translate({ texts: batch.map((one) => one.parts), source, target, patienceMs });
  if (answer.kind === 'passing') {
    if (answer.isUncharged) await returnCharacters(on, characters);
    return { kind: 'later', reason: answer.reason, isCharged: !answer.isUncharged };
  }
  if (answer.kind === 'refused') {
    const { reason } = answer;
    return causesElsewhere.has(reason) ? { kind: 'later', reason, isCharged: false } : { kind: 'failed', reason };
  }
  for (const [at, { parts }] of batch.entries()) {
    const fault = checkTranslation(answer.texts[at] ?? '', { segments: parts, source, target });
    if (fault !== null) return { kind: 'failed', reason: fault };
  }
  return { kind: 'done', texts: answer.texts.map((text) => text.trim()) };
}
