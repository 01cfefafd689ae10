import { personKey } from '#src/actions/accounts/codes/person-key.ts';
import { messageSubjects } from '#src/actions/orders/messages/message-subjects.ts';
import { normalisePhone } from '#src/adapters/identity/phone.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { wordsOf, type Person } from '#src/store/accounts/privacy/personal-data.store.ts';

/** Returns everything that identifies an account in the database, keyed hashes included. */
export async function personOf(deps: Pick<Deps, 'secrets'>, on: Queryable, accountId: string): Promise<Person> {
  const { emails, phones, names } = await wordsOf(on, accountId);
  const numbers = [...new Set(phones.flatMap((phone) => [phone, normalisePhone(phone) ?? phone]))];
  const reached = [...emails, ...numbers];
  return {
    account: accountId,
    words: [...reached, ...names].map((word) => word.toLowerCase()),
    subjects: [
      ...messageSubjects(deps, { accountId }),
      ...reached.flatMap((email) => messageSubjects(deps, { accountId: null, email })),
    ],
    keys: [...reached, accountId].map((word) => personKey(deps, word)),
  };
}
