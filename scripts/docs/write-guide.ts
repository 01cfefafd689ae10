import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { listFiles } from '#src/server/files/files.ts';
import { brokenLinks } from './broken-links.ts';
import { readDocuments } from './documents.ts';
import { guidePage } from './guide-page.ts';
import { renderMarkdown } from './render-markdown.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const fonts = 'node_modules/@fontsource-variable/manrope/files';

/** The static site below the project's root. The server serves it at `/docs/guide/`. */
export const guideFolder = join(root, 'dist', 'guide');

/** Files that the guide takes as they are, by their addresses in it. */
const copied: Readonly<Record<string, string>> = {
  'favicon.svg': 'public/favicon.svg',
  'images/home.png': 'docs/images/home.png',
  'images/phone.png': 'docs/images/phone.png',
  'manrope-latin.woff2': `${fonts}/manrope-latin-wght-normal.woff2`,
};
const sheets = ['src/ui/tokens.css', 'scripts/docs/guide.css', 'scripts/docs/guide-text.css'];

/** Renders all documents; returns the pages by their addresses. */
export function guidePages(): ReadonlyMap<string, string> {
  const groups = readDocuments(root);
  const documents = groups.flatMap((group) => group.documents);
  const addresses = new Map(documents.map(({ path, address }) => [path, address]));
  for (const [address, path] of Object.entries(copied)) addresses.set(path, address);
  const find = (path: string): string | null => addresses.get(path) ?? addresses.get(`${path}/README.md`) ?? null;
  return new Map(
    documents.map((one) => [one.address, guidePage(one, renderMarkdown(one.text, one, find), groups)] as const),
  );
}

/**
 * Writes the guide and removes files of documents that are gone; returns its pages. Two shops that start at the same time may
 * both do this.
 */
export async function writeGuide(folder = guideFolder): Promise<ReadonlyMap<string, string>> {
  const pages = guidePages();
  for (const [address, html] of pages) {
    await mkdir(join(folder, dirname(address)), { recursive: true });
    await writeFile(join(folder, address), html);
  }
  for (const [address, path] of Object.entries(copied)) await cp(join(root, path), join(folder, address));
  const styles = await Promise.all(sheets.map((path) => readFile(join(root, path), 'utf8')));
  await writeFile(join(folder, 'guide.css'), styles.join('\n'));
  const written = new Set([...pages.keys(), ...Object.keys(copied), 'guide.css']);
  for (const path of await listFiles(folder)) if (!written.has(path)) await rm(join(folder, path), { force: true });
  return pages;
}

if (import.meta.main) {
  const pages = await writeGuide();
  const broken = brokenLinks(pages, Object.keys(copied));
  for (const line of broken) console.error(line);
  console.log(`dist/guide: ${pages.size} pages; open dist/guide/index.html, or /docs/guide/ of a running showcase`);
  if (broken.length > 0) process.exitCode = 1;
}
