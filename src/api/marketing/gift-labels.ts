import { call, service, type Service } from '#src/api/openapi/call-service.ts';
import { giftCardEndpoints } from '#src/contract/marketing/gifts/gift-cards.ts';

const reference = { reference: 'K7QX2M9DPA' } as const;
const recipient = { recipient: 'Mia Example', email: 'mia@example.com' } as const;

/** What the API's document says of gift cards. */
export const giftServices: readonly Service[] = [
  service('Gift cards', 'Purchase, delivery and redemption of gift cards.', giftCardEndpoints, {
    giftChoices: call('The amounts and pictures of cards in the caller’s currency.'),
    addGift: call('Puts a card into the cart; the checkout is the ordinary one, and money alone pays for it.', {
      ...recipient,
      amount: { minor: 5000, currency: 'EUR' },
      design: 'harbour',
      sender: 'Ana Example',
      message: 'Go and see the sea.',
      timeZone: 'Europe/Berlin',
    }),
    giftBalance: call('The balance of a card, for the holder of its code.', { code: 'K7QX2-M9DPA-4WTRC-8HFNB' }),
    boughtGift: call('How far a card has come, by the booking that bought it.', reference),
    changeGiftRecipient: call('Sends it to somebody else, as long as it is not sent.', { ...reference, ...recipient }),
    resendGift: call('Sends its mail once more, to the same address.', reference),
  }),
];
