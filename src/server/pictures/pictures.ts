import type { FastifyInstance } from 'fastify';

import { knowsPicture } from '#src/actions/content/versions/knows-picture.ts';
import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import type { Deps } from '#src/actions/deps.ts';
import { giftPictures } from '#src/domain/catalogue/offers/gift-card.ts';
import { pictureKey } from '#src/domain/catalogue/media/picture.ts';
import type { Environment } from '#src/server/config/env.ts';
import { pictureRoute, type PictureService } from '#src/server/pictures/picture-route.ts';
import { brandPicture } from '#src/server/pages/share-preview.ts';

type Settings = Pick<Environment, 'dataDir' | 'picturesAhead'>;

export type Pictures = {
  readonly route: (app: FastifyInstance) => void;
  /** Paints what home and lists show first, when no request is waiting. */
  readonly warmUp: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The site's own pictures, beside those of the catalogue: the first view of home, and those of gift cards. */
const brandPictures: ReadonlySet<string> = new Set([brandPicture, ...Object.values(giftPictures)]);

/** Returns the painter at the server's service; only pictures that the site or the catalogue uses are painted. */
export function openPictures(deps: Deps, { dataDir, picturesAhead }: Settings): Pictures {
  let service: PictureService | null = null;
  return {
    route: (app) => {
      service = pictureRoute(app, {
        dataDir,
        isKnown: async (key) => brandPictures.has(key) || knowsPicture(deps, key),
        log: deps.log,
      });
    },
    warmUp: async () => {
      if (!picturesAhead) return;
      const { live } = await openCatalogue(deps);
      service?.warm([brandPicture], ['hero']);
      service?.warm(Object.values(giftPictures), ['card']);
      service?.warm(
        [...live.destinations.values()].map((place) => pictureKey(place.picture)),
        ['poster', 'card-large'],
      );
      service?.warm(
        [...live.products.values()].map((product) => pictureKey(product.picture)),
        ['card'],
      );
    },
    close: async () => service?.close(),
  };
}
