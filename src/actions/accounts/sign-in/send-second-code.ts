import { sendCode, type CodeSent, type CodeWay } from '#src/actions/accounts/codes/send-code.ts';
import { waitingStep } from '#src/actions/accounts/sign-in/waiting-step.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, type Result } from '#src/domain/failure.ts';

/** Sends the second code of a sign-in, to the factor of the account that the first did not go to. */
export async function sendSecondCode(
  deps: Deps,
  caller: Caller,
  input: { readonly step: string; readonly channel: CodeWay['channel'] },
): Promise<Result<CodeSent>> {
  const step = await waitingStep(deps, caller, input.step);
  if (!step.ok) return step;
  const recipient = input.channel === 'sms' ? step.value.phone : step.value.email;
  if (recipient === null) return fail('not_found', { field: 'way' });
  return sendCode(deps, caller, { channel: input.channel, recipient }, 'second');
}
