import { readShared } from '#src/adapters/snapshot-file.ts';
import { tokeniserVersion } from '#src/domain/search/text/tokenise.ts';
import { searchIndex } from '#src/search-index/search-index.ts';
import { readSnapshot } from '#src/search-index/snapshot.ts';
import { searchMix, typedSoFar } from './search-mix.ts';

/**
 * Reads a snapshot in a separate process and runs the whole mix on it: it prints how many bytes more of it are resident
 * then than before, as the system counts them. Arguments: the file, what it is of, ids of cities, the first day.
 */
async function main([path = '', source = '', cities = '', day = '']: readonly string[]): Promise<number> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  const bytes = await readShared(path);
  const index = bytes === null ? 'no file' : readSnapshot(bytes, { tokeniser: tokeniserVersion, source });
  if (typeof index === 'string') throw new Error(`the snapshot is ${index}`);
  const mix = searchMix({ cityIds: cities.split(',').map(Number), firstDay: Number(day) });
  for (const query of [...mix, ...typedSoFar()]) searchIndex(index, query);
  globalThis.gc?.();
  return process.memoryUsage.rss() - before;
}

console.log(await main(process.argv.slice(2)));
