import Fastify from 'fastify';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { serviceWorker } from '#src/server/feeds/service-worker.ts';

const server = Fastify();
await serviceWorker(server, { isOn: false });
afterAll(() => server.close());

describe('the worker that sends itself away', () => {
  it('is revalidated each time, and may only fetch from its own host', async () => {
    const answer = await server.inject('/service-worker.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('takes over at once, removes its caches and nothing else, and unregisters', async () => {
    const { body } = await server.inject('/service-worker.js');
    const listeners = new Map<string, (event: { waitUntil: (work: Promise<void>) => void }) => void>();
    const [skipWaiting, unregister] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const self = { addEventListener: listeners.set.bind(listeners), skipWaiting, registration: { unregister } };
    const stored = new Map([
      ['kept-vouchers-1', 'a voucher'],
      ['kept-assets-1', 'a script'],
      ['of-somebody-else', 'a thing'],
    ]);
    const put = vi.fn<() => Promise<void>>(async () => undefined);
    const caches = {
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
      open: async () => ({ put }),
    };
    // The script as a browser would run it.
    // oxlint-disable-next-line no-implied-eval -- our own text, and this is how a worker is run without a browser
    new Function('self', 'caches', body)(self, caches);
    listeners.get('install')?.({ waitUntil: () => undefined });
    expect(skipWaiting).toHaveBeenCalledOnce();
    let leaving: Promise<void> = Promise.resolve();
    listeners.get('activate')?.({
      waitUntil: (work) => {
        leaving = work;
      },
    });
    await leaving;
    expect([...stored.keys()]).toEqual(['of-somebody-else']);
    expect(put).toHaveBeenCalledOnce();
    expect(unregister).toHaveBeenCalledOnce();
  });
});
