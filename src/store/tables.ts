import type { CatalogueTables } from '#src/store/tables-catalogue.ts';

/** All tables, for the query builder. */
export type Tables = CatalogueTables;
