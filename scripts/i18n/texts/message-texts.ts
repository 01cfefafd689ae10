import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { CatalogType } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

import { contextKey } from '../message-contexts.ts';
import { messageProvenance, type MessageProvenance } from '../provenance/message-provenance.ts';
import { tags } from '../read-words.ts';
import type { TextGroup } from './translated-texts.ts';

/** Returns the path of a language's catalog of messages. */
export function catalogPath(tag: string): string {
  return fileURLToPath(new URL(`../../../src/locales/${tag}/messages.po`, import.meta.url));
}

/** Returns the entries of a catalog of messages, of the working tree unless a text is given. */
export async function readCatalog(
  tag: string,
  text: string = readFileSync(catalogPath(tag), 'utf8'),
): Promise<CatalogType> {
  return formatter().parse(text, { locale: tag, sourceLocale: 'en', filename: catalogPath(tag) });
}

/** Returns all messages with their translations; those that only emails and text messages have are a kind of their own. */
export async function messageTexts(provenance: MessageProvenance): Promise<readonly TextGroup[]> {
  const catalogs = await Promise.all(
    tags.filter((tag) => tag !== 'en').map(async (tag) => [tag, await readCatalog(tag)] as const),
  );
  return Object.entries(await readCatalog('en')).map(([id, entry]) => {
    const key = contextKey(entry, id);
    const said = catalogs.flatMap(([tag, catalog]) =>
      (catalog[id]?.translation ?? '') === '' ? [] : [[tag, messageProvenance(provenance, tag, key)] as const],
    );
    const isMail = (entry.origin ?? []).every(([path]) => path.startsWith('src/jobs/'));
    // The key contains the context of the message: another context is another source.
    return { kind: isMail ? 'emails' : 'messages', name: key, source: [key], said: Object.fromEntries(said) };
  });
}
