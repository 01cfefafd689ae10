import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';

/** Synthetic products as they were read together, as a small catalogue of their own. */
export type SyntheticProducts = { readonly atMs: number; readonly loaded: Promise<OpenCatalogue> };
