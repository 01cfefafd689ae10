import { fileURLToPath } from 'node:url';

import type { Deps } from '#src/actions/deps.ts';
import { importContent } from '#src/actions/content/versions/import-content.ts';
import { stockPlaces } from '#src/actions/places/stock-places.ts';
import { keyCouponCodes } from '#src/actions/marketing/coupons/key-coupon-codes.ts';
import { stockDeals } from '#src/actions/marketing/deals/stock-deals.ts';
import { stockPromotions } from '#src/actions/marketing/programmes/stock-promotions.ts';
import { stockNetwork } from '#src/actions/rail/timetable/stock-network.ts';
import { stockVenues } from '#src/actions/catalogue/venues/stock-venues.ts';
import { stockTerms } from '#src/actions/content/terms/stock-terms.ts';
import { refreshSearchItems } from '#src/actions/search/index/refresh-search-items.ts';
import { faultText } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { knownToContent } from '#src/server/database/known-to-content.ts';
import { hasRates } from '#src/store/site/rates.store.ts';
import { seedCatalogue } from '#src/actions/operations/seed-catalogue.ts';

export const catalogueFolder = fileURLToPath(new URL('../../../catalogue', import.meta.url));

/** So many listings are written for the search before the shop opens; a job does the rest. */
const soughtAtOnce = 1_000;

/** Fills a new shop with the shipped catalogue; the days that come into reach later are laid out by a job. */
export async function stockShop(deps: Deps, say: (line: string) => void): Promise<void> {
  if (!(await hasRates(deps.db))) say('seeding the new shop: catalog, prices and dates of half a year');
  const seeding = await seedCatalogue(deps, catalogueFolder, { onlyWhenNew: true });
  if (!seeding.ok) {
    throw new Error(`the catalog has errors and was not loaded:\n${seeding.faults.map(faultText).join('\n')}`);
  }
  if (seeding.seeded) say(`${seeding.products} products in ${seeding.destinations} destinations are on sale`);
  const attractions = await stockPlaces(deps, catalogueFolder);
  if (attractions > 0) say(`${attractions} attractions were added to the shop`);
  const promotions = await stockPromotions(deps, catalogueFolder);
  if (promotions > 0) say(`${promotions} programs, themes and value packs were added to the shop`);
  const deals = await stockDeals(deps, catalogueFolder);
  if (deals > 0) say(`${deals} deals were added to the shop`);
  const lines = await stockNetwork(deps, catalogueFolder);
  if (lines > 0) say(`${lines} train lines were added to the shop`);
  const venues = await stockVenues(deps, catalogueFolder);
  if (venues > 0) say(`${venues} hotels and car stations were added to the shop`);
  const terms = await stockTerms(deps, catalogueFolder, { onlyNew: true });
  if (!terms.ok) throw new Error(`the legal texts have errors:\n${terms.faults.map(faultText).join('\n')}`);
  if (terms.added > 0) say(`${terms.added} legal texts were added to the shop`);
  const author = { author: 'the shipped catalogue', note: 'as it was shipped' };
  const content = await importContent(deps, catalogueFolder, { ...author, known: knownToContent, onlyNew: true });
  if (!content.ok) throw new Error(`the content has errors:\n${content.faults.map(faultText).join('\n')}`);
  if (content.versions > 0) say(`${content.versions} content items were added to the shop`);
  const keyed = await keyCouponCodes(deps);
  if (keyed > 0) say(`the hashes of ${keyed} coupon codes are now keyed`);
  await refreshSearchItems(deps, soughtAtOnce);
}
