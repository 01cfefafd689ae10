import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';

/** Synthetic products that were read together, as a small separate catalog. */
export type SyntheticProducts = { readonly atMs: number; readonly loaded: Promise<OpenCatalogue> };
