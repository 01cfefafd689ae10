import { showTo } from '#src/actions/catalogue/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { dateOfDay } from '#src/domain/shared/time/local-time.ts';
import type { TicketsLeft } from '#src/domain/marketing/value-packs/pack-tickets.ts';
import type { LiveOption, LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { optionKey } from '#src/domain/search/cards/open-catalogue.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { packTicketsOf } from '#src/store/orders/pack-tickets.store.ts';

export type PackTicketsView = {
  readonly reference: string;
  readonly validUntil: string;
  readonly valid: boolean;
  readonly items: readonly {
    readonly has: TicketsLeft;
    readonly product: LiveProduct;
    readonly option: LiveOption;
    /** The next local date with a place, or null. */
    readonly nextDate: string | null;
  }[];
};

/** What is left of a pack of the caller's own; another's is not found. What is no longer offered at all is left out. */
export async function readPackTickets(deps: Deps, caller: Caller, reference: string): Promise<Result<PackTicketsView>> {
  if (caller.account === null) return fail('sign_in_required');
  const tickets = await packTicketsOf(deps.db, caller.account.id, { references: [reference] });
  const [first] = tickets;
  if (first === undefined) return fail('not_found');
  // Buyers see what they bought, whatever their affiliate's agreement shows.
  const { open } = await showTo(deps, { ...caller, menu: null });
  const items = tickets.flatMap((has) => {
    const product = open.live.products.get(has.productId);
    const option = product?.options.find((one) => one.id === has.optionId);
    if (product === undefined || option === undefined) return [];
    const day = open.openDays.get(optionKey(product.id, option.id))?.days[0];
    return [{ has, product, option, nextDate: day === undefined ? null : dateOfDay(day) }];
  });
  return ok({ reference, validUntil: first.validUntil, valid: first.valid, items });
}
