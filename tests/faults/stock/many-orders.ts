import type { Db } from '#src/store/shared/database/db.ts';

/** How the copies of a row differ from it: SQL for columns, with `n` for the number of the copy. */
type Copied = { readonly table: string; readonly of: string; readonly columns: Readonly<Record<string, string>> };

const uuid = (column: string): string => `md5(t.${column}::text || n)::uuid`;
const bookings = '(select id from booking where order_id = $1)';
const payments = '(select id from payment where order_id = $1)';

/** All that one paid order leaves in the database. */
const copied: readonly Copied[] = [
  { table: 'quote', of: 'id = (select quote_id from orders where id = $1)', columns: { id: uuid('id') } },
  {
    table: 'orders',
    of: 'id = $1',
    columns: { id: uuid('id'), quote_id: uuid('quote_id'), reference: `'M' || lpad(n::text, 9, '0')` },
  },
  {
    table: 'booking',
    of: 'order_id = $1',
    columns: { id: uuid('id'), order_id: uuid('order_id'), reference: `'B' || lpad(n::text, 9, '0')` },
  },
  { table: 'allotment', of: `booking_id in ${bookings}`, columns: { booking_id: uuid('booking_id') } },
  { table: 'hold', of: `booking_id in ${bookings}`, columns: { id: uuid('id'), booking_id: uuid('booking_id') } },
  { table: 'payment', of: 'order_id = $1', columns: { id: uuid('id'), order_id: uuid('order_id') } },
  {
    table: 'payment_attempt',
    of: `payment_id in ${payments}`,
    columns: { id: uuid('id'), payment_id: uuid('payment_id'), psp_ref: `t.psp_ref || '_' || n` },
  },
  { table: 'unit_item', of: `booking_id in ${bookings}`, columns: { id: uuid('id'), booking_id: uuid('booking_id') } },
  {
    table: 'voucher',
    of: `booking_id in ${bookings}`,
    columns: { id: uuid('id'), booking_id: uuid('booking_id'), code: `t.code || n` },
  },
  {
    table: 'ticket',
    of: `unit_item_id in (select id from unit_item where booking_id in ${bookings})`,
    columns: { id: uuid('id'), unit_item_id: uuid('unit_item_id'), code: `t.code || n` },
  },
  {
    table: 'state_log',
    of: `ref in (select id from booking where order_id = $1 union select id from payment where order_id = $1
      union select id from hold where booking_id in ${bookings})`,
    columns: { ref: uuid('ref') },
  },
  {
    table: 'outbox',
    of: `dedupe in (select id::text from booking where order_id = $1)`,
    columns: { dedupe: `${uuid('dedupe')}::text`, done_at: 'now()' },
  },
];

/**
 * Copies a paid order so many times by SQL, with everything that belongs to it, so that a large shop is there in seconds.
 * `$1` is the order; nothing else may have been sold in the shop before.
 */
export async function multiplyOrder(db: Db, orderId: string, copies: number): Promise<void> {
  await db.transaction(
    async (tx) => {
      await tx.query(`set local session_replication_role = replica`);
      await tx.query(`set local statement_timeout = '300s'`);
      for (const { table, of, columns } of copied) await copyRows(tx, { table, of, columns }, [orderId, copies]);
      await copyRows(tx, { table: 'ledger', of: '$1 is not null', columns: { txn: uuid('txn') } }, [orderId, copies]);
      await tx.query(
        `update inventory i set sold = s.qty, total = greatest(i.total, s.qty + i.held) from (
           select inventory_id, sum(qty)::int as qty from allotment group by 1) s where s.inventory_id = i.id`,
      );
      // As the database's own housekeeping has done it in a shop that grew.
      await tx.query('analyze');
      return true;
    },
    { cause: 'many orders', attempts: 1 },
  );
}

async function copyRows(
  tx: Pick<Db, 'query'>,
  { table, of, columns }: Copied,
  values: readonly [string, number],
): Promise<void> {
  const { rows } = await tx.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and attidentity = '' and attgenerated = '' order by attnum`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const found = names.map((name) => columns[name] ?? `t."${name}"`);
  await tx.query(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
     select ${found.join(', ')} from ${table} t, generate_series(1, $2::int) n where ${of.replaceAll('$1', '$1::uuid')}`,
    values,
  );
}
