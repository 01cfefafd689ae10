import { afterCall, closedBreaker, onCall, type Breaker } from '#src/domain/checkout/payment/payment-breaker.ts';
import type { Translator } from '#src/domain/content/translation/translator.ts';

/**
 * Returns a translator behind a breaker of this process: while a service does not respond, calls end at once as `down`,
 * for they were not made. `onStateChange` is called when it opens and closes.
 */
export function guardedTranslator(
  translator: Translator,
  clock: () => number,
  onStateChange: (state: Breaker['state']) => void,
): Translator {
  let breaker: Breaker = closedBreaker;
  const become = (next: Breaker): void => {
    const before = breaker.state;
    breaker = next;
    if (next.state !== before) onStateChange(next.state);
  };
  return {
    ...translator,
    translate: async (request) => {
      const calling = onCall(breaker, clock());
      if (calling === null) return { kind: 'passing', reason: 'down', isUncharged: true };
      become(calling);
      const answer = await translator.translate(request);
      become(afterCall(breaker, answer.kind !== 'passing', clock()));
      return answer;
    },
  };
}
