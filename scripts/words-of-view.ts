import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The modules that begin the first view: what stands around every page, and home. */
const firstView = ['src/web/take-over.tsx', 'src/web/screens/home/home.screen.tsx'];

const asked = /^(.*\/src\/locales\/([^/]+)\/messages\.po)\?(first|rest)$/;

/**
 * Divides a language's catalogue: `messages.po?first` has the words of the first view, `messages.po?rest` all others.
 * A first-time visitor of home then fetches a third of them. Which is which is read from where each message is used,
 * and from what the first view imports.
 */
export function wordsOfView(): Plugin {
  return {
    name: 'words-of-view',
    transform: {
      filter: { id: asked },
      async handler(source, id) {
        const [, filename = '', locale = '', part] = asked.exec(id) ?? [];
        const first = pulledIn(firstView);
        const entries = await formatter().parse(source, { locale, sourceLocale: 'en', filename });
        const words = Object.entries(entries)
          .filter(([, { origin = [] }]) => origin.some(([path]) => first.has(path)) === (part === 'first'))
          // What is not translated yet reads as it was written.
          .map(([key, { translation = '', message = '' }]) => [key, translation === '' ? message : translation]);
        const compiled = createCompiledCatalog(locale, Object.fromEntries(words), { namespace: 'es' });
        for (const { error } of compiled.errors) this.warn(error.message);
        return { code: compiled.source, map: null, moduleType: 'js' };
      },
    },
  };
}

/** Every source that these import at once, themselves included; what is imported later is left out. */
function pulledIn(paths: readonly string[], seen = new Set<string>()): ReadonlySet<string> {
  for (const path of paths) {
    if (seen.has(path) || !existsSync(root + path)) continue;
    seen.add(path);
    const text = readFileSync(root + path, 'utf8');
    const imports = text.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from '#(src\/[^']+\.tsx?)';/gm);
    pulledIn(
      [...imports].flatMap(([, found]) => found ?? []),
      seen,
    );
  }
  return seen;
}
