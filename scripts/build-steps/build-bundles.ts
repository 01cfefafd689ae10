import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

import { refuseBroken } from '../i18n/broken-messages.ts';
import { readWords, tags } from '../i18n/read-words.ts';
import { buildOfProgram } from './server-program.ts';

/* Builds the bundles of browser, pages, service worker and server; `buildIfChanged` runs it. The argument is the mode. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const mode = process.argv[2] ?? 'production';

/** The service worker is one script of the classic kind that every browser takes, and no page's script is in it. */
const worker = {
  publicDir: false,
  resolve: { alias: { '#src': join(root, 'src') } },
  build: {
    outDir: 'dist/worker',
    target: 'es2023',
    rolldownOptions: {
      input: join(root, 'src/web/shared/offline/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
} as const;

process.env['NODE_ENV'] = 'production';
try {
  refuseBroken(Object.fromEntries(await Promise.all(tags.map(async (tag) => [tag, await readWords(tag)] as const))));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await build({ root, mode, logLevel: 'warn' });
await build({ root, mode, logLevel: 'warn', build: { ssr: true } });
await build({ configFile: false, root, logLevel: 'warn', ...worker });
await build(buildOfProgram(root));
