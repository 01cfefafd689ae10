import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import type { Deps } from '#src/actions/deps.ts';
import { galleryOf } from '#src/domain/catalogue/media/gallery.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { fromOptions } from '#src/domain/catalogue/prices/lead-units.ts';
import { pictureKey } from '#src/domain/catalogue/media/picture.ts';
import { leastBooking } from '#src/domain/search/cards/least-booking.ts';
import type { ThingToDo } from '#src/domain/search/cards/things-to-do.ts';
import { destinationOf, ratingOf } from '#src/domain/search/cards/open-catalogue.ts';
import type { Poi } from '#src/domain/places/place.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { findPois } from '#src/store/places/places.store.ts';

/** The published addresses of a product. */
type Addresses = {
  readonly page: (product: LiveProduct) => string;
  readonly picture: (key: string) => string;
};

const sightsAtOnce = 500;

/** All that can be bought now, one after the other, with what an adult pays at least in the place's own money. */
export async function* listThingsToDo(
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log' | 'sampleData'>,
  addresses: Addresses,
): AsyncGenerator<ThingToDo> {
  const [open, sights] = await Promise.all([openCatalogue(deps), sightsByProduct(deps)]);
  for (const product of open.live.products.values()) {
    const destination = destinationOf(open, product);
    const offers = fromOptions(product.options).flatMap((option) => {
      const least = leastBooking(open, product, option);
      return least === null ? [] : [{ option, unit: least.unit, price: money(least.minor, destination.currency) }];
    });
    if (offers.length === 0) continue;
    yield {
      product,
      destination,
      offers,
      rating: ratingOf({ open, sampleData: deps.sampleData }, product.id),
      sights: sights.get(product.id) ?? [],
      page: addresses.page(product),
      pictures: galleryOf(product.picture).map((picture) => addresses.picture(pictureKey(picture))),
    };
  }
}

async function sightsByProduct({ db }: Pick<Deps, 'db' | 'caches'>): Promise<ReadonlyMap<number, readonly Poi[]>> {
  const byProduct = new Map<number, Poi[]>();
  for (let offset = 0, total = 1; offset < total; offset += sightsAtOnce) {
    const found = await findPois(db, { limit: sightsAtOnce, offset });
    total = found.total;
    for (const poi of found.pois)
      for (const product of poi.productIds) byProduct.set(product, [...(byProduct.get(product) ?? []), poi]);
  }
  return byProduct;
}
