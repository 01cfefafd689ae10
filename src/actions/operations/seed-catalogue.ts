import type { Deps } from '#src/actions/deps.ts';
import { savePlaces } from '#src/actions/places/save-places.ts';
import { saveCouponFiles } from '#src/actions/marketing/coupons/save-coupon-files.ts';
import { saveDealFiles } from '#src/actions/marketing/deals/save-deal-files.ts';
import { saveNetwork } from '#src/actions/rail/timetable/save-network.ts';
import { savePromotions } from '#src/actions/marketing/programmes/save-promotions.ts';
import { layOutSlots, slotDays } from '#src/actions/catalogue/slots/lay-out-slots.ts';
import { checkVenueFiles } from '#src/actions/catalogue/venues/check-venue-files.ts';
import { saveVenueFiles } from '#src/actions/catalogue/venues/save-venue-files.ts';
import { readCatalogueFolder, type Catalogue } from '#src/formats/catalogue/catalogue-folder.ts';
import type { CatalogueFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { searchDocs, type SearchDoc } from '#src/domain/search/documents/search-doc.ts';
import { countCatalogue } from '#src/store/catalogue/catalogue-reading.store.ts';
import {
  noticeCatalogue,
  saveDestinations,
  saveOptions,
  saveProducts,
  saveSuppliers,
  saveUnits,
  takeOthersOffSale,
} from '#src/store/catalogue/catalogue-writing.store.ts';
import { saveSearchDocs } from '#src/store/search/search-docs.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { hasRates, saveRates } from '#src/store/site/rates.store.ts';
import { allowPauses } from '#src/store/catalogue/slots.store.ts';
import { savePhoneCoupons, saveReferrals } from '#src/store/catalogue/offers/referral-offers.store.ts';

export type SeedSettings = {
  /** Leaves a catalogue alone that has been seeded once, with products or without. */
  readonly onlyWhenNew?: boolean;
  /** Only rates: an operator's own shop. Existing products are left unchanged. */
  readonly empty?: boolean;
};

/** What a seeding did; `seeded` is false when it left everything alone. `slots` counts those it added. */
export type Seeding =
  | {
      readonly ok: true;
      readonly seeded: boolean;
      readonly destinations: number;
      readonly products: number;
      readonly slots: number;
    }
  | { readonly ok: false; readonly faults: readonly CatalogueFault[] };

/** With secrets, coupon codes are keyed at once. */
type Seeder = Pick<Deps, 'db' | 'clock'> & Partial<Pick<Deps, 'secrets'>>;

/**
 * Loads the catalogue of a folder and lays out its slots, all in one transaction: a fault in any file names itself and
 * nothing is loaded. Running it again changes what differs and nothing else.
 */
export async function seedCatalogue(deps: Seeder, folder: string, settings: SeedSettings = {}): Promise<Seeding> {
  if (settings.onlyWhenNew === true && (await hasRates(deps.db)))
    return { ok: true, seeded: false, ...(await countCatalogue(deps.db)), slots: 0 };
  const read = await readCatalogueFolder(folder, { products: settings.empty !== true });
  if (!read.ok) return read;
  const faults = checkVenueFiles(read.catalogue);
  if (faults.length > 0) return { ok: false, faults };
  const slots = await deps.db.transaction((tx) => load(tx, deps, read.catalogue, settings.empty === true), {
    cause: 'seed the catalogue',
  });
  return { ok: true, seeded: true, ...(await countCatalogue(deps.db)), slots };
}

/** Where each supplier sells: the country of its first product. */
function sellingCountries({ destinations, products }: Catalogue): ReadonlyMap<string, string> {
  const countryOf = new Map(destinations.map((one) => [one.id, one.country]));
  return new Map(products.toReversed().map((one) => [one.supplier, countryOf.get(one.destinationId) ?? '']));
}

async function load(tx: Queryable, deps: Seeder, catalogue: Catalogue, empty: boolean): Promise<number> {
  // The search words of all products are made while it is open, which takes long on a busy machine.
  await allowPauses(tx);
  await saveRates(tx, catalogue.rates.date, catalogue.rates.hkdPerUnit);
  if (empty) return 0;
  const { destinations, products } = catalogue;
  await saveDestinations(tx, destinations);
  await saveSuppliers(tx, sellingCountries(catalogue));
  const retimed = await saveProducts(tx, products);
  await takeOthersOffSale(tx, products);
  const { changed, moved } = await saveOptions(tx, products);
  const repriced = await saveUnits(tx, products, currencyIn(catalogue));
  await saveSearchDocs(tx, docsOf(catalogue));
  await savePromotions(tx, catalogue.promotions);
  await saveCouponFiles(deps, tx, catalogue.coupons);
  await saveDealFiles(tx, catalogue.deals, products);
  await saveReferrals(tx, catalogue.referrals);
  await savePhoneCoupons(tx, catalogue.phoneCoupons);
  await savePlaces(tx, catalogue.places);
  await saveNetwork(tx, catalogue.rail);
  await saveVenueFiles(tx, catalogue);
  const slots = await layOutSlots(tx, deps.clock(), slotDays, {
    moved: new Set([...moved, ...optionsOf(products, retimed)]),
  });
  const touched = [...changed].map((key) => Number(key.split(' ', 1)[0]));
  await noticeCatalogue(tx, [...new Set([...touched, ...repriced])]);
  return slots;
}

function optionsOf(products: readonly Product[], ids: ReadonlySet<number>): string[] {
  return products.filter(({ id }) => ids.has(id)).flatMap(({ id, options }) => options.map((one) => `${id} ${one.id}`));
}

function docsOf({ destinations, products }: Catalogue): SearchDoc[] {
  const byId = new Map(destinations.map((destination) => [destination.id, destination]));
  return products.flatMap((product) => {
    const destination = byId.get(product.destinationId);
    return destination === undefined ? [] : searchDocs(product, destination);
  });
}

function currencyIn(catalogue: Catalogue): (product: Product) => CurrencyCode {
  const currencies = new Map(catalogue.destinations.map((destination) => [destination.id, destination.currency]));
  return (product) => {
    const currency = currencies.get(product.destinationId);
    if (currency === undefined)
      throw new Error(`product ${product.id} has no destination: the catalogue was not validated`);
    return currency;
  };
}
