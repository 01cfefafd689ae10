import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages, type PageRow } from '#src/contract/pages.ts';
import { readAddress } from '#src/domain/site/addresses/address.ts';
import { matchUrl, type UrlParams, type UrlPattern } from '#src/domain/site/addresses/url-pattern.ts';
import { refuse, type Outcome, type Output, type ParsedOptions } from './outcome.ts';

const root = join(import.meta.dirname, '../..');

export type Place = {
  readonly name: string;
  readonly row: PageRow;
  readonly language: string;
  readonly canonical: string;
  readonly params: UrlParams;
};

/** Returns the page that serves an address (a path or a whole URL); null when no pattern of the table fits. */
export function whereIs(address: string): Place | null {
  const path = URL.canParse(address) ? new URL(address).pathname : address.replace(/[?#].*$/, '');
  const read = readAddress(path);
  for (const [name, row] of Object.entries(pages)) {
    const params = matchUrl(row.pattern, read.path);
    if (params !== null) return { name, row, language: read.language, canonical: read.canonical, params };
  }
  return null;
}

/** Returns the files of a page's folder, from the project's root. */
export function screenFiles(name: string): string[] {
  const folder = readdirSync(join(root, 'src/web'), { withFileTypes: true })
    .map((subject) => `src/web/${subject.name}/${name}`)
    .find((path) => existsSync(join(root, path)));
  if (folder === undefined) return [];
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
}

/** Returns the endpoints that the files of a page call, as `method path`. */
export async function endpointsOf(files: readonly string[]): Promise<string[]> {
  const known = await endpoints();
  const texts = files.filter((path) => !path.includes('.test.')).map((path) => readFileSync(join(root, path), 'utf8'));
  return [...known]
    .filter(([key]) => texts.some((text) => new RegExp(`\\b${key.replace('.', '\\.')}\\b`).test(text)))
    .map(([, line]) => line);
}

async function endpoints(): Promise<Map<string, string>> {
  const folder = join(root, 'src/contract');
  const found = new Map<string, string>();
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted() : [];
  for (const file of files) {
    if (!/^[\w-]+[\\/](?:[\w-]+[\\/])?[\w-]+\.ts$/.test(file)) continue;
    const module: Record<string, unknown> = await import(join(folder, file));
    for (const [table, rows] of Object.entries(module)) {
      for (const [key, row] of Object.entries(Object(rows))) {
        if (isEndpoint(row)) found.set(`${table}.${key}`, `${row.method} ${row.path.source}  (${table}.${key})`);
      }
    }
  }
  return found;
}

function isEndpoint(row: unknown): row is { method: string; path: UrlPattern } {
  return typeof row === 'object' && row !== null && 'method' in row && 'path' in row;
}

function guardText(row: PageRow): string {
  if (row.auth === true) return 'needs sign-in';
  return row.auth === false ? 'no profile call' : 'profile loaded, nothing required';
}

type Fact = readonly [label: string, value: string | readonly string[]];

async function factsOf(place: Place): Promise<readonly Fact[]> {
  const { name, row } = place;
  const files = screenFiles(name);
  const calls = await endpointsOf(files);
  return [
    ['page', row.planned ? `${name} (planned: answers 404)` : name],
    ['pattern', row.pattern.source],
    ['address', `${place.canonical} in ${place.language}`],
    [
      'parameters',
      Object.entries(place.params)
        .map(([key, value]) => `${key}=${value}`)
        .join(' ') || 'none',
    ],
    ['layout', `${row.layout}, ${row.footer ? 'with' : 'without'} footer`],
    ['guard', guardText(row)],
    ['views', row.otherDevice === null ? row.views : `${row.views}, other devices go to ${row.otherDevice}`],
    ['robots', row.robots],
    ['watched', row.watched.join(' ') || 'none'],
    ['cached', row.cached ? 'yes, for visitors without a session' : 'no'],
    ['files', files],
    ['endpoints', calls],
  ];
}

/** Prints everything about the page that serves an address. */
export async function describeAddress(
  [address = '']: readonly string[],
  _given: ParsedOptions,
  { say }: Output,
): Promise<Outcome> {
  const place = whereIs(address);
  if (place === null) return refuse(`No page serves ${address}.`);
  const facts = await factsOf(place);
  for (const [label, value] of facts) {
    const lines = typeof value === 'string' ? [value] : value;
    say(`${label.padEnd(11)} ${lines.join(`\n${' '.repeat(12)}`) || 'none'}`);
  }
  return { code: 0, data: Object.fromEntries(facts) };
}
