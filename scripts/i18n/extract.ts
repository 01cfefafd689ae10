import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { formatter } from '@lingui/format-po';

import { contextGaps, contextsFor, contextsPath, contextsText, keysOf, readContexts } from './message-contexts.ts';

/**
 * `npx meander i18n extract`: extracts messages into the catalogs with their contexts, adds new messages to
 * `contexts.json`, and lists messages without a context. A context of a message that is gone ends with 1: it belongs to
 * the message that replaced it, or is deleted.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const options = { cwd: root, stdio: 'inherit' } as const;
execFileSync(process.execPath, ['node_modules/@lingui/cli/dist/lingui.js', 'extract', '--clean'], options);

const filename = `${root}/src/locales/en/messages.po`;
const english = await formatter().parse(readFileSync(filename, 'utf8'), { locale: 'en', sourceLocale: 'en', filename });
const keys = keysOf(english);
const contexts = contextsFor(keys, readContexts());
writeFileSync(contextsPath, contextsText(contexts));

const { missing, unused } = contextGaps(keys, contexts);
if (missing.length > 0) {
  console.warn(`${missing.length} messages have no context in src/locales/contexts.json:`);
  for (const key of missing.slice(0, 20)) console.warn(`  ${key}`);
  if (missing.length > 20) console.warn(`  and ${missing.length - 20} more`);
}
for (const key of unused) console.error(`src/locales/contexts.json has a context for “${key}”, which is no message`);
process.exitCode = unused.length > 0 ? 1 : 0;
