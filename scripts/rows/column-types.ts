/** A type of the domain that a column's values have: code writes no other values there. */
export type DomainType = { readonly type: string; readonly from: string };

/** By the column's name ("currency"), or by table and name ("booking.snapshot") where names mean different things. */
export const columnTypes: Readonly<Record<string, DomainType>> = {
  currency: { type: 'CurrencyCode', from: '#src/domain/shared/money/currency.ts' },
  language: { type: 'LanguageCode', from: '#src/domain/site/language/languages.ts' },
  'booking.snapshot': { type: 'BookingSnapshot', from: '#src/domain/checkout/line.ts' },
  'orders.contact': { type: 'Contact', from: '#src/domain/checkout/contact.ts' },
  'payment.state': { type: 'PaymentState', from: '#src/domain/checkout/payment/payment.ts' },
  'payment_attempt.method': { type: 'MethodId', from: '#src/domain/checkout/payment/payment-methods.ts' },
  'poi.names': { type: 'PlaceNames', from: '#src/domain/places/place.ts' },
  'town.names': { type: 'PlaceNames', from: '#src/domain/places/place.ts' },
};
