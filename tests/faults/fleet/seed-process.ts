import { setTimeout as pause } from 'node:timers/promises';
import { whileSeeding } from '#src/server/database/seed-lock.ts';
import { openDatabase } from '#src/server/database/database.ts';
import { readEnvironment } from '#src/server/config/env.ts';

/**
 * One of several processes that start at once on an empty database: brings it to this release, and fills it while no other does.
 * Filling takes longer than the time for which a statement waits for a lock.
 */
const read = readEnvironment({ DATABASE_URL: process.env['DATABASE_URL'], DATA_DIR: process.env['DATA_DIR'] });
if (!read.ok) throw new Error(read.faults.join('\n'));
const say = (line: string): void => console.log(line);
const { db, directUrl, close } = await openDatabase(read.environment, say);
await whileSeeding(directUrl, say, async () => {
  const { rows } = await db.query<{ there: boolean }>(`select to_regclass('filled') is not null as there`);
  if (rows[0]?.there === true) return say('filled by another');
  await pause(Number(process.env['FILLING_MS']));
  await db.query('create table filled (by int)');
  return say('filled');
});
say('started');
await close();
