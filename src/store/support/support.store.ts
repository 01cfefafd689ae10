import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, type RowOf } from '#src/store/shared/database/statement.ts';

const orderFacts = { notNull: ['unread'], narrower: columns<{ titles: Readonly<Record<string, string>> }>() };

const orderColumns = `o.id, o.account_id as "accountId", o.reference, o.created_at as "placedAt", c.id as "conversationId",
  (select b.snapshot -> 'visit' -> 'titles' from booking b where b.order_id = o.id order by b.created_at, b.id limit 1) as titles,
  (select count(*)::int from support_message m where m.conversation_id = c.id and m.author = 'support'
     and m.created_at > c.traveller_read_at) as unread`;

const readOrder = sql(
  'read-order-of-support',
  `select ${orderColumns} from orders o left join support_conversation c on c.order_id = o.id
   where o.reference = $1 and ($2::uuid is null or o.account_id = $2::uuid)`,
  orderFacts,
);

/**
 * An order and its conversation. `titles` are of the first booking, by language; `conversationId` is null while there
 * is no message.
 */
export type OrderOfSupport = RowOf<typeof readOrder>;

/**
 * Returns an order with its conversation, for its buyer or, without an account, for support staff; null when it is
 * another's.
 */
export async function orderOfSupport(
  on: Queryable,
  reference: string,
  accountId: string | null,
): Promise<OrderOfSupport | null> {
  const { rows } = await on.query(readOrder, [reference, accountId]);
  return rows[0] ?? null;
}

export type ConversationHead = OrderOfSupport & { readonly last: Pick<SupportMessage, 'author' | 'text' | 'at'> };

const readConversations = sql(
  'read-conversations',
  `select ${orderColumns}, l.author, l.body as text, l.created_at as at
   from support_conversation c join orders o on o.id = c.order_id
   cross join lateral (select * from support_message m where m.conversation_id = c.id order by m.created_at desc limit 1) l
   where c.account_id = $1 order by l.created_at desc limit 100`,
  orderFacts,
);

/** Returns the conversations of an account, the one that was last written in first. */
export async function conversationsOf(on: Queryable, accountId: string): Promise<readonly ConversationHead[]> {
  const { rows } = await on.query(readConversations, [accountId]);
  return rows.map(({ author, text, at, ...head }) => ({ ...head, last: { author, text, at } }));
}

const readMessages = sql(
  'read-support-messages',
  `select * from (
     select m.id, m.author, m.body as text, m.created_at as at,
       case when p.message_id is not null then json_build_object('width', p.width, 'height', p.height) end as picture
     from support_message m left join support_picture p on p.message_id = m.id
     where m.conversation_id = $1 order by m.created_at desc limit 500) x order by x.at`,
  { narrower: columns<{ picture: { readonly width: number; readonly height: number } }>() },
);

export type SupportMessage = RowOf<typeof readMessages>;

/** Returns the messages of a conversation, the oldest first; at most the last 500. */
export async function messagesOf(on: Queryable, conversationId: string): Promise<readonly SupportMessage[]> {
  const { rows } = await on.query(readMessages, [conversationId]);
  return rows;
}

const upsertConversation = sql(
  'upsert-support-conversation',
  `insert into support_conversation (id, order_id, account_id) values ($1, $2, $3)
   on conflict (order_id) do update set order_id = excluded.order_id returning id`,
);

/** Returns the conversation of an order, begun now if there is none; two at once get the same. */
export async function conversationOf(
  tx: Queryable,
  { id, orderId, accountId }: { readonly id: string; readonly orderId: string; readonly accountId: string },
): Promise<string> {
  const { rows } = await tx.query(upsertConversation, [id, orderId, accountId]);
  return rows[0]?.id ?? id;
}

export type NewMessage = {
  readonly id: string;
  readonly conversationId: string;
  readonly text: string;
  /** Who of the shop wrote it; null for the traveller. */
  readonly operator: string | null;
  readonly picture: { readonly width: number; readonly height: number; readonly large: Uint8Array } | null;
};

