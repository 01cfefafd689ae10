import { metresBetween, type Point } from '#src/domain/catalogue/distance.ts';
import { allNames, railName, type RailNames } from '#src/domain/rail/rail-name.ts';
import {
  beginsSo,
  isSpelled,
  rangesOf,
  spellingsOfName,
  type Spelling,
} from '#src/domain/search/spelling/other-spellings.ts';
import { searchSpelling } from '#src/domain/search/text/tokenise.ts';

/** Where a traveler may start or end: a station, or a city or airport with all of its stations. */
export type RailPlace = {
  readonly id: string;
  readonly kind: 'station' | 'city' | 'airport';
  readonly names: RailNames;
  readonly point: Point;
  /** The number of train calls: among equal matches the busier place comes first. */
  readonly calls: number;
};

/** Places by every prefix key of their names, in all languages. */
export type PlaceIndex = { readonly keys: readonly string[]; readonly places: readonly RailPlace[] };

/** A place with the name that matched, if it is not the one that is shown. */
export type FoundPlace = { readonly place: RailPlace; readonly foundBy: string | null };

const cjkCharacters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;

export function indexPlaces(places: readonly RailPlace[]): PlaceIndex {
  const entries = places
    .filter(({ kind, calls }) => kind === 'station' || calls > 0)
    .flatMap((place) => {
      const begun = new Set(allNames(place.names).flatMap((name) => beginnings(plainName(name))));
      return [...begun].map((key) => ({ key, place }));
    });
  const sorted = entries.toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
  return { keys: sorted.map(({ key }) => key), places: sorted.map(({ place }) => place) };
}

/** The most places that fit below a field. */
const mostFound = 10;
/** The most keys that are scanned: a single letter matches thousands. */
const mostKeys = 20_000;

/**
 * Returns the places with a name, or a word of a name, that begins with the query: first those whose name in the language
 * does, cities and airports before their stations, busy stations before quiet ones; with `near`, close ones before far
 * ones. If nothing matches, other spellings of the query are tried.
 */
export function findPlaces(index: PlaceIndex, query: string, how: HowToFind): FoundPlace[] {
  const normalized = plainName(query);
  if (normalized === '') return [];
  const begun = inOrder(index, [{ as: 'text', text: normalized }], how);
  return begun.length > 0 ? begun : inOrder(index, spellingsOfName(normalized, true), how);
}

type HowToFind = { readonly language: string; readonly near?: Point };

function inOrder(index: PlaceIndex, spellings: readonly Spelling[], { language, near }: HowToFind): FoundPlace[] {
  return placesBegun(index, spellings)
    .map((place) => ({
      place,
      fit: fitOf(place, spellings, language),
      far: near ? metresBetween(place.point, near) : 0,
    }))
    .toSorted(
      (one, other) =>
        other.fit - one.fit ||
        Math.floor(one.far / 100_000) - Math.floor(other.far / 100_000) ||
        other.place.calls - one.place.calls ||
        (one.place.id < other.place.id ? -1 : 1),
    )
    .slice(0, mostFound)
    .map(({ place }) => ({ place, foundBy: foundBy(place, spellings, language) }));
}

function placesBegun({ keys, places }: PlaceIndex, spellings: readonly Spelling[]): readonly RailPlace[] {
  const found = new Map<string, RailPlace>();
  let left = mostKeys;
  for (const spelling of spellings)
    for (const [from, to] of rangesOf(spelling)) {
      const start = lowerBound(keys, from);
      for (let at = start; left > 0 && at < keys.length; at += 1, left -= 1) {
        const key = keys[at] ?? '';
        if (key > to) break;
        const place = places[at];
        if (place !== undefined && beginsSo(key, spelling)) found.set(place.id, place);
      }
    }
  return [...found.values()];
}

/** Returns the score of a match: 8 if the shown name equals the query, 4 if it begins with it, 2 if another name does; 1 more for a city or an airport. */
function fitOf({ names, kind }: RailPlace, spellings: readonly Spelling[], language: string): number {
  const more = kind === 'station' ? 0 : 1;
  const shown = plainName(railName(names, language).text);
  if (spellings.some((spelling) => isSpelled(shown, spelling))) return 8 + more;
  const isBegun = (name: string): boolean => spellings.some((spelling) => beginsSo(name, spelling));
  if (isBegun(shown)) return 4 + more;
  return (allNames(names).some((name) => isBegun(plainName(name))) ? 2 : 0) + more;
}

function foundBy({ names }: RailPlace, spellings: readonly Spelling[], language: string): string | null {
  const isBegun = (name: string): boolean =>
    beginnings(plainName(name)).some((key) => spellings.some((spelling) => beginsSo(key, spelling)));
  const shown = railName(names, language).text;
  return isBegun(shown) ? null : (allNames(names).find(isBegun) ?? null);
}

/** Normalizes a name like the search does, with single spaces for everything but letters and digits. */
function plainName(name: string): string {
  return searchSpelling(name)
    .replace(/['’ʼ]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns the name from each of its words on; in Chinese and Japanese, which have no spaces, from each character on. */
function beginnings(plain: string): string[] {
  const letters = Array.from(plain);
  const starts: string[] = [];
  letters.forEach((letter, at) => {
    const before = letters[at - 1];
    const begins = before === undefined || before === ' ' || (letter !== ' ' && cjkCharacters.test(letter));
    if (begins && letter !== ' ') starts.push(letters.slice(at).join(''));
  });
  return starts;
}

function lowerBound(keys: readonly string[], normalized: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? '') < normalized) low = middle + 1;
    else high = middle;
  }
  return low;
}
