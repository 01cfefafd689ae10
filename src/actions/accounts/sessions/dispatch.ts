import { emailHash } from '#src/adapters/identity/sign-in-hashes.ts';
import { knownPerson, type KnownPerson } from '#src/actions/accounts/sessions/known-person.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { cartOf } from '#src/store/cart/cart.store.ts';

export type Dispatched = {
  readonly person: KnownPerson | null;
  readonly cartItems: number;
  readonly emailHash: string;
  readonly language: LanguageCode;
  readonly currency: CurrencyCode;
};

/**
 * What the browser needs of its visitor at the start, in one call (RU-17). The hash of an e-mail address is made only
 * for who has agreed to be tracked (D-13).
 */
export async function dispatch(
  deps: Deps,
  caller: Caller,
  { isTracked }: { readonly isTracked: boolean },
): Promise<Dispatched> {
  const [person, cart] = await Promise.all([
    knownPerson(deps, caller),
    caller.device === '' ? [] : cartOf(deps.db, caller.owner),
  ]);
  const email = isTracked ? (person?.profile.email ?? null) : null;
  return {
    person,
    cartItems: cart.length,
    emailHash: email === null ? '' : emailHash(deps.secrets.session, 'tracking', email),
    language: person?.profile.language ?? caller.language,
    currency: person?.profile.currency ?? caller.currency,
  };
}
