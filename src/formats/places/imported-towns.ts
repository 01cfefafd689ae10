import type { ImportedTown } from '#src/domain/places/imported-place.ts';
import { isTimeZone } from '#src/domain/shared/time/local-time.ts';
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
import { nearestWithin } from '#src/formats/places/imported-pois.ts';
import { placeWords } from '#src/domain/places/place-labels.ts';
import { isCountry } from '#src/domain/places/regions.ts';
import { isoCountry } from '#src/domain/accounts/iso-country.ts';
import { slugOf } from '#src/domain/places/slug.ts';

/** Our destinations, and the same by name. */
export type TownGround = {
  readonly destinations: readonly (Point & { readonly id: number })[];
  readonly known: KnownPlaces;
};

const sameMetres = 15_000;
const destinationMetres = 40_000;

/**
 * Reads rows of Natural Earth's populated places. Every row is taken or refused with its reason. Of rows that are one
 * town the first is taken, the largest in that file; towns that are destinations of ours are not taken again.
 */
export function readImportedTowns(rows: readonly FileRow[], ground: TownGround): ImportSheet<ImportedTown> {
  const taken: ImportedTown[] = [];
  const rejected: RowNote[] = [];
  const noted: RowNote[] = [];
  const keys = new Map<string, { readonly line: number; readonly point: Point }>();
  const before = new KnownPlaces();
  for (const { line, fields } of rows) {
    const placeKey = keyText(fields['wikidata'] ?? fields['geonames'] ?? fields['name']);
    const read = readTown(fields, ground);
    if (typeof read === 'string') {
      rejected.push({ line, key: placeKey, reason: read });
      continue;
    }
    const twin =
      ground.known.near(read.words, read.point, destinationMetres) ?? before.near(read.words, read.point, sameMetres);
    if (twin !== undefined) {
      rejected.push({ line, key: placeKey, reason: `duplicate of ${twin.label}` });
      continue;
    }
    const { key, remark } = keyFor(read, keys);
    if (key === null) {
      rejected.push({ line, key: placeKey, reason: remark ?? '' });
      continue;
    }
    keys.set(key, { line, point: read.point });
    before.add({ words: read.words, point: read.point, label: `line ${line}` });
    const { ids: _ids, remarks, ...town } = read;
    taken.push({ ...town, key });
    const reasons = [...remarks, ...(remark === null ? [] : [remark])];
    if (reasons.length > 0) noted.push({ line, key, reason: reasons.join('; ') });
  }
  return { taken, rejected, noted };
}

type Read = Omit<ImportedTown, 'key'> & { readonly ids: readonly string[]; readonly remarks: readonly string[] };

/**
 * Returns the first id of a row that no row before it has. Lists give one Wikidata item to two towns now and then: when
 * both lie within three kilometres they are one, else the later is known by its next id.
 */
function keyFor(
  town: Read,
  keys: ReadonlyMap<string, { readonly line: number; readonly point: Point }>,
): { readonly key: string | null; readonly remark: string | null } {
  let remark: string | null = null;
  for (const id of town.ids) {
    const other = keys.get(id);
    if (other === undefined) return { key: id, remark };
    if (metresBetween(other.point, town.point) <= 3_000)
      return { key: null, remark: `duplicate of line ${other.line}: both are ${id}` };
    remark = `${id} is that of line ${other.line} too`;
  }
  return { key: null, remark: remark ?? 'it has no key' };
}

function readTown(fields: FileRow['fields'], { destinations }: TownGround): Read | string {
  const remarks: string[] = [];
  const label = cleanLabel(fields['name']);
  if (!label.ok) return label.reason;
  const names = new Map([[label.script ?? 'en', label.text]]);
  for (const [tag, raw] of Object.entries(isRecord(fields['names']) ? fields['names'] : {})) {
    const clean = cleanLabel(raw);
    if (clean.ok && /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(tag)) names.set(tag, clean.text);
    else remarks.push(`the name in "${tag}" was left out`);
  }
  const point = pointOf(fields);
  if (typeof point === 'string') return point;
  const code = isoCountry(keyText(fields['country']));
  const country = isCountry(code) ? code : null;
  if (country === null) remarks.push(`"${code}" is no country and was left out`);
  const zone = fields['tz'];
  const timeZone = typeof zone === 'string' && isTimeZone(zone) ? zone : null;
  if (timeZone === null && typeof zone === 'string') remarks.push(`"${zone}" is no zone and was left out`);
  const people = numberOf(fields['pop']);
  if (people === null || people < 0) remarks.push('its population is not known');
  const region = cleanLabel(fields['admin1']);
  const all = Object.fromEntries(names);
  return {
    ids: idsOf(fields, { country, region: region.ok ? region.text : null, name: label.text, point }),
    remarks,
    slug: slugOf(all['en'] ?? ''),
    names: all,
    country,
    region: region.ok ? region.text : null,
    point,
    timeZone,
    population: Math.max(0, Math.round(people ?? 0)),
    words: placeWords(all, null),
    destinationId: nearestWithin(destinations, point, destinationMetres),
  };
}

/** Wikidata's id, that of GeoNames, and what is left when there is neither: country, region, name and location. */
function idsOf(
  fields: FileRow['fields'],
  about: {
    readonly country: string | null;
    readonly region: string | null;
    readonly name: string;
    readonly point: Point;
  },
): string[] {
  const wikidata = keyText(fields['wikidata']);
  const geonames = keyText(fields['geonames']);
  const { country, region, name, point } = about;
  return [
    ...(/^Q[1-9]\d{0,11}$/.test(wikidata) ? [wikidata] : []),
    ...(/^[1-9]\d{0,9}$/.test(geonames) ? [`geonames ${geonames}`] : []),
    [country ?? '', region ?? '', name, `${point.lat.toFixed(2)} ${point.lng.toFixed(2)}`].join(' / '),
  ];
}
