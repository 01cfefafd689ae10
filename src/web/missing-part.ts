/** The server did not answer: there is no connection (spec §8, code 990001). */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super('client_network_failure', { cause });
    this.name = 'NoConnection';
  }
}

/** The entry script that the page at hand was loaded with; its name changes with every release. */
let ownEntry: string | null = null;

export function runningRelease(entry: string): void {
  ownEntry = entry;
}

const reloadedKey = 'reloaded-for';
const patienceMs = 8_000;

/**
 * Handles a file of this release that did not arrive. Without a connection it throws `NoConnection`. Where the server
 * has a newer release by now, the page is loaded from there, once for each release that is left; else the fault is thrown.
 */
export async function onMissingPart(fault: unknown, to: URL): Promise<never> {
  const html = await htmlAt(to);
  if (html === null) throw new NoConnection(fault);
  if (ownEntry === null || html.includes(ownEntry) || !firstReloadOf(ownEntry)) throw fault;
  location.assign(to);
  // The browser is leaving this page.
  return new Promise<never>(() => undefined);
}

/** Whether the server answers at all. */
export async function isReachable(url: URL): Promise<boolean> {
  return (await htmlAt(url)) !== null;
}

async function htmlAt(url: URL): Promise<string | null> {
  try {
    const answer = await fetch(url, {
      cache: 'no-store',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(patienceMs),
    });
    return await answer.text();
  } catch {
    return null;
  }
}

/** Whether this release has not been reloaded yet; where nothing can be stored it is never reloaded, rather than for ever. */
function firstReloadOf(entry: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) === entry) return false;
    sessionStorage.setItem(reloadedKey, entry);
    return true;
  } catch {
    return false;
  }
}

/** Whether an error is a browser's for a script or a sheet that did not arrive; each browser has words of its own. */
export function isMissingFile(fault: unknown): boolean {
  return (
    fault instanceof Error && /dynamically imported module|importing a module script|preload css/i.test(fault.message)
  );
}
