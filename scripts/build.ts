import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { besidesSource } from './build-steps/server-program.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'dist', 'built-from');

/** What the build is made of besides `src`. */
const besides = [
  'vite.config.ts',
  'scripts/build-steps/build-bundles.ts',
  'package-lock.json',
  'scripts/build-steps/server-program.ts',
  ...besidesSource,
  'scripts/build-steps/messages-of-view.ts',
  'scripts/build-steps/without-developer-pages.ts',
  'lingui.config.ts',
  'scripts/i18n/pseudo-language.ts',
];

/** Returns the sources that the build is made of, as one hash. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(join(root, 'src'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of [...paths.toSorted(), ...besides.map((path) => join(root, path))]) {
    hash.update(path.slice(root.length)).update(await readFile(path));
  }
  return hash.digest('hex');
}

/**
 * Builds browser and server bundles when the sources have changed since the last build; says whether it did. Each mode is
 * another build: `production`, `showcase` with the developer pages, `pseudo`.
 */
export async function buildIfChanged(say: (line: string) => void, mode = 'production'): Promise<boolean> {
  const now = `${mode === 'production' ? '' : `${mode} `}${await fingerprint()}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false;
  say('building the website (once per release, about half a minute)');
  await buildApart(mode);
  writeFileSync(stamp, now);
  return true;
}

/**
 * Runs in a separate process: a build takes hundreds of megabytes, which a server that began with it would never
 * release.
 */
async function buildApart(mode: string): Promise<void> {
  const child = fork(join(root, 'scripts/build-steps/build-bundles.ts'), [mode], { execArgv: [] });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the site was not built: the build ended with ${signal ?? `code ${code}`}`);
}

/** A release says nothing in English to who reads another language; a developer's own start may. */
async function wordsMissing(): Promise<readonly string[]> {
  const [{ missingWords }, { readWords, tags }, { usedMessages }] = await Promise.all([
    import('./i18n/missing-words.ts'),
    import('./i18n/read-words.ts'),
    import('./i18n/used-messages.ts'),
  ]);
  const words = await Promise.all(tags.map(async (tag) => [tag, await readWords(tag)] as const));
  return missingWords(await usedMessages(), Object.fromEntries(words));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.env['NODE_ENV'] = 'production';
  const missing = await wordsMissing();
  if (missing.length > 0) {
    for (const line of missing.slice(0, 40)) console.error(line);
    console.error(
      `Nothing is built: ${missing.length} messages have no translation. Run "npx meander i18n report" to list them.`,
    );
    process.exit(1);
  }
  const built = await buildIfChanged(console.log);
  await (await import('./docs/write-guide.ts')).writeGuide();
  console.log(built ? 'built' : 'the build is up to date');
}
