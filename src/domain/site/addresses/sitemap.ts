import type { Category } from '#src/domain/catalogue/product.ts';

/** Most addresses that one file may hold (sitemaps.org, version 0.9). */
export const mostAddresses = 50_000;

/** What is in a shop and has its own page. */
export const listedKinds = [
  'activity',
  'activity-reviews',
  'city',
  'destination',
  'destination-category',
  'poi',
  'theme',
  'promotion',
  'value-pack',
  'hotel',
  'article',
] as const;
export type ListedKind = (typeof listedKinds)[number];

/** A thing with a page. `changedAt` is an ISO instant in UTC, null where no change was recorded. */
export type Listed = {
  readonly kind: ListedKind;
  readonly id: number;
  readonly slug: string | null;
  readonly changedAt: string | null;
  /** Of a page that is about one kind of things to do at a place. */
  readonly category: Category | null;
};

/** How many files a list of addresses takes: none for none. */
export function fileCount(addresses: number, most: number): number {
  return Math.ceil(addresses / most);
}

/** The addresses of a file, counted from 1; empty for a file that is not there. */
export function partOf<Address>(addresses: readonly Address[], file: number, most: number): readonly Address[] {
  return addresses.slice((file - 1) * most, file * most);
}

/** `activity-pt-BR-2`: what, in which language, and which file of it; null for what reads otherwise. */
export function readFileName(
  name: string,
): { readonly kind: string; readonly language: string; readonly file: number } | null {
  const match = /^([a-z]+(?:-[a-z]+)?)\.([a-z]{2}(?:-[A-Z]{2})?)\.([1-9]\d{0,3})\.xml$/.exec(name);
  const [, kind, language, file] = match ?? [];
  if (kind === undefined || language === undefined) return null;
  return { kind, language, file: Number(file) };
}

/** The name that `readFileName` reads. */
export function fileName(kind: string, language: string, file: number): string {
  return `${kind}.${language}.${file}.xml`;
}
