import type { FastifyInstance } from 'fastify';

import type { Deps } from '#src/actions/deps.ts';
import { galleryOf } from '#src/domain/catalogue/gallery.ts';
import { parsePictureKey, pictureKey } from '#src/domain/catalogue/picture.ts';
import { pictureRoute, type PictureService } from '#src/server/picture-route.ts';

export type Pictures = {
  readonly route: (app: FastifyInstance) => void;
  /** The catalogue has changed: its new pictures may be painted. */
  readonly learn: () => Promise<void>;
  /** Paints what home and lists show first, when nobody is waiting for anything else. */
  readonly warmUp: () => void;
  readonly close: () => Promise<void>;
};

/** Pictures of the house itself, beside those of the catalogue. */
const housePictures = ['harbour-dusk-12'];

/** The painter at the server's service; only pictures that the catalogue uses are painted. */
export async function openPictures(deps: Deps, dataDir: string): Promise<Pictures> {
  const known = new Set<string>(housePictures);
  let service: PictureService | null = null;
  let inUse: string[] = [];
  const learn = async (): Promise<void> => {
    const { rows } = await deps.db.query<{ picture: string }>('select picture from destination union all select picture from product where live');
    inUse = rows.map((row) => row.picture);
    for (const key of inUse) for (const one of gallery(key)) known.add(one);
  };
  await learn();
  return {
    route: (app) => {
      service = pictureRoute(app, { dataDir, isKnown: (key) => known.has(key), log: deps.log });
    },
    learn,
    warmUp: () => {
      service?.warm(housePictures, ['hero']);
      service?.warm(inUse, ['card', 'poster']);
    },
    close: async () => service?.close(),
  };
}

/** A product's picture and those of its gallery. */
function gallery(key: string): string[] {
  const ref = parsePictureKey(key);
  return ref === undefined ? [] : [key, ...galleryOf(ref).map(pictureKey)];
}
