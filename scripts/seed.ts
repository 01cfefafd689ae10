import { fileURLToPath } from 'node:url';

import { seedCatalogue } from '#src/actions/supply/seed-catalogue.ts';
import { faultText } from '#src/domain/catalogue/catalogue-fault.ts';
import { openDatabase } from '#src/server/database.ts';
import { readEnvironment } from '#src/server/env.ts';
import { readEnvFile } from './env-file.ts';

/**
 * Loads the catalogue into the database that the environment names, or the embedded one. `--empty` sets up a shop
 * without products; a folder as argument stands in for our own catalogue.
 */
readEnvFile();
const read = readEnvironment(process.env);
if (!read.ok) {
  console.error(read.faults.join('\n'));
  process.exit(1);
}
const empty = process.argv.includes('--empty');
const folder =
  process.argv.slice(2).find((word) => !word.startsWith('--')) ??
  fileURLToPath(new URL('../catalogue', import.meta.url));
const database = await openDatabase(read.environment, (line) => console.log(line));
try {
  const started = performance.now();
  const seeding = await seedCatalogue({ db: database.db, clock: Date.now }, folder, { empty });
  if (seeding.ok) {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${seeding.destinations} destinations, ${seeding.products} products, ${seeding.slots} new slots in ${seconds} s.`,
    );
  } else {
    console.error(seeding.faults.map(faultText).join('\n'));
    process.exitCode = 1;
  }
} finally {
  await database.close();
}
