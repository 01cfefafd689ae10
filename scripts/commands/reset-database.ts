import { openDatabase } from '#src/server/database/database.ts';
import { readEnvironment } from '#src/server/config/env.ts';
import { refuse, type Outcome, type Output, type ParsedOptions } from './outcome.ts';

/** Empties the database that the environment names, or the embedded one; the next start fills it again. */
export async function resetDatabase(
  _words: readonly string[],
  _given: ParsedOptions,
  { say }: Output,
): Promise<Outcome> {
  const read = readEnvironment(process.env);
  if (!read.ok) refuse(read.faults.join('\n'));
  if (read.environment.mode === 'production')
    refuse('A production database cannot be reset: it contains orders and payments.');
  const database = await openDatabase(read.environment, say, { existing: true }).catch(refuse);
  try {
    await database.db.query('drop schema public cascade');
    await database.db.query('create schema public');
    say('The database is empty; "npm start" or "npm run dev" fills it again.');
    return { code: 0, data: {} };
  } finally {
    await database.close();
  }
}
