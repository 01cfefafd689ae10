import { pages, type PageRow } from '#src/contract/pages.ts';
import { matchUrl } from '#src/domain/site/addresses/url-pattern.ts';

/** What is no page and yet is there: files that browsers open, and what the API answers. */
const besidePages = /\.(?:jpg|png|svg|webp|avif|ics|pdf|xml|txt|json|webmanifest)$|^\/(?:v\d+|docs)\//;

/** Pages that say that something is not there, and those of developers. */
function isForReaders([name, { layout }]: readonly [string, PageRow]): boolean {
  return layout !== 'errors' && !/^(?:travel-deals|dev-)/.test(name);
}

const readable = Object.entries<PageRow>(pages).filter(isForReaders);

/**
 * Returns true for a path of this site where something may exist: a page of the table, or a file. Without a language;
 * its last slash may be missing. Whether such a number exists is not checked.
 */
export function isKnownPath(path: string): boolean {
  if (besidePages.test(path)) return true;
  const plain = path.replace(/(?<=.)\/$/, '');
  return readable.some(([, { pattern }]) => matchUrl(pattern, plain) !== null);
}
