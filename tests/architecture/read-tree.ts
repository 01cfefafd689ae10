import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './checks/source.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const programs = ['src', 'packages', 'sandbox', 'scripts', 'tests'];
const skipped = new Set(['node_modules', 'dist', 'coverage', '.data', 'test-results', 'playwright-report']);

/** Returns every file of the repository whose name fits, by default TypeScript and style sheets, in a stable order. */
export function readTree(fits: RegExp = /\.(tsx?|css)$/, folders: readonly string[] = programs): SourceFile[] {
  return folders
    .flatMap((folder) => pathsUnder(folder))
    .filter((path) => fits.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** One file by its path, or null when it is not there. */
export function readOne(path: string): SourceFile | null {
  const place = join(root, path);
  return existsSync(place) ? { path, text: readFileSync(place, 'utf8') } : null;
}

/** Files and folders under a folder, from the project's root, folders without a slash at the end. */
export function pathsUnder(folder: string): string[] {
  const place = join(root, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      if (skipped.has(entry.name)) return [];
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? [path, ...pathsUnder(path)] : [path];
    });
}
