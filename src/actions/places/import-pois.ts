import type { ImportedPoi } from '#src/domain/places/imported-place.ts';
import type { Deps } from '#src/actions/deps.ts';
import { readFileRows } from '#src/formats/places/file-rows.ts';
import { readImportedPois, type PoiSheet } from '#src/formats/places/imported-pois.ts';
import { KnownPlaces, type ImportSheet } from '#src/formats/places/import-sheet.ts';
import { findDestinations } from '#src/store/catalogue/catalogue-reading.store.ts';
import { noticeCatalogue } from '#src/store/catalogue/catalogue-writing.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import {
  findNamedPois,
  hideImportedPois,
  saveImportedPois,
  type NamedPoi,
  type Stored,
} from '#src/store/places/places-importing.store.ts';

/** What an import did: what became of each row and what it changed; or where the file is damaged. */
export type PlacesImport =
  | {
      readonly ok: true;
      readonly rows: number;
      readonly sheet: Omit<ImportSheet<never>, 'taken'>;
      readonly stored: Stored;
    }
  | { readonly ok: false; readonly line: number; readonly reason: string };

/**
 * Stores the attractions of a file of the World Heritage list or of Wikidata, in one transaction. A damaged file
 * changes nothing, the same file again changes nothing either, and every skipped row is reported with its reason.
 */
export async function importPois({ db }: Pick<Deps, 'db'>, text: string): Promise<PlacesImport> {
  const read = readFileRows(text);
  if (!read.ok) return read;
  const [destinations, named] = await Promise.all([findDestinations(db), findNamedPois(db)]);
  const sheet = readImportedPois(read.rows, { destinations, others: othersThan(named) });
  const stored = await db.transaction((tx) => store(tx, sheet), { cause: 'import attractions' });
  return { ok: true, rows: read.rows.length, sheet, stored };
}

async function store(tx: Queryable, { taken, doubles }: PoiSheet): Promise<Stored> {
  const stored = await saveImportedPois(tx, taken);
  const hidden = await hideImportedPois(tx, doubles);
  if (stored.added + stored.changed + hidden > 0) await noticeCatalogue(tx, []);
  return { ...stored, changed: stored.changed + hidden };
}

/** What did not come from a list, made once for each list. */
function othersThan(named: readonly NamedPoi[]): (source: ImportedPoi['source']) => KnownPlaces {
  const places = (source: ImportedPoi['source']): KnownPlaces =>
    new KnownPlaces(
      named
        .filter((poi) => poi.source !== source)
        .map(({ id, words, point, source: other }) => ({
          words,
          point,
          label: other === 'own' ? `our attraction ${id}` : `attraction ${id} of ${other}`,
        })),
    );
  const known = { unesco: places('unesco'), wikidata: places('wikidata') };
  return (source) => known[source];
}
