import { readEnvironment } from '#src/server/env.ts';
import { openEmbeddedPostgres } from '#src/server/embedded-postgres.ts';
import { openDb } from '#src/store/db.ts';
import { checkInvariants, invariants } from '#src/store/invariants.ts';
import { readEnvFile } from './env-file.ts';

/** Checks what must never be, on the database that the environment names or on the embedded one; 1 when it is. */
async function main(): Promise<number> {
  readEnvFile();
  const read = readEnvironment(process.env);
  if (!read.ok) {
    console.error(['The environment has faults.', ...read.faults.map((fault) => `  - ${fault}`)].join('\n'));
    return 2;
  }
  const { database, dataDir } = read.environment;
  const embedded = database === undefined ? await openEmbeddedPostgres({ dataDir, log: () => undefined }) : null;
  const db = openDb({ url: database?.directUrl ?? embedded?.url ?? '', max: 1, applicationName: 'meander check' });
  try {
    const violations = await checkInvariants(db);
    for (const { id, says, rows } of violations) console.error(`${id}: ${says} (${rows} rows)`);
    console.log(
      violations.length === 0
        ? `All ${invariants.length} invariants hold.`
        : `${violations.length} of ${invariants.length} invariants are broken.`,
    );
    return violations.length === 0 ? 0 : 1;
  } finally {
    await db.close();
    await embedded?.stop();
  }
}

process.exitCode = await main();
