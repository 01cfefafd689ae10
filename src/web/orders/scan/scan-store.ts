import type { ScannerAnswer } from '#src/contract/orders/admission.ts';
import { browserSource } from '#src/web/shared/page/browser-source.ts';
import type { RecentScan } from '#src/web/orders/scan/scan-rules.ts';
import type { LateRefusal } from '#src/web/orders/scan/shown.ts';

/** A scan that the shop has not heard of yet. `key` makes reporting it twice the same report. */
export type WaitingScan = { readonly key: string; readonly code: string; readonly scannedAt: string };

type StoredScanner = {
  readonly token: string;
  /** The scanner of the token, and the public keys; null before the server has answered, and once it is revoked. */
  readonly scanner: ScannerAnswer | null;
  readonly waiting: readonly WaitingScan[];
  readonly seen: readonly RecentScan[];
  readonly told: readonly LateRefusal[];
};

const name = 'meander:scanner';
const nothing: StoredScanner = { token: '', scanner: null, waiting: [], seen: [], told: [] };
/** The fallback where the browser refuses storage: it lasts as long as the page. */
let unstored: StoredScanner | null = null;

/**
 * Returns what this scanner stores across reloads and while offline: its token and the keys, the queued scans, those
 * seen here, and the results of late ones.
 */
export function storedScanner(): StoredScanner {
  if (unstored !== null) return unstored;
  try {
    const text = localStorage.getItem(name);
    // Written by `keepScanner` alone; earlier releases stored fewer fields.
    return text === null ? nothing : { ...nothing, ...(JSON.parse(text) as Partial<StoredScanner>) };
  } catch {
    return nothing;
  }
}

/** Stores these in the place of what was stored under their names. Done at once, so that no scan comes between. */
export function storeScanner(change: Partial<StoredScanner>): void {
  const stored = { ...storedScanner(), ...change };
  try {
    localStorage.setItem(name, JSON.stringify(stored));
    unstored = null;
  } catch {
    unstored = stored;
  }
}

/** A scan of now. */
export function scanOf(code: string): WaitingScan {
  return { key: browserSource.newId(), code, scannedAt: new Date(browserSource.now()).toISOString() };
}

/** "2026-12-24" by the clock of this device, which is at the place. */
export function today(): string {
  const now = new Date(browserSource.now());
  const digits = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`;
}
