import { packItems, type ValuePackView } from '#src/actions/marketing/programmes/pack-items.ts';
import { openPromotions } from '#src/actions/marketing/programmes/open-promotions.ts';
import { showTo } from '#src/actions/catalogue/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { convert } from '#src/domain/shared/money/exchange.ts';
import type { Money } from '#src/domain/shared/money/money.ts';
import { packPrice } from '#src/domain/marketing/value-packs/pack-price.ts';

export type SoldPackView = ValuePackView & {
  readonly destination: Destination;
  /** For one traveler in their currency, and the same tickets bought separately. */
  readonly each: Money;
  readonly alone: Money;
};

/**
 * A value pack that is on sale: one that is gone, or of which something is not sold now, is not found. Prices are exchanged
 * as its line in the cart will be.
 */
export async function readValuePack(deps: Deps, caller: Caller, id: number): Promise<Result<SoldPackView>> {
  const showing = await showTo(deps, caller);
  const { live } = showing.open;
  const { valuePacks } = await openPromotions(deps, showing.open);
  const pack = valuePacks.find((one) => one.id === id);
  const destination = pack === undefined ? undefined : live.destinations.get(pack.destinationId);
  if (pack === undefined || destination === undefined) return fail('not_found', { field: 'id' });
  const items = packItems(showing, pack);
  const price = packPrice(
    pack,
    (product, option) => live.products.get(product)?.options.find((one) => one.id === option)?.units,
    destination.currency,
  );
  if (items.length < pack.items.length || price === null) return fail('not_found', { field: 'id' });
  const each = convert(price.each, showing.currency, showing.rates);
  const alone = convert(price.alone, showing.currency, showing.rates);
  return ok({
    pack,
    items,
    destination,
    each: each ?? price.each,
    alone: each === null ? price.alone : (alone ?? price.alone),
  });
}
