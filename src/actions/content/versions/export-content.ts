import { writeContentFolder } from '#src/formats/catalogue/catalogue-folder.content.ts';
import { checkedContent } from '#src/actions/content/versions/checked-content.ts';
import type { Deps } from '#src/actions/deps.ts';
import { cmsTypes } from '#src/domain/content/blocks/cms-types.ts';
import { writeContent } from '#src/formats/content/write-content.ts';
import { findNewestContent, findPublishedContent, publishedVersions } from '#src/store/content/content.store.ts';

/**
 * Writes what is shown as files below a folder, and what waits to be shown for the first time as drafts: importing the
 * folder again changes nothing. A draft of what is shown already is not written, and stays where it is. Gives how many items
 * and files there were.
 */
export async function exportContent(
  deps: Pick<Deps, 'db' | 'log'>,
  folder: string,
): Promise<{ readonly items: number; readonly files: number }> {
  const [shown, newest, published] = await Promise.all([
    findPublishedContent(deps.db),
    findNewestContent(deps.db),
    publishedVersions(deps.db),
  ]);
  const waiting = newest.filter(({ type, key }) => published.get(`${cmsTypes[type]} ${key}`) === null);
  const contents = [
    ...shown.map((one) => ({ item: checkedContent(deps.log, one), state: 'published' as const })),
    ...waiting.map((one) => ({ item: checkedContent(deps.log, one), state: 'draft' as const })),
  ];
  const files = contents.flatMap(writeContent);
  await writeContentFolder(folder, files);
  return { items: contents.length, files: files.length };
}
