import { isSourceOf } from '#src/actions/content/translations/is-source-of.ts';
import { translateLeased } from '#src/actions/content/translations/translate-leased.ts';
import { translationSources, type TranslationSource } from '#src/actions/content/translations/translation-sources.ts';
import type { Deps } from '#src/actions/deps.ts';
import {
  failUnfinishedTranslations,
  leaseTranslation,
  type LeasedTranslation,
} from '#src/store/content/translations/machine-translations.store.ts';
import { findReviewSource } from '#src/store/reviews/review-translations.store.ts';

/** Longer than one request takes; each finished batch extends it. */
const leaseSeconds = 300;
const patienceMs = 30_000;
/** Afterwards the sources are read again, which may have changed. */
const mostAtOnce = 100;

/**
 * Translates what is queued, one subject after the other, until nothing is due, a hundred are done, or the service has
 * to be left alone for a while. Returns how many were translated.
 */
export async function translateNext(deps: Deps): Promise<number> {
  if (deps.translation === undefined) return 0;
  await failUnfinishedTranslations(deps.db);
  let sources: Sources | null = null;
  let done = 0;
  while (done < mostAtOnce) {
    const leased = await leaseTranslation(deps.db, leaseSeconds);
    if (leased === null) return done;
    let segments: readonly string[] | null;
    if (leased.kind === 'review') segments = await reviewSegments(deps, leased);
    else {
      segments = sources === null ? null : segmentsFor(sources, leased);
      // A request that is newer than what was read is no reason to drop it.
      if (!isSourceOf(leased, segments)) {
        sources = byName(await translationSources(deps));
        segments = segmentsFor(sources, leased);
      }
    }
    const result = await translateLeased(deps, leased, { segments, patienceMs, leaseSeconds });
    if (result === 'later') return done;
    if (result === 'done') done += 1;
  }
  return done;
}

type Sources = ReadonlyMap<string, TranslationSource>;

function byName(sources: readonly TranslationSource[]): Sources {
  return new Map(sources.map((source) => [`${source.kind} ${source.subject}`, source]));
}

function segmentsFor(sources: Sources, { kind, subject, language }: LeasedTranslation): readonly string[] | null {
  const source = sources.get(`${kind} ${subject}`);
  return source?.missing.includes(language) === true ? source.segments : null;
}

async function reviewSegments({ db }: Deps, { subject }: LeasedTranslation): Promise<readonly string[] | null> {
  return (await findReviewSource(db, subject))?.segments ?? null;
}
