import type { Deps } from '#src/actions/deps.ts';

/** Finds out whether a provider that did not answer is back, so that no traveller has to be the one who tries. */
export async function probeProvider(deps: Deps): Promise<void> {
  const { state, retryAfterMs } = deps.payments.availability();
  if (state !== 'closed' && retryAfterMs === 0) await deps.payments.probe();
}
