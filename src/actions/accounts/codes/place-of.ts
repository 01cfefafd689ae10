import type { Caller } from '#src/actions/deps.ts';
import type { CodePurpose } from '#src/store/accounts/sign-in-codes.store.ts';

/** Returns the scope of a code: a sign-in code is bound to the device, any other to the requesting account. */
export function placeOf(
  purpose: CodePurpose,
  recipient: string,
  { device, owner }: Pick<Caller, 'device' | 'owner'>,
): { readonly purpose: CodePurpose; readonly recipient: string; readonly device: string } {
  return { purpose, recipient, device: purpose === 'sign in' || purpose === 'second' ? device : owner };
}
