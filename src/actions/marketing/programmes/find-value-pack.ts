import { openPromotions } from '#src/actions/marketing/programmes/open-promotions.ts';
import type { Deps } from '#src/actions/deps.ts';
import { packItems, type ValuePackView } from '#src/actions/marketing/programmes/pack-items.ts';
import type { Showing } from '#src/domain/search/cards/card.ts';
import { packFor, type PackQuery, type ValuePack } from '#src/domain/marketing/value-packs/value-pack.ts';
import { partyTermsOf } from '#src/domain/search/documents/booking-profile.ts';
import { fitsParty } from '#src/domain/search/party-fit.ts';

type ValuePackQuery = PackQuery & {
  /** The ages of the travelers; empty where none were named. */
  readonly ages: readonly number[];
};

/**
 * The value pack that goes best with a result list (`value_package_info`, spec §3), or null. Only whole packs are
 * shown, and only those whose every visit the people named can book together.
 */
export async function findValuePack(
  deps: Pick<Deps, 'db' | 'clock'>,
  showing: Showing,
  { ages, ...wish }: ValuePackQuery,
): Promise<ValuePackView | null> {
  const { valuePacks } = await openPromotions(deps, showing.open);
  const pack = packFor(
    valuePacks.filter((one) => packItems(showing, one).length === one.items.length && takes(showing, one, ages)),
    wish,
  );
  return pack === null ? null : { pack, items: packItems(showing, pack) };
}

function takes({ open }: Showing, { mostTravellers, items }: ValuePack, ages: readonly number[]): boolean {
  if (ages.length === 0) return true;
  if (ages.length > mostTravellers) return false;
  return items.every((item) => {
    const option = open.live.products.get(item.product)?.options.find(({ id }) => id === item.option);
    return option !== undefined && fitsParty(ages, partyTermsOf(option));
  });
}
