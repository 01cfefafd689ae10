import { useEffect, useState } from 'react';

import { admissionCalls } from '#src/contract/orders/admission.calls.ts';
import type { ScannerAnswer } from '#src/contract/orders/admission.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { deleteScannerPage, cacheScannerPage } from '#src/web/shared/offline/cached-admission.ts';
import { tidyCode } from '#src/web/orders/scan/check-code.ts';
import { reportWaiting, scanNow } from '#src/web/orders/scan/scan-reports.ts';
import { enteredBy } from '#src/web/orders/scan/scan-rules.ts';
import { storeScanner, storedScanner, scanOf } from '#src/web/orders/scan/scan-store.ts';
import type { LateRefusal, Shown } from '#src/web/orders/scan/shown.ts';
import { useApi } from '#src/web/shared/page/services.ts';

export type ScannerState = {
  readonly scanner: ScannerAnswer | null;
  readonly refused: WireError | null;
  readonly shown: Shown | null;
  readonly waiting: number;
  readonly told: readonly LateRefusal[];
  readonly enter: (token: string) => Promise<void>;
  readonly scan: (text: string) => Promise<void>;
  /** Someone has seen what became of the late scans. */
  readonly close: () => void;
};

const retryMs = 10_000;

/** Its scans go on waiting, for a token that the shop knows. */
function shutOut(): void {
  storeScanner({ token: '', scanner: null });
  void deleteScannerPage();
}

/** A scanner: who it is, what it has scanned, and what waits for a connection. */
export function useScanner(): ScannerState {
  const api = useApi();
  const [scanner, setScanner] = useState<ScannerAnswer | null>(null);
  const [refused, setRefused] = useState<WireError | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [late, setLate] = useState<Pick<ScannerState, 'told' | 'waiting'>>({ told: [], waiting: 0 });
  const look = (): void => {
    const { told, waiting } = storedScanner();
    setLate({ told, waiting: waiting.length });
  };
  const enter = async (given: string): Promise<void> => {
    const token = given.trim();
    const answer = await api.call(admissionCalls.scanner, { token });
    const stored = storedScanner();
    const entered = enteredBy(answer, token, stored);
    setRefused(answer.ok || entered !== null ? null : answer.error);
    // Revoked in the meantime: the stored keys are no longer valid.
    if (!answer.ok && answer.error.code === 'forbidden' && stored.token === token) shutOut();
    if (entered === null) return;
    storeScanner({ token, scanner: entered });
    setScanner(entered);
    // What cannot be stored now is stored when the page is opened again with a connection.
    if (answer.ok) void cacheScannerPage().catch(() => undefined);
  };
  const scan = async (text: string): Promise<void> => {
    const code = tidyCode(text);
    if (scanner === null || code === '') return;
    setShown(await scanNow(api, scanner, scanOf(code)));
    look();
  };
  const close = (): void => {
    storeScanner({ told: [] });
    look();
  };
  useEffect(() => {
    let isReporting = false;
    const round = async (): Promise<void> => {
      if (isReporting || storedScanner().scanner === null) return;
      isReporting = true;
      const reason = await reportWaiting(api).finally(() => {
        isReporting = false;
      });
      look();
      if (reason === null) return;
      shutOut();
      setRefused(reason);
      setScanner(null);
    };
    const { token } = storedScanner();
    look();
    if (token !== '') void enter(token);
    const timer = setInterval(() => void round(), retryMs);
    return () => clearInterval(timer);
    // Once: the stored token is entered when the page opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [api]);
  return { scanner, refused, shown, ...late, enter, scan, close };
}
