import { repeated, type ItemFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import type { Filed, FiledFault } from '#src/domain/catalogue/checks/check-catalogue.ts';
import { isCurrency } from '#src/domain/shared/money/currency.ts';
import { parseMajor } from '#src/domain/shared/money/money.ts';
import { readCode } from '#src/domain/marketing/coupons/coupon-code.ts';
import type { CouponProof } from '#src/domain/marketing/coupons/coupon-customer.ts';
import type { CouponDefinition } from '#src/domain/marketing/coupons/coupon.ts';

/** A coupon as a catalogue file writes it. Without a code it holds for everybody by itself. */
export type CouponEntry = CouponDefinition & {
  readonly id: string;
  readonly code: string | null;
  readonly usageLimit: number;
  readonly perUser: number;
  /** The proof of identity that it requires of a customer; `person` by default. */
  readonly proof?: CouponProof | undefined;
  /** From when to when, ISO 8601 in UTC; the end is not in it, and null is none. */
  readonly begins: string | null;
  readonly ends: string | null;
};

type Known = { readonly products: ReadonlySet<number>; readonly destinations: ReadonlySet<number> };

/** All rules of coupons beyond their shape. */
export function checkCoupons(coupons: readonly Filed<CouponEntry>[], known: Known): FiledFault[] {
  return [
    ...twice(coupons, 'id'),
    ...twice(coupons, 'code'),
    ...coupons.flatMap(({ file, item }) => checkCoupon(item, known).map((fault) => ({ ...fault, file }))),
  ];
}

function twice(coupons: readonly Filed<CouponEntry>[], field: 'id' | 'code'): FiledFault[] {
  const named = coupons.filter(({ item }) => item[field] !== null);
  return repeated(named.map(({ item }) => item[field] ?? '')).flatMap(({ index, value }) => {
    const file = named[index]?.file;
    return file === undefined ? [] : [{ file, path: [field], reason: `${value} also occurs in another file` }];
  });
}

function checkCoupon({ code, begins, ends, effect, conditions }: CouponEntry, known: Known): ItemFault[] {
  const faults: ItemFault[] = [];
  if (code !== null && readCode(code) !== code)
    faults.push({ path: ['code'], reason: 'a code is 4 to 40 capital letters and digits' });
  if (begins !== null && ends !== null && Date.parse(begins) >= Date.parse(ends))
    faults.push({ path: ['ends'], reason: `it ends before it begins at ${begins}` });
  if (effect.kind === 'bundle' && effect.free >= effect.buy)
    faults.push({ path: ['effect', 'free'], reason: 'a bundle must have a price above zero' });
  const amounts = [effect, ...conditions].flatMap((one) =>
    'amount' in one ? [one] : 'most' in one && one.most ? [one.most] : [],
  );
  for (const { amount, currency } of amounts) {
    if (!isCurrency(currency) || parseMajor(amount, currency) === null)
      faults.push({ path: ['effect'], reason: `"${amount}" is not an amount in ${currency}` });
  }
  for (const [index, condition] of conditions.entries()) {
    if (condition.kind !== 'items') continue;
    const unknown = [
      ...(condition.products ?? []).filter((id) => !known.products.has(id)),
      ...(condition.destinations ?? []).filter((id) => !known.destinations.has(id)),
    ];
    for (const id of unknown) faults.push({ path: ['conditions', index], reason: `there is no ${id}` });
  }
  return faults;
}
