import { promotionCalls } from '#src/contract/marketing/promotion.calls.ts';
import { productCardView, type ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import { promotionFilter, type PromotionQuery } from '#src/web/marketing/promotion/promotion-query.ts';

/** The cards of one later page of a programme; null when the call failed. */
export async function loadPromotionPage(
  context: Pick<LoadContext, 'api' | 'site' | 'i18n'>,
  now: PromotionQuery,
  page: number,
): Promise<readonly ProductCardView[] | null> {
  const requested = { ...promotionFilter(now), program_id: now.programId, page_num: page };
  const answer = await context.api.call(promotionCalls.programList, requested);
  return answer.ok ? answer.value.search_result.cards.map((card) => productCardView(context, card)) : null;
}
