import { onceHash } from '#src/adapters/identity/sign-in-hashes.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { stepOf, type SignInStep } from '#src/store/accounts/sign-in-steps.store.ts';

/** The sign-in that waits for its second factor on this device. */
export async function waitingStep(
  { db }: Pick<Deps, 'db'>,
  { device }: Pick<Caller, 'device'>,
  token: string,
): Promise<Result<SignInStep & { readonly hash: Buffer }>> {
  const hash = onceHash(token);
  const step = await stepOf(db, hash, device);
  return step === null ? fail('sign_in_over') : ok({ ...step, hash });
}
