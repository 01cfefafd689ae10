import { ownWay } from '#src/actions/accounts/security/own-way.ts';
import { sendCode, type CodeSent, type CodeWay } from '#src/actions/accounts/codes/send-code.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Result } from '#src/domain/failure.ts';

/**
 * Sends a code to the caller's own number or proved address. Who has lost the phone takes the mail, and changes the
 * number then.
 */
export async function sendOwnCode(deps: Deps, caller: Caller, channel: CodeWay['channel']): Promise<Result<CodeSent>> {
  const way = await ownWay(deps, caller, channel);
  return way.ok ? sendCode(deps, caller, way.value, 'confirm') : way;
}
