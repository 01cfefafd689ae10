import type { Message } from '#src/jobs/shared/messages/message.ts';

const patienceMs = 10_000;

/**
 * Sends a text message through the gateway of `SMS_URL`: POST with `{"to", "text"}` as JSON and the message's own key as
 * `Idempotency-Key`, answered with any 2xx. Throws without the text, which may hold a sign-in code.
 */
export function smsGateway(url: string): (message: Message) => Promise<void> {
  return async ({ recipient, text, deduplicationKey }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': deduplicationKey },
      body: JSON.stringify({ to: recipient, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the text message gateway responded with ${answer.status}`);
  };
}
