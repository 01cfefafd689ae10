import { expect, it } from 'vitest';

import { readTree } from '../read-tree.ts';

type File = { readonly path: string; readonly text: string };

const reader = 'src/server/context/request-target.ts';
/**
 * Vite reads the addresses of its own modules while developing; a process that is starting gives all requests but
 * health checks the same response.
 */
const ownReaders: ReadonlySet<string> = new Set([
  'src/server/pages/renderer.ts',
  'src/server/database/starting-server.ts',
]);
const rawAddress = /\braw\.url\b|\brequest\.(?:url|originalUrl)\b|\brawUrl\b/;

/** Files of the server that look at the raw text of an address: checks and pages must go by the one reading of it. */
function rawReaders(files: readonly File[]): readonly string[] {
  return files
    .filter(({ path }) => /^src\/(server|api)\//.test(path) && !path.endsWith('.test.ts'))
    .filter(({ path, text }) => path !== reader && !ownReaders.has(path) && rawAddress.test(text))
    .map(({ path }) => path);
}

it('lets only one file read the raw address of a request', () => {
  expect(rawReaders(readTree())).toEqual([]);
});

it.each([
  ['src/server/a.ts', "const [path] = request.raw.url?.split('?', 1) ?? [];"],
  ['src/server/a.ts', 'if (request.url.startsWith("/dev")) return;'],
  ['src/api/a.ts', 'log.error({ url: request.originalUrl });'],
])('finds the reading planted in %s: %s', (path, text) => {
  expect(rawReaders([{ path, text }])).toEqual([path]);
});

it('writes no address into a log line that was not scrubbed', () => {
  const files = readTree().filter(({ path }) => path.startsWith('src/server/') && !path.endsWith('.test.ts'));
  const bare = files.filter(({ text }) => /\blog\.\w+\([^;]*\burl: (?!loggedUrl)/s.test(text));
  expect(bare.map(({ path }) => path)).toEqual([]);
});

it.each([
  [reader, 'return request.raw.url;'],
  ['src/server/a.test.ts', 'request.raw.url'],
  ['src/web/routes.tsx', 'new URL(args.request.url)'],
])('allows it in %s', (path, text) => {
  expect(rawReaders([{ path, text }])).toEqual([]);
});
