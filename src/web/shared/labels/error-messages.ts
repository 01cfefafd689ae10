import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { isUnreachable } from '#src/contract/client.ts';
import type { WireError } from '#src/contract/envelope.ts';
import type { FailureCode } from '#src/domain/failure.ts';

/** The message for each error code of the closed list; a code without a message does not compile. */
const words: Readonly<Record<FailureCode, MessageDescriptor>> = {
  bad_request: msg`Something doesn’t look right. Please check what you entered.`,
  not_found: msg`We couldn’t find that.`,
  sign_in_required: msg`Please sign in to continue.`,
  forbidden: msg`You don’t have permission to do that.`,
  account_limited: msg`Your account has limited access: you can view and cancel your bookings, but you can’t make new ones.`,
  csrf_refused: msg`This page has been open for a while. Reload it and try again.`,
  too_many_requests: msg`Too many attempts. Please wait a minute and try again.`,
  idempotency_key_missing: msg`Something went wrong on this page. Reload it and try again.`,
  idempotency_key_reused: msg`Something changed while you were sending this. Reload the page and try again.`,
  still_running: msg`We’re still working on your last request. One moment, please.`,
  storage_unavailable: msg`We can’t save anything right now. Please try again in a few minutes. Nothing you’ve paid for is lost.`,
  server_busy: msg`We’re very busy right now. Please try again in a moment.`,
  date_past: msg`This date has passed. Please choose another.`,
  date_not_offered: msg`Not available on this date. Please choose another.`,
  slot_closed: msg`Booking for this time has closed. Please choose another.`,
  slot_sold_out: msg`This time is sold out for your group. Please choose another time or fewer people.`,
  party_too_small: msg`Please choose at least {limit} people.`,
  party_too_large: msg`You can book up to {limit} at once.`,
  unit_unknown: msg`This ticket type is no longer available. Please choose again.`,
  unit_needs_company: msg`Children and infants must be accompanied. Please add an adult ticket.`,
  quantity_invalid: msg`Please enter a whole number of tickets.`,
  price_changed: msg`The price has changed since you last saw it. Please check the new price before you continue.`,
  quote_expired: msg`This price was held for 10 minutes and has expired. We’ve updated it.`,
  cart_empty: msg`Your cart is empty.`,
  hold_expired: msg`Your time to pay has run out and your spots were released. You weren’t charged.`,
  hold_limit_reached: msg`You’ve reached the limit of spots you can hold. Complete or cancel another checkout first, or choose fewer.`,
  card_declined: msg`Your card was declined. You weren’t charged. Please try another card.`,
  card_insufficient_funds: msg`This card has insufficient funds. You weren’t charged. Please try another card.`,
  payment_processing: msg`Your payment is being processed. We’ll let you know when it goes through.`,
  payment_failed: msg`The payment didn’t go through. You weren’t charged. Please try again.`,
  payment_unavailable: msg`Payment isn’t available right now. Your spots are held. Please try again shortly.`,
  already_paid: msg`This order is already paid.`,
  order_not_payable: msg`This order can no longer be paid. Your cart still has everything in it.`,
  not_cancellable: msg`This booking can no longer be canceled.`,
  already_cancelled: msg`This booking is already canceled.`,
  not_amendable: msg`This booking can no longer be changed.`,
  phone_invalid: msg`Please enter a phone number with its country code, such as +81 90 1234 5678.`,
  email_invalid: msg`Please enter an email address such as name@example.com.`,
  name_missing: msg`Please enter your name.`,
  name_invalid: msg`This name has characters we can’t use. Use letters, spaces, hyphens and apostrophes.`,
  name_not_latin: msg`Please use Latin letters as on the passport: A to Z, spaces, hyphens and apostrophes.`,
  answer_missing: msg`Please answer this question.`,
  answer_too_short: msg`Please write at least {limit} characters.`,
  answer_too_long: msg`Please shorten this to {limit} characters.`,
  answer_unknown: msg`Please choose one from the list.`,
  birth_date_invalid: msg`Please enter a date of birth.`,
  age_not_of_ticket: msg`This ticket is for ages {from} to {to} on the day of the visit. Please check the date, or change the tickets in your cart.`,
  number_outside: msg`Please enter a whole number from {from} to {to}.`,
  flight_invalid: msg`Please enter the flight number, such as JL 123.`,
  passport_invalid: msg`Please enter the passport number: 5 to 15 letters and digits.`,
  passport_runs_out: msg`This passport expires before your visit. Please enter one that’s valid on that date.`,
  account_in_use: msg`You still have upcoming bookings or refunds, so your account can’t be closed yet.`,
  code_wrong: msg`That code isn’t correct. Please check it and try again.`,
  code_expired: msg`This code has expired. Please request a new one.`,
  code_locked: msg`Too many incorrect codes. Please request a new one.`,
  robot_check_failed: msg`We couldn’t verify that you’re human. Please try again.`,
  robot_check_used: msg`This security check was already used. Please try again.`,
  confirm_first: msg`Please confirm it’s you first.`,
  factor_reserved: msg`This was recently removed from an account. We’ve sent you a message with a link to undo that. If you removed it yourself, you can use it again 7 days after you removed it.`,
  second_factor_needed: msg`One more step to confirm it’s you.`,
  second_factor_missing: msg`Add a passkey, or both an email and a phone number, to turn on two-step sign-in.`,
  confirm_by_older: msg`Confirm it’s you with an email, phone number or passkey that has been on your account for at least 7 days.`,
  sign_in_over: msg`This took too long. Please start over.`,
  undo_over: msg`This change can’t be undone anymore.`,
  phone_taken: msg`This number belongs to another account. Sign in with it instead.`,
  email_taken: msg`This address belongs to another account. Sign in with it instead.`,
  identity_taken: msg`This Google account is already connected to another account.`,
  identity_failed: msg`Signing in with Google didn’t work. Please try again or choose another sign-in method.`,
  last_way_in: msg`This is your only sign-in method. Add another one first.`,
  passkey_refused: msg`This passkey didn’t work. Please try again or choose another way.`,
  passkeys_full: msg`You’ve reached the limit of 10 passkeys. Remove one before you add another.`,
  voucher_used: msg`This voucher has been used.`,
  voucher_void: msg`This voucher is no longer valid.`,
  coupon_unknown: msg`We don’t recognize this code. Please check it.`,
  coupon_not_begun: msg`This coupon can’t be used yet.`,
  coupon_over: msg`This coupon has expired.`,
  coupon_used_up: msg`All of these coupons have been used.`,
  coupon_used: msg`You’ve already used this coupon.`,
  coupon_minimum: msg`This coupon requires a purchase of at least {amount}.`,
  coupon_not_for_these: msg`This coupon is for activities that aren’t in your cart.`,
  coupon_not_here: msg`This coupon can’t be used on this site or in this currency.`,
  coupon_first_only: msg`This coupon is for first purchases only.`,
  coupon_method: msg`One of your coupons only works with another payment method. Please choose that method or remove the coupon.`,
  coupon_account: msg`This coupon is for signed-in travelers. Please sign in to use it.`,
  coupon_phone: msg`This coupon is only for certain phone numbers. Please sign in with your phone number.`,
  coupon_not_combined: msg`This coupon can’t be combined with the one that saves you more.`,
  coupon_saves_nothing: msg`This coupon doesn’t lower the price of your cart.`,
  gift_card_unknown: msg`This isn’t a valid gift card code. Please check it.`,
  gift_card_taken: msg`This gift card already belongs to another account.`,
  not_visited: msg`You can review a visit once it’s over.`,
  picture_unreadable: msg`We can’t read this picture. Please choose a JPEG, PNG or WebP photo of up to 4 MB.`,
  list_full: msg`Your cart is full. Please remove something first.`,
  referral_phone_needed: msg`To take part, add a phone number to your account first.`,
  referral_self: msg`This is your own link. Send it to a friend.`,
  referral_device: msg`This device has already been used to take part.`,
  referral_phone: msg`This phone number has already been used to take part.`,
  referral_joined: msg`You’ve already taken part.`,
  referral_circle: msg`You invited this person, so they can’t invite you.`,
  referral_not_new: msg`This offer is for people who haven’t booked with us yet.`,
  referral_not_begun: msg`This offer hasn’t started yet.`,
  referral_over: msg`This offer has ended.`,
  referral_full: msg`All spots are taken.`,
  referral_too_few: msg`Not enough people have helped yet.`,
  phone_not_of_event: msg`This offer is for phone numbers that begin with {prefixes}.`,
  '0509P0001': msg`This promotion doesn’t exist.`,
  '0509P0007': msg`This promotion hasn’t started yet.`,
  '0509P0008': msg`This promotion has ended.`,
  '0509P0009': msg`Nothing in this promotion is on sale right now.`,
};

/** Where a site has no cart, none is mentioned. */
const wordsWithoutCart: Partial<typeof words> = {
  cart_empty: msg`Nothing is selected. Please choose an activity first.`,
  order_not_payable: msg`This order can no longer be paid. Please choose again.`,
};

const networkWords = msg`We couldn’t reach the server. Check your connection and try again.`;
const unknownWords = msg`Something went wrong on our side. Please try again.`;

/** An error in the visitor's words; codes that are not ours get the general sentence (spec §8). */
export function failureWords(i18n: I18n, error: Pick<WireError, 'code' | 'facts'>, hasCart = true): string {
  if (isUnreachable({ error })) return i18n._(networkWords);
  const descriptor = isKnown(error.code) ? wordsFor(error.code, hasCart) : unknownWords;
  return i18n._(
    descriptor.id,
    { ...error.facts },
    descriptor.message === undefined ? {} : { message: descriptor.message },
  );
}

function wordsFor(code: FailureCode, hasCart: boolean): MessageDescriptor {
  return (hasCart ? undefined : wordsWithoutCart[code]) ?? words[code];
}

function isKnown(code: string): code is FailureCode {
  return Object.hasOwn(words, code);
}
