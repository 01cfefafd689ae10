import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { NoAnswer, timedHttpClient } from '#src/adapters/payments/timed-http.ts';

const limits = { connectMs: 200, totalMs: 300 };
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function call(listener: RequestListener, host = '127.0.0.1', given?: number): Promise<unknown> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = given ?? (address !== null && typeof address === 'object' ? address.port : 0);
  const answer = await timedHttpClient(limits).makeRequest(
    host,
    String(port),
    '/',
    'POST',
    { 'X-Number': 5, 'X-List': ['a', 'b'] },
    'body',
    'http',
    1_000,
  );
  return { status: answer.getStatusCode(), headers: answer.getHeaders(), body: await answer.toJSON() };
}

async function fault(listener: RequestListener, host?: string, port?: number): Promise<unknown> {
  return call(listener, host, port).catch((error: unknown) => error);
}

describe('timedHttpClient', () => {
  it('sends headers and body, and reads status, headers and body', async () => {
    const answered = await call((request, response) => {
      request.setEncoding('utf8').on('data', (body: string) => {
        response.writeHead(201, { 'request-id': 'req_1', 'content-type': 'application/json' });
        response.end(JSON.stringify({ body, number: request.headers['x-number'], list: request.headers['x-list'] }));
      });
    });
    expect(answered).toMatchObject({
      status: 201,
      headers: { 'request-id': 'req_1' },
      body: { body: 'body', number: '5', list: 'a, b' },
    });
  });

  it('gives up a silent answer, which may have been done', async () => {
    expect(await fault(() => undefined)).toMatchObject({ sent: true, code: 'NO_ANSWER' });
  });

  it('gives up an answer that trickles beyond the limit', async () => {
    const started = performance.now();
    const failed = await fault((_request, response) => {
      response.writeHead(200);
      const trickle = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(trickle));
    });
    expect(failed).toBeInstanceOf(NoAnswer);
    expect(failed).toMatchObject({ sent: true });
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  it('does not take half an answer for a whole one', async () => {
    const failed = await fault((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"id":');
      setTimeout(() => response.destroy(), 20);
    });
    expect(failed).toMatchObject({ sent: true });
  });

  it('knows that nothing was sent where nobody listens or nobody answers the door', async () => {
    expect(await fault(() => undefined, '127.0.0.1', 9)).toMatchObject({ sent: false });
    expect(await fault(() => undefined, 'nowhere.invalid')).toMatchObject({ sent: false });
  });
});
