import { checkedContent } from '#src/actions/content/versions/checked-content.ts';
import type { Deps } from '#src/actions/deps.ts';
import { segmentsOf, type Writer } from '#src/domain/content/translation/segments.ts';
import {
  contentSubject,
  contentWriter,
  isForMachines,
  placeWriter,
  productWriter,
  type SubjectKind,
} from '#src/domain/content/translation/translated-subjects.ts';
import { missingLanguages } from '#src/domain/content/translation/translation-languages.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { findDestinations, findLiveProducts } from '#src/store/catalogue/catalogue-reading.store.ts';
import { findPublishedContent } from '#src/store/content/content.store.ts';

/** Something in English with the languages that an editor has not written it in. */
export type TranslationSource = {
  readonly kind: SubjectKind;
  readonly subject: string;
  readonly segments: readonly string[];
  readonly missing: readonly LanguageCode[];
};

type Ground = Pick<Deps, 'db' | 'log'>;

/** Returns everything of the catalog and of the published content that could be translated. Read from the database, where no machine has written. */
export async function translationSources(deps: Ground): Promise<readonly TranslationSource[]> {
  const [destinations, products, contents] = await Promise.all([
    findDestinations(deps.db),
    findLiveProducts(deps.db),
    findPublishedContent(deps.db),
  ]);
  return [
    ...destinations.map((one) => sourceOf('destination', String(one.id), placeWriter(one), one.words)),
    ...products.map((one) => sourceOf('product', String(one.id), productWriter(one), one.words)),
    ...contents
      .filter(({ type }) => isForMachines(type))
      .map((stored) => {
        const item = checkedContent(deps.log, stored);
        const source = sourceOf('content', contentSubject(item), contentWriter(item.texts.en), item.texts);
        return { ...source, missing: source.missing.filter((code) => isShownIn(item.languages, code)) };
      }),
  ].filter(({ segments, missing }) => segments.length > 0 && missing.length > 0);
}

function sourceOf(
  kind: SubjectKind,
  subject: string,
  write: Writer<unknown>,
  written: Readonly<Record<string, unknown>> = {},
): TranslationSource {
  return { kind, subject, segments: segmentsOf(write), missing: missingLanguages(written) };
}

function isShownIn(languages: readonly LanguageCode[], code: LanguageCode): boolean {
  return languages.length === 0 || languages.includes(code);
}
