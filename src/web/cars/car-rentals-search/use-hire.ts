import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { verticalCalls } from '#src/contract/shared/verticals/verticals.calls.ts';
import { fromWire, type WireMoney } from '#src/contract/wire.ts';
import { formatMoney } from '#src/domain/site/language/formats.ts';
import { defaultLanguage } from '#src/domain/site/language/languages.ts';
import type { FormattingLocale } from '#src/domain/site/language/formatting-locale.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { showTip } from '#src/web/site/frame/tips/tips-outlet.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { bookingWords } from '#src/web/shared/labels/booking-labels.ts';
import { useHere } from '#src/web/shared/page-head/use-here.ts';
import { usePutInCart } from '#src/web/shared/booking/use-add-to-cart.ts';
import type { CarOfferView } from '#src/web/cars/car-rentals-search/car-offer-view.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

export type Hire = {
  /** The car with the extras that are chosen, in ready words. */
  readonly total: string;
  readonly busy: boolean;
  readonly fault: string | null;
  readonly hasCart: boolean;
  readonly take: (extra: string, count: number) => void;
  readonly book: () => Promise<void>;
};

type Counts = Readonly<Record<string, number>>;

/** Extras are chosen here, and the car goes into the cart with them; where there is no cart, straight on to paying. */
export function useHire(car: CarOfferView, question: Readonly<Record<string, string>>, site: SitePart): Hire {
  const { t } = useLingui();
  const navigate = useNavigate();
  const put = usePut(car, question, site);
  const [counts, setCounts] = useState<Counts>({});
  const [busy, whileBusy] = useBusy();
  const [fault, setFault] = useState<string | null>(null);
  const running = useRef(false);
  const here = useHere();
  const hasCart = site.util.toggles.cart;
  const book = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setFault(null);
    const refused = await whileBusy(() => put(counts)).finally(() => (running.current = false));
    setFault(refused);
    // The car may be gone from the list by now, and its card with what it would say.
    if (refused !== null && !here.current) showTip(refused, 'bad');
    if (refused === null && hasCart) showTip(t`Added to your cart. Nothing is reserved or paid for yet.`);
    // The router puts the language prefix before what it is sent to.
    if (refused === null && !hasCart) await navigate(href({ language: defaultLanguage }, 'checkout'));
  };
  return {
    total: totalOf(car, counts, site.writing),
    busy,
    fault,
    hasCart,
    take: (extra, count) => {
      setCounts({ ...counts, [extra]: count });
      setFault(null);
    },
    book,
  };
}

/** The page brings the price of the car alone; what is chosen here is added to it. */
function totalOf(car: CarOfferView, counts: Counts, writing: FormattingLocale): string {
  const total = priceOf(car, counts);
  return total.minor === car.price.minor ? car.price.amount : formatMoney(fromWire(total), writing);
}

function priceOf({ price, extras }: CarOfferView, counts: Counts): WireMoney {
  const more = extras.reduce((sum, extra) => sum + extra.eachMinor * (counts[extra.id] ?? 0), 0);
  return { minor: price.minor + more, currency: price.currency };
}

/** Null when it is in the cart, else why it does not. */
function usePut(
  car: CarOfferView,
  question: Readonly<Record<string, string>>,
  site: SitePart,
): (counts: Counts) => Promise<string | null> {
  const { i18n } = useLingui();
  const api = useApi();
  const putInCart = usePutInCart(site);
  return async (counts) => {
    const { destination: _anywhere, ...requested } = question;
    const chosen = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
    const choice = {
      vertical: 'car-rentals',
      venueId: car.venueId,
      offerId: car.offerId,
      question: { ...requested, pick_up: String(car.venueId) },
      units: { car: 1, ...chosen },
    } as const;
    const answer = await putInCart(() => api.call(verticalCalls.addChoice, choice), priceOf(car, counts));
    if (answer.ok) return null;
    return bookingWords(i18n, answer.error);
  };
}
