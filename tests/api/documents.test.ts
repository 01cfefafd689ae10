import { readFile } from 'node:fs/promises';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { services } from '#src/contract/services.ts';
import { pathText } from '#src/api/openapi/openapi.ts';
import { urlPattern, matchUrl } from '#src/domain/site/addresses/url-pattern.ts';
import { openApi, type Api } from './open-api.ts';
import { Shell } from './shell.ts';

let api: Api;
let text = '';
beforeAll(async () => {
  api = await openApi();
  text = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8');
}, 120_000);
afterAll(() => api.close());

it('docs/api.md calls every service with commands that work', async () => {
  const shell = new Shell(api.server);
  for (const [, block = ''] of text.matchAll(/```sh\n(.*?)```/gs)) await shell.run(block);
  const refused = shell.ran.filter(({ status }) => status !== 200 && status !== 204);
  expect(refused).toEqual([]);
  expect(shell.ran.length).toBeGreaterThan(15);
  const paths = shell.ran.map(({ line }) => /\$SITE([^"?]*)/.exec(line)?.[1]?.replace('$ORDER', 'K7QX2M9DPA') ?? '');
  for (const { title, endpoints } of services) {
    const called = endpoints.some(({ endpoint }) => paths.some((path) => matchUrl(endpoint.path, path) !== null));
    expect(called, title).toBe(true);
  }
});

it('names no path that the API does not have', () => {
  const known = services.flatMap(({ endpoints }) => endpoints.map(({ endpoint }) => pathText(endpoint)));
  expect(known.length).toBeGreaterThan(40);
  for (const [, path = ''] of text.matchAll(/\$SITE(\/[^"? ]*)/g)) {
    const filled = path.replace('$ORDER', 'K7QX2M9DPA');
    expect(
      known.some((one) => matchUrl(urlPattern(one.replaceAll(/\{(\w+)\}/g, ':$1(key)')), filled) !== null),
      path,
    ).toBe(true);
  }
});
