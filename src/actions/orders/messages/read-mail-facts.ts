import { orderLinkKey } from '#src/actions/orders/links/order-link-key.ts';
import { voucherLinkKey } from '#src/actions/orders/links/voucher-link-key.ts';
import type { Deps } from '#src/actions/deps.ts';
import { lineOfSnapshot, type Line } from '#src/domain/checkout/line.ts';
import { money, type Money } from '#src/domain/shared/money/money.ts';
import { defaultLanguage, isLanguage, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { mailFactsOf, refundAmountOf } from '#src/store/orders/orders-reading.store.ts';

/** Which order, of it one booking or all, and the refund that the mail is about. */
export type MailAbout = {
  readonly orderId: string;
  readonly bookingId: string | null;
  readonly refundId: string | null;
};

export type MailFacts = {
  /** The language in which the order was placed. */
  readonly language: LanguageCode;
  /** The origin of the site it was placed on: its links lead back there. */
  readonly origin: string;
  readonly email: string;
  readonly name: string;
  readonly orderReference: string;
  /** Opens the order without signing in. */
  readonly orderKey: string;
  /** What was paid out by the refund, or null when the mail is about none. */
  readonly paidBack: Money | null;
  readonly bookings: readonly {
    readonly reference: string;
    readonly line: Line;
    /** Opens the voucher for anyone the email is forwarded to. */
    readonly voucherKey: string;
    /** What is due back for it, or null while it is on. */
    readonly refundDue: Money | null;
  }[];
};

/** Returns the content of an email about an order; null when the order is gone or has no recipient. */
export async function readMailFacts(
  deps: Deps,
  { orderId, bookingId, refundId }: MailAbout,
): Promise<MailFacts | null> {
  const facts = await mailFactsOf(deps.db, orderId, bookingId);
  if (facts === null || facts.contact === null) return null;
  const { orderReference, linkVersion: version, language, host, currency, contact } = facts;
  const paidBack = refundId === null ? null : await refundAmountOf(deps.db, refundId);
  return {
    language: isLanguage(language) ? language : defaultLanguage,
    origin: deps.originOf(host),
    email: contact.email,
    name: contact.name,
    orderReference,
    orderKey: orderLinkKey(deps, { reference: orderReference, version }),
    paidBack: paidBack === null ? null : money(paidBack, currency),
    bookings: facts.bookings.map(({ reference, snapshot, refundMinor }) => ({
      reference,
      line: lineOfSnapshot(snapshot),
      voucherKey: voucherLinkKey(deps, { reference, version, endsAt: snapshot.visit.endsAt }),
      refundDue: refundMinor === null ? null : money(BigInt(refundMinor), currency),
    })),
  };
}
