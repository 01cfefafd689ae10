import { Unanswered } from '#src/store/shared/database/db-deadline.ts';

/** So many calls in a row without an answer, and the database counts as silent. */
const mostMisses = 2;
/** Milliseconds for which nothing is sent to a silent database; then one call tries again. */
const restMs = 1_000;

/**
 * Returns a guard of calls to one pool. Once several in a row got no answer, further calls fail at once with `Unanswered`
 * instead of waiting for the same time limit one after the other: a page that makes five calls answers as fast as one that
 * makes one. Any answer, an error of the database included, ends the silence.
 */
export function guardSilence(): <Value>(call: () => Promise<Value>) => Promise<Value> {
  let misses = 0;
  let rest: NodeJS.Timeout | undefined;
  let isTrying = false;
  const answered = (): void => {
    misses = 0;
    isTrying = false;
    clearTimeout(rest);
    rest = undefined;
  };
  const missed = (): void => {
    misses += 1;
    if (misses < mostMisses || rest !== undefined) return;
    isTrying = false;
    rest = setTimeout(() => (rest = undefined), restMs);
    rest.unref();
  };
  return async (call) => {
    if (rest !== undefined || isTrying) throw new Unanswered('the database has given no answer for a while');
    isTrying = misses >= mostMisses;
    try {
      const value = await call();
      answered();
      return value;
    } catch (fault) {
      if (fault instanceof Unanswered) missed();
      else answered();
      throw fault;
    }
  };
}
