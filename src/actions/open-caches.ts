import type { SyntheticProducts } from '#src/actions/catalogue/cached-synthetic.ts';
import type { CachedItems } from '#src/actions/content/versions/cached-items.ts';
import type { CachedTimetable } from '#src/actions/rail/timetable/cached-timetable.ts';
import type { FollowedIndex } from '#src/actions/search/index/followed-index.ts';
import type { Reading } from '#src/actions/shared/batches/read-within.ts';
import type { RateTable } from '#src/domain/shared/money/exchange.ts';
import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import type { Listed } from '#src/domain/site/addresses/sitemap.ts';
import type { PlaceChanges } from '#src/store/catalogue/offers/listed.store.ts';

/** How often each product was booked. */
export type BookedCounts = ReadonlyMap<number, number>;

/** What has a page, and when the content of the other pages last changed. */
export type Pages = { readonly listed: readonly Listed[]; readonly changes: PlaceChanges };

/**
 * What a process has read and uses again. There is one for the whole process, in the dependencies of its actions; each
 * test has its own. Null is what has not been read yet, or was forgotten because it changed.
 */
export type Caches = {
  /** Products, prices and days on sale. */
  catalogue: { readonly loaded: Promise<OpenCatalogue>; refreshing: boolean } | null;
  /** Products of the synthetic catalogue that were looked at, by their ids. */
  readonly syntheticProducts: Map<number, SyntheticProducts>;
  /** How often each product was booked. */
  bookedCounts: { readonly atMs: number; readonly counts: BookedCounts; counting: boolean } | null;
  /** Published content. */
  content: CachedItems | null;
  /** The pictures of drafts. */
  readonly draftPictures: Reading<ReadonlySet<string>>;
  /** Everything that has a page, for sitemaps. */
  readonly pages: Reading<Pages>;
  /** The feeds of rail and bus. */
  timetable: CachedTimetable | null;
  /** The search index and how far it has come. */
  search: FollowedIndex | null;
  /** Exchange rates of a date (UTC). */
  rates: { readonly date: string; readonly untilMs: number; readonly loaded: Promise<RateTable> } | null;
  /** The business day for which the source of rates was last requested, since when, and whether that is over. */
  ratesRequested: { readonly due: string; readonly since: number; readonly isOver: boolean } | null;
};

/** Returns empty caches. */
export function openCaches(): Caches {
  return {
    catalogue: null,
    syntheticProducts: new Map(),
    bookedCounts: null,
    content: null,
    draftPictures: { last: null },
    pages: { last: null },
    timetable: null,
    search: null,
    rates: null,
    ratesRequested: null,
  };
}
