import type { Translation } from '#src/actions/deps.ts';
import { batchesOf, charactersOf } from '#src/domain/content/translation/batches.ts';
import { checkTranslation } from '#src/domain/content/translation/check/check-translation.ts';
import { splitSegments, type Term } from '#src/domain/content/translation/split-segments.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { reserveCharacters, returnCharacters } from '#src/store/content/translations/translation-budget.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

/** `later`: nothing was wrong with the texts; `reason` is a code for operators. */
type TranslatedTexts =
  | { readonly kind: 'done'; readonly texts: readonly string[] }
  | { readonly kind: 'failed' | 'later'; readonly reason: string };

type Texts = {
  readonly segments: readonly string[];
  readonly source: string;
  readonly target: LanguageCode;
  readonly glossary: readonly Term[];
  readonly patienceMs: number;
  /** The part of the monthly budget up to which these texts may spend, from 0 to 1. */
  readonly share: number;
};

/** Refusals that have nothing to do with the texts: an operator removes their cause. */
const causesElsewhere: ReadonlySet<string> = new Set(['quota_exceeded', 'unauthorized']);

/**
 * Has texts translated within the budget and checks each. One text that fails refuses all: what is shown together is in
 * one language.
 */
export async function translateTexts(on: Queryable, translation: Translation, texts: Texts): Promise<TranslatedTexts> {
  const translated: string[] = [];
  for (const batch of batchesOf(texts.segments, translation.translator.limits)) {
    const part = await translateBatch(on, translation, { ...texts, segments: batch });
    if (part.kind !== 'done') return part;
    translated.push(...part.texts);
  }
  return { kind: 'done', texts: translated };
}

async function translateBatch(
  on: Queryable,
  { translator, monthlyCharacters }: Translation,
  { segments, source, target, glossary, patienceMs, share }: Texts,
): Promise<TranslatedTexts> {
  const characters = charactersOf(segments);
  const budget = { allowed: monthlyCharacters, limit: Math.floor(monthlyCharacters * share) };
  if (!(await reserveCharacters(on, characters, budget))) return { kind: 'later', reason: 'over_budget' };
  const texts = segments.map((segment) => splitSegments(segment, glossary));
  const answer = await translator.translate({ texts, source, target, patienceMs });
  if (answer.kind === 'passing') {
    if (answer.isUncharged) await returnCharacters(on, characters);
    return { kind: 'later', reason: answer.reason };
  }
  if (answer.kind === 'refused')
    return { kind: causesElsewhere.has(answer.reason) ? 'later' : 'failed', reason: answer.reason };
  for (const [at, pieces] of texts.entries()) {
    const fault = checkTranslation(answer.texts[at] ?? '', { segments: pieces, source, target });
    if (fault !== null) return { kind: 'failed', reason: fault };
  }
  return { kind: 'done', texts: answer.texts.map((text) => text.trim()) };
}
