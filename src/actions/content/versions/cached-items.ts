import type { ContentItem } from '#src/domain/content/content-item.ts';

/** Everything that is shown, as this process caches it. */
export type OpenContent = { readonly items: readonly ContentItem[]; readonly atMs: number };

/** `now` is what is there without waiting; null while it is being read. */
export type CachedItems = { readonly loaded: Promise<OpenContent>; now: OpenContent | null; refreshing: boolean };
