import { browserSource } from '#src/web/browser-source.ts';

/** A scan that the shop has not heard of yet. `key` makes reporting it twice the same report. */
export type WaitingScan = { readonly key: string; readonly code: string; readonly scannedAt: string };

type Kept = { readonly token: string; readonly waiting: readonly WaitingScan[] };

const name = 'meander:scanner';
const nothing: Kept = { token: '', waiting: [] };
/** Where the browser keeps nothing for us, it lasts as long as the page. */
let unstored: Kept | null = null;

/** What this scanner keeps through a reload and without a connection: its token, and the scans that wait. */
export function keptScanner(): Kept {
  if (unstored !== null) return unstored;
  try {
    const text = localStorage.getItem(name);
    // Written by `keepScanner` alone.
    return text === null ? nothing : (JSON.parse(text) as Kept);
  } catch {
    return nothing;
  }
}

/** Keeps the token and the scans that wait. */
export function keepScanner(kept: Kept): void {
  try {
    localStorage.setItem(name, JSON.stringify(kept));
    unstored = null;
  } catch {
    unstored = kept;
  }
}

/** A scan of now. */
export function scanOf(code: string): WaitingScan {
  return { key: browserSource.newId(), code, scannedAt: new Date(browserSource.now()).toISOString() };
}
