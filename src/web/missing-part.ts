/** The server did not answer: there is no connection (spec §8, code 990001). */
export class NoConnection extends Error {}

/** The entry script that the page at hand was loaded with; its name changes with every release. */
let ownEntry = '';

export function runningRelease(entry: string): void {
  ownEntry = entry;
}

/**
 * Handles a file of this release that did not arrive. Without a connection it throws `NoConnection`. Where the server
 * has a newer release by now, the page is loaded from there, once for each release that is left; else the fault is thrown.
 */
export async function onMissingPart(fault: unknown, to: string): Promise<never> {
  const html = await htmlAt(to);
  if (html === null) throw new NoConnection('client_network_failure', { cause: fault });
  if (html.includes(ownEntry) || !isFirstReload()) throw fault;
  location.assign(to);
  // The browser is leaving this page.
  return new Promise<never>(() => undefined);
}

/** What the server answers at an address, whatever it is; null where nothing does. */
export async function htmlAt(url: string): Promise<string | null> {
  try {
    return await (await fetch(url, { cache: 'no-store' })).text();
  } catch {
    return null;
  }
}

/** Where nothing can be stored the page is never reloaded, rather than for ever. */
function isFirstReload(): boolean {
  try {
    const isFirst = sessionStorage.getItem('release') !== ownEntry;
    sessionStorage.setItem('release', ownEntry);
    return isFirst;
  } catch {
    return false;
  }
}

/** Whether an error is a browser's for a script or a sheet that did not arrive; each browser has words of its own. */
export function isMissingFile(fault: unknown): boolean {
  return /imported module|module script|preload CSS/.test(String(fault));
}
