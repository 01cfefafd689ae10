import type { ContentItem } from '#src/domain/content/content-item.ts';
import type { Db } from '#src/store/shared/database/db.ts';

/** Everything that is shown, as this process keeps it. */
export type OpenContent = { readonly items: readonly ContentItem[]; readonly atMs: number };

/** `now` is what is there without waiting; null while it is being read. */
export type KeptItems = { readonly loaded: Promise<OpenContent>; now: OpenContent | null; refreshing: boolean };

/** One for each database of the process; forgotten when content changes. */
export const keptItems = new WeakMap<Db, KeptItems>();
