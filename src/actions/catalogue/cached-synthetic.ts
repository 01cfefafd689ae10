import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import type { Db } from '#src/store/shared/database/db.ts';

/** Synthetic products as they were read together, as a small catalogue of their own. */
export type SyntheticProducts = { readonly atMs: number; readonly loaded: Promise<OpenCatalogue> };

/** By database and product; forgotten with the catalogue. */
export const cachedSynthetic = new WeakMap<Db, Map<number, SyntheticProducts>>();
