import { showTo } from '#src/actions/catalogue/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { cardView, type CardView } from '#src/domain/search/cards/card.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { findPhoneEvent, type PhoneEventRow } from '#src/store/marketing/coupons/phone-coupons.store.ts';

export type PhoneCouponView = { readonly event: PhoneEventRow; readonly recommended: readonly CardView[] };

/** A partner's page: its words, whether it runs, and what the coupon may be used for. */
export async function readPhoneCoupon(deps: Deps, caller: Caller, key: string): Promise<Result<PhoneCouponView>> {
  const event = await findPhoneEvent(deps.db, key);
  if (event === null) return fail('not_found');
  const showing = await showTo(deps, caller);
  const recommended = event.definition.recommended.flatMap((id) => {
    const product = showing.open.live.products.get(id);
    return product === undefined ? [] : [cardView(showing, product)];
  });
  return ok({ event, recommended });
}
