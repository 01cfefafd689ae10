import { openDatabase } from '#src/server/database/database.ts';
import { readEnvironment } from '#src/server/config/env.ts';
import { readEnvFile } from './commands/env-file.ts';
import { stop } from './stop.ts';

/** Empties the database that the environment names, or the embedded one; the next start fills it again. */
readEnvFile();
const read = readEnvironment(process.env);
if (!read.ok) stop(read.faults.join('\n'));
if (read.environment.mode === 'production') stop('A production database is not reset: orders and payments are in it.');
const database = await openDatabase(read.environment, (line) => console.log(line), { existing: true }).catch(stop);
try {
  await database.db.query('drop schema public cascade');
  await database.db.query('create schema public');
  console.log('The database is empty; `npm start` or `npm run dev` fills it again.');
} finally {
  await database.close();
}
