import type { Point } from '#src/domain/catalogue/distance.ts';
import type { PlaceNames, PoiKind } from '#src/domain/places/place.ts';

/** An attraction of a public list, ready to be stored. */
export type ImportedPoi = {
  readonly source: 'unesco' | 'wikidata';
  readonly key: string;
  readonly slug: string | null;
  readonly kind: PoiKind;
  readonly names: PlaceNames;
  readonly countries: readonly string[];
  readonly point: Point;
  readonly popularity: number;
  readonly words: string;
  /** Our destination that it is in or near, or null. */
  readonly destinationId: number | null;
};

/** A town of a public list, ready to be stored. */
export type ImportedTown = {
  readonly key: string;
  readonly slug: string | null;
  readonly names: PlaceNames;
  readonly country: string | null;
  readonly region: string | null;
  readonly point: Point;
  readonly timeZone: string | null;
  readonly population: number;
  readonly words: string;
  /** Our destination that it is near, or null. */
  readonly destinationId: number | null;
};
