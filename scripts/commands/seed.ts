import { fileURLToPath } from 'node:url';

import { refreshSearchItems } from '#src/actions/search/index/refresh-search-items.ts';
import { seedCatalogue } from '#src/actions/operations/seed-catalogue.ts';
import { seedSynthetic } from '#src/actions/operations/seed-synthetic.ts';
import { faultText } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { openDatabase } from '#src/server/database/database.ts';
import { actionSecrets } from '#src/server/database/deps-for.ts';
import { readEnvironment, type Environment } from '#src/server/config/env.ts';
import { secretsOf } from '#src/server/config/env-secrets.ts';
import type { Database } from '#src/store/shared/database/db.ts';
import { UsageError, refuse, type Outcome, type Output, type ParsedOptions } from './outcome.ts';
import { readCities } from './cities.ts';

const included = fileURLToPath(new URL('../../catalogue', import.meta.url));

/**
 * Loads a catalog folder into the database that the environment names, or the embedded one. Synthetic products are the same
 * ones on every machine (cities from SHARED_DATA if it is there) and can be booked, so production refuses them.
 */
export async function seed(
  [folder = included]: readonly string[],
  { values, flags }: ParsedOptions,
  output: Output,
): Promise<Outcome> {
  const synthetic = Number(values['synthetic'] ?? 0);
  if (!Number.isInteger(synthetic) || synthetic < 0 || synthetic > 10_000_000)
    throw new UsageError('--synthetic must be a number of products, up to ten million');
  const read = readEnvironment(process.env);
  if (!read.ok) refuse(read.faults.join('\n'));
  if (synthetic > 0 && read.environment.mode === 'production')
    refuse('--synthetic creates products that cannot be visited: not allowed in production.');
  const database = await openDatabase(read.environment, output.say);
  try {
    return await load(database.db, read.environment, { folder, empty: flags.has('empty'), synthetic }, output);
  } finally {
    await database.close();
  }
}

type SeedOptions = { readonly folder: string; readonly empty: boolean; readonly synthetic: number };

async function load(
  db: Database,
  environment: Environment,
  { folder, empty, synthetic }: SeedOptions,
  { say, complain }: Output,
): Promise<Outcome> {
  const clock = Date.now;
  const secondsSince = stopwatch();
  const secrets = actionSecrets(secretsOf(environment));
  const seeding = await seedCatalogue({ db, clock, secrets }, folder, { empty });
  if (seeding.ok) {
    const { destinations, products, slots } = seeding;
    say(`${destinations} destinations, ${products} products, ${slots} new slots in ${secondsSince()} s.`);
  } else complain(seeding.faults.map(faultText).join('\n'));
  if (seeding.ok && synthetic > 0) {
    const secondsOfSynthetic = stopwatch();
    const cities = await readCities();
    await seedSynthetic({ db, clock }, { cities, count: synthetic, seed: 1 });
    say(`${synthetic} synthetic products in ${cities.length} cities in ${secondsOfSynthetic()} s.`);
  }
  const log = { error: (about: object, message: string): void => console.error(message, about) };
  await refreshSearchItems({ db, clock, sampleData: environment.sampleData, log });
  if (!seeding.ok) return { code: 1, data: { errors: seeding.faults } };
  const { destinations, products, slots } = seeding;
  return { code: 0, data: { destinations, products, slots, synthetic } };
}

function stopwatch(): () => string {
  const started = performance.now();
  return () => ((performance.now() - started) / 1000).toFixed(1);
}
