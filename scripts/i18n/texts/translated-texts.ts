import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { tagIn } from '#src/domain/catalogue/destination.ts';
import { placeSource, productSource } from '#src/domain/catalogue/shown-texts.ts';
import type { CmsType } from '#src/domain/content/blocks/cms-types.ts';
import { contentSource } from '#src/domain/content/content-source.ts';
import type { Translated } from '#src/domain/shared/text/provenance.ts';
import { readCatalogueFolder, type Catalogue } from '#src/formats/catalogue/catalogue-folder.ts';
import { readContentFolder } from '#src/formats/catalogue/catalogue-folder.content.ts';
import type { ContentEntry } from '#src/formats/content/read-content.ts';
import { readTerms } from '#src/formats/content/read-terms.ts';
import { themeNames } from '#src/partners/partners.ts';

/** Kinds of content of which the report counts what is translated. */
export const textKinds = [
  'messages',
  'emails',
  'products',
  'options',
  'sights',
  'hotels',
  'articles',
  'help',
  'legal',
  'seo',
] as const;
export type TextKind = (typeof textKinds)[number];

/** Texts that are translated together, and their translations by language tag. */
export type TextGroup = {
  readonly kind: TextKind;
  /** File of the catalog and place in it, for lists. */
  readonly name: string;
  readonly source: readonly string[];
  readonly said: Readonly<Record<string, Translated>>;
};

export const catalogueFolder = fileURLToPath(new URL('../../../catalogue', import.meta.url));

const help: ReadonlySet<CmsType> = new Set(['faq', 'activity-help', 'travel-restriction']);
const seo: ReadonlySet<CmsType> = new Set(['seo-link', 'city-theme', 'seasonal-theme']);

/** Returns all texts of the catalog with their translations. Throws when a file cannot be read. */
export async function catalogueTexts(folder: string = catalogueFolder): Promise<readonly TextGroup[]> {
  const read = await readCatalogueFolder(folder, { products: true });
  if (!read.ok) throw new Error(read.faults.map(({ file, line, reason }) => `${file}:${line} ${reason}`).join('\n'));
  const content = await readContentFolder(folder, { themes: themeNames, isOurs: () => true });
  return [...catalogueGroups(read.catalogue), ...content.contents.map(contentGroup), ...termGroups(folder)];
}

/** Returns the texts of destinations, products, sights, hotels and categories. */
function catalogueGroups(catalogue: Catalogue): readonly TextGroup[] {
  const { destinations, products, places, venues } = catalogue;
  const slugs = new Map(destinations.map(({ id, slug }) => [id, slug]));
  const categories = places.categoryTexts;
  return [
    ...destinations.flatMap((one) => [
      { kind: 'sights' as const, name: one.slug, source: placeSource(one), said: one.words ?? {} },
      named('sights', `${one.slug}: name`, one.names),
    ]),
    ...products.flatMap((one) => [
      {
        kind: 'products' as const,
        name: `${slugs.get(one.destinationId) ?? ''}: ${one.id}`,
        source: productSource(one),
        said: one.words ?? {},
      },
      named('products', `${one.id}: title`, one.titles),
      ...one.options.flatMap((option) => [
        named('options', `${one.id}: ${option.title}`, option.titles ?? { en: option.title }),
        ...option.units.map((unit) => named('options', `${one.id}: ${unit.title}`, unit.titles ?? { en: unit.title })),
      ]),
    ]),
    ...places.files.flatMap(({ attractions }) =>
      attractions.flatMap((one) => [
        named('sights', `${one.slug}: name`, one.names),
        { kind: 'sights' as const, name: one.slug, source: [one.text], said: {} },
      ]),
    ),
    ...venues.flatMap(({ item }) => [
      named('hotels', `${item.slug}: name`, item.titles),
      ...(hasText(item.content)
        ? [{ kind: 'hotels' as const, name: item.slug, source: [item.content.text], said: {} }]
        : []),
    ]),
    ...Object.entries(categories?.en ?? {}).map(([category, text]) => ({
      kind: 'seo' as const,
      name: `category ${category}`,
      source: [text],
      said: translatedIn(Object.keys(categories ?? {}).filter((tag) => hasCategory(categories?.[tag], category))),
    })),
  ];
}

function hasCategory(texts: object | undefined, category: string): boolean {
  return texts !== undefined && category in texts;
}

function hasText(content: unknown): content is { readonly text: string } {
  return typeof content === 'object' && content !== null && 'text' in content && typeof content.text === 'string';
}

/** A name has no provenance of its own. */
function named(kind: TextKind, name: string, names: Readonly<Record<string, string>>): TextGroup {
  return { kind, name, source: [names['en'] ?? ''], said: translatedIn(Object.keys(names)) };
}

function translatedIn(tags: readonly string[]): Readonly<Record<string, Translated>> {
  return Object.fromEntries(tags.filter((tag) => tag !== 'en').map((tag) => [tag, {}]));
}

function contentGroup({ item }: ContentEntry): TextGroup {
  const { en: english, ...said } = item.texts;
  const kind = help.has(item.type) ? 'help' : seo.has(item.type) ? 'seo' : 'articles';
  return { kind, name: `content/${item.type}/${item.key}`, source: contentSource(english), said };
}

/** Returns the newest version of each legal text. */
function termGroups(folder: string): readonly TextGroup[] {
  const files = readdirSync(join(folder, 'terms'), { recursive: true, encoding: 'utf8' })
    .map((path) => `terms/${path.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  const documents = Map.groupBy(readTerms(files).terms, ({ document }) => document);
  return [...documents].flatMap(([document, versions]) => {
    const newest = Math.max(...versions.map(({ version }) => version));
    const current = versions.filter(({ version }) => version === newest);
    const english = current.find(({ language }) => language === 'en');
    if (english === undefined) return [];
    const { title, changes, body } = english;
    const said = translatedIn(current.map(({ language }) => language));
    return [{ kind: 'legal' as const, name: `terms/${document}/${newest}`, source: [title, changes, body], said }];
  });
}

/** Returns what is said in a language or in the one that its readers read instead; null where there is nothing. */
export function saidIn({ said }: Pick<TextGroup, 'said'>, language: string): Translated | null {
  const tag = tagIn(said, language);
  return tag === null ? null : (said[tag] ?? null);
}

/** Returns the number of words of texts. */
export function wordCount(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'-]*/gu) ?? []).length, 0);
}
