import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { CityRow } from '#src/demo/synthetic/synthetic-cities.ts';

const few = fileURLToPath(new URL('../../catalogue/synthetic/cities.json', import.meta.url));

/**
 * Returns the cities that synthetic products lie in: thousands when SHARED_DATA names a folder that has them, else our
 * own few.
 */
export async function readCities(): Promise<CityRow[]> {
  const many = join(process.env['SHARED_DATA'] ?? '', 'cities-natural-earth', 'cities.json');
  const file = await access(many).then(
    () => many,
    () => few,
  );
  // The file is data of ours or of the operator; what has no name or country is passed over later.
  return JSON.parse(await readFile(file, 'utf8')) as CityRow[];
}
