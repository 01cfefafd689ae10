import type { PageRow } from '#src/contract/pages.ts';

/** RU-9: whether a page is for those who have signed in; a guest-checkout site sells without an account. */
export function needsSignIn(
  { auth, openToGuests }: Pick<PageRow, 'auth' | 'openToGuests'>,
  { isGuestCheckout }: { readonly isGuestCheckout: boolean },
): boolean {
  return auth === true && !(openToGuests && isGuestCheckout);
}
