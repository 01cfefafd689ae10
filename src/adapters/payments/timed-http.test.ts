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

  it('reports that nothing was sent when the connection is refused or times out', async () => {
    expect(await fault(() => undefined, '127.0.0.1', 9)).toMatchObject({ sent: false });
    expect(await fault(() => undefined, 'nowhere.invalid')).toMatchObject({ sent: false });
  });

  it('reuses the connection of reads', async () => {
    const { ask: send, connections } = await openProvider();
    for (const each of [read, read, read]) expect(await send(each)).toBe(200);
    expect(connections()).toBe(1);
  });

  it('opens a connection for every write, with or without a key', async () => {
    const { ask: send, connections } = await openProvider();
    for (const each of [read, keyedWrite, bareWrite, read]) expect(await send(each)).toBe(200);
    expect(connections()).toBe(3);
  });

  it('repeats a read whose reused connection was closed, once', async () => {
    const provider = await openProvider();
    await provider.ask(read);
    provider.closeNext(1);
    expect(await provider.ask(read)).toBe(200);
    expect(provider.received()).toBe(3);
  });

  it.each([
    ['a read on a new connection', read],
    ['a write with a key', keyedWrite],
    ['a write without a key', bareWrite],
  ])('does not repeat %s', async (_, wanted) => {
    const provider = await openProvider();
    provider.closeNext(1);
    expect(await provider.ask(wanted)).toMatchObject({ sent: true, code: 'NO_ANSWER' });
    expect(provider.received()).toBe(1);
  });

  it.each([
    ['a write with a key', keyedWrite],
    ['a write without a key', bareWrite],
  ])('does not repeat %s beside an idle connection of reads', async (_, wanted) => {
    const provider = await openProvider();
    await provider.ask(read);
    provider.closeNext(1);
    expect(await provider.ask(wanted)).toMatchObject({ sent: true });
    expect(provider.received()).toBe(2);
  });
});

type Call = readonly [method: string, headers: Readonly<Record<string, string>>];
const read: Call = ['GET', {}];
const keyedWrite: Call = ['POST', { 'Idempotency-Key': 'one' }];
const bareWrite: Call = ['POST', {}];

/** A provider that counts connections and calls, and closes the next calls unanswered when instructed. */
async function openProvider() {
  let [closing, received, connections] = [0, 0, 0];
  const opened = createServer((request, response) => {
    received += 1;
    closing -= 1;
    if (closing >= 0) request.socket.resetAndDestroy();
    else response.end('{}');
  });
  server = opened.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  const address = opened.address();
  const port = String(address !== null && typeof address === 'object' ? address.port : 0);
  return {
    connections: () => connections,
    received: () => received,
    closeNext: (calls: number) => (closing = calls),
    ask: async ([method, headers]: Call): Promise<unknown> => {
      const answer = await timedHttpClient(limits)
        .makeRequest('127.0.0.1', port, '/', method, headers, '', 'http', 1_000)
        .catch((error: unknown) => error);
      // A connection is free again a moment after its answer was read.
      await new Promise((resolve) => setImmediate(resolve));
      return answer instanceof Error ? answer : (answer as { getStatusCode: () => number }).getStatusCode();
    },
  };
}
