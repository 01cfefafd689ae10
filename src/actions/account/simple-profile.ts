import { maskPhone } from '#src/adapters/phone.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { profileOf } from '#src/store/accounts.store.ts';
import { cartOf } from '#src/store/cart.store.ts';

export type SimpleProfile = {
  readonly user: {
    readonly kind: 'member' | 'guest';
    readonly name: string | null;
    readonly email: string | null;
    readonly maskedPhone: string | null;
  } | null;
  readonly cartItems: number;
};

/** Who is there, in as few words as every page needs (T-39), and how much is in his cart. A visitor is nobody. */
export async function simpleProfile(deps: Deps, caller: Caller): Promise<SimpleProfile> {
  const [profile, cart] = await Promise.all([
    caller.account === null ? null : profileOf(deps.db, caller.account.id),
    caller.device === '' ? [] : cartOf(deps.db, caller.owner),
  ]);
  if (profile === null) return { user: null, cartItems: cart.length };
  const { kind, name, email, phone } = profile;
  return { user: { kind, name, email, maskedPhone: phone === null ? null : maskPhone(phone) }, cartItems: cart.length };
}
