import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import type { Db } from '#src/store/shared/database/db.ts';

type Kept = { readonly loaded: Promise<OpenCatalogue>; refreshing: boolean };

/** One for each database of the process; forgotten when the catalogue changes. */
export const cachedCatalogues = new WeakMap<Db, Kept>();

/** For how long days and prices are believed; buying never goes by them. */
export const believedMs = 60_000;
/** Past this age a page waits for the fresh ones. */
export const stalestMs = 300_000;
/** How far "from" prices and dates look ahead, in days. */
export const aheadDays = 180;
