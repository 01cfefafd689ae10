import { glossaryFor } from '#src/actions/content/translations/glossary-for.ts';
import { translateTexts } from '#src/actions/content/translations/translate-texts.ts';
import { segmentsHash } from '#src/actions/shared/translations/segments-hash.ts';
import type { Deps } from '#src/actions/deps.ts';
import {
  dropTranslations,
  failTranslation,
  postponeTranslation,
  saveTranslation,
  type LeasedTranslation,
} from '#src/store/content/translations/machine-translations.store.ts';

const hourSeconds = 3_600;

/** `needless`: the source has gone or changed, or an editor has written the text meanwhile. */
type TranslationOutcome = 'done' | 'failed' | 'later' | 'needless';

/** Translates one leased row, and stores the result or the reason why there is none. */
export async function translateLeased(
  deps: Deps,
  leased: LeasedTranslation,
  texts: { readonly segments: readonly string[] | null; readonly patienceMs: number },
): Promise<TranslationOutcome> {
  const { db, log, translation } = deps;
  const { kind, subject, language, sourceLanguage } = leased;
  if (translation === undefined) return 'later';
  if (texts.segments === null || segmentsHash(texts.segments) !== leased.hash) {
    // What has changed is queued again under its new hash.
    await dropTranslations(db, [{ kind, subject, language }]);
    return 'needless';
  }
  const result = await translateTexts(db, translation, {
    segments: texts.segments,
    source: sourceLanguage,
    target: language,
    glossary: await glossaryFor(deps, sourceLanguage, language),
    patienceMs: texts.patienceMs,
    // Readers must not spend what the catalog needs.
    share: kind === 'review' ? 0.5 : 1,
  });
  if (result.kind === 'done') {
    await saveTranslation(db, leased, { texts: result.texts, engine: translation.translator.name });
    return 'done';
  }
  const { reason } = result;
  log.warn({ kind, subject, language, reason, attempts: leased.attempts }, 'a text was not translated');
  if (result.kind === 'failed') await failTranslation(db, leased, reason);
  else await postponeTranslation(db, leased, { reason, seconds: pauseSeconds(reason, leased.attempts) });
  return result.kind;
}

/** A budget and a key change by the hour at most; a service that does not respond is tried with growing pauses. */
function pauseSeconds(reason: string, attempts: number): number {
  if (reason === 'over_budget' || reason === 'quota_exceeded') return 6 * hourSeconds;
  if (reason === 'unauthorized') return hourSeconds;
  return Math.min(5 * 2 ** Math.min(attempts - 1, 12), hourSeconds);
}
