import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { verticalCalls } from '#src/contract/shared/verticals/verticals.calls.ts';
import type { WireMoney } from '#src/contract/wire.ts';
import { defaultLanguage } from '#src/domain/site/language/languages.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { showTip } from '#src/web/site/frame/tips/tips-outlet.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { bookingWords } from '#src/web/shared/labels/booking-labels.ts';
import { useHere } from '#src/web/shared/page-head/use-here.ts';
import { usePutInCart } from '#src/web/shared/booking/use-add-to-cart.ts';
import { booksAtOnce } from '#src/web/shared/booking/buy-now.ts';
import type { PassView } from '#src/web/rail/rails/rails-view.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

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
  const putInCart = usePutInCart(site);
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(pass.units.slice(0, 1).map(({ id }) => [id, 1])),
  );
  const [busy, whileBusy] = useBusy();
  const here = useHere();
  const [outcome, setOutcome] = useState<Pick<PassState, 'added' | 'fault'>>({ added: false, fault: null });
  const add = async (start: string): Promise<void> => {
    if (busy) return;
    const units = Object.fromEntries(Object.entries(counts).filter(([, quantity]) => quantity > 0));
    if (Object.keys(units).length === 0)
      return setOutcome({ added: false, fault: t`Please choose at least one pass.` });
    const question = start === '' ? {} : { start };
    const choice = { vertical: 'rails', venueId: null, offerId: pass.offerId, question, units } as const;
    const answer = await whileBusy(() =>
      putInCart(() => api.call(verticalCalls.addChoice, choice), priceOf(pass, units)),
    );
    if (!answer.ok) {
      const fault = bookingWords(i18n, answer.error);
      // The pass may be gone from the page by now.
      if (!here.current) showTip(fault, 'bad');
      return setOutcome({ added: false, fault });
    }
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

/** Returns the total of the counts by the prices shown; null if a kind has no price. */
function priceOf({ units }: PassView, counts: Readonly<Record<string, number>>): WireMoney | null {
  const [first] = units;
  if (first === undefined) return null;
  const minor = units.reduce((sum, { id, each }) => sum + each.minor * (counts[id] ?? 0), 0);
  return { minor, currency: first.each.currency };
}
