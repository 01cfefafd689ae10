import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { PageName } from '#src/contract/pages.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { builtAssets, type AssetsOf } from '#src/server/pages/page-assets.ts';
import type { Goal, Measure } from './arithmetic.ts';

/** KiB of JavaScript, gzipped, that home may load for a first-time visitor. */
export const homeScriptGoal: Goal = { atMost: 130 };

/** A page in a language; the languages with their own messages are measured on home. */
const views: readonly (readonly [PageName, LanguageCode])[] = [
  ['home', 'en'],
  ['home', 'ja'],
  ['home', 'ar-SA'],
  ['city', 'en'],
  ['search-result', 'en'],
  ['activity', 'en'],
  ['activity-options', 'en'],
  ['cart', 'en'],
  ['sign-in', 'en'],
  ['checkout', 'en'],
  ['payment-success', 'en'],
  ['user-order', 'en'],
  ['voucher', 'en'],
];

/** What a first view of each page fetches of scripts and sheets: the very files that its HTML names. */
export async function measureFirstViews(clientFolder: string): Promise<Measure[]> {
  const assetsOf = await builtAssets(clientFolder);
  return views.map(([page, language]) =>
    firstView(assetsOf, (path) => readFileSync(join(clientFolder, path)), page, language),
  );
}

/** The measure of one page. `read` returns the bytes of a file by its path on the site. */
export function firstView(
  assetsOf: AssetsOf,
  read: (path: string) => Uint8Array,
  page: PageName,
  language: LanguageCode,
): Measure {
  const { scripts, styles, entry } = assetsOf(page, language);
  const files = new Set([...scripts, entry]);
  const script = sizeOf(files, read);
  const sheets = sizeOf(new Set(styles), read);
  return {
    name: `JavaScript of ${page}, ${language}`,
    value: script,
    unit: 'KiB gz',
    goal: page === 'home' ? homeScriptGoal : null,
    note: `${files.size} files; CSS ${sheets.toFixed(1)} KiB gz in ${styles.length}`,
  };
}

function sizeOf(files: ReadonlySet<string>, read: (path: string) => Uint8Array): number {
  return [...files].reduce((sum, path) => sum + gzipSync(read(path), { level: 9 }).length, 0) / 1024;
}
