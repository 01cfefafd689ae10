import type { GiftView, LineView, PackItemView } from '#src/contract/endpoints/cart.ts';
import { toWire, type WireText } from '#src/contract/wire.ts';
import type { Gift } from '#src/domain/booking/gift.ts';
import type { Line } from '#src/domain/booking/line.ts';
import type { PackContent } from '#src/domain/booking/offer.ts';
import { datedSteps } from '#src/domain/booking/policy.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import type { LanguageCode } from '#src/domain/site/languages.ts';

/** A line as cart, checkout and order show it, in the visitor's language as far as there are words. */
export function lineView({ itemId, visit, units, amount }: Line, language: LanguageCode): LineView {
  const { productId, slug, optionId, picture, slotId, localDate, localStart, localEnd, allDay, timeZone, startsAt } =
    visit;
  return {
    itemId,
    productId,
    slug,
    optionId,
    picture,
    slotId,
    localDate,
    localStart,
    localEnd,
    allDay,
    timeZone,
    startsAt,
    title: nameIn(visit.titles, language),
    optionTitle: english(visit.optionTitle),
    destination: nameIn(visit.destination, language),
    units: units.map((unit) => ({
      unitId: unit.unitId,
      title: english(unit.title),
      quantity: unit.quantity,
      each: toWire(unit.each),
      amount: toWire(unit.amount),
    })),
    amount: toWire(amount),
    pack: visit.pack === undefined ? null : packItems(visit.pack, language),
    paidBy: visit.paidBy?.reference ?? null,
    gift: visit.gift === undefined ? null : giftView(visit.gift),
    cancellation: datedSteps(visit.policy, Date.parse(startsAt)).map(({ untilMs, refundPercent }) => ({
      until: new Date(untilMs).toISOString(),
      refundPercent,
    })),
  };
}

function giftView({ to, email, from, message, sendAt }: Gift): GiftView {
  return { recipient: to, email, sender: from, message, sendAt };
}

function packItems({ items }: PackContent, language: LanguageCode): PackItemView[] {
  return items.map(({ productId, slug, titles, optionTitle, tickets }) => ({
    productId,
    slug,
    title: nameIn(titles, language),
    optionTitle: english(optionTitle),
    tickets,
  }));
}

/** Options and units have English words alone until they are translated. */
function english(text: string): WireText {
  return { text, lang: 'en' };
}
