import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import type { Db } from '#src/store/shared/database/db.ts';

/** Made-up products as they were read together, as a small catalogue of their own. */
export type MadeUpProducts = { readonly atMs: number; readonly loaded: Promise<OpenCatalogue> };

/** By database and product; forgotten with the catalogue. */
export const keptMadeUp = new WeakMap<Db, Map<number, MadeUpProducts>>();
