import { pages, type PageRow } from '#src/contract/pages.ts';

/** Pages that are one place each, or a closed list of them; those with an id or a slug are found in the store. */
function fixedPaths({ pattern: { parts } }: PageRow): readonly string[] {
  let paths = [''];
  for (const part of parts) {
    if (part.kind !== 'literal' && part.kind !== 'list') return [];
    const texts = part.kind === 'literal' ? [part.text] : part.values;
    paths = paths.flatMap((path) => texts.map((text) => path + text));
  }
  return paths;
}

/** Lists that answer one visitor's position or question; they say `noindex` themselves. */
const unlisted: ReadonlySet<string> = new Set(['/poi/nearbyList', '/poi/searchList']);

/** Paths for search engines that need nothing but the page table: built, indexable, the same for everybody, on every device. */
export function indexedPaths(): readonly string[] {
  return Object.values<PageRow>(pages)
    .filter(({ planned, robots, cached, views }) => !planned && robots === 'index' && cached && views === 'both')
    .flatMap(fixedPaths)
    .filter((path) => !unlisted.has(path));
}

/** Returns where a pattern begins before it names anything: "/user/orders", "/voucher". */
function beginning({ pattern: { parts } }: PageRow): string {
  const [first] = parts;
  return first?.kind === 'literal' ? first.text : '/';
}

/**
 * Returns the beginnings of paths that crawlers need not request: pages of one person or of one purchase. A page that
 * says `noindex` alone is left open, since a crawler that may not read it cannot read that either; and no beginning is
 * closed that contains an open page.
 */
export function closedBeginnings(developerPages: boolean): readonly string[] {
  const rows = Object.values<PageRow>(pages).filter(({ developer }) => developerPages || !developer);
  const isClosed = ({ robots, auth }: PageRow): boolean => robots === 'noindex,nofollow' || auth === true;
  const open = rows.filter((row) => !isClosed(row)).map(beginning);
  const closed = new Set(rows.filter(isClosed).map((row) => withSlash(beginning(row))));
  return [...closed]
    .filter((start) => !open.some((one) => withSlash(one).startsWith(start)))
    .filter((start, _at, all) => !all.some((other) => other !== start && start.startsWith(other)))
    .toSorted();
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
