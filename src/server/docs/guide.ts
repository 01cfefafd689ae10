import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { FastifyInstance } from 'fastify';

import type { SiteSettings } from '#src/server/context/request-context.ts';
import { fileTypes, listFiles } from '#src/server/files/files.ts';
import { pageHeaders } from '#src/server/http/policy.ts';

/** What `npm run docs` writes. */
const guideFolder = fileURLToPath(new URL('../../../dist/guide', import.meta.url));

/**
 * Serves the documentation at `/docs/guide/` where developer pages exist. Its files are listed at the start and read when they
 * are requested: a path that is not in the list is not a file.
 */
export async function guide(app: FastifyInstance, site: SiteSettings, folder = guideFolder): Promise<void> {
  if (!site.developerPages) return;
  const headers = {
    ...pageHeaders({ https: site.hosts[0].origin.startsWith('https:'), personal: false, developing: false }),
    'x-robots-tag': 'noindex',
  };
  for (const path of await listFiles(folder)) {
    const type = fileTypes[extname(path)] ?? 'application/octet-stream';
    const addresses = path === 'index.html' ? ['/docs/guide/', '/docs/guide/index.html'] : [`/docs/guide/${path}`];
    for (const address of addresses)
      app.get(address, async (_request, reply) =>
        reply
          .headers(headers)
          .type(type)
          .send(await readFile(join(folder, path))),
      );
  }
  app.get('/docs/guide', (_request, reply) => reply.headers(headers).redirect('/docs/guide/', 301));
}
