import type { Deps } from '#src/actions/deps.ts';
import { readFeed, type FeedSettings, type ReadFeed } from '#src/actions/rail/timetable/read-feed.ts';
import { saveFeed, type FeedStored } from '#src/store/rail/rail-writing.store.ts';

/** What an import did: what was read and left out, and what changed; `stored` is null where the feed was refused. */
export type FeedImport = Pick<ReadFeed, 'finished' | 'reports' | 'unread'> & { readonly stored: FeedStored | null };

/**
 * Imports a feed (GTFS) from a folder or a zip into the shop. All of it is read and validated before the database is
 * queried; then it replaces the former edition in one transaction, or leaves it as it was.
 */
export async function importFeed(
  { db }: Pick<Deps, 'db'>,
  path: string,
  settings: FeedSettings = {},
): Promise<FeedImport> {
  const { finished, reports, unread, digest } = await readFeed(path, settings);
  if (finished === null) return { finished, reports, unread, stored: null };
  const stored = await db.transaction((tx) => saveFeed(tx, finished.feed, digest), { cause: 'import a timetable' });
  return { finished, reports, unread, stored };
}
