import { Client } from 'pg';

import { sessionOver } from '#src/store/shared/database/db-session.ts';
import { withSessionLock } from '#src/store/shared/database/locks.ts';

const reportEveryMs = 5_000;

/**
 * Does `work` while no other process fills the shop. The others wait for as long as it takes, and report it; a process
 * that dies meanwhile releases the lock with its connection.
 */
export async function whileSeeding<Value>(
  url: string,
  say: (line: string) => void,
  work: () => Promise<Value>,
): Promise<Value> {
  const client = new Client({ connectionString: url, application_name: 'meander seed', keepAlive: true });
  // A lost connection shows in the running statement; without a listener the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  const session = sessionOver(client);
  let seconds = 0;
  const waiting = setInterval(() => {
    seconds += reportEveryMs / 1_000;
    say(`another process is seeding the shop; waiting (${seconds} s)`);
  }, reportEveryMs);
  try {
    await session.query('set statement_timeout = 0; set lock_timeout = 0; set idle_session_timeout = 0');
    return await withSessionLock(session, 'seed', () => {
      clearInterval(waiting);
      return work();
    });
  } finally {
    clearInterval(waiting);
    await client.end();
  }
}
