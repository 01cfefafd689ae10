import { useEffect, useState } from 'react';

import type { ApiClient } from '#src/contract/client.ts';
import { gateEndpoints, type RedeemAnswer, type ScannerAnswer } from '#src/contract/endpoints/gate.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { checkCode, tidyCode } from '#src/web/screens/scan/check-code.ts';
import { keepScanner, keptScanner, scanOf, type WaitingScan } from '#src/web/screens/scan/scan-store.ts';
import { useApi } from '#src/web/services.ts';

/** How a scan ended, or what is known of it while there is no connection. */
export type Shown =
  | { readonly kind: 'answer'; readonly answer: RedeemAnswer; readonly wasWaiting: boolean }
  | {
      readonly kind: 'offline';
      readonly verdict: 'true' | 'unsure' | 'used';
      readonly reference: string;
      readonly people: number;
      readonly date: string;
    }
  | { readonly kind: 'failure'; readonly error: WireError };

export type ScannerState = {
  readonly scanner: ScannerAnswer | null;
  readonly refused: WireError | null;
  readonly shown: Shown | null;
  readonly waiting: number;
  readonly enter: (token: string) => Promise<void>;
  readonly scan: (text: string) => Promise<void>;
};

const retryMs = 10_000;
/** No answer came, so nobody knows whether the shop has heard of it. */
const unreached = (status: number): boolean => status === 0 || status >= 500;

/** A scanner: who it is, what it has scanned, and what waits for a connection. */
export function useScanner(): ScannerState {
  const api = useApi();
  const [scanner, setScanner] = useState<ScannerAnswer | null>(null);
  const [refused, setRefused] = useState<WireError | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [waiting, setWaiting] = useState(0);
  const enter = async (given: string): Promise<void> => {
    const token = given.trim();
    const answer = await api.call(gateEndpoints.scanner, { token });
    setRefused(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    keepScanner({ ...keptScanner(), token });
    setScanner(answer.value);
  };
  const scan = async (text: string): Promise<void> => {
    const code = tidyCode(text);
    if (scanner === null || code === '') return;
    setShown(await scanNow(api, scanner, scanOf(code)));
    setWaiting(keptScanner().waiting.length);
  };
  useEffect(() => {
    const { token } = keptScanner();
    if (token !== '') void enter(token);
    const timer = setInterval(() => {
      void reportWaiting(api, setShown).then(() => setWaiting(keptScanner().waiting.length));
    }, retryMs);
    return () => clearInterval(timer);
    // Once: the kept token is entered when the page opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [api]);
  return { scanner, refused, shown, waiting, enter, scan };
}

/** Asks the shop; without a connection the signature alone decides, and the scan waits to be reported. */
async function scanNow(api: ApiClient, scanner: ScannerAnswer, scan: WaitingScan): Promise<Shown> {
  const { token, waiting } = keptScanner();
  const { key: idempotencyKey, ...input } = scan;
  const answer = await api.call(gateEndpoints.redeem, { token, ...input }, { idempotencyKey });
  if (answer.ok) return { kind: 'answer', answer: answer.value, wasWaiting: false };
  if (!unreached(answer.status)) return { kind: 'failure', error: answer.error };
  const { verdict, claim } = await checkCode(scan.code, scanner.keys);
  if (verdict === 'false') return { kind: 'failure', error: { code: 'voucher_void', message: 'voucher_void' } };
  const known = { reference: claim?.reference ?? '', people: claim?.people ?? 0, date: claim?.date ?? '' };
  if (waiting.some((one) => one.code === scan.code)) return { kind: 'offline', verdict: 'used', ...known };
  keepScanner({ token, waiting: [...waiting, scan] });
  return { kind: 'offline', verdict, ...known };
}

/** Reports what waited, the oldest first; what was let in twice meanwhile is told. */
async function reportWaiting(api: ApiClient, show: (shown: Shown) => void): Promise<void> {
  for (const scan of keptScanner().waiting) {
    const { token } = keptScanner();
    const { key: idempotencyKey, ...input } = scan;
    const answer = await api.call(gateEndpoints.redeem, { token, ...input }, { idempotencyKey });
    if (!answer.ok && (unreached(answer.status) || answer.status === 429)) return;
    const kept = keptScanner();
    keepScanner({ ...kept, waiting: kept.waiting.filter((one) => one.key !== scan.key) });
    if (answer.ok && answer.value.outcome !== 'admitted')
      show({ kind: 'answer', answer: answer.value, wasWaiting: true });
  }
}
