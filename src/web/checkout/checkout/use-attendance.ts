import { useEffect, useRef } from 'react';

import { checkoutCalls } from '#src/contract/checkout/checkout.calls.ts';
import { browserSource } from '#src/web/shared/page/browser-source.ts';
import { useApi } from '#src/web/shared/page/services.ts';

/**
 * Reports to the server that this checkout page is open, and when it is left: a hold without an open page is soon
 * released. Returns a function to call before the redirect to the payment page, which does not count as leaving.
 */
export function useAttendance(reference: string | null, onTime: (secondsLeft: number) => void): () => void {
  const api = useApi();
  const isPaying = useRef(false);
  useEffect(() => {
    if (reference === null) return;
    const page = browserSource.newId();
    const attend = (here: boolean) =>
      api.call(checkoutCalls.attendCheckout, { reference, page, here }, { keepalive: !here });
    const come = async (): Promise<void> => {
      isPaying.current = false;
      const answer = await attend(true);
      if (answer.ok) onTime(answer.value.secondsLeft);
    };
    const go = (): void => {
      if (!isPaying.current) void attend(false);
    };
    // Out of the browser's cache, or in front again after another page of the same checkout was closed.
    const back = (): void => {
      if (document.visibilityState === 'visible') void come();
    };
    const shown = (event: PageTransitionEvent): void => {
      if (event.persisted) void come();
    };
    void come();
    window.addEventListener('pagehide', go);
    window.addEventListener('pageshow', shown);
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      window.removeEventListener('pagehide', go);
      window.removeEventListener('pageshow', shown);
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', back);
      go();
    };
  }, [api, reference, onTime]);
  return () => {
    isPaying.current = true;
  };
}
