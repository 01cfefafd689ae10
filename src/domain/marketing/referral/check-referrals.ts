import { repeated, type ItemFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import type { Filed, FiledFault } from '#src/domain/catalogue/checks/check-catalogue.ts';
import { checkNames } from '#src/domain/catalogue/checks/check-texts.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money, parseMajor } from '#src/domain/shared/money/money.ts';
import type { PhoneCouponEntry } from '#src/domain/marketing/referral/phone-coupon.ts';
import type { PersonalCoupon, SecretPriceOffer, ReferralEntry } from '#src/domain/marketing/referral/referral.ts';
import { priceAfter } from '#src/domain/marketing/referral/secret-price.ts';

type Known = {
  readonly products: ReadonlyMap<number, Product>;
  readonly currencyOf: (product: Product) => CurrencyCode | undefined;
};

/** All rules of invitations, groups and falling prices beyond their shape. */
export function checkReferrals(offers: readonly Filed<ReferralEntry>[], known: Known): FiledFault[] {
  return [
    ...twice(offers, ({ id }) => String(id), 'id'),
    ...twice(offers, ({ slug }) => slug, 'slug'),
    ...offers.flatMap(({ file, item }) => checkOffer(item, known).map((fault) => ({ ...fault, file }))),
  ];
}

/** All rules of phone coupons beyond their shape. */
export function checkPhoneCoupons(events: readonly Filed<PhoneCouponEntry>[], known: Known): FiledFault[] {
  return [
    ...twice(events, ({ key }) => key, 'key'),
    ...events.flatMap(({ file, item }) => checkEvent(item, known).map((fault) => ({ ...fault, file }))),
  ];
}

function twice<Item>(items: readonly Filed<Item>[], of: (item: Item) => string, field: string): FiledFault[] {
  return repeated(items.map(({ item }) => of(item))).flatMap(({ index, value }) => {
    const file = items[index]?.file;
    return file === undefined ? [] : [{ file, path: [field], reason: `${value} also occurs in another file` }];
  });
}

function checkOffer({ begins, ends, definition }: ReferralEntry, known: Known): ItemFault[] {
  const at = 'definition';
  return [
    ...checkWindow(begins, ends),
    ...checkNames(definition.titles, `${at}.titles`),
    ...checkNames(definition.texts, `${at}.texts`),
    ...definition.terms.flatMap((names, index) => checkNames(names, `${at}.terms.${index}`)),
    ...(definition.kind === 'event' ? checkCoupon(definition.invited, known, 'invited') : []),
    ...(definition.kind === 'event' && definition.inviter.kind === 'coupon'
      ? checkCoupon(definition.inviter.coupon, known, 'inviter')
      : []),
    ...(definition.kind === 'group' ? checkCoupon(definition.reward, known, 'reward') : []),
    ...(definition.kind === 'secret_price' ? checkSecret(definition, known) : []),
  ];
}

function checkEvent({ begins, ends, definition }: PhoneCouponEntry, known: Known): ItemFault[] {
  const { failed_redeemed_copyright, custom_service_tel: _tel, ...always } = definition.texts;
  const texts = { ...always, ...(failed_redeemed_copyright === null ? {} : { failed_redeemed_copyright }) };
  return [
    ...checkWindow(begins, ends),
    ...Object.entries(texts).flatMap(([field, names]) => checkNames(names, `definition.texts.${field}`)),
    ...checkCoupon(definition.coupon, known, 'coupon'),
    ...unknownProducts(definition.recommended, known, 'recommended'),
  ];
}

function checkWindow(begins: string, ends: string): ItemFault[] {
  return Date.parse(begins) < Date.parse(ends)
    ? []
    : [{ path: ['ends'], reason: `it ends before it begins at ${begins}` }];
}

function checkCoupon({ titles, effect, conditions }: PersonalCoupon, known: Known, at: string): ItemFault[] {
  const path = ['definition', at];
  const amounts = [effect, ...conditions].flatMap((one) => ('amount' in one ? [one] : []));
  return [
    ...checkNames(titles, `definition.${at}.titles`),
    ...amounts.flatMap(({ amount, currency }) =>
      parseMajor(amount, currency) === null ? [{ path, reason: `"${amount}" is not an amount in ${currency}` }] : [],
    ),
    ...conditions.flatMap((one) => (one.kind === 'items' ? unknownProducts(one.products ?? [], known, at) : [])),
  ];
}

function unknownProducts(ids: readonly number[], known: Known, at: string): ItemFault[] {
  return ids
    .filter((id) => !known.products.has(id))
    .map((id) => ({ path: ['definition', at], reason: `there is no product ${id}` }));
}

/** The price that it falls from is a price on sale: of a ticket of the product, in the product's currency. */
function checkSecret(offer: SecretPriceOffer, known: Known): ItemFault[] {
  const product = known.products.get(offer.productId);
  if (product === undefined) return unknownProducts([offer.productId], known, 'productId');
  const path = ['definition'];
  const prices = product.options.flatMap(({ units }) => units.map(({ price }) => price));
  const floor = priceAfter(offer, offer.helpers);
  const amounts = [offer.start, offer.step].every((one) => parseMajor(one, offer.currency) !== null);
  return [
    ...(known.currencyOf(product) === offer.currency ? [] : [{ path, reason: `${product.slug} is not sold in it` }]),
    ...(prices.includes(offer.start) ? [] : [{ path, reason: `no ticket of ${product.slug} costs ${offer.start}` }]),
    ...(amounts && floor.minor > money(0, offer.currency).minor
      ? []
      : [{ path, reason: 'the discounts leave nothing of the price' }]),
    ...(offer.threshold <= offer.helpers ? [] : [{ path, reason: 'more helpers are required than allowed' }]),
  ];
}
