import { showDeals } from '#src/actions/marketing/deals/show-deals.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import type { CampaignWords } from '#src/domain/marketing/deals/deal.ts';
import { optionsOf, type DealEntry } from '#src/domain/marketing/deals/deal-scope.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { saveCampaigns, saveDeals } from '#src/store/marketing/deals.store.ts';

export type DealFiles = { readonly deals: readonly DealEntry[]; readonly campaigns: readonly CampaignWords[] };

/**
 * Writes deals and campaigns and changes only what differs; what the lists lack ends, its uses stay. The targets of
 * each are resolved among these products, which are in the shop.
 */
export async function saveDealFiles(
  tx: Queryable,
  { deals, campaigns }: DealFiles,
  products: readonly Product[],
): Promise<void> {
  await saveCampaigns(tx, campaigns);
  await saveDeals(
    tx,
    deals.map(({ id, slug, kind, campaign, titles, texts, begins, ends, usageLimit, terms, for: scope }) => ({
      id,
      slug,
      kind,
      campaignId: campaign,
      begins,
      ends,
      usageLimit,
      terms,
      content: { titles, texts },
      options: optionsOf(scope, products),
    })),
  );
  await showDeals(tx);
}
