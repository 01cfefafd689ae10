import { isCode, isTest } from './source.ts';
import type { Fault, SourceFile } from './source.ts';

/** Maps and sets of whole modules that are filled while the process lives, and what bounds each. */
const bounded: Readonly<Record<string, string>> = {
  'src/server/pages/share-preview.ts locales': 'one text per language',
  'src/server/database/embedded/embedded-postgres-lock.ts held': 'one folder per embedded database',
  'src/server/context/signing.ts provedBy': 'one per session secret, each with its own bytes',
  'src/jobs/entry-emails.tsx voices': 'one per language',
  'src/actions/shared/signatures/voucher-signer.ts made': 'one per voucher secret',
  'src/actions/catalogue/booked-counts.ts noCounts': 'always empty',
  'src/web/entry-server.tsx handlers': 'one per language',
  'src/web/entry-server.tsx voices': 'one per language and format preference',
  'src/web/shared/prices/price-calendar.load.ts shortFormats': 'one per format preference and currency',
  'src/web/shared/prices/price-calendar.load.ts weekdayNames': 'one per language',
  'src/search-index/match/rank-hits.ts laidOut': 'one per number of words that a query may have',
  'src/domain/places/regions.ts regionOf': 'one per region of the table',
  'src/domain/search/documents/search-doc.ts regions': 'one per language',
  'src/domain/catalogue/media/picture-tone.ts others': 'one per pair of tones',
  'src/domain/shared/time/local-time.ts dayStarts': '5,000 short entries',
  'src/store/shared/database/statement.ts texts': 'one per statement of the program',
};

/** Ends with the page that it belongs to. */
const inBrowser = /^src\/web\/(?!entry-server|shared\/prices\/price-calendar)/;
/** Ends with a child process, and is emptied at 4,096 entries. */
const inPainter = /^packages\/scenes\//;

/**
 * Caches that may grow without end: an `LRUCache` without `maxSize` (it counts entries, however large they are), and a
 * module's own `Map` or `Set` that is not in the list above.
 */
export function unboundedCaches(files: readonly SourceFile[]): Fault[] {
  return files.flatMap((file) => (isProgram(file) ? [...countedCaches(file), ...moduleMaps(file)] : []));
}

function isProgram(file: SourceFile): boolean {
  return isCode(file) && !isTest(file.path) && /^(src|packages|sandbox)\//.test(file.path);
}

function countedCaches({ path, text }: SourceFile): Fault[] {
  return Array.from(text.matchAll(/new LRUCache(?:<[^;]*?>)?\(\{([\s\S]*?)\}\)/g)).flatMap((found) =>
    /\bmaxSize\b/.test(found[1] ?? '')
      ? []
      : [
          {
            path,
            line: lineOf(text, found.index),
            reason: 'an LRUCache without maxSize is bounded by number, not by bytes',
          },
        ],
  );
}

function moduleMaps({ path, text }: SourceFile): Fault[] {
  if (inBrowser.test(path) || inPainter.test(path)) return [];
  return Array.from(text.matchAll(/^(?:export )?const (\w+)(?:: [^=]+)? = new (?:Map|Set)(?:<.*>)?\(\);?$/gm)).flatMap(
    (found) =>
      `${path} ${found[1]}` in bounded
        ? []
        : [
            {
              path,
              line: lineOf(text, found.index),
              reason: `nothing bounds ${found[1]}: use BoundedMap or name its bound`,
            },
          ],
  );
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
