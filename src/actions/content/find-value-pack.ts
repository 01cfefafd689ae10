import { openPromotions } from '#src/actions/content/open-promotions.ts';
import type { Deps } from '#src/actions/deps.ts';
import { packItems, type ValuePackView } from '#src/actions/content/pack-items.ts';
import type { Showing } from '#src/domain/content/card.ts';
import { packFor, type PackWish } from '#src/domain/promotion/value-pack.ts';

/** The value pack that goes best with a result list (`value_package_info`, spec §3), or null. Only whole packs are shown. */
export async function findValuePack(
  deps: Pick<Deps, 'db' | 'clock'>,
  showing: Showing,
  wish: PackWish,
): Promise<ValuePackView | null> {
  const { valuePacks } = await openPromotions(deps, showing.open);
  const pack = packFor(
    valuePacks.filter((one) => packItems(showing, one).length === one.items.length),
    wish,
  );
  return pack === null ? null : { pack, items: packItems(showing, pack) };
}
