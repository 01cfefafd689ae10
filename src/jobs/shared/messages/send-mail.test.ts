import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { mailServer } from '#src/jobs/shared/messages/send-mail.ts';

let server: Server | undefined;

afterEach(() => {
  server?.close();
});

/** A mail server that takes everything, or refuses the recipient, and records what it received. */
async function listening(refuse: boolean): Promise<{ url: string; heard: string[] }> {
  const heard: string[] = [];
  server = createServer((socket) => {
    let inData = false;
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      heard.push(text);
      if (inData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        inData = false;
        socket.write('250 kept\r\n');
      } else if (text.startsWith('DATA')) {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (refuse && text.startsWith('RCPT')) socket.write('550 nobody here\r\n');
      else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, heard };
}

const message = {
  kind: 'mail',
  deduplicationKey: 'booking 1',
  recipient: 'traveller@example.com',
  subject: 'Confirmed',
  text: 'Your code\n.',
  html: null,
} as const;

describe('the mail server of an operator', () => {
  it('takes a mail, and a repeat under the same id', async () => {
    const { url, heard } = await listening(false);
    const mail = mailServer(url, 'Meander <bookings@example.com>');
    await mail.deliver(message);
    await mail.deliver(message);
    mail.close();
    const ids = heard.join('').match(/Message-ID: <[0-9a-f]{32}@example\.com>/g) ?? [];
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(heard.join('')).toContain('RCPT TO:<traveller@example.com>');
  });

  it('throws when the server refuses, so that the outbox tries again', async () => {
    const { url } = await listening(true);
    const mail = mailServer(url, 'bookings@example.com');
    await expect(mail.deliver(message)).rejects.toThrow(/550/);
    mail.close();
  });
});
