import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, type RowOf, statement } from '#src/store/shared/database/statement.ts';

type VoucherColumns = {
  /** Of all unit items in their order, those that were given up included: a code knows its place among them. */
  readonly tickets: readonly { readonly issued: string; readonly unitId: string; readonly voided: boolean }[];
  /** The first booking of those that took each other's place, and how many have. */
  readonly entry: { readonly reference: string; readonly changes: number };
};

/** A voucher with its tickets; `issued` is random text stored at issuing. */
export type VoucherReading = RowOf<typeof read>;

/** Who reads a voucher: an account, anyone who shows a link of a version, or anyone who has opened one of these orders. */
type VoucherReader = {
  readonly accountId: string | null;
  readonly linkVersion: number | null;
  readonly orders: readonly { readonly subject: string; readonly version: number }[];
};

const read = statement(
  'read-voucher',
  `select b.reference, o.reference as "orderReference", b.state as "bookingState", b.snapshot, o.contact, v.code as issued, o.link_version as "linkVersion",
     v.redeemed_at is not null as redeemed, v.voided_at is not null or v.suspended_at is not null as voided,
     coalesce((select json_agg(json_build_object('issued', t.code, 'unitId', u.unit_id, 'voided', t.voided_at is not null) order by u.position)
       from unit_item u join ticket t on t.unit_item_id = u.id where u.booking_id = b.id), '[]') as tickets,
     (with recursive former as (
        select b.reference, b.replaces, 0 as changes
        union all select p.reference, p.replaces, f.changes + 1 from former f join booking p on p.id = f.replaces
      ) select json_build_object('reference', f.reference, 'changes', f.changes) from former f order by f.changes desc limit 1) as entry
   from booking b join orders o on o.id = b.order_id join voucher v on v.booking_id = b.id
   where b.reference = $1 and (o.link_version = $3 or o.account_id = $2
     or (o.reference, o.link_version) in (select * from unnest($4::text[], $5::int[])))`,
  { notNull: ['tickets', 'entry'], narrower: columns<VoucherColumns>() },
);

/**
 * Returns a voucher by its booking's reference: of this account, or of anybody when a signed link of the version in
 * force was shown, to it or to its order. Null when it is another's, not issued or not there, which is one answer of
 * one query (threat T-50).
 */
export async function voucherOf(
  on: Queryable,
  reference: string,
  { accountId, linkVersion, orders }: VoucherReader,
): Promise<VoucherReading | null> {
  const { rows } = await on.query(read, [
    reference,
    accountId,
    linkVersion,
    orders.map(({ subject }) => subject),
    orders.map(({ version }) => version),
  ]);
  return rows[0] ?? null;
}

/** Voids a booking's voucher; false when it was used, or void already. */
export async function voidVoucher(tx: Queryable, bookingId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update voucher set voided_at = now() where booking_id = $1 and redeemed_at is null and voided_at is null',
    [bookingId],
  );
  return rowCount === 1;
}
