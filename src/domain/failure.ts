/**
 * Expected failure is a value: an action or rule returns `Result`, never throws for what may happen in the course of
 * business. `code` comes from one closed list, `FailureCode`; `contract/errors.ts` gives each its HTTP status and
 * message, so that a new code cannot be forgotten there.
 */
export type Result<Value, Code extends string = FailureCode> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure<Code> };

/** Why something was refused: a code, the input that caused it (a field's path) and facts for the message. */
export type Failure<Code extends string = FailureCode> = {
  readonly code: Code;
  readonly field?: string;
  readonly facts?: Readonly<Record<string, string | number>>;
};

export type FailureCode = (typeof failureCodes)[number];

/** The closed list. A code is never renamed: clients and logs store them. */
export const failureCodes = [
  'bad_request',
  'not_found',
  'sign_in_required',
  'forbidden',
  'account_limited',
  'csrf_refused',
  'too_many_requests',
  'idempotency_key_missing',
  'idempotency_key_reused',
  'still_running',
  // The database stores nothing at the moment: nothing was done.
  'storage_unavailable',
  // Too much work of this kind waits; nothing was done, and a moment later it may be.
  'server_busy',
  'date_past',
  'date_not_offered',
  'slot_closed',
  'slot_sold_out',
  'party_too_small',
  'party_too_large',
  'unit_unknown',
  'unit_needs_company',
  'quantity_invalid',
  'price_changed',
  'quote_expired',
  'cart_empty',
  'hold_expired',
  'hold_limit_reached',
  'card_declined',
  'card_insufficient_funds',
  'payment_processing',
  'payment_failed',
  'payment_unavailable',
  'already_paid',
  'order_not_payable',
  'not_cancellable',
  'already_cancelled',
  'not_amendable',
  'phone_invalid',
  'email_invalid',
  'name_missing',
  'name_invalid',
  'name_not_latin',
  // About the fields required of travelers at the checkout.
  'answer_missing',
  'answer_too_short',
  'answer_too_long',
  'answer_unknown',
  'birth_date_invalid',
  'age_not_of_ticket',
  'number_outside',
  'flight_invalid',
  'passport_invalid',
  'passport_runs_out',
  // Of closing an account: something is still to come, or on its way.
  'account_in_use',
  'code_wrong',
  'code_expired',
  'code_locked',
  // Of signing in and of sign-in methods.
  'robot_check_failed',
  'robot_check_used',
  'confirm_first',
  'phone_taken',
  'email_taken',
  'identity_taken',
  'identity_failed',
  'last_way_in',
  // The email or number was given up by an account that can still have it back.
  'factor_reserved',
  // Of signing in by code where the owner requires a second factor.
  'second_factor_needed',
  'second_factor_missing',
  'confirm_by_older',
  'sign_in_over',
  'undo_over',
  'passkey_refused',
  'passkeys_full',
  'voucher_used',
  'voucher_void',
  // Of coupons and gift cards.
  'coupon_unknown',
  'coupon_not_begun',
  'coupon_over',
  'coupon_used_up',
  'coupon_used',
  'coupon_minimum',
  'coupon_not_for_these',
  'coupon_not_here',
  'coupon_first_only',
  'coupon_method',
  'coupon_phone',
  'coupon_account',
  'coupon_not_combined',
  'coupon_saves_nothing',
  'gift_card_unknown',
  'gift_card_taken',
  // Of reviews and wishlists.
  'not_visited',
  'picture_unreadable',
  'list_full',
  // Of invitations, groups, falling prices and coupons for phone numbers.
  'referral_phone_needed',
  'referral_self',
  'referral_device',
  'referral_phone',
  'referral_joined',
  'referral_circle',
  'referral_not_new',
  'referral_not_begun',
  'referral_over',
  'referral_full',
  'referral_too_few',
  'phone_not_of_event',
  // Of a promotion's list (spec §8): unknown, not begun, over, nothing of it is offered.
  '0509P0001',
  '0509P0007',
  '0509P0008',
  '0509P0009',
] as const;

/** Wraps a success. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Wraps an expected failure; `field` names the input that caused it, `facts` fill its message. */
export function fail<Code extends string>(
  code: Code,
  about: { field?: string; facts?: Readonly<Record<string, string | number>> } = {},
): { readonly ok: false; readonly failure: Failure<Code> } {
  return { ok: false, failure: { code, ...about } };
}
