import { draftBooking } from '#src/actions/checkout/bookings/draft-booking.ts';
import { digest } from '#src/actions/shared/idempotency/digest.ts';
import type { PricedInstruments } from '#src/actions/checkout/opening/price-instruments.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { snapshotOf } from '#src/domain/checkout/line.ts';
import { takenOf, type StockNeed } from '#src/domain/catalogue/offers/offer.ts';
import type { PaymentOptions } from '#src/domain/checkout/payment-options.ts';
import type { Quote } from '#src/domain/checkout/quote.ts';
import type { NewBooking } from '#src/store/checkout/bookings.store.ts';
import type { NewOrder } from '#src/store/orders/orders.store.ts';
import { storedLine, type QuoteDocument } from '#src/store/orders/quotes.store.ts';

export type DraftOrder = {
  readonly order: NewOrder;
  readonly bookings: readonly NewBooking[];
  readonly wanted: readonly {
    readonly itemId: string;
    readonly stock: readonly StockNeed[];
    readonly people: number;
  }[];
};

type Priced = {
  readonly accountId: string;
  readonly network: string;
  readonly content: string;
  readonly paymentOptions: PaymentOptions;
  readonly quote: Quote;
  readonly priced: PricedInstruments;
  /** That of the checkout whose place it takes; a new one without it. */
  readonly reference?: string | undefined;
};

/** An order as it will be written: the quote frozen, each line with its snapshot and one unit item for each unit. */
export function draftOrder(deps: Deps, caller: Caller, draft: Priced): DraftOrder {
  const { quote, content, paymentOptions } = draft;
  const { items, lines, total, notices, deals, methods } = draft.priced;
  const document: QuoteDocument = {
    content,
    items: items.map((item) => item.line.itemId),
    ratesOf: quote.ratesOf,
    rates: quote.rates,
    lines: lines.map(storedLine),
    wishes: paymentOptions,
    coupons: notices,
    deals,
    methods,
  };
  return {
    order: {
      id: deps.ids.uuid(),
      reference: draft.reference ?? deps.ids.reference(),
      accountId: draft.accountId,
      owner: caller.owner,
      quoteId: deps.ids.uuid(),
      quote: document,
      hash: digest({ document, currency: quote.currency, total: total.minor }),
      currency: quote.currency,
      amountMinor: total.minor,
      host: caller.host,
      market: caller.market,
      partner: caller.partner,
      subChannel: caller.subChannel,
      affiliate: caller.affiliate,
      language: caller.language,
      device: caller.device,
      network: draft.network,
    },
    bookings: items.map(({ line, offer, people }) => {
      const places = offer.stock.map((need) => ({ ...need, qty: takenOf(need, people) }));
      return draftBooking(deps.ids, { line, snapshot: snapshotOf(line, quote), places });
    }),
    wanted: items.map(({ line, offer, people }) => ({ itemId: line.itemId, stock: offer.stock, people })),
  };
}
