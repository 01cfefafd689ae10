import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { createCompiledCatalog } from '@lingui/cli/api';
import type { Messages } from '@lingui/core';
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
        const english = await readWords(filename.replace(/[^/]+(?=\/messages\.po$)/, 'en'), 'en');
        const own = locale === 'en' ? english : await readWords(filename, locale, source);
        const asWritten = Object.entries(english).filter(
          ([, { origin = [] }]) => origin.some(([path]) => first.has(path)) === (part === 'first'),
        );
        const { messages, faults } = compiled(asWritten, own, locale);
        for (const fault of faults) this.warn(fault);
        return { code: `export const messages = ${parsed(messages)};`, map: null, moduleType: 'js' };
      },
    },
  };
}

type Words = Awaited<ReturnType<ReturnType<typeof formatter>['parse']>>;

async function readWords(filename: string, locale: string, text = readFileSync(filename, 'utf8')): Promise<Words> {
  return formatter().parse(text, { locale, sourceLocale: 'en', filename });
}

/** Every word that English has: in the language where it has one that can be read, else as it was written (spec §8). */
function compiled(
  asWritten: readonly (readonly [string, Words[string]])[],
  own: Words,
  locale: string,
): { readonly messages: Messages; readonly faults: string[] } {
  const english = asWritten.map(([key, { message = '', translation = '' }]) => [key, translation || message]);
  const translated = asWritten.flatMap(([key]) => {
    const { translation = '' } = own[key] ?? {};
    return translation === '' ? [] : [[key, translation]];
  });
  const [base, over] = [english, translated].map((words) =>
    createCompiledCatalog(locale, Object.fromEntries(words), { namespace: 'json' }),
  );
  const faults = over?.errors.map(({ id, error }) => `${locale}: ${id}: ${error.message}`) ?? [];
  return { messages: { ...messagesIn(base?.source), ...messagesIn(over?.source) }, faults };
}

function messagesIn(source = '{"messages":{}}'): Messages {
  // Written by the compiler a moment ago.
  return (JSON.parse(source) as { messages: Messages }).messages;
}

/** Parsing a text is faster for browsers than reading the same as script. */
function parsed(messages: Messages): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(messages))})`;
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
