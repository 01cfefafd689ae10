import type { ImportedPoi, ImportedTown } from '#src/domain/places/imported-place.ts';
import type { Point } from '#src/domain/catalogue/distance.ts';
import { placeSources, type PlaceSource } from '#src/domain/places/place.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql } from '#src/store/shared/database/statement.ts';

/** What an import did: rows added, rows changed, and rows that already were the same. */
export type Stored = { readonly added: number; readonly changed: number; readonly same: number };

/** An attraction by its names, as a twin of it is looked for. */
export type NamedPoi = {
  readonly id: number;
  readonly words: string;
  readonly point: Point;
  readonly source: PlaceSource;
};

const findNamedPoisSql = sql('find-named-pois', 'select id, words, lat, lng, source from poi where live order by id');

/** Returns all attractions that are shown, by their names. */
export async function findNamedPois(db: Queryable): Promise<NamedPoi[]> {
  const { rows } = await db.query(findNamedPoisSql);
  return rows.map(({ lat, lng, source, ...row }) => ({
    ...row,
    point: { lat, lng },
    source: placeSources.find((one) => one === source) ?? 'own',
  }));
}

const rowsAtOnce = 1_000;

/** Stores attractions of public lists by source and key; existing rows with the same facts are left untouched. */
export async function saveImportedPois(tx: Queryable, pois: readonly ImportedPoi[]): Promise<Stored> {
  const rows = pois.map(({ key, destinationId, point, ...one }) => ({
    ...one,
    source_key: key,
    destination_id: destinationId,
    lat: point.lat,
    lng: point.lng,
  }));
  return inBatches(rows, (part) => savePoiBatch(tx, part));
}

/** Stores towns of Natural Earth by their keys in the same way. */
export async function saveImportedTowns(tx: Queryable, towns: readonly ImportedTown[]): Promise<Stored> {
  const rows = towns.map(({ key, destinationId, point, timeZone, ...one }) => ({
    ...one,
    source_key: key,
    destination_id: destinationId,
    time_zone: timeZone,
    lat: point.lat,
    lng: point.lng,
  }));
  return inBatches(rows, (part) => saveTownBatch(tx, part));
}

async function inBatches<Row>(
  rows: readonly Row[],
  save: (part: readonly Row[]) => Promise<Pick<Stored, 'added' | 'changed'>>,
): Promise<Stored> {
  let added = 0;
  let changed = 0;
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const stored = await save(rows.slice(start, start + rowsAtOnce));
    added += stored.added;
    changed += stored.changed;
  }
  return { added, changed, same: rows.length - added - changed };
}

const poiRows = `jsonb_to_recordset($1::jsonb) as new (source text, source_key text, slug text, kind text, names jsonb,
  countries text[], lat float8, lng float8, popularity smallint, words text, destination_id int)`;
const noWords = `'{"localName": null, "hours": null, "text": null}'::jsonb`;

// Changed rows first, then new ones alone: an upsert would take an id from the sequence for every existing row.
async function savePoiBatch(tx: Queryable, rows: readonly object[]): Promise<Pick<Stored, 'added' | 'changed'>> {
  const values = [JSON.stringify(rows)];
  const changed = await tx.query(
    `update poi as old set slug = new.slug, kind = new.kind, names = new.names, countries = new.countries, lat = new.lat,
       lng = new.lng, popularity = new.popularity, words = new.words, destination_id = new.destination_id, live = true, updated_at = now()
     from ${poiRows}
     where old.source = new.source and old.source_key = new.source_key
       and (old.slug, old.kind, old.names, old.countries, old.lat, old.lng, old.popularity, old.words, old.destination_id, old.live)
         is distinct from (new.slug, new.kind, new.names, new.countries, new.lat, new.lng, new.popularity, new.words, new.destination_id, true)`,
    values,
  );
  const added = await tx.query(
    `insert into poi (slug, kind, destination_id, countries, lat, lng, popularity, names, content, words, source, source_key)
     select new.slug, new.kind, new.destination_id, new.countries, new.lat, new.lng, new.popularity, new.names, ${noWords}, new.words,
       new.source, new.source_key
     from ${poiRows}
     where not exists (select from poi where poi.source = new.source and poi.source_key = new.source_key)`,
    values,
  );
  return { added: added.rowCount, changed: changed.rowCount };
}

const townRows = `jsonb_to_recordset($1::jsonb) as new (source_key text, slug text, names jsonb, country text, region text,
  lat float8, lng float8, time_zone text, population bigint, words text, destination_id int)`;

async function saveTownBatch(tx: Queryable, rows: readonly object[]): Promise<Pick<Stored, 'added' | 'changed'>> {
  const values = [JSON.stringify(rows)];
  const changed = await tx.query(
    `update town as old set slug = new.slug, names = new.names, country = new.country, region = new.region, lat = new.lat,
       lng = new.lng, time_zone = new.time_zone, population = new.population, words = new.words,
       destination_id = new.destination_id, updated_at = now()
     from ${townRows}
     where old.source = 'natural-earth' and old.source_key = new.source_key
       and (old.slug, old.names, old.country::text, old.region, old.lat, old.lng, old.time_zone, old.population, old.words, old.destination_id)
         is distinct from (new.slug, new.names, new.country, new.region, new.lat, new.lng, new.time_zone, new.population, new.words, new.destination_id)`,
    values,
  );
  const added = await tx.query(
    `insert into town (slug, names, country, region, lat, lng, time_zone, population, destination_id, words, source, source_key)
     select new.slug, new.names, new.country, new.region, new.lat, new.lng, new.time_zone, new.population, new.destination_id,
       new.words, 'natural-earth', new.source_key
     from ${townRows}
     where not exists (select from town where town.source = 'natural-earth' and town.source_key = new.source_key)`,
    values,
  );
  return { added: added.rowCount, changed: changed.rowCount };
}

/** Hides imported attractions that also exist under another id; returns how many were shown before. */
export async function hideImportedPois(
  tx: Queryable,
  pois: readonly Pick<ImportedPoi, 'source' | 'key'>[],
): Promise<number> {
  const { rowCount } = await tx.query(
    `update poi set live = false, updated_at = now()
     where live and (source, source_key) in (select * from unnest($1::text[], $2::text[]))`,
    [pois.map(({ source }) => source), pois.map(({ key }) => key)],
  );
  return rowCount;
}
