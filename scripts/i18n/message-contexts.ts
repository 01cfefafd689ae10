import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { CatalogFormatter, CatalogType } from '@lingui/conf';

/** By message: what it is and where it is shown, in one line for translators. Empty where nobody has written it yet. */
export type Contexts = Readonly<Record<string, string>>;

type Described = { readonly message?: string | undefined; readonly context?: string | undefined };

export const contextsPath = fileURLToPath(new URL('../../src/locales/contexts.json', import.meta.url));

/** Returns the contexts of `src/locales/contexts.json`. */
export function readContexts(text: string = readFileSync(contextsPath, 'utf8')): Contexts {
  const read: unknown = JSON.parse(text);
  if (typeof read !== 'object' || read === null) throw new Error('contexts.json is not an object');
  for (const [key, line] of Object.entries(read))
    if (typeof line !== 'string') throw new Error(`contexts.json: the context of “${key}” is not a text`);
  return Object.fromEntries(Object.entries(read));
}

/** Returns the key of a message in `contexts.json`: its English text, and its `msgctxt` in brackets where it has one. */
export function contextKey({ message = '', context }: Described, id = message): string {
  const text = message === '' ? id : message;
  return context === undefined || context === '' ? text : `${text} [${context}]`;
}

/** Returns the text of `contexts.json`, one line for each message, sorted by key. */
export function contextsText(contexts: Contexts): string {
  const lines = Object.entries(contexts)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, line]) => `  ${JSON.stringify(key)}: ${JSON.stringify(line)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Returns the contexts with an empty line for each new message, without empty lines of messages that are gone. */
export function contextsFor(keys: ReadonlySet<string>, contexts: Contexts): Contexts {
  return {
    ...Object.fromEntries([...keys].map((key) => [key, ''])),
    ...Object.fromEntries(Object.entries(contexts).filter(([key, line]) => line !== '' || keys.has(key))),
  };
}

/** Messages without a context, and contexts of no message. */
export function contextGaps(
  keys: ReadonlySet<string>,
  contexts: Contexts,
): { readonly missing: readonly string[]; readonly unused: readonly string[] } {
  return {
    missing: [...keys].filter((key) => (contexts[key] ?? '') === ''),
    unused: Object.keys(contexts).filter((key) => !keys.has(key)),
  };
}

/** Returns the keys of all messages of a catalog. */
export function keysOf(catalog: CatalogType): ReadonlySet<string> {
  return new Set(
    Object.entries(catalog)
      .filter(([, entry]) => entry.obsolete !== true)
      .map(([id, entry]) => contextKey(entry, id)),
  );
}

/**
 * Returns a format of catalogs that writes the context of each message as an extracted comment (`#. …`), which
 * translation tools show beside the message. Compiled messages have no comments, so no browser loads them.
 */
export function withContexts(format: CatalogFormatter, contexts: Contexts): CatalogFormatter {
  return {
    ...format,
    serialize: (catalog, info) =>
      format.serialize(
        Object.fromEntries(
          Object.entries(catalog).map(([id, entry]) => {
            const line = contexts[contextKey(entry, id)] ?? '';
            const others = (entry.comments ?? []).filter((comment) => comment !== line);
            return [id, line === '' ? entry : { ...entry, comments: [line, ...others] }];
          }),
        ),
        info,
      ),
  };
}
