import { readContentFolder } from '#src/formats/catalogue/catalogue-folder.content.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { CatalogueFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import type { KnownToContent, ContentEntry } from '#src/formats/content/read-content.ts';
import { cmsTypes } from '#src/domain/content/blocks/cms-types.ts';
import type { ContentItem } from '#src/domain/content/content-item.ts';
import { contentText } from '#src/domain/content/content-text.ts';
import { unknownIds } from '#src/domain/content/named-ids.ts';
import {
  addContentVersion,
  findNewestContent,
  findPublishedContent,
  publishContent,
  publishedVersions,
  type StoredContent,
} from '#src/store/content/content.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { findNameableIds } from '#src/store/catalogue/nameable-ids.store.ts';

/**
 * How many items got a new version, and how many show another one than before; and ids on their cards that the shop has
 * not, which is no error: content may exist before what it describes, or after.
 */
export type Imported = {
  readonly items: number;
  readonly versions: number;
  readonly published: number;
  readonly unknown: readonly string[];
};

export type ImportedContent =
  | ({ readonly ok: true } & Imported)
  | { readonly ok: false; readonly faults: readonly CatalogueFault[] };

export type Importing = {
  readonly author: string;
  readonly note: string;
  readonly known: KnownToContent;
  /**
   * Skips items that the shop already has, and places that one of its items fills, so that samples never replace an
   * editor's content.
   */
  readonly onlyNew: boolean;
};

/**
 * Takes the content of a folder into the shop, the whole or nothing of it. What is shown or newest in the same words
 * gets no new version, so that the same folder a second time changes nothing, nor what was exported; items that the
 * folder does not have stay.
 */
export async function importContent(
  deps: Pick<Deps, 'db'>,
  folder: string,
  about: Importing,
): Promise<ImportedContent> {
  const { contents, faults } = await readContentFolder(folder, about.known);
  if (faults.length > 0) return { ok: false, faults };
  const done = await deps.db.transaction((tx) => takeIn(tx, contents, about), { cause: `${about.author}: content` });
  // Samples belong together and need no report at every start.
  const unknown = about.onlyNew ? [] : await unknownOf(deps.db, contents);
  return { ok: true, ...done, unknown };
}

async function takeIn(
  tx: Queryable,
  contents: readonly ContentEntry[],
  about: Importing,
): Promise<Omit<Imported, 'unknown'>> {
  const [newest, visible, published] = await Promise.all([
    findNewestContent(tx),
    findPublishedContent(tx),
    publishedVersions(tx),
  ]);
  const known = new Map(newest.map((one) => [nameOf(one), one]));
  const current = new Map(visible.map((one) => [nameOf(one), one]));
  const brought = new Set(contents.map(({ item }) => nameOf(item)));
  const filled = new Set(newest.filter((one) => !brought.has(nameOf(one))).map(placeOf));
  let versions = 0;
  let shown = 0;
  for (const { item, state } of contents) {
    const before = known.get(nameOf(item));
    if (about.onlyNew && (before !== undefined || filled.has(placeOf(item)))) continue;
    // A draft that waits, or a version that was taken back, stays newer than what is shown.
    if (state === 'published' && saysTheSame(current.get(nameOf(item)), item)) continue;
    const isSame = saysTheSame(before, item);
    const version = isSame ? before.version : await addContentVersion(tx, item, about);
    if (!isSame) versions += 1;
    if (state === 'draft' || published.get(nameOf(item)) === version) continue;
    await publishContent(tx, item, version);
    shown += 1;
  }
  return { items: contents.length, versions, published: shown };
}

async function unknownOf(db: Queryable, contents: readonly ContentEntry[]): Promise<readonly string[]> {
  const items = contents.map(({ item }) => item);
  const [{ products, destinations, themes, deals }, newest] = await Promise.all([
    findNameableIds(db),
    findNewestContent(db),
  ]);
  const articles = newest.filter(({ type }) => type === 'city-article' || type === 'newsroom');
  return unknownIds(items, {
    products: new Set(products),
    destinations: new Set(destinations),
    themes: new Set(themes),
    deals: new Set(deals),
    articles: new Set(articles.map(({ slot }) => Number(slot))),
  });
}

function saysTheSame(stored: StoredContent | undefined, item: ContentItem): stored is StoredContent {
  return stored !== undefined && contentText(stored) === contentText(item);
}

/** The place that an item fills beside others of its slot. */
function placeOf({ type, slot }: Pick<StoredContent, 'type' | 'slot'>): string {
  return `${cmsTypes[type]} ${slot}`;
}

function nameOf({ type, key }: Pick<StoredContent, 'type' | 'key'>): string {
  return `${cmsTypes[type]} ${key}`;
}
