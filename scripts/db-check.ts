import { openDb } from '#src/store/shared/database/db.ts';
import { checkInvariants } from '#src/store/operations/invariants/check-invariants.store.ts';
import { invariants } from '#src/store/operations/invariants/invariants.ts';
import { readEnvFile } from './commands/env-file.ts';
import { openDirect } from './commands/open-direct.ts';

/** Checks what must never be, on the database that the environment names or on the embedded one; 1 when it is. */
async function main(): Promise<number> {
  readEnvFile();
  const direct = await openDirect({ existing: true });
  const db = openDb({ url: direct.url, max: 1, applicationName: 'meander check' });
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
    await direct.close();
  }
}

try {
  process.exitCode = await main();
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : String(fault));
  process.exitCode = 2;
}
