import { expect, it } from 'vitest';

import { PageCache } from '#src/server/pages/cache/page-cache.ts';

it('uses no more memory for pages than it counts', async () => {
  const cache = new PageCache({ clock: () => 0, freshMs: 30_000, longestMs: 300_000, maxBytes: 1024 ** 2 });
  const page = await cache.page('/', async () => ({ status: 200, html: Buffer.from('<p>Kyoto</p>'.repeat(100)) }));
  expect(cache.ready('/')).toBe(page);
  expect([page.br.buffer.byteLength, page.gzip.buffer.byteLength]).toEqual([page.br.length, page.gzip.length]);
});
