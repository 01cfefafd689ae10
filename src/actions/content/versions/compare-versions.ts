import { checkedContent } from '#src/actions/content/versions/checked-content.ts';
import type { Deps } from '#src/actions/deps.ts';
import { lineDifference } from '#src/formats/content/line-difference.ts';
import { writeContent } from '#src/formats/content/write-content.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { contentVersions, findContentVersion, type ContentName } from '#src/store/content/content.store.ts';

export type Compared = { readonly from: number; readonly to: number; readonly lines: readonly string[] };

/** What two versions of an item differ in, as lines of its files. Unsaid, the shown one and the newest are compared. */
export async function compareVersions(
  deps: Pick<Deps, 'db' | 'log'>,
  name: ContentName,
  query: { readonly from?: number | undefined; readonly to?: number | undefined },
): Promise<Result<Compared>> {
  const versions = await contentVersions(deps.db, name);
  const [newest, second] = versions;
  if (newest === undefined) return fail('not_found');
  const shown = versions.find((one) => one.isPublished && one.version !== newest.version) ?? second ?? newest;
  const [from, to] = [query.from ?? shown.version, query.to ?? newest.version];
  const [before, after] = await Promise.all([textOf(deps, name, from), textOf(deps, name, to)]);
  if (before === null || after === null) return fail('not_found', { field: 'version' });
  return ok({ from, to, lines: lineDifference(before, after) });
}

async function textOf(deps: Pick<Deps, 'db' | 'log'>, name: ContentName, version: number): Promise<string | null> {
  const stored = await findContentVersion(deps.db, name, version);
  if (stored === null) return null;
  const files = writeContent({ item: checkedContent(deps.log, stored), state: 'published' });
  return files.map(({ file, text }) => `${file}\n${text}`).join('');
}
