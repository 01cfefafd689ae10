import { storedCookie } from '#src/web/shared/visitor/cookie-jar.ts';

let first: Promise<unknown> | undefined;

/** Without an answer the page goes on without a device id: rather one too many than a page that hangs. */
const patienceMs = 3_000;

/**
 * Sends a new visitor's first call alone, and the others after it. The server assigns a device id to each call without
 * one, and the last response would win: a cart filled with another id would be lost, and its CSRF token too.
 */
export async function afterFirstCall<Came>(send: () => Promise<Came>): Promise<Came> {
  if (storedCookie('device_id') !== null) return send();
  if (first !== undefined) {
    await Promise.race([first, new Promise((over) => setTimeout(over, patienceMs))]);
    return send();
  }
  const sent = send();
  const over = (): void => void (first = undefined);
  first = sent.then(over, over);
  return sent;
}
