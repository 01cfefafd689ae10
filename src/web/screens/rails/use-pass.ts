import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { verticalEndpoints } from '#src/contract/endpoints/verticals.ts';
import { defaultLanguage } from '#src/domain/site/languages.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { href } from '#src/web/href.ts';
import { failureWords } from '#src/web/parts/failure-words.ts';
import { booksAtOnce, emptyCart } from '#src/web/screens/activity-options/book-at-once.ts';
import type { PassView } from '#src/web/screens/rails/rails-view.ts';
import { useApi } from '#src/web/services.ts';
import { cartChanged } from '#src/web/visitor/visitor.ts';

type PassState = {
  readonly busy: boolean;
  readonly added: boolean;
  readonly fault: string | null;
  readonly count: (unit: string, quantity: number) => void;
  /** Puts it into the cart; without a first day it is open. */
  readonly add: (start: string) => Promise<void>;
};

/** How many of a pass are wanted, and what became of putting them into the cart. */
export function usePass(pass: PassView, site: SitePart): PassState {
  const { i18n, t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(pass.units.slice(0, 1).map(({ id }) => [id, 1])),
  );
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Pick<PassState, 'added' | 'fault'>>({ added: false, fault: null });
  const add = async (start: string): Promise<void> => {
    if (busy) return;
    const units = Object.fromEntries(Object.entries(counts).filter(([, quantity]) => quantity > 0));
    if (Object.keys(units).length === 0)
      return setOutcome({ added: false, fault: t`Please choose at least one ticket.` });
    setBusy(true);
    if (!site.util.toggles.cart) await emptyCart(api);
    const answer = await api.call(verticalEndpoints.addChoice, {
      vertical: 'rails',
      venueId: null,
      offerId: pass.offerId,
      question: start === '' ? {} : { start },
      units,
    });
    setBusy(false);
    if (!answer.ok) return setOutcome({ added: false, fault: failureWords(i18n, answer.error) });
    window.dispatchEvent(new CustomEvent(cartChanged));
    setOutcome({ added: true, fault: null });
    // The router puts the language prefix before what it is sent to.
    if (booksAtOnce(site)) await navigate(href({ language: defaultLanguage }, 'checkout'));
  };
  return {
    busy,
    ...outcome,
    count: (unit, quantity) => setCounts((now) => ({ ...now, [unit]: quantity })),
    add,
  };
}
