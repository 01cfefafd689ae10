import type { EligibleItem } from '#src/domain/marketing/coupons/basket.ts';

/** Of every `buy` tickets the `free` cheapest are free. */
export type Bundle = { readonly kind: 'bundle'; readonly buy: number; readonly free: number };

/** What each line saves, in minor units. Tickets are grouped from the dearest down, so that a group gives what it is worth. */
export function bundle({ buy, free }: Bundle, items: readonly EligibleItem[]): bigint[] {
  const tickets = items
    .flatMap(({ units }, line) =>
      units.flatMap(({ eachMinor, quantity }) => Array.from({ length: quantity }, () => ({ line, eachMinor }))),
    )
    .toSorted((a, b) => (a.eachMinor === b.eachMinor ? a.line - b.line : a.eachMinor > b.eachMinor ? -1 : 1));
  const savings = items.map(() => 0n);
  const whole = tickets.length - (tickets.length % buy);
  for (const [index, { line, eachMinor }] of tickets.slice(0, whole).entries()) {
    if (index % buy >= buy - free) savings[line] = (savings[line] ?? 0n) + eachMinor;
  }
  return savings.map((saving, line) => {
    const left = items[line]?.remainingMinor ?? 0n;
    return saving > left ? left : saving;
  });
}
