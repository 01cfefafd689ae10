import { msg } from '@lingui/core/macro';

import type { Answer } from '#src/contract/client.ts';
import { cartCalls } from '#src/contract/cart/cart.calls.ts';
import type { ProposedUnits } from '#src/contract/cart/cart.ts';
import type { PartyRules, UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import { formatItems, formatNumber } from '#src/domain/site/language/formats.ts';
import type { FormattingLocale } from '#src/domain/site/language/formatting-locale.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { moneyWords } from '#src/web/shared/prices/line-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** The cheapest tickets for a party whose ages are known. */
export type MixView = {
  /** As they were typed. */
  readonly ages: string;
  /** "2 × Adult and 1 × Child for US$90"; null when there are none. */
  readonly text: string | null;
  readonly counts: UnitCounts;
  readonly fault: string | null;
};

type Unit = { readonly id: string; readonly title: { readonly text: string } };
type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** Parses the ages of one to nine people, in any digits and with any separators; null if the text has no valid ages. */
export function readAges(text: string): readonly number[] | null {
  const plain = text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
  const ages = (plain.match(/\d+/g) ?? []).map(Number);
  return ages.length === 0 || ages.length > 9 || ages.some((age) => age > 119) ? null : ages;
}

/** Requests the cheapest tickets at a start, and says what came of it. */
export async function proposedMix(
  { api, site, i18n }: Pick<LoadContext, 'api' | 'site' | 'i18n'>,
  query: { readonly slotId: string | null; readonly ages: string },
  units: readonly Unit[],
): Promise<MixView> {
  const none = { ages: query.ages, text: null, counts: {} };
  if (query.slotId === null)
    return { ...none, fault: i18n._(msg`Choose a date and time first. Ticket prices depend on them.`) };
  const ages = readAges(query.ages);
  if (ages === null)
    return { ...none, fault: i18n._(msg`Please enter the ages of up to 9 people, such as 34, 36, 8.`) };
  const answer = await api.call(cartCalls.proposeUnits, { slotId: query.slotId, ages });
  return answer.ok
    ? { ...none, text: mixWords({ site, i18n }, answer.value, units), counts: answer.value.units, fault: null }
    : { ...none, fault: mixFault({ i18n }, answer.error) };
}

function mixWords({ site, i18n }: Voice, { units: counts, total }: ProposedUnits, units: readonly Unit[]): string {
  const { writing } = site;
  const tickets = ticketsText(counts, units, writing);
  return i18n._(msg`${tickets} for ${moneyWords(total, writing)}`);
}

/** Returns tickets in words: "2 × Adult and 1 × Child". */
export function ticketsText(counts: UnitCounts, units: readonly Unit[], writing: FormattingLocale): string {
  const items = units.flatMap(({ id, title }) => {
    const count = counts[id] ?? 0;
    return count === 0 ? [] : [`${formatNumber(count, writing)} × ${title.text}`];
  });
  return formatItems(items, writing);
}

function mixFault({ i18n }: Pick<Voice, 'i18n'>, error: Extract<Answer<unknown>, { ok: false }>['error']): string {
  return error.code === 'unit_unknown'
    ? i18n._(msg`No tickets are available for this mix of ages.`)
    : failureWords(i18n, error);
}

/** Tickets in an address, "adult:2,child:1"; the empty text for none. */
export function countsText(counts: UnitCounts): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => `${id}:${count}`)
    .join(',');
}

/** The tickets that an address names, as far as the package has them; null when it names none. */
export function countsIn(text: string | null, { units, maxParty }: PartyRules): UnitCounts | null {
  const counts = Object.fromEntries(
    units.flatMap(({ id, maxQuantity }): [string, number][] => {
      const found = (text ?? '').split(',').find((one) => one.startsWith(`${id}:`));
      const count = Number(found?.slice(id.length + 1) ?? 0);
      return Number.isInteger(count) && count > 0 ? [[id, Math.min(count, maxQuantity ?? maxParty, maxParty)]] : [];
    }),
  );
  return Object.keys(counts).length === 0 ? null : counts;
}
