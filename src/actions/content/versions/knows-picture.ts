import { draftPictures } from '#src/actions/content/versions/draft-pictures.ts';
import type { OpenContent } from '#src/actions/content/versions/cached-items.ts';
import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import { openContent } from '#src/actions/content/versions/open-content.ts';
import type { Deps } from '#src/actions/deps.ts';
import { galleryOf } from '#src/domain/catalogue/media/gallery.ts';
import { pictureKey } from '#src/domain/catalogue/media/picture.ts';
import { isSyntheticPicture } from '#src/demo/synthetic/synthetic-picture.ts';
import { contentPictures } from '#src/domain/content/blocks/content-pictures.ts';
import type { LiveCatalogue } from '#src/domain/catalogue/live-product.ts';
import { isRidePicture } from '#src/domain/rail/journeys/ride-picture.ts';
import { findPoiPictures } from '#src/store/places/places.store.ts';
import { findVenuePictures } from '#src/store/catalogue/venues.store.ts';

const known = new WeakMap<LiveCatalogue, ReadonlySet<string>>();
const shown = new WeakMap<OpenContent, ReadonlySet<string>>();

/**
 * Returns whether something in the catalog or content shows this picture, published or still a draft; only such
 * pictures are rendered, so that requests cannot fill the disk.
 */
export async function knowsPicture(deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>, key: string): Promise<boolean> {
  const { live } = await openCatalogue(deps);
  const keys =
    known.get(live) ??
    new Set([...picturesOf(live), ...(await findPoiPictures(deps.db)), ...(await findVenuePictures(deps.db))]);
  known.set(live, keys);
  return keys.has(key) || isSyntheticPicture(key) || isRidePicture(key) || (await isInContent(deps, key));
}

async function isInContent(deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>, key: string): Promise<boolean> {
  const content = await openContent(deps);
  const keys = shown.get(content) ?? contentPictures(content.items);
  shown.set(content, keys);
  return keys.has(key) || (await draftPictures(deps)).has(key);
}

function picturesOf(live: LiveCatalogue): readonly string[] {
  const destinations = [...live.destinations.values()].map((one) => one.picture);
  const products = [...live.products.values()].flatMap((one) => galleryOf(one.picture));
  return [...destinations, ...products].map(pictureKey);
}
