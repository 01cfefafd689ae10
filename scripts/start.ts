import { fileURLToPath } from 'node:url';

import { stopWithShell } from '#src/server/processes/stop-with-shell.ts';
import { buildIfChanged } from './build.ts';
import { runWithMemorySettings } from './build-steps/memory-settings.ts';
import { serverProgram } from './build-steps/server-program.ts';
import { showcaseMode } from './build-steps/without-developer-pages.ts';
import { readEnvFile } from './commands/env-file.ts';

const major = Number(process.versions.node.split('.', 1)[0]);
if (major < 24) {
  console.error(
    `Meander requires Node.js 24, and npm scripts found ${process.version}. On Linux and Windows \`npm ci\` installs it; elsewhere, install Node.js 24 or later.`,
  );
  process.exit(1);
}
// A build takes half a minute; the program has its own watch.
const endWatch = stopWithShell();
readEnvFile();
// React renders several times slower unless this is set before it is loaded.
process.env['NODE_ENV'] = 'production';
console.log('Meander');
// `--pseudo`: for inspection, in the pseudo-language (docs/words.md).
const mode = process.argv.includes('--pseudo') ? 'pseudo' : await modeOfBuild();
// With an error in its environment the site does not start at all, so the error appears without waiting for a build.
if (mode !== null) await buildIfChanged((line) => console.log(`  ${line}`), mode);
if (mode !== null && mode !== 'production') await (await import('./docs/write-guide.ts')).writeGuide();
endWatch();
if (mode === null) await import('#src/server/main.ts');
else await runWithMemorySettings(fileURLToPath(new URL(`../${serverProgram}`, import.meta.url)));

/** A showcase has the developer pages; null with an error in the environment, which `src/server/main.ts` reports. */
async function modeOfBuild(): Promise<'production' | 'showcase' | null> {
  const { readEnvironment } = await import('#src/server/config/env.ts');
  const read = readEnvironment(process.env);
  if (!read.ok) return null;
  return read.environment.mode === 'production' ? 'production' : showcaseMode;
}
