import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { refreshSearchItems } from '#src/actions/search/index/refresh-search-items.ts';
import { seedCatalogue } from '#src/actions/operations/seed-catalogue.ts';
import { seedSynthetic } from '#src/actions/operations/seed-synthetic.ts';
import { faultText } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { openDatabase } from '#src/server/database/database.ts';
import { actionSecrets } from '#src/server/database/deps-for.ts';
import { readEnvironment } from '#src/server/config/env.ts';
import { secretsOf } from '#src/server/config/env-secrets.ts';
import { readCities } from './commands/cities.ts';
import { readEnvFile } from './commands/env-file.ts';

/**
 * Loads the catalogue into the database that the environment names, or the embedded one. `--empty` sets up a shop
 * without products; a folder as argument stands in for our own catalogue; `--synthetic 100000` fills the search with so
 * many synthetic products besides, the same ones on every machine (cities from SHARED_DATA when it is there), which can be
 * looked at and booked; never in production, where somebody might pay for them.
 */
readEnvFile();
const read = readEnvironment(process.env);
if (!read.ok) {
  console.error(read.faults.join('\n'));
  process.exit(1);
}
const { values: options, positionals } = parseArgs({
  options: { empty: { type: 'boolean', default: false }, synthetic: { type: 'string' } },
  allowPositionals: true,
});
const { empty } = options;
const synthetic = options.synthetic === undefined ? 0 : Number(options.synthetic);
if (!Number.isInteger(synthetic) || synthetic < 0 || synthetic > 10_000_000) {
  console.error('--synthetic takes a number of products, up to ten million.');
  process.exit(1);
}
if (synthetic > 0 && read.environment.mode === 'production') {
  console.error('--synthetic makes products up that nobody can visit: not in production.');
  process.exit(1);
}
const folder = positionals[0] ?? fileURLToPath(new URL('../catalogue', import.meta.url));
const database = await openDatabase(read.environment, (line) => console.log(line));
try {
  const started = performance.now();
  const seeding = await seedCatalogue(
    { db: database.db, clock: Date.now, secrets: actionSecrets(secretsOf(read.environment)) },
    folder,
    { empty },
  );
  if (seeding.ok) {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${seeding.destinations} destinations, ${seeding.products} products, ${seeding.slots} new slots in ${seconds} s.`,
    );
  } else {
    console.error(seeding.faults.map(faultText).join('\n'));
    process.exitCode = 1;
  }
  if (seeding.ok && synthetic > 0) {
    const begun = performance.now();
    const cities = await readCities();
    await seedSynthetic({ db: database.db, clock: Date.now }, { cities, count: synthetic, seed: 1 });
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${synthetic} synthetic products in ${cities.length} cities in ${seconds} s.`);
  }
  const log = { error: (about: object, message: string): void => console.error(message, about) };
  await refreshSearchItems({ db: database.db, clock: Date.now, sampleData: read.environment.sampleData, log });
} finally {
  await database.close();
}
