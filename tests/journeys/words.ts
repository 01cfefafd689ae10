import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { formatter } from '@lingui/format-po';

import { languages, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { contextKey } from '../../scripts/i18n/message-contexts.ts';
import { pseudoText } from '../../scripts/i18n/pseudo-language.ts';

/**
 * A text of the site in a traveller's language, `{name}` filled in and marks of inner elements taken out. A message with
 * a context is named as in `contexts.json`: `Canceled [done]`.
 */
export type Say = (message: string, values?: Readonly<Record<string, string>>) => string;

type Entry = { readonly message?: string; readonly context?: string; readonly translation?: string };

/** The words of a language as its catalogue has them; English where it has none yet, as on the site. */
export async function wordsOf(language: LanguageCode): Promise<Say> {
  const own = languages[language].messages;
  const tag = existsSync(catalogueOf(own)) ? own : 'en';
  const path = catalogueOf(tag);
  const parsed = await formatter().parse(readFileSync(path, 'utf8'), {
    locale: tag,
    sourceLocale: 'en',
    filename: path,
  });
  const entries: readonly Entry[] = Object.values(parsed);
  const known = new Map(
    entries.map((entry) => {
      const { message = '', translation } = entry;
      return [contextKey(entry), (isPseudo(own) ? oddly(message, own) : translation) || message];
    }),
  );
  return (message, values = {}) => {
    const words = known.get(message);
    if (words === undefined) throw new Error(`the site says nowhere “${message}”`);
    return words.replaceAll(/<\/?\d+\/?>/g, '').replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
  };
}

/** `npm run journeys -- --pseudo`: these two catalogs use the pseudo-language. */
function isPseudo(catalogue: string): boolean {
  return process.env['E2E_PSEUDO'] === 'yes' && (catalogue === 'en' || catalogue === 'ar-SA');
}

function oddly(message: string, catalogue: string): string {
  const mirrored = catalogue === 'ar-SA';
  const parts = message.split(/(\{\w+\}|<\/?\d+\/?>)/);
  return `⟦${parts.map((part, at) => (at % 2 === 1 ? part : pseudoText(part, mirrored))).join('')}⟧`;
}

function catalogueOf(tag: string): string {
  return fileURLToPath(new URL(`../../src/locales/${tag}/messages.po`, import.meta.url));
}
