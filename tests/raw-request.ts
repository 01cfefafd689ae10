import { connect } from 'node:net';

/** An answer as it came, its head in lower case. */
export type RawAnswer = { readonly status: number; readonly head: string; readonly body: string };

/** Sends a request line and headers to the letter: other clients tidy an address before they send it. */
export function sendRaw(port: number, line: string, headers: readonly string[], body = ''): Promise<RawAnswer> {
  const text = [`${line} HTTP/1.1`, ...headers, 'connection: close', '', body].join('\r\n');
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (part) => (answer += part.toString('latin1')));
    socket.on('close', () => {
      const [head = '', ...rest] = answer.split('\r\n\r\n');
      resolve({ status: Number(head.slice(9, 12)), head: head.toLowerCase(), body: rest.join('\r\n\r\n') });
    });
    socket.on('error', reject);
  });
}
