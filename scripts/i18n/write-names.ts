import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { createServer } from 'vite';

import type * as NameFiles from './name-files.ts';

/** `npx meander generate names`: writes what bookings name in all languages from the catalogues of messages. */
const root = fileURLToPath(new URL('../..', import.meta.url));
// Messages and catalogues are compiled by the plugins of the build.
const vite = await createServer({
  root,
  server: { middlewareMode: true, watch: null },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
});
try {
  const { allVoices, nameFiles, tablesOf, textOf } = (await vite.ssrLoadModule(
    '/scripts/i18n/name-files.ts',
  )) as typeof NameFiles;
  const voices = await allVoices();
  for (const file of nameFiles) writeFileSync(`${root}/${file.path}`, textOf(file, tablesOf(file, voices)));
  execFileSync('npx', ['oxfmt', ...nameFiles.map(({ path }) => path)], { cwd: root, stdio: 'inherit' });
  console.log(`${nameFiles.length} files of names are written.`);
} finally {
  await vite.close();
}
