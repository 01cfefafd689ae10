import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { namedStatements } from '#src/store/shared/database/statement.ts';
import type { NamedStatement } from './row-types.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Returns every statement that a module of the program names when it is loaded. */
export async function loadStatements(): Promise<readonly NamedStatement[]> {
  for (const path of globSync('src/**/*.store.ts', { cwd: root })) await import(`${root}${path}`);
  return [...namedStatements()].map(([name, { text, facts }]) => ({ name, text, facts }));
}
