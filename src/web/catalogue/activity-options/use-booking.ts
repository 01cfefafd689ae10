import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { cartCalls } from '#src/contract/cart/cart.calls.ts';
import type { WireMoney } from '#src/contract/wire.ts';
import { checkParty, type UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import { defaultLanguage } from '#src/domain/site/language/languages.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { bookingWords } from '#src/web/shared/labels/booking-labels.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { usePutInCart } from '#src/web/shared/booking/use-add-to-cart.ts';
import { showTip } from '#src/web/site/frame/tips/tips-outlet.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { booksAtOnce, holdsMore } from '#src/web/shared/booking/buy-now.ts';
import { stepOf, type Fault, type Refusal } from '#src/web/catalogue/activity-options/fault.ts';
import type { BookingView, SlotChoice, Total } from '#src/web/catalogue/activity-options/options-view.ts';
import { isBookable } from '#src/web/catalogue/activity-options/slot-choices.ts';
import { totalOf } from '#src/web/catalogue/activity-options/total.ts';
import { carriedCounts } from '#src/web/catalogue/activity-options/tickets/unit-choices.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { useDoing } from '#src/web/shared/forms/use-busy.ts';

/** Where one goes after the choice is in the cart: nowhere, or to paying. */
export type Then = 'stay' | 'pay';

export type Booking = {
  readonly slot: SlotChoice | null;
  readonly counts: UnitCounts;
  readonly total: Total | null;
  readonly fault: Fault | null;
  readonly busy: Then | null;
  readonly added: boolean;
  readonly chooseSlot: (slotId: string) => void;
  readonly count: (unitId: string, quantity: number) => void;
  /** Takes these tickets and no others. */
  readonly take: (counts: UnitCounts) => void;
  /** How often that was done: the counters begin again. */
  readonly taken: number;
  readonly book: (then: Then) => Promise<void>;
};

/** The selection on the page and its outcome. Ticket counts survive errors and changes of date or package. */
export function useBooking(view: BookingView, productId: number, site: SitePart): Booking {
  const { t, i18n } = useLingui();
  const goPay = useGoPay(site);
  const { slot, counts, taken, chooseSlot, count, take } = useChoice(view);
  const total = totalFor(view, { slot, counts }, site);
  const addToCart = useAddToCart(view, productId, site);
  const [outcome, setOutcome] = useState<Outcome>(nothingYet);
  const [busy, whileDoing] = useDoing<Then>();
  const attempts = useRef(0);
  const running = useRef(false);
  const place = `${view.optionId} ${view.date}`;

  const book = async (then: Then): Promise<void> => {
    if (running.current) return;
    attempts.current += 1;
    const attempt = attempts.current;
    const refused = refusalOf(view, slot, counts, i18n);
    setOutcome({ place, added: false, fault: refused === null ? null : { ...refused, attempt } });
    if (refused !== null || slot === null) return;
    running.current = true;
    const put = async (): Promise<void> => {
      // When a pack pays, no price was shown.
      const { itemId, failed } = await addToCart(slot, counts, view.pack === null ? (total?.price ?? null) : null);
      setOutcome({ place, added: failed === null, fault: failed === null ? null : { ...failed, attempt } });
      if (failed === null && then === 'pay') await goPay(itemId);
      if (failed === null && then === 'stay') showTip(t`Added to your cart. Nothing is reserved or paid for yet.`);
    };
    await whileDoing(then, put).finally(() => (running.current = false));
  };
  const { fault, added } = outcome.place === place ? outcome : nothingYet;

  return {
    slot,
    counts,
    total,
    fault,
    busy,
    added,
    chooseSlot: (slotId) => {
      chooseSlot(slotId);
      setOutcome(nothingYet);
    },
    count: (unitId, quantity) => {
      count(unitId, quantity);
      setOutcome(nothingYet);
    },
    take: (chosen) => {
      take(chosen);
      setOutcome(nothingYet);
    },
    taken,
    book,
  };
}

/** The outcome of the last attempt to book, with its package and date. */
type Outcome = { readonly place: string; readonly added: boolean; readonly fault: Fault | null };

const nothingYet: Outcome = { place: '', added: false, fault: null };

type Choice = Pick<Booking, 'slot' | 'counts' | 'chooseSlot' | 'count' | 'take' | 'taken'>;

/** The start and the party. What another package has too is taken along to it. */
function useChoice(view: BookingView): Choice {
  const [slotId, setSlotId] = useState(view.first.slotId);
  const [party, setParty] = useState({ optionId: view.optionId, counts: view.first.counts });
  const [taken, setTaken] = useState(0);
  const slot = useMemo(() => chosenSlot(view, slotId), [view, slotId]);
  const counts = useMemo(
    () =>
      party.optionId === view.optionId ? party.counts : carriedCounts(party.counts, view.rules, view.first.counts),
    [party, view],
  );
  return {
    slot,
    counts,
    chooseSlot: setSlotId,
    count: (unitId, quantity) => setParty({ optionId: view.optionId, counts: { ...counts, [unitId]: quantity } }),
    take: (chosen) => {
      setParty({ optionId: view.optionId, counts: chosen });
      setTaken((times) => times + 1);
    },
    taken,
  };
}

/** A start that was removed while it was chosen is not replaced: the traveler chooses another one. */
function chosenSlot(view: BookingView, slotId: string | null): SlotChoice | null {
  const requested = view.slots.some((slot) => slot.id === slotId) ? slotId : view.first.slotId;
  return view.slots.find((slot) => slot.id === requested && isBookable(slot)) ?? null;
}

/** The server renders the first total, so that the browser shows the same text; later selections are added up here. */
function totalFor(view: BookingView, { slot, counts }: Pick<Booking, 'slot' | 'counts'>, site: SitePart): Total | null {
  const first = (slot?.id ?? null) === view.first.slotId && counts === view.first.counts;
  if (first) return view.first.total;
  return slot === null ? null : totalOf(slot, view.units, counts, site.writing);
}

/**
 * Goes to the checkout, which buys the whole cart. Express checkout skips the cart page, so lines from before are shown
 * first.
 */
function useGoPay(site: SitePart): (added: string) => Promise<void> {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  return async (added) => {
    const hasMore = booksAtOnce(site) && site.util.toggles.cart && (await holdsMore(api, added));
    if (hasMore) showTip(t`Added to your cart with your other items.`);
    // The router puts the language prefix before what it is sent to.
    await navigate(href({ language: defaultLanguage }, hasMore ? 'cart' : 'checkout'));
  };
}

type Put = { readonly itemId: string; readonly failed: null } | { readonly itemId: null; readonly failed: Refusal };

/** Puts the choice into the cart, or says what is wrong. After a refusal of places the page is read again. */
function useAddToCart(
  view: BookingView,
  productId: number,
  site: SitePart,
): (slot: SlotChoice, counts: UnitCounts, price: WireMoney | null) => Promise<Put> {
  const { i18n } = useLingui();
  const api = useApi();
  const putInCart = usePutInCart(site);
  return async (slot, counts, price) => {
    const units = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
    const pack = view.pack === null ? {} : { pack: { reference: view.pack.reference, position: view.pack.position } };
    const item = { productId, optionId: view.optionId, slotId: slot.id, units, ...pack };
    const answer = await putInCart(() => api.call(cartCalls.addToCart, item), price);
    if (answer.ok) return { itemId: answer.value.itemId, failed: null };
    const { error } = answer;
    return { itemId: null, failed: { step: stepOf(error), text: bookingWords(i18n, error) } };
  };
}

const capped = 99;

/** Returns what is missing or too much before a request is sent; the server checks all of it again. */
function refusalOf(view: BookingView, slot: SlotChoice | null, counts: UnitCounts, i18n: I18n): Refusal | null {
  if (slot === null && view.slots.some(isBookable)) return { step: 'time', text: i18n._(msg`Please choose a time.`) };
  if (slot === null) return { step: 'date', text: i18n._(msg`Please choose a date.`) };
  if (Object.values(counts).every((count) => count === 0))
    return { step: 'people', text: i18n._(msg`Please choose at least one ticket.`) };
  const party = checkParty(counts, view.rules);
  if (party.ok) {
    const fits = slot.vacancies >= capped || party.value.people <= slot.vacancies;
    return fits ? null : { step: 'people', text: failureWords(i18n, { code: 'slot_sold_out' }) };
  }
  const unit = view.units.find((one) => one.id === party.failure.field);
  const words = failureWords(i18n, party.failure);
  return { step: 'people', text: unit === undefined ? words : `${unit.title.text}: ${words}` };
}
