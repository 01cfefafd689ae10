import type { GiftDesign } from '#src/domain/catalogue/offers/gift-card.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, type RowOf } from '#src/store/shared/database/statement.ts';

/** What is stored about the recipient of a card, and the message. */
export type GiftRecipient = {
  readonly name: string;
  readonly email: string;
  readonly from: string;
  readonly message: string;
  readonly design: GiftDesign;
};

export type BoughtGift = {
  readonly id: string;
  readonly bookingId: string;
  readonly codeHash: Uint8Array;
  readonly currency: CurrencyCode;
  readonly amountMinor: bigint;
  readonly recipient: GiftRecipient;
  /** ISO 8601 in UTC; null for now. */
  readonly sendAt: string | null;
};

const insertGift = sql(
  'insert-bought-gift',
  `insert into gift_card (id, state, code_hash, currency, amount_minor, recipient, booking_id, send_at)
   values ($1, 'ordered', $2, $3, $4, $5::jsonb, $6, coalesce($7::timestamptz, now())) returning send_at as "sendAt"`,
  { notNull: ['sendAt'] },
);

/** Writes the card of a paid booking, valid at once, and returns when it is to be sent (ISO 8601 in UTC). */
export async function insertBoughtGift(tx: Queryable, gift: BoughtGift): Promise<string> {
  const { rows } = await tx.query(insertGift, [
    gift.id,
    gift.codeHash,
    gift.currency,
    gift.amountMinor,
    JSON.stringify(gift.recipient),
    gift.bookingId,
    gift.sendAt,
  ]);
  await tx.query(`update gift_card set state = 'active' where id = $1`, [gift.id]);
  return rows[0]?.sendAt ?? '';
}

const beginSendingGift = sql(
  'begin-sending-gift',
  `update gift_card g set sent_at = coalesce(g.sent_at, now()), code_hash = $2
   from booking b join orders o on o.id = b.order_id
   where g.id = $1 and b.id = g.booking_id and g.state = 'active' and g.stopped_at is null and g.account_id is null
   returning g.currency, g.amount_minor as "amountMinor", g.recipient, o.language, o.host`,
  { narrower: columns<{ recipient: GiftRecipient }>() },
);

/** A gift card that is being sent; `language` and `host` are those of the site on which it was bought. */
export type GiftToSend = RowOf<typeof beginSendingGift>;

/**
 * Marks a card as sent: its address cannot be changed any more, and its code is the one of this hash. Null when it is
 * void, stopped or has an owner, who needs no code.
 */
export async function beginSending(on: Queryable, cardId: string, codeHash: Uint8Array): Promise<GiftToSend | null> {
  const { rows } = await on.query(beginSendingGift, [cardId, codeHash]);
  return rows[0] ?? null;
}

// A card that a booking bought has a date of sending (a check of the table).
const readBoughtGift = sql(
  'read-bought-gift',
  `select g.id, b.id as "bookingId", g.state, g.stopped_at is not null as stopped, g.account_id is not null as redeemed, g.currency,
     g.amount_minor as "amountMinor", coalesce(l.balance_minor, 0)::bigint as "balanceMinor", g.recipient,
     g.send_at as "sendAt", g.sent_at as "sentAt", g.resent
   from gift_card g join booking b on b.id = g.booking_id join orders o on o.id = b.order_id
   left join balance l on l.account = 'gift_card:' || g.id and l.currency = g.currency
   where b.reference = $1 and o.account_id = $2`,
  { notNull: ['sendAt'], narrower: columns<{ recipient: GiftRecipient }>() },
);

export type GiftReading = RowOf<typeof readBoughtGift>;

/** Returns the card that a booking of this account bought; null when it is another's, or bought none. */
export async function boughtGiftOf(on: Queryable, reference: string, accountId: string): Promise<GiftReading | null> {
  const { rows } = await on.query(readBoughtGift, [reference, accountId]);
  return rows[0] ?? null;
}

/** Changes a card's recipient; false when it is being sent already. */
export async function changeRecipient(
  tx: Queryable,
  cardId: string,
  to: { readonly name: string; readonly email: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update gift_card set recipient = recipient || $2::jsonb where id = $1 and sent_at is null and state = 'active' and account_id is null`,
    [cardId, JSON.stringify(to)],
  );
  return rowCount === 1;
}

const countGiftResending = sql(
  'count-gift-resending',
  `update gift_card set resent = resent + 1
   where id = $1 and sent_at is not null and state = 'active' and stopped_at is null and account_id is null and resent < $2
   returning resent`,
);

/** Counts one more sending; null when the card cannot be sent again, else how many there were. */
export async function countResending(tx: Queryable, cardId: string, most: number): Promise<number | null> {
  const { rows } = await tx.query(countGiftResending, [cardId, most]);
  return rows[0]?.resent ?? null;
}

const readBalanceByCode = sql(
  'read-gift-balance-by-code',
  `select g.currency, coalesce(l.balance_minor, 0)::bigint as "balanceMinor", g.account_id is not null as redeemed
   from gift_card g left join balance l on l.account = 'gift_card:' || g.id and l.currency = g.currency
   where g.code_hash = $1 and g.state = 'active' and g.stopped_at is null`,
);

/** Returns what is left of a card by the hash of its code; null when none can be used. */
export async function balanceByCode(
  on: Queryable,
  codeHash: Uint8Array,
): Promise<RowOf<typeof readBalanceByCode> | null> {
  const { rows } = await on.query(readBalanceByCode, [codeHash]);
  return rows[0] ?? null;
}

const readOrderOfCode = sql(
  'read-order-of-gift-code',
  `select b.order_id as "orderId" from gift_card g join booking b on b.id = g.booking_id where g.code_hash = $1`,
);

/** Returns the order that bought the card of a code; null when it was not bought here. */
export async function orderOfCode(on: Queryable, codeHash: Uint8Array): Promise<string | null> {
  const { rows } = await on.query(readOrderOfCode, [codeHash]);
  return rows[0]?.orderId ?? null;
}
