import { msg, plural } from '@lingui/core/macro';

import type { OptionView, SlotsAnswer } from '#src/contract/catalogue/catalogue.ts';
import { valuePackCalls } from '#src/contract/marketing/value-packs.calls.ts';
import { formatDate } from '#src/domain/site/language/formats.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** The pack whose tickets pay for what is booked here. */
export type PackPart = {
  readonly reference: string;
  readonly position: number;
  readonly left: number;
  /** "Your pack pays: 2 tickets left, for visits until 20 Jan 2027." */
  readonly text: string;
};

/** What an address says of a pack: its booking and the place of the item. */
export type PackQuery = { readonly pack: string | null; readonly ticket: string | null };

/** Reads it; anything else is no pack. */
export function packQuery(query: URLSearchParams): PackQuery {
  const pack = query.get('pack');
  const ticket = query.get('ticket');
  const sound = pack !== null && /^[A-Z0-9]{10}$/.test(pack) && ticket !== null && /^\d$/.test(ticket);
  return sound ? { pack, ticket } : { pack: null, ticket: null };
}

/** The traveller's own pack that the address names, when it pays for this package; else the ordinary price holds. */
export async function packPart(
  { api, i18n, site }: LoadContext,
  { pack, ticket }: PackQuery,
  option: OptionView,
): Promise<PackPart | null> {
  if (pack === null) return null;
  const answer = await api.call(valuePackCalls.packTickets, { reference: pack });
  if (!answer.ok || !answer.value.valid) return null;
  const item = answer.value.items.find((one) => one.position === Number(ticket) && one.optionId === option.id);
  if (item === undefined || item.left === 0) return null;
  const tickets = i18n._(msg`${plural(item.left, { one: '# ticket left', other: '# tickets left' })}`);
  const until = formatDate(answer.value.validUntil, site.writing, 'medium');
  return {
    reference: pack,
    position: item.position,
    left: item.left,
    text: i18n._(msg`Covered by your pack: ${tickets}, for visits until ${until}.`),
  };
}

/** The same starts at no price. */
export function withoutPrices(slots: SlotsAnswer): SlotsAnswer {
  return {
    ...slots,
    slots: slots.slots.map((slot) => ({
      ...slot,
      prices: slot.prices.map((one) => ({
        ...one,
        price: { ...one.price, minor: 0 },
        local: { ...one.local, minor: 0 },
      })),
    })),
  };
}

/** The package for as many as tickets are left. */
export function optionForPack(option: OptionView, left: number): OptionView {
  return {
    ...option,
    maxParty: Math.min(option.maxParty, left),
    units: option.units.map((unit) => ({ ...unit, from: { ...unit.from, minor: 0 } })),
  };
}
