import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql } from '#src/store/shared/database/statement.ts';

/** An email or text message as sent; `deduplicationKey` is unique, so that a message sent twice is stored once. */
export type SentMessage = {
  readonly deduplicationKey: string;
  readonly kind: 'mail' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
};

/** Stores a message for the outbox page of showcase and development (RU-30). */
export async function storeMessage(on: Queryable, message: SentMessage): Promise<void> {
  const { deduplicationKey, kind, recipient, subject, text, html } = message;
  await on.query(
    `insert into sent_message (dedupe, kind, recipient, subject, body_text, body_html) values ($1, $2, $3, $4, $5, $6)
     on conflict (dedupe) do nothing`,
    [deduplicationKey, kind, recipient, subject, text, html],
  );
}

/** Removes every message; returns how many there were. */
export async function forgetMessages(on: Queryable): Promise<number> {
  const { rowCount } = await on.query('delete from sent_message');
  return rowCount;
}

export type MessageRow = Pick<SentMessage, 'kind' | 'recipient' | 'subject' | 'text'> & {
  readonly id: string;
  readonly sentAt: string;
};

const newestMessagesSql = sql(
  'newest-messages',
  `select id::text as id, kind, recipient, subject, body_text as text, sent_at as "sentAt" from sent_message m order by m.id desc limit $1`,
);

/** Returns the newest messages first. */
export async function newestMessages(on: Queryable, limit: number): Promise<readonly MessageRow[]> {
  const { rows } = await on.query(newestMessagesSql, [limit]);
  return rows;
}
