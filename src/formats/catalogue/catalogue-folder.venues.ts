import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import { ifMissing } from '#src/formats/catalogue/catalogue-folder.missing.ts';
import { latitude, line, longitude, names, positive, slug } from '#src/formats/catalogue/catalogue-folder.schema.ts';
import type { CatalogueFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { Filed } from '#src/domain/catalogue/checks/check-catalogue.ts';
import type { VenueEntry } from '#src/domain/search/venues/venue-entry.ts';

const venuesFile = z.strictObject({
  venues: z
    .array(
      z.strictObject({
        id: positive,
        slug,
        destinationId: positive,
        supplier: slug,
        lat: latitude,
        lng: longitude,
        rank: positive,
        picture: line,
        titles: names,
        content: z.record(z.string(), z.unknown()),
      }),
    )
    .min(1),
});

type Read = <Shape>(file: string, shape: z.ZodType<Shape>) => Promise<Filed<Shape>[]>;

export type ReadVenues = {
  readonly venues: readonly Filed<VenueEntry>[];
  readonly faults: readonly CatalogueFault[];
};

/**
 * Reads `venues/<vertical>/*.json` below a folder: what verticals sell at. Their contents are checked by the verticals' own
 * rules when they are written. Faults of shape are `read`'s.
 */
export async function readVenues(
  read: Read,
  folder: string,
  isIncluded: boolean,
  destinations: readonly Filed<Destination>[],
): Promise<ReadVenues> {
  const at = join(folder, 'venues');
  const entries = isIncluded ? await readdir(at, { withFileTypes: true }).catch(ifMissing([])) : [];
  const venues: Filed<VenueEntry>[] = [];
  for (const entry of entries.filter((one) => one.isDirectory()).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const files = await readdir(join(at, entry.name));
    for (const name of files.filter((one) => one.endsWith('.json')).toSorted()) {
      const file = `venues/${entry.name}/${name}`;
      for (const { item } of await read(file, venuesFile))
        venues.push(...item.venues.map((venue) => ({ file, item: { ...venue, vertical: entry.name } })));
    }
  }
  const places = new Set(destinations.map((place) => place.item.id));
  const first = new Map(venues.toReversed().map(({ item }) => [item.id, item]));
  const faults = venues.flatMap(({ file, item }) => [
    ...(first.get(item.id) === item ? [] : [{ file, line: 1, reason: `venue ${item.id} occurs twice` }]),
    ...(places.has(item.destinationId)
      ? []
      : [{ file, line: 1, reason: `venue ${item.id}: no destination has the id ${item.destinationId}` }]),
  ]);
  return { venues, faults };
}
