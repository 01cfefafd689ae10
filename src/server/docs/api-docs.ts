import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

import { openApi } from '#src/api/openapi/openapi.ts';
import { docsPage } from '#src/server/docs/docs-page.ts';
import { zip } from '#src/server/files/compress.ts';
import { once } from '#src/server/files/files.ts';
import type { SiteSettings } from '#src/server/context/request-context.ts';
import type { AssetsOf } from '#src/server/pages/page-assets.ts';
import { pageHeaders } from '#src/server/http/policy.ts';

export type DocumentSettings = {
  readonly site: SiteSettings;
  readonly assetsOf: AssetsOf;
  readonly developing: boolean;
};

const unzip = promisify(gunzip);
const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Serves the API's documentation: `/openapi.json` for machines, `/docs` for people; in every mode, never indexed. Both
 * are a megabyte of text and rarely requested: they are written on first request, and cached compressed.
 */
export async function apiDocs(app: FastifyInstance, { site, assetsOf, developing }: DocumentSettings): Promise<void> {
  const [{ origin }] = site.hosts;
  const sheets = [...assetsOf(null, 'en').styles, '/docs/style.css', '/brand/meander.css'];
  const papers = once(async () => {
    const document = openApi(site.brand.name, site.developerPages ? { developer: true } : {});
    const [page, json] = await Promise.all([
      zip(docsPage(document, { brand: site.brand.name, origin, sheets, hasGuide: site.developerPages })),
      zip(JSON.stringify(document)),
    ]);
    return { page, json };
  });
  const style = `${await readFile(file('../../ui/tokens.css'), 'utf8')}\n${await readFile(file('./docs-page.css'), 'utf8')}`;
  const headers = {
    ...pageHeaders({ https: origin.startsWith('https:'), personal: false, developing }),
    'x-robots-tag': 'noindex',
  };
  app.get('/openapi.json', async (_request, reply) =>
    reply
      .headers(headers)
      .type('application/json; charset=utf-8')
      .send(await unzip((await papers()).json)),
  );
  app.get('/docs', async (_request, reply) =>
    reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(await unzip((await papers()).page)),
  );
  app.get('/docs/', (_request, reply) => reply.headers(headers).redirect('/docs', 301));
  app.get('/docs/style.css', (_request, reply) => reply.headers(headers).type('text/css; charset=utf-8').send(style));
}
