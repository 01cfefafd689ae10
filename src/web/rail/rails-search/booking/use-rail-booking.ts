import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';

import type { ApiClient } from '#src/contract/client.ts';
import { cartCalls } from '#src/contract/cart/cart.calls.ts';
import { verticalCalls } from '#src/contract/shared/verticals/verticals.calls.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { defaultLanguage } from '#src/domain/site/language/languages.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { showTip } from '#src/web/site/frame/tips/tips-outlet.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { booksAtOnce, holdsMore, removeOtherLines, linesBeside } from '#src/web/shared/booking/buy-now.ts';
import { bookingWords } from '#src/web/shared/labels/booking-labels.ts';
import type { TakenView } from '#src/web/rail/rails-search/rails-search-view.ts';
import { pickSeat, seatsWord, type ChosenSeats } from '#src/web/rail/rails-search/booking/seat-choice.ts';
import { rememberPrices } from '#src/web/shared/storage/seen-prices.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { cartChanged } from '#src/web/shared/visitor/visitor.ts';
import { useDoing } from '#src/web/shared/forms/use-busy.ts';

/** Where one goes after the journey is in the cart: nowhere, or to paying. */
export type Then = 'stay' | 'pay';

export type RailBooking = {
  readonly seats: ChosenSeats;
  /** `wanted`: how many of the travelers occupy a seat. */
  readonly pick: (key: string, seat: string, seatCount: number) => void;
  readonly busy: Then | null;
  readonly added: boolean;
  readonly fault: { readonly text: string; readonly attempt: number } | null;
  readonly book: (then: Then) => Promise<void>;
};

type Outcome = Pick<RailBooking, 'added' | 'fault'>;

/** Adds each direction of the journey to the cart as a separate line, both or none, with the selected seats. */
export function useRailBooking(taken: readonly TakenView[], site: SitePart): RailBooking {
  const { t, i18n } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [seats, setSeats] = useState<ChosenSeats>({});
  const [outcome, setOutcome] = useState<Outcome>({ added: false, fault: null });
  const [busy, whileDoing] = useDoing<Then>();
  const attempts = useRef(0);
  const fail = (text: string): void => {
    attempts.current += 1;
    setOutcome({ added: false, fault: { text, attempt: attempts.current } });
  };

  const goPay = async (added: readonly string[]): Promise<void> => {
    const hasMore = booksAtOnce(site) && site.util.toggles.cart && (await holdsMore(api, ...added));
    if (hasMore) showTip(t`Added to your cart with your other items.`);
    // The router puts the language prefix before what it is sent to.
    await navigate(href({ language: defaultLanguage }, hasMore ? 'cart' : 'checkout'));
  };
  const book = async (then: Then): Promise<void> => {
    if (busy !== null) return;
    const words = taken.map((one) => seatsWord(one, seats));
    if (words.includes(null))
      return fail(t`Please choose a seat for everyone, or choose none and we’ll seat you together if possible.`);
    const put = await whileDoing(then, async () => {
      const added = await putAll(api, taken, words);
      if (added.error === null && !site.util.toggles.cart) await removeOtherLines(api, ...added.items);
      return added;
    });
    if (put.error !== null) {
      fail(bookingWords(i18n, put.error));
      // Seats and fares as they are now.
      await revalidate();
      return;
    }
    window.dispatchEvent(new CustomEvent(cartChanged));
    setOutcome({ added: true, fault: null });
    if (then === 'pay') await goPay(put.items);
    else showTip(t`Added to your cart. Nothing is reserved or paid for yet.`);
  };
  const pick = (key: string, seat: string, seatCount: number): void => {
    setSeats((now) => ({ ...now, [key]: pickSeat(now[key] ?? [], seat, seatCount) }));
    setOutcome({ added: false, fault: null });
  };
  return { seats, pick, busy, ...outcome, book };
}

type Put = { readonly items: readonly string[]; readonly error: WireError | null };

/**
 * One line for each direction. A return makes no sense without the outbound trip: if one is refused, the other is
 * removed again, unless the same line was in the cart before.
 */
async function putAll(api: ApiClient, taken: readonly TakenView[], seats: readonly (string | null)[]): Promise<Put> {
  const items: string[] = [];
  const before = taken.length > 1 ? await linesBeside(api) : [];
  for (const [at, { choice, price }] of taken.entries()) {
    const seat = seats[at] ?? '';
    const answer = await api.call(verticalCalls.addChoice, {
      vertical: 'rails',
      venueId: null,
      offerId: choice.offerId,
      question: seat === '' ? choice.question : { ...choice.question, seats: seat },
      units: choice.units,
    });
    if (!answer.ok) {
      const fresh = before === null ? [] : items.filter((itemId) => !before.includes(itemId));
      for (const itemId of fresh) await api.call(cartCalls.removeCartItem, { itemId });
      return { items: [], error: answer.error };
    }
    items.push(answer.value.itemId);
    rememberPrices([{ itemId: answer.value.itemId, price }]);
  }
  return { items, error: null };
}
