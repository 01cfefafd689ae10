/**
 * A circuit breaker around the payment provider: after several calls in a row without an answer it opens, and calls fail at
 * once during a cooldown; then a single call checks whether the provider is available again (`half_open`). Times are
 * milliseconds since the epoch by one clock; a clock that is set back only shortens a cooldown.
 */
export type Breaker =
  | { readonly state: 'closed'; readonly failures: number }
  | { readonly state: 'open'; readonly untilMs: number; readonly cooldownMs: number }
  | { readonly state: 'half_open'; readonly sinceMs: number; readonly cooldownMs: number };

/**
 * Calls without an answer until the breaker opens; the first and longest cooldown, which doubles after each failed trial call;
 * and when a trial call counts as failed.
 */
export const breakerRules = { failures: 5, firstCooldownMs: 5_000, longestCooldownMs: 60_000, tryMs: 10_000 } as const;

export const closedBreaker: Breaker = { state: 'closed', failures: 0 };

/** Returns the breaker for a call that is made now, or null if none may be made. */
export function onCall(breaker: Breaker, nowMs: number): Breaker | null {
  if (breaker.state === 'closed') return breaker;
  return retryAfterMs(breaker, nowMs) > 0
    ? null
    : { state: 'half_open', sinceMs: nowMs, cooldownMs: breaker.cooldownMs };
}

/**
 * Returns the breaker after a call, which was `answered` or not. A call that began before the breaker opened changes
 * nothing.
 */
export function afterCall(breaker: Breaker, answered: boolean, nowMs: number): Breaker {
  if (breaker.state === 'open') return breaker;
  if (answered) return closedBreaker;
  if (breaker.state === 'half_open')
    return openedBreaker(Math.min(breaker.cooldownMs * 2, breakerRules.longestCooldownMs), nowMs);
  const failures = breaker.failures + 1;
  return failures < breakerRules.failures
    ? { state: 'closed', failures }
    : openedBreaker(breakerRules.firstCooldownMs, nowMs);
}

/** Returns the milliseconds until a call may be made; 0 if one may be made now. */
export function retryAfterMs(breaker: Breaker, nowMs: number): number {
  if (breaker.state === 'closed') return 0;
  const span = breaker.state === 'open' ? breaker.cooldownMs : breakerRules.tryMs;
  const left = breaker.state === 'open' ? breaker.untilMs - nowMs : breaker.sinceMs + span - nowMs;
  return left > span ? 0 : Math.max(left, 0);
}

function openedBreaker(cooldownMs: number, nowMs: number): Breaker {
  return { state: 'open', untilMs: nowMs + cooldownMs, cooldownMs };
}
