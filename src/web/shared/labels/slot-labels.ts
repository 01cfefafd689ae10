import { msg, plural } from '@lingui/core/macro';

import type { OptionView, SlotView, UnitView } from '#src/contract/catalogue/catalogue.ts';
import { fromWire, type WireMoney } from '#src/contract/wire.ts';
import { formatDuration, formatMoney, formatTime, formatTimeRange } from '#src/domain/site/language/formats.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** The age from which a catalogue file means "and above". */
const noUpperAge = 99;

/** Who may have a ticket: "Age 3 to 10", "Age 12 and above", "Any age". */
export function ageWords({ i18n }: Voice, unit: Pick<UnitView, 'minAge' | 'maxAge'>): string {
  const { minAge, maxAge } = unit;
  if (maxAge >= noUpperAge) return minAge === 0 ? i18n._(msg`All ages`) : i18n._(msg`Ages ${minAge} and up`);
  return i18n._(msg`Ages ${minAge} to ${maxAge}`);
}

/** Everything to know of a ticket before counting it: ages, people it admits, company it needs, how many at most. */
export function unitWords(voice: Voice, unit: UnitView): string[] {
  const { i18n } = voice;
  const words = [ageWords(voice, unit)];
  if (unit.pax > 1) words.push(i18n._(msg`admits ${plural(unit.pax, { one: '# person', other: '# people' })}`));
  if (unit.accompanied) words.push(i18n._(msg`must be accompanied by an adult`));
  if (unit.maxQuantity !== null)
    words.push(i18n._(msg`up to ${plural(unit.maxQuantity, { one: '# ticket', other: '# tickets' })}`));
  return words;
}

/** The price of a ticket; what costs nothing is called free. */
export function unitPriceWords({ site, i18n }: Voice, price: WireMoney): string {
  return price.minor === 0 ? i18n._(msg`Free`) : formatMoney(fromWire(price), site.writing);
}

/** How late one can book. */
export function cutoffWords({ site, i18n }: Voice, minutes: number): string {
  if (minutes === 0) return i18n._(msg`Book until the start time`);
  return i18n._(msg`Book at least ${formatDuration(minutes, site.writing)} ahead`);
}

/** How many people one booking may have. */
export function partyWords({ i18n }: Voice, option: Pick<OptionView, 'minParty' | 'maxParty'>): string {
  const { minParty, maxParty } = option;
  if (minParty === maxParty)
    return i18n._(msg`For exactly ${plural(maxParty, { one: '# person', other: '# people' })}`);
  if (minParty > 1) return i18n._(msg`For ${minParty} to ${maxParty} people`);
  return i18n._(msg`Up to ${plural(maxParty, { one: '# person', other: '# people' })} per booking`);
}

/** A start as it is chosen: "09:30", or the hours of a day ticket. */
export function slotTimeWords(
  { site, i18n }: Voice,
  slot: Pick<SlotView, 'localStart' | 'localEnd' | 'allDay'>,
): string {
  if (!slot.allDay) return formatTime(slot.localStart, site.writing);
  return slot.localStart === slot.localEnd
    ? i18n._(msg`All day`)
    : formatTimeRange(slot.localStart, slot.localEnd, site.writing);
}

/** What to know of a start: sold out, closed, or how few places are left; null when there is nothing to say. */
export function slotNote({ i18n }: Voice, slot: Pick<SlotView, 'status' | 'vacancies'>): string | null {
  if (slot.status === 'sold_out') return i18n._(msg`Sold out`);
  if (slot.status === 'closed') return i18n._(msg`Booking closed`);
  if (slot.status === 'limited')
    return i18n._(msg`${plural(slot.vacancies, { one: '# spot left', other: '# spots left' })}`);
  return null;
}
