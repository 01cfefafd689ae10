import { checkSchedule } from '#src/domain/catalogue/checks/check-schedule.ts';
import type { Filed, FiledFault } from '#src/domain/catalogue/checks/check-catalogue.ts';
import { below, repeated, type ItemFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { wordCount } from '#src/domain/catalogue/checks/check-texts.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import { chooseVariants } from '#src/domain/catalogue/media/picture.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import { firstImportedId, firstPoiId, type OwnPoi, type PlacesFile } from '#src/domain/places/place.ts';
import { slugOf } from '#src/domain/places/slug.ts';

const fewestWords = 40;
const mostWords = 80;
/** How far an attraction may be from its destination: a long day's trip. */
const farthestDegrees = 3;

type Ground = {
  readonly destinations: ReadonlyMap<number, Destination>;
  readonly products: ReadonlyMap<number, Product>;
};

/** All rules of our own attractions over a catalogue that is in order by itself. */
export function checkPlaces(
  files: readonly Filed<PlacesFile>[],
  destinations: readonly Destination[],
  products: readonly Product[],
): FiledFault[] {
  const ground = {
    destinations: new Map(destinations.map((one) => [one.id, one])),
    products: new Map(products.map((one) => [one.id, one])),
  };
  const seen = new Map<string, string>();
  return files.flatMap(({ file, item }) => [
    ...checkFile(item, ground).map((fault) => ({ ...fault, file })),
    ...item.attractions.flatMap((poi, index) => taken(seen, poi, { file, index })),
  ]);
}

function taken(
  seen: Map<string, string>,
  poi: OwnPoi,
  { file, index }: { readonly file: string; readonly index: number },
): FiledFault[] {
  return (['id', 'slug'] as const).flatMap((key) => {
    const name = `${key} ${poi[key]}`;
    const other = seen.get(name);
    if (other === undefined) seen.set(name, file);
    return other === undefined
      ? []
      : [{ file, path: ['attractions', index, key], reason: `${name} is already that of ${other}` }];
  });
}

function checkFile({ destinationId, attractions }: PlacesFile, ground: Ground): ItemFault[] {
  const destination = ground.destinations.get(destinationId);
  if (destination === undefined)
    return [{ path: ['destinationId'], reason: `there is no destination ${destinationId}` }];
  const variants = chooseVariants(attractions.map((poi) => poi.picture));
  return attractions.flatMap((poi, index) => {
    const at = ['attractions', index];
    const variant = variants[index];
    const again = variant !== undefined && (variant.time !== poi.picture.time || variant.seed !== poi.picture.seed);
    return below(at, [
      ...checkPoi(poi, destination),
      ...checkVisits(poi, destinationId, ground.products),
      ...(again
        ? [{ path: ['picture'], reason: `a neighbor shows ${poi.picture.scene} at ${poi.picture.time} too` }]
        : []),
    ]);
  });
}

function checkPoi(poi: OwnPoi, destination: Destination): ItemFault[] {
  const faults: ItemFault[] = [];
  const refuse = (key: keyof OwnPoi, reason: string): number => faults.push({ path: [key], reason });
  if (poi.id < firstPoiId || poi.id >= firstImportedId)
    refuse('id', `attractions have ids from ${firstPoiId} to ${firstImportedId - 1}`);
  if (poi.slug !== slugOf(poi.names.en)) refuse('slug', `the English name gives "${slugOf(poi.names.en) ?? ''}"`);
  const words = wordCount(poi.text);
  if (words < fewestWords || words > mostWords)
    refuse('text', `${words} words; ${fewestWords} to ${mostWords} are required`);
  for (const axis of ['lat', 'lng'] as const)
    if (Math.abs(poi[axis] - destination[axis]) > farthestDegrees)
      refuse(axis, `more than ${farthestDegrees}° from ${destination.names.en}`);
  for (const tag of Object.keys(poi.names).filter((one) => !/^[a-z]{2,3}(-[A-Z][A-Za-z]{1,3})?$/.test(one)))
    faults.push({ path: ['names', tag], reason: `"${tag}" is not a language tag` });
  if (poi.hours !== null) faults.push(...below(['hours'], checkSchedule({ ...poi.hours, ...allYear })));
  return faults;
}

const allYear = { kind: 'OPENING_HOURS', seasons: [], soldOut: [] } as const;

function checkVisits(poi: OwnPoi, destinationId: number, products: ReadonlyMap<number, Product>): ItemFault[] {
  const strange = poi.products.flatMap((id, index) => {
    const product = products.get(id);
    if (product === undefined) return [{ path: ['products', index], reason: `there is no product ${id}` }];
    if (product.destinationId === destinationId) return [];
    return [{ path: ['products', index], reason: `product ${id} is sold at destination ${product.destinationId}` }];
  });
  const twice = repeated(poi.products).map(({ index, value }) => ({
    path: ['products', index],
    reason: `product ${value} occurs twice`,
  }));
  return [...strange, ...twice];
}
