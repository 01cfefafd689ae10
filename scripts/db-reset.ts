import { openDatabase } from '#src/server/database.ts';
import { readEnvironment } from '#src/server/env.ts';
import { readEnvFile } from './env-file.ts';
import { stop } from './stop.ts';

/** Empties the database that the environment names, or the embedded one; the next start fills it again. */
readEnvFile();
const read = readEnvironment(process.env);
if (!read.ok) {
  console.error(read.faults.join('\n'));
  process.exit(1);
}
if (read.environment.mode === 'production') {
  console.error('A production database is not reset: orders and payments are in it.');
  process.exit(1);
}
const database = await openDatabase(read.environment, (line) => console.log(line), { existing: true }).catch(
  (fault: unknown) => stop(fault instanceof Error ? fault.message : String(fault)),
);
try {
  await database.db.query('drop schema public cascade');
  await database.db.query('create schema public');
  console.log('The database is empty; `npm start` or `npm run dev` fills it again.');
} finally {
  await database.close();
}
