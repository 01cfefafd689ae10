import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';

import { restrictDeveloperPages, refuseForeignHosts } from '#src/server/http/host-checks.ts';
import { failureAnswer } from '#src/server/http/plain-error-page.ts';

const row = {
  host: 'www.example.com',
  origin: 'https://www.example.com',
  market: 'global',
  website: { name: 'main', languages: ['en'], currency: null },
  isGuest: false,
  partner: null,
} as const;

let app: FastifyInstance;
afterEach(() => app.close());

function open(gate: (server: FastifyInstance) => void): void {
  app = Fastify();
  gate(app);
  app.all('/*', async () => 'here');
}

async function statusAt(url: string, host: string, method: 'GET' | 'POST' = 'GET'): Promise<number> {
  return (await app.inject({ method, url, headers: { host } })).statusCode;
}

describe('in production', () => {
  test('a foreign host gets 421, except for machine requests', async () => {
    open((server) => refuseForeignHosts(server, [row]));
    expect(await statusAt('/', 'www.example.com')).toBe(200);
    expect(await statusAt('/', '127.0.0.1:3000')).toBe(421);
    expect(await statusAt('/v1/paysrv/other', '127.0.0.1:3000', 'POST')).toBe(421);
    expect(await statusAt('/v1/paysrv/webhook', '127.0.0.1:3000', 'POST')).toBe(200);
    expect(await statusAt('/v1/paysrv/webhook?live=1', '10.0.0.4', 'POST')).toBe(200);
    expect(await statusAt('/readyz', '10.0.0.4')).toBe(200);
    expect(await statusAt('/last-resort.css', '10.0.0.4')).toBe(200);
  });

  test('is answered with a page in the visitor’s language that leads to ours and names no other', async () => {
    open((server) => refuseForeignHosts(server, [row]));
    const answer = await app.inject({ url: '/ar-SA/cart/', headers: { host: 'evil.example' } });
    expect(answer.statusCode).toBe(421);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'strict-transport-security': expect.any(String),
    });
    expect(answer.body).toContain('<html lang="ar-SA" dir="rtl">');
    expect(answer.body).toContain('<a href="https://www.example.com/ar-SA/">');
    expect(answer.body).not.toContain('evil');
  });
});

describe("the developers' pages of a showcase", () => {
  const paths = [
    '/dev/outbox/',
    '/ja/dev/outbox/',
    '//dev/outbox',
    '/dev/ui/?dir=rtl',
    '/v1/devsrv/outbox',
    '/xos_gc/v1/devsrv/outbox',
  ];

  test.each(paths)('%s answers under the names of this machine only', async (path) => {
    open((server) => restrictDeveloperPages(server, failureAnswer({ https: false })));
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'shop.localhost', 'localhost']) {
      expect(await statusAt(path, host)).toBe(200);
    }
    for (const host of ['evil.example', 'localhost.evil.example:3000', '127.0.0.1.evil.example', '10.0.0.4:3000']) {
      expect(await statusAt(path, host)).toBe(404);
    }
  });

  test('other pages answer under every name', async () => {
    open((server) => restrictDeveloperPages(server, failureAnswer({ https: false })));
    for (const path of ['/', '/ja/', '/device/', '/v1/cartsrv/cart'])
      expect(await statusAt(path, 'evil.example')).toBe(200);
  });
});
