import { giftSlot, type Offer } from '#src/domain/catalogue/offers/offer.ts';
import { giftPictures } from '#src/domain/catalogue/offers/gift-card.ts';
import { giftNames } from '#src/domain/catalogue/offers/gift-names.data.ts';
import type { CartGift } from '#src/store/cart/cart.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, statement, type RowOf } from '#src/store/shared/database/statement.ts';

// A gift card does not end; its line needs an end, and gets one that has no effect.
const readGifts = statement(
  'read-gift-offers',
  `select id as "itemId", gift,
     (greatest(now(), coalesce((gift ->> 'sendAt')::timestamptz, now())) at time zone (gift ->> 'timeZone'))::date::text as "localDate",
     now() + interval '10 years' as "lastDay"
   from cart_item where id = any($1::uuid[]) and gift is not null`,
  { notNull: ['gift', 'localDate'], narrower: columns<{ gift: CartGift }>() },
);

/**
 * Returns what is offered for rows of the cart that are gift cards: one of it, at its amount, all back until it
 * is taken.
 */
export async function giftOffers(on: Queryable, itemIds: readonly string[]): Promise<readonly Offer[]> {
  const { rows } = await on.query(readGifts, [itemIds]);
  return rows.map(offerOf);
}

function offerOf({
  itemId,
  gift: { amountMinor, currency, ...gift },
  localDate,
  lastDay,
}: RowOf<typeof readGifts>): Offer {
  return {
    slotId: giftSlot(itemId),
    productId: 0,
    slug: '',
    titles: giftNames.title,
    optionId: 'gift',
    optionTitle: gift.to,
    destinationId: 0,
    destination: { en: gift.to },
    picture: giftPictures[gift.design],
    supplierId: '',
    supplier: '',
    localDate,
    localStart: '09:00',
    localEnd: '09:00',
    allDay: true,
    timeZone: gift.timeZone,
    startsAt: lastDay,
    endsAt: lastDay,
    policy: [{ hoursBefore: 0, refundPercent: 100 }],
    instant: true,
    redemption: 'DIGITAL',
    perPersonTicket: false,
    meetingPoint: { name: '', address: '', lat: 0, lng: 0 },
    goodToKnow: [],
    gift,
    // It may be used for anything: what it pays for is taxed, not the card.
    tax: null,
    stock: [],
    currency,
    priceRules: [],
    deals: [],
    today: '',
    units: [
      {
        id: 'gift',
        title: giftNames.title.en,
        type: 'OTHER',
        pax: 1,
        accompanied: false,
        maxQuantity: 1,
        priceMinor: BigInt(amountMinor),
      },
    ],
    minParty: 1,
    maxParty: 1,
    free: 1,
    over: false,
    closed: false,
  };
}
