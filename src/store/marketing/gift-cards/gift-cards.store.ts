import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, type RowOf } from '#src/store/shared/database/statement.ts';

// A card that has an owner was redeemed (a check of the table).
const readCards = sql(
  'read-gift-cards',
  `select g.id, g.currency, g.amount_minor as "amountMinor", g.redeemed_at as "redeemedAt",
     (coalesce(b.balance_minor, 0) + coalesce((select sum(t.amount_minor) from order_tender t
        where t.gift_card_id = g.id and t.released_at is null and t.order_id = any($2::uuid[])), 0))::bigint as "balanceMinor"
   from gift_card g left join balance b on b.account = 'gift_card:' || g.id and b.currency = g.currency
   where g.account_id = $1 and g.state = 'active' and g.stopped_at is null order by g.redeemed_at, g.id`,
  { notNull: ['redeemedAt'] },
);

export type GiftCardRow = RowOf<typeof readCards>;

/**
 * Returns the gift cards that an account redeemed, with what is left of them; what `former` orders set aside counts as
 * left.
 */
export async function giftCardsOf(
  on: Queryable,
  accountId: string,
  former: readonly string[] = [],
): Promise<readonly GiftCardRow[]> {
  const { rows } = await on.query(readCards, [accountId, former]);
  return rows;
}

const lockBalance = sql(
  'lock-gift-card-balance',
  `select b.balance_minor as minor from balance b join gift_card g on b.account = 'gift_card:' || g.id and b.currency = g.currency
   where g.id = $1 and g.account_id = $2 and g.currency = $3 and g.state = 'active' and g.stopped_at is null for no key update of b`,
);

/** Locks what is left of a gift card of this account, in minor units; nothing when it is another's or in another currency. */
export async function lockGiftCard(
  tx: Queryable,
  giftCardId: string,
  accountId: string,
  currency: CurrencyCode,
): Promise<bigint> {
  const { rows } = await tx.query(lockBalance, [giftCardId, accountId, currency]);
  return rows[0]?.minor ?? 0n;
}

const lockByCode = sql(
  'lock-gift-card-by-code',
  `select id, account_id as "accountId" from gift_card where code_hash = $1 and state = 'active' and stopped_at is null for no key update`,
);

export type RedeemedCard = RowOf<typeof lockByCode>;

/** Returns the active card of a code, by the SHA-256 of it, locked; null when there is none. */
export async function lockCardByCode(tx: Queryable, codeHash: Uint8Array): Promise<RedeemedCard | null> {
  const { rows } = await tx.query(lockByCode, [codeHash]);
  return rows[0] ?? null;
}

/** Makes a card an account's own. */
export async function assignGiftCard(tx: Queryable, giftCardId: string, accountId: string): Promise<void> {
  await tx.query('update gift_card set account_id = $2, redeemed_at = now() where id = $1 and account_id is null', [
    giftCardId,
    accountId,
  ]);
}

export type NewGiftCard = {
  readonly id: string;
  readonly codeHash: Uint8Array;
  readonly currency: CurrencyCode;
  readonly amountMinor: bigint;
  readonly recipient: { readonly name: string };
};

/** Writes a card that is paid for: it can be redeemed at once. */
export async function insertActiveCard(tx: Queryable, card: NewGiftCard): Promise<void> {
  await tx.query(
    `insert into gift_card (id, state, code_hash, currency, amount_minor, recipient) values ($1, 'ordered', $2, $3, $4, $5::jsonb)`,
    [card.id, card.codeHash, card.currency, card.amountMinor, JSON.stringify(card.recipient)],
  );
  await tx.query(`update gift_card set state = 'active' where id = $1`, [card.id]);
}
