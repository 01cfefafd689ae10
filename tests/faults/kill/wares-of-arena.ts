import { issueGiftCard } from '#src/actions/marketing/gift-cards/issue-gift-card.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { systemIds } from '#src/server/config/ids.ts';
import { anotherStart } from '../shop/changing-shop.ts';
import { grantCredits } from '../money/instruments.ts';
import { slot } from '../shop/wares.ts';
import type { Arena } from './arena.ts';
import type { PackWares, Wares } from './buyer.ts';

const packId = 901;

/** What is on sale besides: so few places that one too many would be sold, a pack, and for each visit a start to move to. */
export async function offerWares(
  arena: Arena,
): Promise<{ readonly wares: readonly Wares[]; readonly pack: PackWares }> {
  const shop = { deps: { db: arena.db() } };
  const scarce = [await slot(shop.deps, { places: 2 }), await slot(shop.deps, { places: 3 })];
  const wares: Wares[] = [];
  for (const one of [...arena.slots, ...scarce]) {
    const other = await anotherStart(shop, one, { places: scarce.includes(one) ? 2 : 5_000 });
    wares.push({ ...one, otherSlotId: other.slotId });
  }
  const visit = await slot(shop.deps, { places: 5_000 });
  const content = { titles: { en: 'A day' }, texts: { en: 'All.' }, percentOff: 10, validDays: 30, mostTravellers: 6 };
  await arena.db().query(
    `with p as (insert into value_pack (id, slug, destination_id, content) values ($1, 'a-day', 1, $2::jsonb) returning id)
     insert into value_pack_item (value_pack_id, position, product_id, option_id, quantity)
     select p.id, 0, $3::int, 'entry', 1 from p union all select p.id, 1, $4::int, 'entry', 2 from p`,
    [packId, JSON.stringify(content), visit.productId, scarce[0]?.productId],
  );
  return { wares, pack: { id: packId, visit } };
}

/** Some credits for the buyer of an order, and a gift card that pays a part of it, sometimes all; returns its code. */
export async function endow(arena: Arena, order: string, currency: CurrencyCode): Promise<string> {
  const db = arena.db();
  const { rows } = await db.query<{ id: string; minor: bigint }>(
    'select account_id as id, amount_minor as minor from orders where reference = $1',
    [order],
  );
  const [who] = rows;
  if (who === undefined) throw new Error(`there is no order ${order}`);
  await grantCredits(db, who.id, money(who.minor / 10n, currency));
  const amount = money(who.minor % 2n === 0n ? who.minor / 2n : who.minor * 2n, currency);
  return (await issueGiftCard({ db, ids: systemIds }, { amount, recipient: 'A Traveller' })).code;
}
