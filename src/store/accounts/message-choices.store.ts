import type { MessageChannel, MessageChoice, MessagePurpose } from '#src/domain/accounts/privacy/message-choice.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, type RowOf } from '#src/store/shared/database/statement.ts';

const readChoices = sql(
  'read-message-choices',
  'select channel, purpose, wanted from message_choice where subject = any($1::bytea[])',
);

/** Returns the choices for any of these subjects: keyed hashes of addresses, numbers and accounts. */
export async function messageChoices(
  on: Queryable,
  subjects: readonly Uint8Array[],
): Promise<readonly MessageChoice[]> {
  const { rows } = await on.query(readChoices, [subjects]);
  return rows;
}

/**
 * Stores the choices for all of these subjects; the database itself records each change, with where and in which
 * country (ISO 3166-1 alpha-2) it was made. Making the same choice again is no change.
 */
export async function saveMessageChoices(
  tx: Queryable,
  subjects: readonly Uint8Array[],
  choices: readonly MessageChoice[],
  about: { readonly source: 'account' | 'unsubscribe link'; readonly country: string | null },
): Promise<void> {
  await tx.query(`select set_config('app.choice_source', $1, true), set_config('app.choice_country', $2, true)`, [
    about.source,
    about.country ?? '',
  ]);
  await tx.query(
    `insert into message_choice as m (subject, channel, purpose, wanted)
     select s.subject, c.channel, c.purpose, c.wanted from unnest($1::bytea[]) s (subject)
     cross join jsonb_to_recordset($2::jsonb) as c (channel text, purpose text, wanted boolean)
     on conflict (subject, channel, purpose) do update set wanted = excluded.wanted, changed_at = now()
     where m.wanted <> excluded.wanted`,
    [subjects, JSON.stringify(choices)],
  );
}

const readRecords = sql(
  'read-message-choice-records',
  `select distinct on (at, channel, purpose) channel, purpose, wanted, source, at from message_choice_record
   where subject = any($1::bytea[]) order by at desc, channel, purpose limit $2`,
  { narrower: columns<{ channel: MessageChannel; purpose: MessagePurpose }>() },
);

export type ChoiceRecord = RowOf<typeof readRecords>;

/** Returns every change for these subjects, the newest first. */
export async function choiceRecords(
  on: Queryable,
  subjects: readonly Uint8Array[],
  limit: number,
): Promise<readonly ChoiceRecord[]> {
  const { rows } = await on.query(readRecords, [subjects, limit]);
  return rows;
}

const readOwner = sql('read-owner-of-order', 'select account_id as "accountId" from orders where id = $1');

/** Returns whose order it is; null when there is none. */
export async function ownerOfOrder(on: Queryable, orderId: string): Promise<string | null> {
  const { rows } = await on.query(readOwner, [orderId]);
  return rows[0]?.accountId ?? null;
}
