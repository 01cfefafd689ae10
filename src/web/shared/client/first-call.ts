import { storedCookie } from '#src/web/shared/visitor/cookie-jar.ts';

let first: Promise<unknown> | undefined;

/** Without an answer the page goes on without a device id: rather one too many than a page that hangs. */
const patienceMs = 3_000;

/**
 * Sends a newcomer's first call alone, and the others after it. Each that comes without a device is given one, and the
 * last to arrive would stay: what was put into the cart with another would be gone, and its token for changes too.
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
