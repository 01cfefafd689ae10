import { pages, type PageRow } from '#src/contract/pages.ts';
import { matchUrl } from '#src/domain/site/url-pattern.ts';

/** What is no page and yet is there: files, and what the API answers. */
const besidePages = /\.[a-z0-9]+$|^\/(v1|docs)\//;

/**
 * True for a path of this site at which something may stand: a page of the table, or a file. Without a language; its last
 * slash may be missing. Whether there is such a number is not asked.
 */
export function isKnownPath(path: string): boolean {
  if (besidePages.test(path)) return true;
  const plain = path.replace(/(?<=.)\/$/, '');
  return Object.values<PageRow>(pages).some(({ pattern }) => matchUrl(pattern, plain) !== null);
}
