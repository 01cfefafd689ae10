import { afterAll, beforeAll, expect, test } from 'vitest';

import { openTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import type { Deps } from '#src/actions/deps.ts';
import { readSentMessages } from '#src/actions/orders/messages/read-sent-messages.ts';
import { forgetMessages, storeMessage } from '#src/store/orders/messages/sent-messages.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function deps(switches: Pick<Deps, 'developer'>): Pick<Deps, 'db' | 'developer'> {
  return { db: database.db, ...switches };
}

test('readSentMessages returns nothing in production, whatever a showcase left in the database', async () => {
  const message = { kind: 'mail', recipient: 'a@example.com', subject: 'Code', text: '123456', html: null } as const;
  await storeMessage(database.db, { ...message, deduplicationKey: 'one' });
  await storeMessage(database.db, { ...message, deduplicationKey: 'two' });
  expect(await readSentMessages(deps({ developer: true }))).toHaveLength(2);
  expect(await readSentMessages(deps({}))).toEqual([]);
  expect(await forgetMessages(database.db)).toBe(2);
  expect(await readSentMessages(deps({ developer: true }))).toEqual([]);
});
