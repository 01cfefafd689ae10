import { changeAccount } from '#src/actions/accounts/security/change-account.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Result } from '#src/domain/failure.ts';
import type { AccountEventKind } from '#src/domain/accounts/account-event.ts';
import { insertAccountEvent } from '#src/store/accounts/account-events.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

type Recorded = { readonly kind: AccountEventKind; readonly undo?: Readonly<Record<string, string>> };

/**
 * Does what takes data out of an account or ends it. A member needs a fresh proof and is notified of `event`; a guest has
 * nothing to prove with, and can reach the account from this browser alone.
 */
export function withFreshProof<Value>(
  deps: Deps,
  caller: Caller,
  about: { readonly cause: string; readonly eventOf: (value: Value) => Recorded | null },
  work: (tx: Queryable) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const { cause, eventOf } = about;
  const { account } = caller;
  if (account?.kind !== 'member') return deps.db.transaction(work, { cause });
  return changeAccount(deps, caller, { cause, endsOthers: false }, async (tx) => {
    const done = await work(tx);
    const event = done.ok ? eventOf(done.value) : null;
    if (event !== null) await insertAccountEvent(tx, account.id, event);
    return done;
  });
}
