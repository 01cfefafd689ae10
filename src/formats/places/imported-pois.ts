import type { ImportedPoi } from '#src/domain/places/imported-place.ts';
import { metresBetween, type Point } from '#src/domain/catalogue/distance.ts';
import { cleanLabel } from '#src/formats/places/clean-label.ts';
import { isRecord, type FileRow } from '#src/formats/places/file-rows.ts';
import {
  keyText,
  KnownPlaces,
  numberOf,
  pointOf,
  type ImportSheet,
  type RowNote,
} from '#src/formats/places/import-sheet.ts';
import type { PlaceNames, PoiKind } from '#src/domain/places/place.ts';
import { placeWords } from '#src/domain/places/place-labels.ts';
import { isCountry } from '#src/domain/places/regions.ts';
import { isoCountry } from '#src/domain/accounts/iso-country.ts';
import { slugOf } from '#src/domain/places/slug.ts';

/** What exists already: our destinations, and attractions by name, `label` as a reason names them. */
export type PoiGround = {
  readonly destinations: readonly (Point & { readonly id: number })[];
  /** Those that did not come from this list. */
  readonly others: (source: ImportedPoi['source']) => KnownPlaces;
};

/** Beside what became of each row: those that exist already under another id, known from elsewhere. */
export type PoiSheet = ImportSheet<ImportedPoi> & { readonly doubles: readonly Pick<ImportedPoi, 'source' | 'key'>[] };

/** Two entries of one name so near one another are one place. */
const sameMetres = 2_000;
const destinationMetres = 40_000;

/**
 * Reads rows of the World Heritage list or of Wikidata, each known by its id. Every row is taken or refused with its
 * reason; of entries that are one place the first is taken, and none that our catalogue has.
 */
export function readImportedPois(rows: readonly FileRow[], ground: PoiGround): PoiSheet {
  const taken: ImportedPoi[] = [];
  const doubles: Pick<ImportedPoi, 'source' | 'key'>[] = [];
  const rejected: RowNote[] = [];
  const noted: RowNote[] = [];
  const lines = new Map<string, number>();
  const before = new KnownPlaces();
  for (const { line, fields } of rows) {
    const key = keyText(fields['id']);
    const read = readPoi(fields, ground.destinations);
    if (typeof read === 'string') {
      rejected.push({ line, key, reason: read });
      continue;
    }
    const { poi, remark } = read;
    const stands = lines.get(`${poi.source} ${poi.key}`);
    const elsewhere = ground.others(poi.source).near(poi.words, poi.point, sameMetres);
    const twin = elsewhere ?? before.near(poi.words, poi.point, sameMetres);
    if (elsewhere !== undefined) doubles.push({ source: poi.source, key: poi.key });
    if (stands !== undefined || twin !== undefined) {
      const reason = stands === undefined ? `duplicate of ${twin?.label}` : `its id stands on line ${stands} already`;
      rejected.push({ line, key, reason });
      continue;
    }
    lines.set(`${poi.source} ${poi.key}`, line);
    before.add({ words: poi.words, point: poi.point, label: `line ${line}` });
    taken.push(poi);
    if (remark !== null) noted.push({ line, key, reason: remark });
  }
  return { taken, rejected, noted, doubles };
}

type Read = { readonly poi: ImportedPoi; readonly remark: string | null };

function readPoi(fields: FileRow['fields'], destinations: PoiGround['destinations']): Read | string {
  const source = sourceOf(fields['id']);
  if (source === null) return 'its id is neither a World Heritage number nor one of Wikidata';
  const named = namesOf(fields['name']);
  if (typeof named === 'string') return named;
  const point = pointOf(fields);
  if (typeof point === 'string') return point;
  const { codes, strange } = countriesOf(fields['countries']);
  const { names } = named;
  const poi: ImportedPoi = {
    source,
    key: String(fields['id']),
    slug: slugOf(names['en'] ?? ''),
    kind: kindOf(source, fields['category']),
    names,
    countries: codes,
    point,
    popularity: popularityOf(source, fields['visitors']),
    words: placeWords(names, null),
    destinationId: nearestWithin(destinations, point, destinationMetres),
  };
  const remarks = [...named.remarks, ...strange.map((code) => `"${code}" is no country and was left out`)];
  return { poi, remark: remarks.length === 0 ? null : remarks.join('; ') };
}

function sourceOf(id: unknown): ImportedPoi['source'] | null {
  const text = keyText(id);
  if (/^Q[1-9]\d{0,11}$/.test(text)) return 'wikidata';
  return /^[1-9]\d{0,5}$/.test(text) ? 'unesco' : null;
}

type Named = { readonly names: PlaceNames; readonly remarks: readonly string[] };

/** One label, or labels by language. What is called English and is not is filed under the language of its letters. */
function namesOf(value: unknown): Named | string {
  const labels = isRecord(value) ? value : { en: value };
  const names = new Map<string, string>();
  const remarks: string[] = [];
  let fault = 'it has no name';
  for (const [tag, raw] of Object.entries(labels).filter(([, raw]) => raw !== null && raw !== '')) {
    const clean = cleanLabel(raw);
    if (!clean.ok) {
      fault = clean.reason;
      remarks.push(`the name in "${tag}" was left out: ${clean.reason}`);
      continue;
    }
    const filed = tag === 'en' && clean.script !== null ? clean.script : tag;
    if (clean.text !== raw) remarks.push(`called "${clean.text}"`);
    if (filed !== tag) remarks.push(`its name is not English, perhaps "${filed}"`);
    if (/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(filed) && !names.has(filed)) names.set(filed, clean.text);
  }
  return names.size === 0 ? fault : { names: Object.fromEntries(names), remarks };
}

function countriesOf(value: unknown): { readonly codes: readonly string[]; readonly strange: readonly string[] } {
  const given = typeof value === 'string' ? value.split(/[,;|\s]+/) : Array.isArray(value) ? value.map(String) : [];
  const upper = [...new Set(given.filter((code) => code !== '').map(isoCountry))];
  return { codes: upper.filter(isCountry), strange: upper.filter((code) => !isCountry(code)) };
}

function kindOf(source: ImportedPoi['source'], category: unknown): PoiKind {
  if (source === 'wikidata') return 'sight';
  return category === 'Natural' ? 'nature' : 'heritage';
}

/** World Heritage is known in its country; others by the logarithm of their visitors a year, never before our own best. */
function popularityOf(source: ImportedPoi['source'], visitors: unknown): number {
  if (source === 'unesco') return 45;
  const count = numberOf(visitors);
  return count === null || count < 1 ? 10 : Math.min(85, Math.round(20 + 8.5 * Math.log10(count)));
}

/** Returns the nearest of some points within so many metres, by its id; null when there is none. */
export function nearestWithin(
  points: readonly (Point & { readonly id: number })[],
  from: Point,
  metres: number,
): number | null {
  const near = points
    .map((one) => ({ id: one.id, metres: metresBetween(one, from) }))
    .filter((one) => one.metres <= metres)
    .toSorted((a, b) => a.metres - b.metres);
  return near[0]?.id ?? null;
}
