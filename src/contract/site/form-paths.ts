import type { WireError } from '#src/contract/envelope.ts';

/** Where the plain forms of an order's page go: cancelling and changing without script. */
export const orderFormActionsPath = '/v1/ordersrv/actions';

/** Where the other plain forms go: those of the user centre, of a review, of a gift card, and the one that has a link sent again. */
export const accountFormsPath = '/v1/usrcsrv/user/form';

/** What they do. */
const accountActionNames = [
  'consent',
  'notifications',
  'copy',
  'close',
  'keep',
  'details',
  'picture',
  'picture-remove',
  'language',
  'currency',
  'writing',
  'sign-out-others',
  'sign-out-one',
  'passkey-remove',
  'google-remove',
  'traveller',
  'traveller-remove',
  'contact',
  'wish-save',
  'wish-forget',
  'wish-note',
  'wish-move',
  'list-add',
  'list-rename',
  'list-remove',
  'list-share',
  'list-unshare',
  'coupon-code',
  'gift-card-code',
  'review',
  'translate-review',
  'gift',
  'order-link',
  'order-links-end',
  'undo-change',
] as const;
export type AccountAction = (typeof accountActionNames)[number];

/** True for an action of a plain form. */
export function isAccountAction(text: string): text is AccountAction {
  return accountActionNames.some((one) => one === text);
}

/**
 * A form that was sent without script and refused: its page is drawn again with what was typed, since without script
 * nothing else preserves it.
 */
export type TypedForm = {
  readonly action: AccountAction;
  readonly error: WireError;
  /** Every field once, by its name; of a field that was sent several times, its values joined by commas. */
  readonly fields: Readonly<Record<string, string>>;
};
