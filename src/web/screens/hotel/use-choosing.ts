import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { verticalEndpoints } from '#src/contract/endpoints/verticals.ts';
import { defaultLanguage } from '#src/domain/site/languages.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { href } from '#src/web/href.ts';
import { failureWords } from '#src/web/parts/failure-words.ts';
import { emptyCart } from '#src/web/screens/activity-options/book-at-once.ts';
import type { HotelView, PlanView } from '#src/web/screens/hotel/hotel-view.ts';
import { useApi } from '#src/web/services.ts';
import { cartChanged } from '#src/web/visitor/visitor.ts';

export type Choosing = {
  /** The plan that is on its way into the cart. */
  readonly busy: string | null;
  readonly fault: { readonly planId: string; readonly text: string } | null;
  readonly choose: (plan: PlanView) => Promise<void>;
};

/** A room at a plan becomes a line of the cart; where there is no cart, it is bought at once. */
export function useChoosing({ id, question }: HotelView, site: SitePart): Choosing {
  const { i18n } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string | null>(null);
  const [fault, setFault] = useState<Choosing['fault']>(null);
  const choose = async (plan: PlanView): Promise<void> => {
    if (busy !== null) return;
    setBusy(plan.id);
    setFault(null);
    if (!site.util.toggles.cart) await emptyCart(api);
    const answer = await api.call(verticalEndpoints.addChoice, {
      vertical: 'hotels',
      venueId: id,
      offerId: plan.id,
      question,
      units: plan.units,
    });
    setBusy(null);
    if (!answer.ok) return setFault({ planId: plan.id, text: failureWords(i18n, answer.error) });
    window.dispatchEvent(new CustomEvent(cartChanged));
    // The router puts the language prefix before what it is sent to.
    await navigate(href({ language: defaultLanguage }, site.util.toggles.cart ? 'cart' : 'checkout'));
  };
  return { busy, fault, choose };
}
