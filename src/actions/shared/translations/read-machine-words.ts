import { segmentsHash } from '#src/actions/shared/translations/segments-hash.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import { tagIn } from '#src/domain/catalogue/destination.ts';
import { placeSource, productSource } from '#src/domain/catalogue/shown-texts.ts';
import { contentSource } from '#src/domain/content/content-source.ts';
import { sourceHash, type Translated } from '#src/domain/shared/text/provenance.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { ContentItem } from '#src/domain/content/content-item.ts';
import { segmentsOf, withTranslations, type Writer } from '#src/domain/content/translation/segments.ts';
import {
  contentSubject,
  contentWriter,
  placeWriter,
  productWriter,
  type SubjectKind,
} from '#src/domain/content/translation/translated-subjects.ts';
import {
  findDoneTranslations,
  type DoneTranslation,
} from '#src/store/content/translations/machine-translations.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

/** Puts translations by machine in the languages that no editor has written. */
type MachineWords = {
  readonly product: (product: LiveProduct) => LiveProduct;
  readonly destination: (destination: Destination) => Destination;
  readonly content: (item: ContentItem) => ContentItem;
};

/** Reads the translations by machine of some kinds. */
export async function readMachineWords(on: Queryable, kinds: readonly SubjectKind[]): Promise<MachineWords> {
  const found = Map.groupBy(await findDoneTranslations(on, kinds), ({ kind, subject }) => `${kind} ${subject}`);
  return {
    product: (product) => {
      const words = wordsBy(found.get(`product ${product.id}`), {
        write: productWriter(product),
        source: productSource(product),
        written: product.words,
      });
      return words === undefined ? product : { ...product, words };
    },
    destination: (destination) => {
      const { id, words: written } = destination;
      const words = wordsBy(found.get(`destination ${id}`), {
        write: placeWriter(destination),
        source: placeSource(destination),
        written,
      });
      return words === undefined ? destination : { ...destination, words };
    },
    content: (item) => {
      const { texts } = item;
      const words = wordsBy(found.get(`content ${contentSubject(item)}`), {
        write: contentWriter(texts.en),
        source: contentSource(texts.en),
        written: texts,
      });
      return words === undefined ? item : { ...item, texts: { ...words, en: texts.en } };
    },
  };
}

type Original<Words> = {
  readonly write: Writer<Words>;
  /** What provenance is compared with. */
  readonly source: readonly string[];
  readonly written: Readonly<Record<string, Words | undefined>> | undefined;
};

/** A translation of another source is out of date and is not shown. */
function wordsBy<Words extends Translated>(
  found: readonly DoneTranslation[] | undefined,
  { write, source, written = {} }: Original<Words>,
): Record<string, Words> | undefined {
  if (found === undefined) return undefined;
  const segments = segmentsOf(write);
  const hash = segmentsHash(segments);
  const made = found.filter((one) => one.hash === hash && tagIn(written, one.language) === null);
  if (made.length === 0) return undefined;
  const all: Record<string, Words> = {};
  for (const [tag, words] of Object.entries(written)) if (words !== undefined) all[tag] = words;
  for (const { language, texts, engine, date } of made) {
    const provenance = { by: 'machine', engine, date, sourceHash: sourceHash(source) } as const;
    all[language] = { ...withTranslations(write, segments, texts ?? []), provenance };
  }
  return all;
}
