import { glossaryFor } from '#src/actions/content/translations/glossary-for.ts';
import { isSourceOf } from '#src/actions/content/translations/is-source-of.ts';
import { translateTexts } from '#src/actions/content/translations/translate-texts.ts';
import type { Deps } from '#src/actions/deps.ts';
import {
  dropLeasedTranslation,
  extendLease,
  failTranslation,
  postponeTranslation,
  saveTranslation,
  type LeasedTranslation,
} from '#src/store/content/translations/machine-translations.store.ts';

const hourSeconds = 3_600;

/**
 * `needless`: the source has gone or changed, or an editor has written the text meanwhile. `lost`: the lease ended before
 * the work, and another worker or a newer request has the row.
 */
type TranslationOutcome = 'done' | 'failed' | 'later' | 'needless' | 'lost';

type LeasedTexts = {
  /** What the row is to translate, read after it was leased; null where there is nothing any more. */
  readonly segments: readonly string[] | null;
  readonly patienceMs: number;
  /** How long the lease is from each finished batch on. */
  readonly leaseSeconds: number;
};

/** Translates one leased row, and stores the result or the reason why there is none. */
export async function translateLeased(
  deps: Deps,
  leased: LeasedTranslation,
  { segments, patienceMs, leaseSeconds }: LeasedTexts,
): Promise<TranslationOutcome> {
  const { db, log, translation } = deps;
  const { kind, subject, language, sourceLanguage } = leased;
  if (translation === undefined) return 'later';
  if (!isSourceOf(leased, segments)) {
    // What has changed is queued again under its new hash.
    await dropLeasedTranslation(db, leased);
    return 'needless';
  }
  let { chargedAttempts } = leased;
  const result = await translateTexts(db, translation, {
    segments,
    source: sourceLanguage,
    target: language,
    glossary: await glossaryFor(deps, sourceLanguage, language),
    patienceMs,
    // Readers must not spend what the catalog needs.
    share: kind === 'review' ? 0.5 : 1,
    reviewId: kind === 'review' ? subject : null,
    onBatch: () => {
      chargedAttempts = 1;
      return extendLease(db, leased, leaseSeconds);
    },
  });
  if (result.kind === 'lost') return 'lost';
  if (result.kind === 'done') {
    const { name: engine } = translation.translator;
    return (await saveTranslation(db, leased, { texts: result.texts, engine })) ? 'done' : 'lost';
  }
  const { reason } = result;
  log.warn({ kind, subject, language, reason, attempts: leased.attempts }, 'a text was not translated');
  if (result.kind === 'failed') {
    await failTranslation(db, leased, reason);
    return 'failed';
  }
  const { isCharged } = result;
  const seconds = isCharged ? chargedPause(chargedAttempts) : pauseSeconds(reason, leased.attempts);
  await postponeTranslation(db, leased, { reason, seconds, isCharged });
  return 'later';
}

/** Eight attempts that may be charged are spread over some eight hours: from five seconds to six hours between two. */
function chargedPause(chargedAttempts: number): number {
  return 5 * 4 ** (chargedAttempts - 1);
}

/** A budget and a key change by the hour at most; a service that does not respond is tried with growing pauses. */
function pauseSeconds(reason: string, attempts: number): number {
  if (reason === 'over_budget' || reason === 'quota_exceeded') return 6 * hourSeconds;
  if (reason === 'unauthorized') return hourSeconds;
  return Math.min(5 * 2 ** Math.min(attempts - 1, 12), hourSeconds);
}
