import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { OfferRow } from '#src/store/catalogue/offers/referral-offers.store.ts';

/** An offer that may be joined now, or why not. */
export function isRunning(offer: OfferRow): Result<null, 'referral_not_begun' | 'referral_over'> {
  if (offer.phase === 'coming') return fail('referral_not_begun');
  return offer.phase === 'over' ? fail('referral_over') : ok(null);
}
