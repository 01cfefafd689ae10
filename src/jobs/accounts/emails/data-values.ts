import { regionName } from '#src/domain/site/names/region-name.ts';
import type { Market } from '#src/domain/site/hosts.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { formatDate, nameOf } from '#src/domain/site/language/formats.ts';
import { isLanguage, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { isFormatPreference, writingOf } from '#src/domain/site/language/formatting-locale.ts';
import { eventWords } from '#src/messages/security-notice.words.ts';

type Words = Readonly<Record<string, MessageDescriptor>>;

const channels: Words = { email: msg({ message: 'Email', context: 'channel' }), sms: msg`Text message` };
const purposes: Words = {
  reminders: msg`Visit reminders`,
  reviews: msg`Review requests`,
  support: msg`Replies from support`,
  offers: msg`Offers`,
  partners: msg`Partner offers`,
  surveys: msg`Surveys`,
};

/** The values of a column that takes a few words only, as "table.column": in the reader's language. */
const values: Readonly<Record<string, Words>> = {
  'account.kind': { member: msg`Member`, guest: msg`Guest` },
  'account.title': { MR: msg`Mr`, MS: msg`Ms`, MX: msg`Mx` },
  'session.way': {
    sms: msg`by text message`,
    email: msg`by email`,
    google: msg`with Google`,
    passkey: msg`with a passkey`,
    guest: msg`as a guest`,
  },
  'account_event.kind': eventWords,
  'saved_traveller.diet': {
    any: msg`No dietary restrictions`,
    vegetarian: msg`Vegetarian`,
    vegan: msg`Vegan`,
    halal: msg`Halal`,
    kosher: msg`Kosher`,
    glutenFree: msg`Gluten-free`,
  },
  'orders.market': { global: msg`Worldwide`, cn: msg`Mainland China` },
  'booking.state': {
    held: msg`On hold, not paid yet`,
    pending_payment: msg`Payment in progress`,
    paid: msg`Paid`,
    confirming: msg`Awaiting confirmation from the operator`,
    confirmed: msg`Confirmed`,
    rejected: msg`Declined by the operator`,
    redeemed: msg`Used`,
    cancel_requested: msg`Cancellation requested`,
    cancelled: msg`Canceled`,
    unused: msg`Not used`,
    released: msg`Released`,
  },
  'payment.state': {
    requires_payment_method: msg`Not paid yet`,
    requires_action: msg`Waiting for you to confirm with your bank`,
    processing: msg`Payment in progress`,
    requires_capture: msg`Authorized, not charged yet`,
    succeeded: msg({ message: 'Paid', context: 'payment' }),
    canceled: msg({ message: 'Canceled', context: 'payment' }),
  },
  'payment_attempt.outcome': {
    unknown: msg`Unknown`,
    succeeded: msg({ message: 'Paid', context: 'payment' }),
    failed: msg`Declined`,
  },
  'refund.state': {
    requested: msg`Requested`,
    approved: msg`Approved`,
    rejected: msg`Rejected`,
    submitted: msg`On its way`,
    succeeded: msg`Refunded`,
    failed: msg`Didn’t go through, so we’ll try again`,
    manual: msg`Refund in progress, handled by our team`,
  },
  'dispute.state': { open: msg`Open`, won: msg`Decided in our favor`, lost: msg`Decided in your favor` },
  'coupon_use.state': {
    reserved: msg`Reserved for an order`,
    redeemed: msg({ message: 'Used', context: 'coupon' }),
    released: msg`Returned unused`,
    restored: msg`Returned after a refund`,
  },
  'gift_card.state': { ordered: msg`Not paid yet`, active: msg`Valid`, void: msg`Not valid` },
  'credit_lot.source': {
    earned: msg`Earned from a visit`,
    returned: msg({ message: 'Refund', context: 'source' }),
    granted: msg`Added by us`,
  },
  'receipt.kind': { receipt: msg`Receipt`, credit_note: msg`Credit note` },
  'tw_invoice_choice.kind': {
    member: msg`Saved to your account`,
    mobile: msg`Mobile barcode`,
    certificate: msg`Citizen Digital Certificate`,
    donation: msg`Donation`,
    company: msg({ message: 'Company', context: 'kind of invoice' }),
  },
  'sent_message.kind': { mail: msg({ message: 'Email', context: 'channel' }), sms: msg`Text message` },
  'message_choice.channel': channels,
  'message_choice.purpose': purposes,
  'message_choice_record.channel': channels,
  'message_choice_record.purpose': purposes,
  'message_choice_record.source': { account: msg`Account settings`, 'unsubscribe link': msg`Link in an email` },
  'term_answer.answer': { accepted: msg`Accepted`, later: msg`Postponed` },
  'support_message.author': { traveller: msg`You`, support: msg`Support` },
  'review.state': { shown: msg`Published`, held: msg`Under review`, hidden: msg`Removed` },
  'review.party': {
    solo: msg`Solo`,
    couple: msg`As a couple`,
    family: msg`With family`,
    friends: msg`With friends`,
    business: msg`On business`,
  },
  'referral_join.state': {
    joined: msg`Invitation accepted`,
    earned: msg`Rewarded`,
    refused: msg`Not rewarded`,
    reversed: msg`Reward reversed`,
  },
};

const countries = new Set(['country', 'country_code', 'confirmed_residence', 'nationality']);

const writtenDay = '2026-12-31';

/** The label of a fact in a data export; null where it is used unchanged in the file for programs. */
export function dataValue(
  { i18n, language, market }: { readonly i18n: I18n; readonly language: LanguageCode; readonly market: Market },
  { table, key, text }: { readonly table: string; readonly key: string; readonly text: string },
): string | null {
  const words = values[`${table}.${key}`]?.[text];
  if (words !== undefined) return i18n._(words);
  // A format preference is shown as pages offer it: by a date that is written so.
  if (key === 'writing' && isFormatPreference(text)) return formatDate(writtenDay, writingOf(language, text), 'medium');
  if (countries.has(key) && /^[A-Z]{2}$/.test(text)) return regionName(text, language, market);
  return key === 'language' && isLanguage(text) ? nameOf('language', text, language) : null;
}
