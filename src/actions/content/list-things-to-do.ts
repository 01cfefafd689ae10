import { openCatalogue } from '#src/actions/content/open-catalogue.ts';
import type { Deps } from '#src/actions/deps.ts';
import { galleryOf } from '#src/domain/catalogue/gallery.ts';
import type { LiveOption, LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { fromOptions, fromUnits } from '#src/domain/catalogue/lead-units.ts';
import { pictureKey } from '#src/domain/catalogue/picture.ts';
import type { ThingToDo } from '#src/domain/content/things-to-do.ts';
import { destinationOf, lowestOf, ratingOf, type OpenCatalogue } from '#src/domain/content/open-catalogue.ts';
import type { Poi } from '#src/domain/places/place.ts';
import { money } from '#src/domain/pricing/money.ts';
import { findPois } from '#src/store/places.store.ts';

/** The addresses that are told of a product. */
type Addresses = {
  readonly page: (product: LiveProduct) => string;
  readonly picture: (key: string) => string;
};

const sightsAtOnce = 500;

/** All that can be bought now, one after the other, with what an adult pays at least in the place's own money. */
export async function* listThingsToDo(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'sampleData'>,
  addresses: Addresses,
): AsyncGenerator<ThingToDo> {
  const [open, sights] = await Promise.all([openCatalogue(deps), sightsByProduct(deps)]);
  for (const product of open.live.products.values()) {
    const destination = destinationOf(open, product);
    const offers = fromOptions(product.options).flatMap((option) => {
      const minor = leastPrice(open, product, option);
      return minor === null ? [] : [{ option, price: money(minor, destination.currency) }];
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

/** Where a party of several is the least that can be booked, what all of it costs. */
function leastPrice(open: OpenCatalogue, product: LiveProduct, option: LiveOption): bigint | null {
  const lowest = lowestOf(open, product, option, fromUnits(option));
  return lowest === null ? null : lowest * BigInt(Math.max(1, option.minParty));
}

async function sightsByProduct({ db }: Pick<Deps, 'db'>): Promise<ReadonlyMap<number, readonly Poi[]>> {
  const byProduct = new Map<number, Poi[]>();
  for (let offset = 0, total = 1; offset < total; offset += sightsAtOnce) {
    const found = await findPois(db, { limit: sightsAtOnce, offset });
    total = found.total;
    for (const poi of found.pois)
      for (const product of poi.productIds) byProduct.set(product, [...(byProduct.get(product) ?? []), poi]);
  }
  return byProduct;
}
