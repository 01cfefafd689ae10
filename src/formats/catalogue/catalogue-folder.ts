import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { z } from 'zod';

import { namesIn } from '#src/formats/catalogue/catalogue-folder.missing.ts';
import { campaignFile, dealFile } from '#src/formats/catalogue/catalogue-folder.deals.ts';
import { couponFile } from '#src/formats/catalogue/catalogue-folder.coupons.ts';
import { categoriesFile, placesFile, readCategoryTexts } from '#src/formats/catalogue/catalogue-folder.places.ts';
import { destinationFile, productFile, ratesFile } from '#src/formats/catalogue/catalogue-folder.schema.ts';
import { phoneCouponFile, referralFile } from '#src/formats/catalogue/catalogue-folder.referral.ts';
import { readNetwork } from '#src/formats/catalogue/catalogue-folder.rail.ts';
import { readVenues } from '#src/formats/catalogue/catalogue-folder.venues.ts';
import { readWords } from '#src/formats/catalogue/catalogue-folder.words.ts';
import { programFile, themeFile, valuePackFile } from '#src/formats/catalogue/catalogue-folder.promotions.ts';
import type { CatalogueFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { checkCatalogue, type Filed, type FiledFault } from '#src/domain/catalogue/checks/check-catalogue.ts';
import { checkWords } from '#src/formats/catalogue/translations/check-translations.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import { parseWithLines, type JsonPath } from '#src/domain/catalogue/checks/json-lines.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import { putWords } from '#src/formats/catalogue/translations/put-translations.ts';
import { checkRates, type RatesFile } from '#src/formats/site/check-rates.ts';
import { checkPlaces } from '#src/domain/places/check-places.ts';
import type { CategoryWords, OwnPlaces, PlacesFile } from '#src/domain/places/place.ts';
import { checkPromotions, type FiledPromotions } from '#src/domain/marketing/programmes/check-promotions.ts';
import type { CampaignWords } from '#src/domain/marketing/deals/deal.ts';
import type { PhoneCouponEntry } from '#src/domain/marketing/referral/phone-coupon.ts';
import type { Promotions } from '#src/domain/marketing/programmes/promotions.ts';
import type { ReferralEntry } from '#src/domain/marketing/referral/referral.ts';
import type { VenueEntry } from '#src/domain/search/venues/venue-entry.ts';
import type { NetworkFiles } from '#src/domain/rail/feed/own-network.ts';
import { checkCoupons, type CouponEntry } from '#src/domain/marketing/coupons/check-coupons.ts';
import { checkDeals } from '#src/domain/marketing/deals/check-deals.ts';
import type { DealEntry } from '#src/domain/marketing/deals/deal-scope.ts';
import { checkPhoneCoupons, checkReferrals } from '#src/domain/marketing/referral/check-referrals.ts';

export type Catalogue = {
  readonly destinations: readonly Destination[];
  readonly products: readonly Product[];
  readonly rates: RatesFile;
  readonly promotions: Promotions;
  readonly coupons: readonly CouponEntry[];
  readonly referrals: readonly ReferralEntry[];
  readonly phoneCoupons: readonly PhoneCouponEntry[];
  readonly deals: { readonly deals: readonly DealEntry[]; readonly campaigns: readonly CampaignWords[] };
  readonly places: OwnPlaces;
  /** Our own lines; null where a folder has none. */
  readonly rail: NetworkFiles | null;
  /** Where verticals sell; what they sell there is checked by their own rules. */
  readonly venues: readonly Filed<VenueEntry>[];
};

/** The catalog, or all issues of its files at once. */
export type ReadCatalogue =
  | { readonly ok: true; readonly catalogue: Catalogue }
  | { readonly ok: false; readonly faults: readonly CatalogueFault[] };

type Lines = ReadonlyMap<string, (path: JsonPath) => number>;

type Read = <Shape>(file: string, shape: z.ZodType<Shape>) => Promise<Filed<Shape>[]>;

/**
 * Reads `rates.json`, `destinations/<slug>/*.json`, the attractions there (`places`) and what is put together of them
 * (`programs`, `themes`, `value-packs`, `coupons`, `referral`, `phone-coupons`, `deals`, `deal-campaigns`), our own
 * lines (`rail`) and where verticals sell (`venues`) below a folder, puts in the words of other languages (`words`),
 * and checks their shapes and rules. With `products: false` all
 * but the rates are left alone: an operator's own shop starts from them and nothing else.
 */
export async function readCatalogueFolder(
  folder: string,
  about: { readonly products: boolean },
): Promise<ReadCatalogue> {
  const faults: CatalogueFault[] = [];
  const lines = new Map<string, (path: JsonPath) => number>();
  const read: Read = async (file, shape) => {
    const found = await readShape(folder, file, shape, lines);
    if (found.ok) return [{ file, item: found.item }];
    faults.push(...found.faults);
    return [];
  };
  const [rates] = await read('rates.json', ratesFile);
  const { destinations, products } = await readItems(read, about.products ? await itemFiles(folder) : []);
  const promotions = await readPromotions(read, folder, about.products);
  const coupons = await allOf(read, folder, about.products)('coupons', couponFile);
  const deals = {
    deals: await allOf(read, folder, about.products)('deals', dealFile),
    campaigns: await allOf(read, folder, about.products)('deal-campaigns', campaignFile),
  };
  const invitations = await readInvitations(read, folder, about.products);
  const places = await readPlaces(read, folder, about.products);
  const words = about.products ? await readWords(read, folder) : {};
  const rail = await readNetwork(read, about.products ? await extraFiles(folder, 'rail/lines') : []);
  const sold = await readVenues(read, folder, about.products, destinations);
  // A destination that could not be read would make each of its products an issue too.
  const whole = faults.length === 0;
  const plain = { destinations: destinations.map(({ item }) => item), products: products.map(({ item }) => item) };
  const found = whole ? checkCatalogue(destinations, products) : [];
  const later = whole ? checkPromotions(promotions, plain.destinations, plain.products) : [];
  const lowered = whole ? checkCoupons(coupons, idsOf(plain)) : [];
  const around = whole ? checkPlaces(places.files, plain.destinations, plain.products) : [];
  const invited = whole ? checkInvitations(invitations, plain) : [];
  const dealt = whole ? checkDeals(deals, plain.destinations, plain.products) : [];
  const inEnglish = { ...plain, places: itemsOf(places.files), venues: itemsOf(sold.venues) };
  const said = whole ? checkWords(inEnglish, words) : [];
  for (const fault of [...found, ...said, ...later, ...lowered, ...dealt, ...invited, ...around, ...rail.faults])
    faults.push(placed(lines, fault.file, fault));
  if (whole) faults.push(...sold.faults);
  if (rates === undefined) return { ok: false, faults };
  for (const fault of checkRates(rates.item)) faults.push(placed(lines, rates.file, fault));
  if (faults.length > 0) return { ok: false, faults };
  const worded = putWords(inEnglish, words);
  return {
    ok: true,
    catalogue: {
      destinations: worded.destinations,
      products: worded.products,
      rates: rates.item,
      promotions: unfiled(promotions),
      coupons: coupons.map(({ item }) => item),
      referrals: invitations.referrals.map(({ item }) => item),
      phoneCoupons: invitations.phoneCoupons.map(({ item }) => item),
      deals: { deals: deals.deals.map(({ item }) => item), campaigns: deals.campaigns.map(({ item }) => item) },
      places: { files: worded.places, categoryTexts: places.texts },
      rail: rail.network,
      venues: sold.venues,
    },
  };
}

async function readItems(
  read: Read,
  files: readonly string[],
): Promise<{ readonly destinations: readonly Filed<Destination>[]; readonly products: readonly Filed<Product>[] }> {
  const destinations: Filed<Destination>[] = [];
  const products: Filed<Product>[] = [];
  for (const file of files) {
    if (file.endsWith('/destination.json')) destinations.push(...(await read(file, destinationFile)));
    else products.push(...(await read(file, productFile)));
  }
  return { destinations, products };
}

type ReadAll = <Shape>(name: string, shape: z.ZodType<Shape>) => Promise<Filed<Shape>[]>;

/** Returns all files of a folder beside the destinations. */
function allOf(read: Read, folder: string, isIncluded: boolean): ReadAll {
  return async (name, shape) => {
    const files = isIncluded ? await extraFiles(folder, name) : [];
    return (await Promise.all(files.map((file) => read(file, shape)))).flat();
  };
}

async function readPromotions(read: Read, folder: string, isIncluded: boolean): Promise<FiledPromotions> {
  const all = allOf(read, folder, isIncluded);
  return {
    programs: await all('programs', programFile),
    themes: await all('themes', themeFile),
    valuePacks: await all('value-packs', valuePackFile),
  };
}

type FiledInvitations = {
  readonly referrals: readonly Filed<ReferralEntry>[];
  readonly phoneCoupons: readonly Filed<PhoneCouponEntry>[];
};

async function readInvitations(read: Read, folder: string, isIncluded: boolean): Promise<FiledInvitations> {
  const all = allOf(read, folder, isIncluded);
  return { referrals: await all('referral', referralFile), phoneCoupons: await all('phone-coupons', phoneCouponFile) };
}

function checkInvitations(
  { referrals, phoneCoupons }: FiledInvitations,
  { products, destinations }: Pick<Catalogue, 'products' | 'destinations'>,
): FiledFault[] {
  const currencies = new Map(destinations.map((one) => [one.id, one.currency]));
  const known = {
    products: new Map(products.map((one) => [one.id, one])),
    currencyOf: (product: Product) => currencies.get(product.destinationId),
  };
  return [...checkReferrals(referrals, known), ...checkPhoneCoupons(phoneCoupons, known)];
}

function idsOf({ products, destinations }: Pick<Catalogue, 'products' | 'destinations'>) {
  return {
    products: new Set(products.map((one) => one.id)),
    destinations: new Set(destinations.map((one) => one.id)),
  };
}

type FiledPlaces = {
  readonly files: readonly Filed<PlacesFile>[];
  readonly texts: CategoryWords | null;
};

async function readPlaces(read: Read, folder: string, isIncluded: boolean): Promise<FiledPlaces> {
  const names = isIncluded ? await extraFiles(folder, 'places') : [];
  const files = names.filter((name) => name !== categoriesFile);
  return {
    files: (await Promise.all(files.map((file) => read(file, placesFile)))).flat(),
    texts: names.includes(categoriesFile) ? await readCategoryTexts(read, folder) : null,
  };
}

/** A folder of one's own need not have any. */
async function extraFiles(folder: string, name: string): Promise<string[]> {
  const entries = await namesIn(join(folder, name));
  return entries
    .filter((entry) => entry.endsWith('.json'))
    .map((entry) => `${name}/${entry}`)
    .toSorted();
}

function itemsOf<Item>(filed: readonly { readonly item: Item }[]): readonly Item[] {
  return filed.map(({ item }) => item);
}

function unfiled({ programs, themes, valuePacks }: FiledPromotions): Promotions {
  return {
    programs: programs.map(({ item }) => item),
    themes: themes.map(({ item }) => item),
    valuePacks: valuePacks.map(({ item }) => item),
  };
}

async function itemFiles(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, 'destinations'), { recursive: true });
  return entries
    .filter((name) => name.endsWith('.json'))
    .map((name) => `destinations/${name.replaceAll('\\', '/')}`)
    .toSorted();
}

