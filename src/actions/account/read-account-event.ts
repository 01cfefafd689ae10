import { askedEvent } from '#src/actions/account/asked-event.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { accountEvent, type AccountEvent } from '#src/store/account-events.store.ts';

/** What the link of a security notice leads to; nothing changes by looking at it. */
export async function readAccountEvent(
  deps: Deps,
  caller: Pick<Caller, 'passes'>,
  token: string | undefined,
): Promise<Result<Omit<AccountEvent, 'id' | 'accountId'>>> {
  const id = askedEvent(deps, caller, token);
  const event = id === null ? null : await accountEvent(deps.db, id);
  if (event === null) return fail('not_found');
  const { kind, at, agent, network, state } = event;
  return ok({ kind, at, agent, network, state });
}
