import type { Line } from '#src/domain/checkout/line.ts';
import type { Money } from '#src/domain/shared/money/money.ts';
import type { AccountEventKind } from '#src/domain/accounts/account-event.ts';
import type { Market } from '#src/domain/site/hosts.ts';
import type { Brand } from '#src/domain/site/site-part.ts';

/** Who writes: the shop's name, how it is reached, and the origin that all links are built on (RU-4). */
export type Sender = { readonly origin: string; readonly brand: Pick<Brand, 'name' | 'supportEmail' | 'supportPhone'> };

export type MailedBooking = {
  readonly reference: string;
  readonly line: Line;
  /** Opens the voucher without signing in. */
  readonly voucherKey: string;
  readonly refundDue: Money | null;
};

export type OrderMail = Sender & {
  readonly name: string;
  readonly orderReference: string;
  /** Opens the order without signing in. */
  readonly orderKey: string;
  readonly bookings: readonly MailedBooking[];
};

/** A change of an account; `token` opens the page that undoes it, null where nothing can be undone. */
export type SecurityNotice = Sender & {
  readonly kind: AccountEventKind;
  readonly market: Market;
  /** UTC, ISO 8601. */
  readonly at: string;
  readonly agent: string;
  readonly network: string;
  readonly token: string | null;
};

/** What each kind of message is made from. */
export type MailData = {
  readonly confirmation: OrderMail;
  /** `by` says who cancelled: the traveller, or the supplier who could not confirm. */
  readonly cancellation: OrderMail & { readonly by: 'traveller' | 'supplier' };
  /** How many of the party are canceled, and the refund for them. */
  readonly 'part-cancellation': OrderMail & { readonly seats: number; readonly back: Money };
  /** The date is not served after all; another can be chosen until `deadline` (ISO 8601 in UTC). */
  readonly closure: OrderMail & { readonly reason: string; readonly deadline: string };
  /** The same in a text message. */
  readonly 'closure-text': OrderMail & { readonly deadline: string };
  readonly 'voucher-text': OrderMail;
  readonly refund: OrderMail & { readonly paidBack: Money };
  /** The link to an order, sent again on request. */
  readonly 'order-link': OrderMail;
  /** The visit is tomorrow; mails of this kind can be ended. */
  readonly reminder: OrderMail & { readonly unsubscribeToken: string };
  /** The visit was yesterday; mails of this kind can be ended too. */
  readonly review: OrderMail & { readonly unsubscribeToken: string };
  /** To the recipient of a card: the code is worth its amount. */
  readonly 'gift-card': Sender & {
    readonly recipient: { readonly name: string; readonly from: string; readonly message: string };
    readonly amount: Money;
    readonly code: string;
  };
  /** Support has answered, and it was not read yet; mails of this kind can be ended. */
  readonly support: OrderMail & { readonly unsubscribeToken: string; readonly isGuest: boolean };
  readonly 'sign-in-code': Sender & { readonly code: string };
  readonly 'sign-in-letter': Sender & { readonly code: string };
  readonly 'security-notice': SecurityNotice;
  readonly 'security-text': SecurityNotice;
};

export type MailKind = keyof MailData;

/** A message as it is sent; text messages have no HTML. */
export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string | null };
