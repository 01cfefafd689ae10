import { msg } from '@lingui/core/macro';

import type { SlotsAnswer, SlotView } from '#src/contract/catalogue/catalogue.ts';
import { fromWire, type WireMoney } from '#src/contract/wire.ts';
import { formatDate, formatMoney } from '#src/domain/site/language/formats.ts';
import { freeUntilWords } from '#src/web/shared/prices/cancellation-view.ts';
import { placeTimeWords } from '#src/web/shared/moments/moment-labels.ts';
import { slotNote, slotTimeWords, unitPriceWords } from '#src/web/shared/labels/slot-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import type { SlotChoice } from '#src/web/catalogue/activity-options/options-view.ts';

type Voice = Pick<LoadContext, 'site' | 'i18n' | 'visitorZone'>;

const states = { available: 'open', limited: 'few', sold_out: 'sold-out', closed: 'closed' } as const satisfies Record<
  SlotView['status'],
  SlotChoice['state']
>;

/**
 * The starts of a day, each with its prices. A start shows what `leadUnit` costs, only where the day's starts differ
 * in it.
 */
export function slotChoices(
  voice: Voice,
  { slots, date, timeZone, place }: SlotsAnswer & { readonly place: string },
  leadUnit: string | undefined,
): SlotChoice[] {
  const { writing } = voice.site;
  const leads = slots.map((slot) => priceOf(slot, leadUnit));
  const differ = new Set(leads.map((price) => price?.minor)).size > 1;
  return slots.map((slot, index) => {
    const price = leads[index];
    const time = slotTimeWords(voice, slot);
    return {
      id: slot.slotId,
      time,
      note: slotNote(voice, slot),
      price: differ && price !== undefined ? formatMoney(fromWire(price), writing) : null,
      state: states[slot.status],
      vacancies: slot.vacancies,
      when: slot.allDay ? dayWords(voice, date, time) : placeTimeWords(voice, slot.startsAt, { timeZone, place }),
      freeUntil: freeUntilWords(voice, { cancellation: slot.cancellation, timeZone, place }),
      prices: slot.prices.map((one) => ({ ...one, text: unitPriceWords(voice, one.price) })),
    };
  });
}

/** The start that an address requests, or the only one there is, as long as it can be booked. */
export function firstSlot(slots: readonly SlotChoice[], requested: string | null): SlotChoice | null {
  const open = slots.filter(isBookable);
  return open.find((slot) => slot.id === requested) ?? (open.length === 1 ? (open[0] ?? null) : null);
}

/** Whether a start can be chosen at all. */
export function isBookable(slot: SlotChoice): boolean {
  return slot.state === 'open' || slot.state === 'few';
}

function priceOf(slot: SlotView, unitId: string | undefined): WireMoney | undefined {
  return slot.prices.find((one) => one.unitId === unitId)?.price;
}

function dayWords({ site, i18n }: Voice, localDate: string, start: string): string {
  const date = formatDate(localDate, site.writing, 'medium');
  return i18n._(msg`${date}, ${start}`);
}
