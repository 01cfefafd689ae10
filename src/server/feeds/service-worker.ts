import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { FastifyInstance } from 'fastify';

import { farewellPath } from '#src/web/shared/offline/offline-rules.ts';
import { workerPath } from '#src/web/shared/offline/worker-path.ts';

/** By itself, not through a build: it must work when nothing else does. */
const farewell = `// Sends away the worker that stands at this address, with all that it has kept.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('kept-')).map((name) => caches.delete(name)));
  const away = await caches.open('kept-away');
  await away.put('${farewellPath}', new Response(String(Date.now())));
  await self.registration.unregister();
}
`;

/**
 * What a service worker may do: run itself, and request from its own host. Its scope is the whole host, since its file
 * is at the root.
 */
const headers = {
  // Browsers revalidate whenever a page is opened, so that a worker is changed or removed at once.
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

const built = fileURLToPath(new URL('../../../dist/worker/service-worker.js', import.meta.url));

/**
 * Serves the service worker that browsers use without a connection. With `isOn` false they get one that removes itself
 * and all that was cached: an operator's way to disable it, and what a browser gets that visited another shop at this
 * address before.
 */
export async function serviceWorker(server: FastifyInstance, { isOn }: { readonly isOn: boolean }): Promise<void> {
  const script = isOn ? await readFile(built, 'utf8') : farewell;
  server.get(workerPath, (_request, reply) =>
    reply.headers(headers).type('text/javascript; charset=utf-8').send(script),
  );
}
