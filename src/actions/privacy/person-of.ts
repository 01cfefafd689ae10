import { personKey } from '#src/actions/account/person-key.ts';
import { messageSubjects } from '#src/actions/orders/message-subjects.ts';
import { normalisePhone } from '#src/adapters/phone.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { Queryable } from '#src/store/db.ts';
import { wordsOf, type Person } from '#src/store/personal-data.store.ts';

/** Everything under which an account is known in the database, keyed hashes included. */
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
