import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { formatter } from '@lingui/format-po';

import { languages, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { pseudoText } from '../../scripts/i18n/pseudo-language.ts';

/** A text of the site in a traveller's language, `{name}` filled in and marks of inner elements taken out. */
export type Say = (message: string, values?: Readonly<Record<string, string>>) => string;

type Entry = { readonly message?: string; readonly translation?: string };

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
    entries.map(({ message = '', translation }) => [message, isPseudo(own) ? oddly(message, own) : translation]),
  );
  return (message, values = {}) => {
    if (!known.has(message)) throw new Error(`the site says nowhere “${message}”`);
    const words = known.get(message) || message;
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
