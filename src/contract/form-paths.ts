/** Where the plain forms of an order's page go: cancelling and changing without script. */
export const orderDeedsPath = '/v1/ordersrv/deeds';

/** Where the plain forms of the user centre go. */
export const accountFormsPath = '/v1/usrcsrv/user/form';

/** What they do. */
const accountDeedNames = ['consent', 'notifications', 'copy', 'close', 'keep', 'details', 'sign-out-others'] as const;
export type AccountDeed = (typeof accountDeedNames)[number];

/** True for a deed of a plain form. */
export function isAccountDeed(text: string): text is AccountDeed {
  return accountDeedNames.some((one) => one === text);
}
