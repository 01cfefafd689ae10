import type { Queryable } from '#src/store/shared/database/db.ts';

/** Every table with the number of its rows and the sum of two 64-bit hashes of each: equal only when every row is. */
export async function fingerprints(on: Queryable): Promise<Record<string, string>> {
  const { rows } = await on.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const prints: Record<string, string> = {};
  for (const { name } of rows) {
    // The first is written by the migrations, the second says which processes ran.
    if (name === 'schema_migration' || name === 'worker_run') continue;
    const { rows: found } = await on.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) || ' ' || coalesce(sum(hashtextextended(t::text, 1)), 0) as print from "${name}" t`,
    );
    prints[name] = found[0]?.print ?? '';
  }
  return prints;
}
