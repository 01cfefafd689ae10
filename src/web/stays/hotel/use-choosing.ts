import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { verticalCalls } from '#src/contract/shared/verticals/verticals.calls.ts';
import { defaultLanguage } from '#src/domain/site/language/languages.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { href } from '#src/web/shared/page/href.ts';
import { bookingWords } from '#src/web/shared/labels/booking-labels.ts';
import { usePutInCart } from '#src/web/shared/booking/use-add-to-cart.ts';
import type { HotelView, PlanView } from '#src/web/stays/hotel/hotel-view.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { useDoing } from '#src/web/shared/forms/use-busy.ts';

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
  const putInCart = usePutInCart(site);
  const [busy, whileDoing] = useDoing<string>();
  const [fault, setFault] = useState<Choosing['fault']>(null);
  const choose = async (plan: PlanView): Promise<void> => {
    if (busy !== null) return;
    setFault(null);
    const choice = { vertical: 'hotels', venueId: id, offerId: plan.id, question, units: plan.units } as const;
    const answer = await whileDoing(plan.id, () =>
      putInCart(() => api.call(verticalCalls.addChoice, choice), plan.total),
    );
    if (!answer.ok) return setFault({ planId: plan.id, text: bookingWords(i18n, answer.error) });
    // The router puts the language prefix before what it is sent to.
    await navigate(href({ language: defaultLanguage }, site.util.toggles.cart ? 'cart' : 'checkout'));
  };
  return { busy, fault, choose };
}
