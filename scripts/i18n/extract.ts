import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { readCatalog } from './texts/message-texts.ts';
import { contextGaps, contextsFor, contextsPath, contextsText, keysOf, readContexts } from './message-contexts.ts';
import { carriedMessages } from './provenance/carried-messages.ts';
import { carriedIn, joinCarried, provenancePath, readMessageProvenance } from './provenance/message-provenance.ts';

/**
 * `npx meander i18n extract`: extracts messages into the catalogs with their contexts, adds new messages to
 * `contexts.json`, notes in `provenance.json` which translations are of another English, and lists messages without a
 * context. A context of a message that is gone ends with 1: it belongs to
 * the message that replaced it, or is deleted.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const options = { cwd: root, stdio: 'inherit' } as const;
execFileSync(process.execPath, ['node_modules/@lingui/cli/dist/lingui.js', 'extract', '--clean'], options);

const keys = keysOf(await readCatalog('en'));
const contexts = contextsFor(keys, readContexts());
writeFileSync(contextsPath, contextsText(contexts));

// What was translated under another English since the last commit keeps the hash of that English.
const provenance = readMessageProvenance();
const carried = Object.keys(provenance.languages).map(async (tag) => {
  const known = carriedIn(provenance, tag);
  const committed = lastCommitted(`src/locales/${tag}/messages.po`);
  if (committed === null) return [tag, known] as const;
  return [tag, carriedMessages(await readCatalog(tag, committed), await readCatalog(tag), known)] as const;
});
const joined = joinCarried(Object.fromEntries(await Promise.all(carried)));
writeFileSync(provenancePath, `${JSON.stringify({ ...provenance, carried: joined }, null, 2)}\n`);

const { missing, unused } = contextGaps(keys, contexts);
if (missing.length > 0) {
  console.warn(`${missing.length} messages have no context in src/locales/contexts.json:`);
  for (const key of missing.slice(0, 20)) console.warn(`  ${key}`);
  if (missing.length > 20) console.warn(`  and ${missing.length - 20} more`);
}
for (const key of unused) console.error(`src/locales/contexts.json has a context for “${key}”, which is no message`);
process.exitCode = unused.length > 0 ? 1 : 0;

/** Returns a file as it was last committed; null outside of a Git repository. */
function lastCommitted(path: string): string | null {
  try {
    return execFileSync('git', ['show', `HEAD:${path}`], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  } catch {
    return null;
  }
}
