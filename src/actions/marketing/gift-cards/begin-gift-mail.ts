import { giftCodeOf } from '#src/actions/shared/signatures/gift-code-of.ts';
import type { Deps } from '#src/actions/deps.ts';
import { tokenHash } from '#src/adapters/keyed-hashes.ts';
import { money, type Money } from '#src/domain/shared/money/money.ts';
import { writtenCode } from '#src/domain/catalogue/offers/gift-card.ts';
import { defaultLanguage, isLanguage, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { beginSending, type GiftRecipient } from '#src/store/marketing/gift-cards/bought-gifts.store.ts';

export type GiftMailFacts = {
  readonly recipient: GiftRecipient;
  readonly amount: Money;
  /** As it is written, in groups of five. */
  readonly code: string;
  readonly language: LanguageCode;
  readonly origin: string;
};

/**
 * Returns the content of the email with a gift card. From here on it counts as sent, to this address; a repeated call
 * returns the same. Null when the card is void, stopped or has been redeemed.
 */
export async function beginGiftMail(deps: Deps, cardId: string): Promise<GiftMailFacts | null> {
  const code = giftCodeOf(deps, cardId);
  const card = await beginSending(deps.db, cardId, tokenHash('gift_card', code));
  if (card === null) return null;
  const { recipient, amountMinor, currency, language, host } = card;
  return {
    recipient,
    amount: money(amountMinor, currency),
    code: writtenCode(code),
    language: isLanguage(language) ? language : defaultLanguage,
    origin: deps.originOf(host),
  };
}
