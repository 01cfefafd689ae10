import { msg } from '@lingui/core/macro';

import { accountCalls } from '#src/contract/accounts/account.calls.ts';
import { travellerCalls } from '#src/contract/accounts/travellers.calls.ts';
import type { TravellerView } from '#src/contract/accounts/travellers.ts';
import { checkoutCalls } from '#src/contract/checkout/checkout.calls.ts';
import type { ContactInput } from '#src/contract/checkout/checkout.ts';
import { checkoutView, type CheckoutView } from '#src/web/checkout/checkout/checkout-view.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type CheckoutPage = {
  /** The checkout that the address names, when it is still open; else one is opened once the page is there. */
  readonly open: CheckoutView | null;
  readonly known: ContactInput;
  /** The fellow travelers saved in the buyer's account. */
  readonly people: readonly TravellerView[];
  /** A guest site requires name and email here instead of redirecting to the sign-in page (spec §1, RU-9). */
  readonly requiresName: boolean;
};

/**
 * The checkout. Reading the page takes no hold, so that a prefetch or a crawler holds nothing: the hold is taken by
 * the call that the page makes when it has arrived (RU-31).
 */
export async function loadCheckout(context: LoadContext): Promise<Loaded<CheckoutPage>> {
  const { api, i18n, site, query } = context;
  const profile = await api.call(accountCalls.myProfile, {});
  const isAnonymous = profile.ok && profile.value === null;
  if (isAnonymous && !site.util.isGuestCheckout) return { kind: 'sign-in' };
  const reference = query.get('order');
  const isNamed = reference !== null && /^[A-Z0-9]{10}$/.test(reference);
  const [saved, open] = await Promise.all([
    // An anonymous visitor has no saved travelers.
    isAnonymous ? null : api.call(travellerCalls.savedPeople, {}),
    isNamed ? api.call(checkoutCalls.checkout, { reference }) : null,
  ]);
  const savedContact = saved?.ok === true ? saved.value : null;
  const title = i18n._(msg`Checkout`);
  const user = profile.ok ? profile.value : null;
  const contact = savedContact?.contact ?? null;
  return {
    kind: 'page',
    data: {
      open: open?.ok === true && open.value.secondsLeft > 0 ? checkoutView(context, open.value) : null,
      known: contact ?? { name: user?.user_name ?? '', email: user?.email ?? '', phone: '' },
      people: savedContact?.travellers ?? [],
      requiresName: isAnonymous,
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/platform/pay' },
  };
}
