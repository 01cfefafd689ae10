import { fromWire, toWire } from '#src/contract/wire.ts';
import type { UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import { add, times, type Money } from '#src/domain/shared/money/money.ts';
import { formatMoney, formatNumber } from '#src/domain/site/language/formats.ts';
import type { FormattingLocale } from '#src/domain/site/language/formatting-locale.ts';
import type { SlotChoice, Total, UnitChoice } from '#src/web/catalogue/activity-options/options-view.ts';

/**
 * Unit prices × counts, exact to the minor unit: each price was rounded once, so this is the sum that will be charged
 * (RU-13). Null while no ticket is selected or a price is unknown.
 */
export function totalOf(
  slot: Pick<SlotChoice, 'prices'>,
  units: readonly UnitChoice[],
  counts: UnitCounts,
  writing: FormattingLocale,
): Total | null {
  const chosen = units.flatMap((unit) => {
    const count = counts[unit.id] ?? 0;
    const price = slot.prices.find((one) => one.unitId === unit.id);
    return count === 0 ? [] : [{ unit, count, price }];
  });
  const lines = chosen.flatMap(({ unit, count, price }) =>
    price === undefined
      ? []
      : [{ unit, count, amount: times(fromWire(price.price), count), local: times(fromWire(price.local), count) }],
  );
  const total = sumOf(lines.map((line) => line.amount));
  const local = sumOf(lines.map((line) => line.local));
  if (total === null || local === null || lines.length < chosen.length) return null;
  return {
    price: toWire(total),
    amount: formatMoney(total, writing),
    local: local.currency === total.currency ? null : formatMoney(local, writing),
    lines: lines.map(({ unit, count, amount }) => ({
      unitId: unit.id,
      label: `${formatNumber(count, writing)} × ${unit.title.text}`,
      lang: unit.title.lang,
      amount: formatMoney(amount, writing),
    })),
  };
}

function sumOf([first, ...rest]: readonly Money[]): Money | null {
  return first === undefined ? null : add(first, ...rest);
}
