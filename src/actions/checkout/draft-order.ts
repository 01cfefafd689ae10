import { digest } from '#src/actions/checkout/digest.ts';
import type { Caller, Deps, Ids } from '#src/actions/deps.ts';
import type { PricedItem } from '#src/domain/booking/cart.ts';
import { pricedUnitsOf, snapshotOf } from '#src/domain/booking/line.ts';
import type { Quote } from '#src/domain/pricing/quote.ts';
import type { NewBooking } from '#src/store/bookings.store.ts';
import type { NewOrder } from '#src/store/orders.store.ts';
import { quoteDocument } from '#src/store/quotes.store.ts';

export type DraftOrder = {
  readonly order: NewOrder;
  readonly bookings: readonly NewBooking[];
  readonly wanted: readonly { readonly itemId: string; readonly inventoryId: string; readonly people: number }[];
};

type Priced = {
  readonly accountId: string;
  readonly network: string;
  readonly content: string;
  readonly quote: Quote;
  readonly items: readonly PricedItem[];
};

/** An order as it will be written: the quote frozen, each line with its snapshot and one unit item for each unit. */
export function draftOrder(deps: Deps, caller: Caller, priced: Priced): DraftOrder {
  const { quote, items, content } = priced;
  const document = quoteDocument(
    quote,
    content,
    items.map((item) => item.line.itemId),
  );
  return {
    order: {
      id: deps.ids.uuid(),
      reference: deps.ids.reference(),
      accountId: priced.accountId,
      owner: caller.owner,
      quoteId: deps.ids.uuid(),
      quote: document,
      hash: digest({ document, currency: quote.currency, total: quote.total.minor }),
      currency: quote.currency,
      amountMinor: quote.total.minor,
      host: caller.host,
      market: caller.market,
      partner: caller.partner,
      subChannel: caller.subChannel,
      affiliate: caller.affiliate,
      language: caller.language,
      device: caller.device,
      network: priced.network,
    },
    bookings: items.map((item) => bookingOf(deps.ids, item, quote)),
    wanted: items.map(({ line, offer, people }) => ({ itemId: line.itemId, inventoryId: offer.inventoryId, people })),
  };
}

function bookingOf(ids: Ids, { line, offer, people }: PricedItem, quote: Quote): NewBooking {
  return {
    id: ids.uuid(),
    reference: ids.reference(),
    holdId: ids.uuid(),
    productId: offer.productId,
    optionId: offer.optionId,
    slotId: offer.slotId,
    amountMinor: line.amount.minor.toString(),
    discountMinor: line.discount.minor.toString(),
    instant: offer.instant,
    startsAt: offer.startsAt,
    endsAt: offer.endsAt,
    snapshot: snapshotOf(line, quote),
    replaces: null,
    places: [{ inventoryId: offer.inventoryId, qty: people }],
    unitItems: pricedUnitsOf(line).map(({ unitId, amount, discount }, position) => ({
      id: ids.uuid(),
      position,
      unitId,
      amountMinor: amount.minor.toString(),
      discountMinor: discount.minor.toString(),
    })),
  };
}