/** Adds a message. Its author has read the ones above. */
export async function addMessage(tx: Queryable, message: NewMessage): Promise<void> {
  const { id, conversationId, text, operator, picture } = message;
  await tx.query(
    `insert into support_message (id, conversation_id, author, operator, body) values ($1, $2, $3, $4, $5)`,
    [id, conversationId, operator === null ? 'traveller' : 'support', operator, text],
  );
  if (picture !== null)
    await tx.query('insert into support_picture (message_id, width, height, bytes) values ($1, $2, $3, $4)', [
      id,
      picture.width,
      picture.height,
      picture.large,
    ]);
  const column = operator === null ? 'traveller_read_at' : 'support_read_at';
  await tx.query(`update support_conversation set ${column} = clock_timestamp() where id = $1`, [conversationId]);
}

/** Marks all messages as seen by the traveler. */
export async function markRead(on: Queryable, conversationId: string): Promise<void> {
  await on.query('update support_conversation set traveller_read_at = clock_timestamp() where id = $1', [
    conversationId,
  ]);
}

const readPicture = sql(
  'read-support-picture',
  `select p.bytes from support_picture p join support_message m on m.id = p.message_id
   join support_conversation c on c.id = m.conversation_id join orders o on o.id = c.order_id
   where p.message_id = $1 and c.account_id = $2 and ($3::text is null or o.reference = $3)`,
);

/** Returns a picture of an account's conversations, or of that about one order; null when there is none. */
export async function pictureOf(
  on: Queryable,
  messageId: string,
  { accountId, reference }: { readonly accountId: string; readonly reference: string | null },
): Promise<Buffer | null> {
  const { rows } = await on.query(readPicture, [messageId, accountId, reference]);
  return rows[0]?.bytes ?? null;
}

const readWaiting = sql(
  'read-waiting-conversations',
  `select o.reference, min(m.created_at) as since, count(*)::int as messages, o.language
   from support_conversation c join orders o on o.id = c.order_id
   join support_message m on m.conversation_id = c.id and m.author = 'traveller' and m.created_at > c.support_read_at
   group by o.reference, o.language order by since limit $1`,
  { notNull: ['since'] },
);

export type WaitingConversation = RowOf<typeof readWaiting>;

/** Returns conversations in which a traveler wrote last and has no answer, the longest waiting first. */
export async function waitingConversations(on: Queryable, limit: number): Promise<readonly WaitingConversation[]> {
  const { rows } = await on.query(readWaiting, [limit]);
  return rows;
}

const takeUnread = sql(
  'take-unread-answers',
  `with due as (
     select m.id from support_message m where m.author = 'support' and m.told_at is null
       and m.created_at < now() - interval '10 minutes' order by m.created_at limit $1 for update skip locked
   )
   update support_message m set told_at = now() from support_conversation c
   where m.id in (select id from due) and c.id = m.conversation_id
   returning m.id as "messageId", c.order_id as "orderId", m.created_at > c.traveller_read_at as unread`,
);

/**
 * Takes answers that have been unread for ten minutes; each is taken once. Those that were read meanwhile are only
 * marked.
 */
export async function takeUnreadAnswers(tx: Queryable, limit: number): Promise<readonly RowOf<typeof takeUnread>[]> {
  const { rows } = await tx.query(takeUnread, [limit]);
  return rows.filter((row) => row.unread);
}

const readOrderOfAnswer = sql(
  'read-order-of-unread-answer',
  `select c.order_id as "orderId" from support_message m join support_conversation c on c.id = m.conversation_id
   where m.id = $1 and m.created_at > c.traveller_read_at`,
);

/** Returns the order of an answer that is still unread; null when it was read meanwhile. */
export async function orderOfUnreadAnswer(on: Queryable, messageId: string): Promise<string | null> {
  const { rows } = await on.query(readOrderOfAnswer, [messageId]);
  return rows[0]?.orderId ?? null;
}
