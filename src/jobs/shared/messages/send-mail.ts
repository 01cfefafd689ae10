import { createHash } from 'node:crypto';

import type { Transporter } from 'nodemailer';

import { oneLine } from '#src/domain/shared/text/joining-characters.ts';
import type { Message } from '#src/jobs/shared/messages/message.ts';

const patienceMs = 10_000;

/**
 * Sends mails through the server of `SMTP_URL`. A message sent again carries the same Message-ID, so that mail
 * programs show it once. Throws when the server does not take it; the outbox tries again later.
 */
export function mailServer(
  url: string,
  from: string,
): { readonly deliver: (message: Message) => Promise<void>; readonly close: () => void } {
  let opened: Promise<Transporter> | undefined;
  const transport = (): Promise<Transporter> => (opened ??= openTransport(url));
  const domain =
    from
      .split('@')
      .at(-1)
      ?.replace(/[^\w.-]/g, '') ?? 'localhost';
  return {
    deliver: async ({ recipient, subject, text, html, deduplicationKey, unsubscribe }) => {
      const id = createHash('sha256').update(deduplicationKey).digest('hex').slice(0, 32);
      await (
        await transport()
      ).sendMail({
        from,
        to: recipient,
        // Whatever it contains: one line, without signs that are invisible or turn the direction.
        subject: oneLine(subject),
        text,
        ...(html === null ? {} : { html }),
        messageId: `<${id}@${domain}>`,
        ...(unsubscribe === undefined ? {} : { headers: oneClick(unsubscribe) }),
        // Nothing in a mail of ours is fetched from a disk or an address.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => void opened?.then((open) => open.close()),
  };
}

/** Loads the library with the first message: a shop without mail does not pay for it in memory. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
}

/** What lets mail programs show a button of their own that ends such mails (RFC 2369, RFC 8058). */
function oneClick(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
