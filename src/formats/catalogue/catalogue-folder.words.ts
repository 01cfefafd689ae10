import { join } from 'node:path';

import { z } from 'zod';

import { namesIn } from '#src/formats/catalogue/catalogue-folder.missing.ts';
import { line } from '#src/formats/catalogue/catalogue-folder.schema.ts';
import { parseProvenance, provenanceForm, type Translated } from '#src/domain/shared/text/provenance.ts';
import type { Filed } from '#src/domain/catalogue/checks/check-catalogue.ts';
import {
  dictionaries,
  type DescribedFile,
  type Dictionary,
  type DictionaryName,
  type LanguageWords,
  type PlaceWords,
  type ProductWords,
  type WordsByLanguage,
} from '#src/domain/catalogue/translated-texts.ts';

type Read = <Shape>(file: string, shape: z.ZodType<Shape>) => Promise<Filed<Shape>[]>;

const dictionary: z.ZodType<Dictionary> = z.record(line, line);
const lines = z.array(line);
const text = z.string().min(1);

/** `translated`, or `reviewed` in files from before provenance. */
const marks = { translated: z.exactOptional(line), reviewed: z.exactOptional(z.boolean()) };

/** Returns what a file says of who translated its texts; an issue when it says nothing, or both. */
function translatedBy(
  { translated, reviewed }: { readonly translated?: string | undefined; readonly reviewed?: boolean | undefined },
  context: z.RefinementCtx,
): Translated {
  const provenance = translated === undefined ? null : parseProvenance(translated);
  if ((provenance === null) === (reviewed === undefined))
    context.addIssue({ code: 'custom', path: ['translated'], message: `${provenanceForm}: npx meander i18n mark` });
  return provenance === null ? { reviewed: reviewed === true } : { provenance };
}

const place: z.ZodType<PlaceWords> = z
  .strictObject({ ...marks, summary: line, text })
  .transform(({ translated, reviewed, ...words }, context) => ({
    ...words,
    ...translatedBy({ translated, reviewed }, context),
  }));

const product: z.ZodType<ProductWords> = z
  .strictObject({
    ...marks,
    summary: line,
    text,
    highlights: lines,
    included: lines,
    excluded: lines,
    goodToKnow: lines,
    accessibility: lines,
    differs: z.record(z.string(), lines),
  })
  .transform(({ translated, reviewed, ...words }, context) => ({
    ...words,
    ...translatedBy({ translated, reviewed }, context),
  }));

const described: z.ZodType<DescribedFile> = z.strictObject({
  destination: place,
  products: z.record(z.string().regex(/^\d+$/, 'the id of a product'), product),
});

/** `words/<tag>/`: the words of a language; a dictionary that is not there is empty. */
export async function readWords(read: Read, folder: string): Promise<WordsByLanguage> {
  const tags = (await namesIn(join(folder, 'words'))).toSorted();
  const found = await Promise.all(tags.map(async (tag) => [tag, await readLanguage(read, folder, tag)] as const));
  return Object.fromEntries(found);
}

async function readLanguage(read: Read, folder: string, tag: string): Promise<LanguageWords> {
  const there = await namesIn(join(folder, 'words', tag));
  const dictionaryOf = async (name: DictionaryName): Promise<Dictionary> =>
    there.includes(`${name}.json`) ? ((await read(`words/${tag}/${name}.json`, dictionary))[0]?.item ?? {}) : {};
  const [own, titles, options, units, meetingPoints] = await Promise.all(dictionaries.map(dictionaryOf));
  const files = (await namesIn(join(folder, 'words', tag, 'described'))).filter((name) => name.endsWith('.json'));
  const written = await Promise.all(
    files.map(async (name) => {
      const items = await read(`words/${tag}/described/${name}`, described);
      return items.map(({ item }) => [name.slice(0, -'.json'.length), item] as const);
    }),
  );
  return {
    names: own ?? {},
    titles: titles ?? {},
    options: options ?? {},
    units: units ?? {},
    'meeting-points': meetingPoints ?? {},
    described: Object.fromEntries(written.flat()),
  };
}
