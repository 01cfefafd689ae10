import { segmentsHash } from '#src/actions/shared/translations/segments-hash.ts';
import { translationSources } from '#src/actions/content/translations/translation-sources.ts';
import type { Deps } from '#src/actions/deps.ts';
import {
  dropTranslations,
  findKnownTranslations,
  requestTranslations,
  type TranslationKey,
  type TranslationRequest,
} from '#src/store/content/translations/machine-translations.store.ts';

/** So many rows are written at once. */
const atOnce = 500;

/**
 * Queues what the catalog and the published content have in English and no editor has written in another language, and
 * deletes translations that are not needed any more: an editor's text always wins. Returns how many were queued.
 */
export async function queueTranslations(deps: Deps): Promise<number> {
  if (deps.translation === undefined) return 0;
  const [sources, known] = await Promise.all([translationSources(deps), findKnownTranslations(deps.db)]);
  const requests = sources.flatMap(({ kind, subject, segments, missing }) => {
    const hash = segmentsHash(segments);
    return missing.map((language): TranslationRequest => ({ kind, subject, language, sourceLanguage: 'en', hash }));
  });
  const hashes = new Map(known.map((one) => [keyOf(one), one.hash]));
  const requested = new Set(requests.map(keyOf));
  await dropTranslations(
    deps.db,
    known.filter((one) => !requested.has(keyOf(one))),
  );
  const changed = requests.filter((request) => hashes.get(keyOf(request)) !== request.hash);
  let queued = 0;
  for (let from = 0; from < changed.length; from += atOnce)
    queued += await requestTranslations(deps.db, changed.slice(from, from + atOnce));
  if (queued > 0) deps.log.info({ queued }, 'translations were queued');
  return queued;
}

function keyOf({ kind, subject, language }: TranslationKey): string {
  return `${kind} ${language} ${subject}`;
}
