import type { CatalogueTables } from '#src/store/shared/database/tables-catalogue.ts';

/** All tables, for the query builder. */
export type Tables = CatalogueTables;
