import { serviceDetailView } from '#src/contract/shared/verticals/service-detail-view.ts';
import type { GiftView, LineStepView, LineView, PackItemView, ServiceView } from '#src/contract/cart/line.ts';
import { toWire } from '#src/contract/wire.ts';
import type { Gift } from '#src/domain/catalogue/offers/gift.ts';
import { pricedUnitsOf, type Line } from '#src/domain/checkout/line.ts';
import type { PackContent } from '#src/domain/catalogue/offers/offer.ts';
import { datedSteps, policyStart, refundOfParts } from '#src/domain/catalogue/offers/cancellation-policy.ts';
import type { Service } from '#src/domain/catalogue/offers/service.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { optionTitleIn, titleIn } from '#src/domain/catalogue/titled.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** Returns a line as cart, checkout and order show it, in the visitor's language as far as there are words. */
export function lineView(line: Line, language: LanguageCode): LineView {
  const { itemId, visit, units, amount } = line;
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
    optionTitle: optionTitleIn(visit, language),
    destination: nameIn(visit.destination, language),
    supplier: visit.supplier,
    units: units.map((unit) => ({
      unitId: unit.unitId,
      title: titleIn(unit, language),
      quantity: unit.quantity,
      each: toWire(unit.each),
      amount: toWire(unit.amount),
    })),
    amount: toWire(amount),
    pack: visit.pack === undefined ? null : packItems(visit.pack, language),
    paidBy: visit.paidBy?.reference ?? null,
    gift: visit.gift === undefined ? null : giftView(visit.gift),
    service: visit.service === undefined ? null : serviceView(visit.service, language),
    cancellation: stepViews(line),
  };
}

/**
 * Returns the steps of a line's policy with what each brings of what was paid, unit by unit where their shares differ;
 * the share that is shown is the smallest of them.
 */
function stepViews(line: Line): LineStepView[] {
  const { policy } = line.visit;
  const units = pricedUnitsOf(line);
  return datedSteps(policy, policyStart(line.visit)).map(({ untilMs, refundPercent, byUnit }) => {
    const parts = units.map(({ unitId, amount, discount }) => ({
      netMinor: amount.minor - discount.minor,
      refundPercent: byUnit?.[unitId] ?? refundPercent,
    }));
    return {
      until: new Date(untilMs).toISOString(),
      refundPercent: parts.length === 0 ? refundPercent : Math.min(...parts.map((part) => part.refundPercent)),
      back: toWire(refundOfParts(parts, line.amount.currency)),
    };
  });
}

function serviceView({ vertical, venueId, question, details }: Service, language: LanguageCode): ServiceView {
  return { vertical, venueId, question, details: details.map((detail) => serviceDetailView(detail, language)) };
}

function giftView({ to, email, from, message, sendAt }: Gift): GiftView {
  return { recipient: to, email, sender: from, message, sendAt };
}

function packItems({ items }: PackContent, language: LanguageCode): PackItemView[] {
  return items.map(({ productId, slug, titles, optionTitle, optionTitles, tickets }) => ({
    productId,
    slug,
    title: nameIn(titles, language),
    optionTitle: titleIn({ title: optionTitle, titles: optionTitles }, language),
    tickets,
  }));
}
