import type { ServiceDue } from '#src/domain/catalogue/offers/service.ts';
import { add, type Money } from '#src/domain/shared/money/money.ts';

/** A fee charged at a property, in its currency. */
export type Due = { readonly code: ServiceDue['code']; readonly amount: Money };

/** Sums by currency, those of the first lines first; currencies are never added to one another. */
export type DueTotals = {
  /** Taxes and fees: paid there and gone. */
  readonly fees: readonly Money[];
  /** Blocked on a card there, and released later: no part of what anything costs. */
  readonly deposits: readonly Money[];
};

/** What several lines bring with them that is no part of any price of ours (minor units; nothing is converted). */
export function dueTotals(charges: readonly Due[]): DueTotals {
  const isDeposit = ({ code }: Due): boolean => code === 'deposit';
  return {
    fees: byCurrency(charges.filter((due) => !isDeposit(due))),
    deposits: byCurrency(charges.filter(isDeposit)),
  };
}

function byCurrency(charges: readonly Due[]): readonly Money[] {
  const groups = Map.groupBy(charges, ({ amount }) => amount.currency);
  return [...groups.values()]
    .flatMap(([first, ...others]) =>
      first === undefined ? [] : [add(first.amount, ...others.map(({ amount }) => amount))],
    )
    .filter(({ minor }) => minor > 0n);
}
