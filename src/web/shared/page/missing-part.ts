import { wholeWords } from '#src/web/shared/messages/all-messages.ts';
import { NoConnection } from '#src/web/shared/page/no-connection-error.ts';

/**
 * Handles a file of this release that failed to load. Offline it calls `withoutConnection`. If the server has a newer
 * release (`entry`: the entry script of the current page, whose name changes with every release), it reloads the page,
 * once for each outdated release; otherwise it throws the error.
 */
export async function onMissingPart(fault: unknown, to: string, entry: string): Promise<never> {
  const html = await htmlAt(to);
  if (html === null) return withoutConnection(to, fault);
  if (html.includes(entry) || !isFirstReload(entry)) throw fault;
  return leaveFor(to);
}

/**
 * Ends a move that has no connection: throws `NoConnection`, for which the page that says so is shown. Where its words
 * have not arrived either, the browser loads the page whole, and its service worker shows the offline page.
 */
export async function withoutConnection(to: string, cause?: unknown): Promise<never> {
  const canSay = await wholeWords().then(
    () => true,
    () => false,
  );
  if (canSay) throw new NoConnection('client_network_failure', { cause });
  return leaveFor(to);
}

/** Never settles: the browser is leaving this page. */
function leaveFor(to: string): Promise<never> {
  location.assign(to);
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
function isFirstReload(entry: string): boolean {
  try {
    const isFirst = sessionStorage.getItem('release') !== entry;
    sessionStorage.setItem('release', entry);
    return isFirst;
  } catch {
    return false;
  }
}

/** Whether an error means that a script or style sheet failed to load; each browser has its own message. */
export function isMissingFile(fault: unknown): boolean {
  return /imported module|module script|preload CSS/.test(String(fault));
}
