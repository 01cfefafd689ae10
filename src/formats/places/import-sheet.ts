import { metresBetween, type Point } from '#src/domain/catalogue/distance.ts';

/** What identifies a row of a file: its line, its key in the source, and why. */
export type RowNote = { readonly line: number; readonly key: string; readonly reason: string };

/** What became of every row: taken, refused with its reason, or taken with a remark. */
export type ImportSheet<Row> = {
  readonly taken: readonly Row[];
  readonly rejected: readonly RowNote[];
  readonly noted: readonly RowNote[];
};

/** Returns where a row is, or why that is unknown. Five decimals are a meter. */
export function pointOf(fields: Readonly<Record<string, unknown>>): Point | string {
  const lat = numberOf(fields['lat']);
  const lng = numberOf(fields['lng']);
  if (lat === null || lng === null) return 'it has no coordinates';
  if (Math.abs(lat) > 90) return `the latitude ${lat} is not between -90 and 90`;
  if (Math.abs(lng) > 180) return `the longitude ${lng} is not between -180 and 180`;
  if (lat === 0 && lng === 0) return 'it lies at 0, 0, where nothing is';
  return { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) };
}

/** Returns a finite number, written as one or as text; null for anything else. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Returns the key of a row as it can be reported before it is parsed. */
export function keyText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 40) : '(none)';
}

/** An existing place, by its names. */
export type KnownPlace = { readonly words: string; readonly point: Point; readonly label: string };

/** Finds an existing place with one of the same names nearby. */
export class KnownPlaces {
  readonly #byName = new Map<string, KnownPlace[]>();

  constructor(places: Iterable<KnownPlace> = []) {
    for (const place of places) this.add(place);
  }

  /** `words` as `placeWords` makes them. */
  add(place: KnownPlace): void {
    for (const name of place.words.split('\n')) {
      const same = this.#byName.get(name);
      if (same === undefined) this.#byName.set(name, [place]);
      else same.push(place);
    }
  }

  /** The place of one of these names within so many metres; undefined when there is none. */
  near(words: string, point: Point, metres: number): KnownPlace | undefined {
    for (const name of words.split('\n')) {
      const found = this.#byName.get(name)?.find((place) => metresBetween(place.point, point) <= metres);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}