type Shaped<Shape> =
  | { readonly ok: true; readonly item: Shape }
  | { readonly ok: false; readonly faults: readonly CatalogueFault[] };

async function readShape<Shape>(
  folder: string,
  file: string,
  shape: z.ZodType<Shape>,
  lines: Map<string, (path: JsonPath) => number>,
): Promise<Shaped<Shape>> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => null);
  if (text === null) return { ok: false, faults: [{ file, line: 1, reason: 'the file cannot be read' }] };
  const json = parseWithLines(text);
  if (!json.ok) return { ok: false, faults: [{ file, line: json.line, reason: json.reason }] };
  lines.set(file, json.lineOf);
  const read = shape.safeParse(json.value);
  if (read.success) return { ok: true, item: read.data };
  const faults = read.error.issues.map((issue) =>
    placed(lines, file, { path: issue.path.map(pathPart), reason: reasonOf(issue) }),
  );
  return { ok: false, faults };
}

function placed(
  lines: Lines,
  file: string,
  fault: { readonly path: JsonPath; readonly reason: string },
): CatalogueFault {
  const where = fault.path.join('.');
  return {
    file,
    line: lines.get(file)?.(fault.path) ?? 1,
    reason: where === '' ? fault.reason : `${where}: ${fault.reason}`,
  };
}

function pathPart(part: PropertyKey): string | number {
  return typeof part === 'number' ? part : String(part);
}

function reasonOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'unrecognized_keys' ? `unknown: ${issue.keys.join(', ')}` : issue.message;
}
