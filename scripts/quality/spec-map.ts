import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '#src/contract/pages.ts';
import { readRoutes, specMap, type MappedFile } from './spec-map-text.ts';

const root = join(import.meta.dirname, '../..');

export const specMapPath = 'docs/spec-map.md';

/** Returns the map of the current tree. */
export function presentSpecMap(): string {
  const rows = Object.entries(pages).map(([name, row]) => ({ name, pattern: row.pattern, planned: row.planned }));
  const routes = readRoutes(readFileSync(join(root, 'tests/architecture/surface/specified-routes.txt'), 'utf8'));
  return specMap(routes, rows, codeFiles());
}

/** The repository's own checks and scripts mention rules without implementing them, so they are left out. */
function codeFiles(): MappedFile[] {
  return ['src', 'sandbox', 'packages', 'tests/journeys', 'tests/faults']
    .flatMap((folder) => {
      const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    })
    .filter((path) => /\.(tsx?|css|sql)$/.test(path))
    .map((path) => ({ path: path.slice(root.length + 1).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

if (import.meta.main) {
  writeFileSync(join(root, specMapPath), presentSpecMap());
  console.log(`wrote ${specMapPath}`);
}
