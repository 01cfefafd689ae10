/**
 * A circuit breaker around the payment provider: when it does not answer several times running, calls are not made for
 * a while, so that no request waits for them; then a single one finds out whether it is back. Times are milliseconds
 * since the epoch by one clock; a clock that is set back only shortens a rest.
 */
export type Breaker =
  | { readonly state: 'closed'; readonly failures: number }
  | { readonly state: 'open'; readonly untilMs: number; readonly restMs: number }
  | { readonly state: 'half_open'; readonly sinceMs: number; readonly restMs: number };

/**
 * Calls without an answer until it opens; how long it rests, twice as long after each vain try; when a try counts as
 * lost.
 */
export const breakerRules = { failures: 5, firstRestMs: 5_000, longestRestMs: 60_000, tryMs: 10_000 } as const;

export const closedBreaker: Breaker = { state: 'closed', failures: 0 };

/** The breaker while a call is under way that may be made now; null when it may not. */
export function onCall(breaker: Breaker, nowMs: number): Breaker | null {
  if (breaker.state === 'closed') return breaker;
  return restLeftMs(breaker, nowMs) > 0 ? null : { state: 'half_open', sinceMs: nowMs, restMs: breaker.restMs };
}

/**
 * The breaker after a call that was `answered`, whatever the answer, or not. What was called before a rest changes
 * nothing.
 */
export function afterCall(breaker: Breaker, answered: boolean, nowMs: number): Breaker {
  if (breaker.state === 'open') return breaker;
  if (answered) return closedBreaker;
  if (breaker.state === 'half_open') return resting(Math.min(breaker.restMs * 2, breakerRules.longestRestMs), nowMs);
  const failures = breaker.failures + 1;
  return failures < breakerRules.failures ? { state: 'closed', failures } : resting(breakerRules.firstRestMs, nowMs);
}

/** Milliseconds for which no call is made; 0 when one may be. */
export function restLeftMs(breaker: Breaker, nowMs: number): number {
  if (breaker.state === 'closed') return 0;
  const span = breaker.state === 'open' ? breaker.restMs : breakerRules.tryMs;
  const left = breaker.state === 'open' ? breaker.untilMs - nowMs : breaker.sinceMs + span - nowMs;
  return left > span ? 0 : Math.max(left, 0);
}

function resting(restMs: number, nowMs: number): Breaker {
  return { state: 'open', untilMs: nowMs + restMs, restMs };
}
