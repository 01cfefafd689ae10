import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterCall,
  breakerRules,
  closedBreaker,
  onCall,
  retryAfterMs,
  type Breaker,
} from '#src/domain/checkout/payment/payment-breaker.ts';

const { failures, firstCooldownMs, longestCooldownMs, tryMs } = breakerRules;

function failed(times: number, nowMs = 0): Breaker {
  return Array.from({ length: times }).reduce<Breaker>((breaker) => afterCall(breaker, false, nowMs), closedBreaker);
}

/** The breaker while its one try is under way. */
function tried(breaker: Breaker, nowMs: number): Breaker {
  const trying = onCall(breaker, nowMs);
  if (trying === null) throw new Error('no call may be made');
  return trying;
}

describe('the breaker', () => {
  test('opens after so many calls without an answer, and not before', () => {
    expect(failed(failures - 1).state).toBe('closed');
    expect(failed(failures)).toEqual({ state: 'open', untilMs: firstCooldownMs, cooldownMs: firstCooldownMs });
    expect(afterCall(failed(failures - 1), true, 0)).toEqual(closedBreaker);
  });

  test('lets nothing through while it rests, then one call, and closes when that is answered', () => {
    const open = failed(failures);
    expect(onCall(open, firstCooldownMs - 1)).toBeNull();
    expect(retryAfterMs(open, 1_000)).toBe(firstCooldownMs - 1_000);
    const trying = tried(open, firstCooldownMs);
    expect(trying.state).toBe('half_open');
    expect(onCall(trying, firstCooldownMs + 1)).toBeNull();
    expect(afterCall(trying, true, firstCooldownMs + 2)).toEqual(closedBreaker);
  });

  test('rests twice as long after a vain try, up to a minute', () => {
    let breaker = failed(failures);
    const rests: number[] = [];
    for (let now = 0; rests.length < 6;) {
      now += retryAfterMs(breaker, now);
      breaker = afterCall(tried(breaker, now), false, now);
      rests.push(retryAfterMs(breaker, now));
    }
    expect(rests).toEqual([10_000, 20_000, 40_000, 60_000, 60_000, 60_000]);
  });

  test('tries again when a try is never heard of', () => {
    const trying = tried(failed(failures), firstCooldownMs);
    expect(onCall(trying, firstCooldownMs + tryMs)).toMatchObject({
      state: 'half_open',
      sinceMs: firstCooldownMs + tryMs,
    });
  });

  test('is not deceived by what was called before it opened', () => {
    const open = failed(failures);
    expect(afterCall(open, true, 1)).toBe(open);
    expect(afterCall(open, false, 1)).toBe(open);
  });

  test('does not rest longer for a clock that is set back', () => {
    const open = failed(failures, 600_000);
    expect(retryAfterMs(open, 0)).toBe(0);
    expect(onCall(open, 0)?.state).toBe('half_open');
  });
});

type Step = { readonly afterMs: number; readonly answers: boolean };

const steps = fc.array(fc.record({ afterMs: fc.nat(20_000), answers: fc.boolean() }), { maxLength: 200 });

/** Plays calls one after another; gives for each whether it was made, and the breaker after it. */
function play(script: readonly Step[]): { made: boolean; nowMs: number; answers: boolean; after: Breaker }[] {
  let breaker: Breaker = closedBreaker;
  let nowMs = 0;
  return script.map(({ afterMs, answers }) => {
    nowMs += afterMs;
    const under = onCall(breaker, nowMs);
    if (under !== null) breaker = afterCall(under, answers, nowMs);
    return { made: under !== null, nowMs, answers, after: breaker };
  });
}

describe('whatever comes', () => {
  test('a provider that answers is always closed, and a call is made exactly when no rest is left', () => {
    fc.assert(
      fc.property(steps, (script) => {
        let before: Breaker = closedBreaker;
        for (const { made, nowMs, answers, after } of play(script)) {
          expect(made).toBe(retryAfterMs(before, nowMs) === 0);
          if (made && answers) expect(after).toEqual(closedBreaker);
          if (!made) expect(after).toBe(before);
          before = after;
        }
      }),
    );
  });

  test('a provider that never answers is called at most so often: five times, then once in a growing rest', () => {
    fc.assert(
      fc.property(steps, (script) => {
        const calls = play(script.map((step) => ({ ...step, answers: false }))).filter((one) => one.made);
        const first = calls[failures - 1]?.nowMs ?? 0;
        const last = calls.at(-1)?.nowMs ?? 0;
        const rests = [firstCooldownMs, firstCooldownMs * 2, firstCooldownMs * 4, firstCooldownMs * 8];
        let [most, span] = [failures, 0];
        for (let n = 0; span <= last - first; n += 1) {
          span += rests[n] ?? longestCooldownMs;
          most += 1;
        }
        expect(calls.length).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('no pause is longer than the maximum', () => {
    fc.assert(
      fc.property(steps, fc.nat(10_000_000), (script, jump) => {
        const { after, nowMs } = play(script).at(-1) ?? { after: closedBreaker, nowMs: 0 };
        expect(retryAfterMs(after, nowMs)).toBeLessThanOrEqual(longestCooldownMs);
        expect(onCall(after, nowMs + longestCooldownMs + jump)).not.toBeNull();
      }),
    );
  });
});
