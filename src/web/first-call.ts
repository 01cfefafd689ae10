import { storedCookie } from '#src/web/visitor/cookie-jar.ts';

let first: Promise<unknown> | undefined;

/** Whoever hears nothing goes on without a device: rather one too many than a page that stands still. */
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
