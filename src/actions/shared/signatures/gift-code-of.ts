import type { Deps } from '#src/actions/deps.ts';
import { keyedHash } from '#src/adapters/keyed-hashes.ts';
import { giftCode } from '#src/domain/catalogue/offers/gift-card.ts';

/**
 * The code of a card that was bought, out of its id under our key: it can be sent again, and is stored nowhere but as a hash.
 * Under another key a card that nobody has redeemed gets another code with its next mail.
 */
export function giftCodeOf({ secrets }: Pick<Deps, 'secrets'>, cardId: string): string {
  return giftCode(keyedHash('gift_code', secrets.voucher, cardId));
}
