import { fail, ok, type Result } from '#src/domain/failure.ts';

/**
 * Where an invoice of the Taiwan market goes (spec §2 `/tw_invoice/`): stored by the shop, into a carrier of the
 * buyer's (a mobile barcode or the number of a citizen certificate), to a charity by its donation code, or to a
 * company.
 */
export const twInvoiceKinds = ['member', 'mobile', 'certificate', 'donation', 'company'] as const;
export type TwInvoiceKind = (typeof twInvoiceKinds)[number];
export type TwInvoiceChoice = { readonly kind: TwInvoiceKind; readonly value: string };

/** The published forms of what is typed; a company's number also has a check digit. */
const shapes: Readonly<Record<TwInvoiceKind, RegExp>> = {
  member: /^$/,
  mobile: /^\/[0-9A-Z+\-.]{7}$/,
  certificate: /^[A-Z]{2}\d{14}$/,
  donation: /^\d{3,7}$/,
  company: /^\d{8}$/,
};

const weights = [1, 2, 1, 2, 1, 2, 4, 1] as const;
/** Business tax of Taiwan, within every price. */
export const twTaxBasisPoints = 500;

/** Tidies and checks a choice; small letters and spaces are forgiven. The failure names the field. */
export function checkTwChoice({ kind, value }: TwInvoiceChoice): Result<TwInvoiceChoice, 'bad_request'> {
  const tidy = kind === 'member' ? '' : value.replaceAll(/\s/g, '').toUpperCase();
  const isRight = shapes[kind].test(tidy) && (kind !== 'company' || isCompanyNumber(tidy));
  return isRight ? ok({ kind, value: tidy }) : fail('bad_request', { field: 'value' });
}

/** Whether an order belongs to the Taiwan market: charged in its dollars, or bought in its language. */
export function isTaiwanOrder({
  currency,
  language,
}: {
  readonly currency: string;
  readonly language: string;
}): boolean {
  return currency === 'TWD' || language === 'zh-TW';
}

/**
 * The check of a company's unified number: digits times weights, their digits summed, divide by five; a seven in the
 * seventh place may count one more.
 */
function isCompanyNumber(number: string): boolean {
  const sum = weights.reduce((total, weight, at) => {
    const product = weight * Number(number[at]);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 5 === 0 || (number[6] === '7' && (sum + 1) % 5 === 0);
}
