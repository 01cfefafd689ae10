import type { Caller } from '#src/actions/deps.ts';
import type { CodePurpose } from '#src/store/accounts/sign-in-codes.store.ts';

/** The place of a code: signing in is bound to the device, anything else to the account that asks. */
export function placeOf(
  purpose: CodePurpose,
  recipient: string,
  { device, owner }: Pick<Caller, 'device' | 'owner'>,
): { readonly purpose: CodePurpose; readonly recipient: string; readonly device: string } {
  return { purpose, recipient, device: purpose === 'sign in' || purpose === 'second' ? device : owner };
}
