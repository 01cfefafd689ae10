import type { DocumentVoice } from '#src/domain/orders/documents/voucher-document.ts';

/** A data export as a document, in ready strings: the renderer decides on its looks only. */
export type DataExportDocument = DocumentVoice & {
  readonly brand: string;
  readonly kind: string;
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly sections: readonly DataSection[];
  readonly notes: readonly string[];
  readonly stamp: '';
};

/** `tables` have the names of the file for programs, so that one can be found in the other. */
export type DataSection = {
  readonly title: string;
  readonly tables: readonly {
    readonly name: string;
    readonly rows: readonly (readonly { readonly label: string; readonly value: string }[])[];
    /** States that there are more rows than shown here; empty where all are shown. */
    readonly more: string;
  }[];
};

/** The sections of a data export, in reading order: which tables of the copy belong together. */
export const dataGroups = {
  account: [
    'account',
    'account_identity',
    'passkey',
    'passkey_challenge',
    'account_event',
    'identity_flow',
    'session',
    'avatar',
    'data_export',
    'account_deletion',
  ],
  people: ['saved_contact', 'saved_traveller', 'booking_answers', 'traveller_answers'],
  orders: ['orders', 'booking', 'voucher', 'cart_item', 'order_term'],
  payments: ['payment', 'payment_attempt', 'refund', 'dispute', 'receipt', 'receipt_buyer', 'tw_invoice_choice'],
  wallet: ['coupon_wallet', 'coupon_use', 'credit_lot', 'gift_card', 'phone_coupon_claim'],
  community: [
    'review',
    'review_version',
    'review_photo',
    'wishlist',
    'wishlist_item',
    'referral_invite',
    'referral_join',
    'referral_member',
    'short_link',
  ],
  support: ['support_conversation', 'support_message', 'support_picture', 'sent_message', 'mail_address'],
  consent: ['message_choice', 'message_choice_record', 'term_answer'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type DataGroup = keyof typeof dataGroups;
