import type { BookingSnapshot } from '#src/domain/checkout/line.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, type RowOf } from '#src/store/shared/database/statement.ts';

const readScanner = sql(
  'read-scanner',
  `select t.id, t.supplier_id as "supplierId", s.name as supplier, t.place
   from supplier_token t join supplier s on s.id = t.supplier_id where t.token_hash = $1 and t.revoked_at is null`,
);

/** A supplier's scanner: its owner and its location. */
export type Scanner = RowOf<typeof readScanner>;

/** Returns the scanner that shows a token, by the token's digest; null when there is none or it was revoked. */
export async function scannerOf(on: Queryable, tokenHash: Uint8Array): Promise<Scanner | null> {
  const { rows } = await on.query(readScanner, [tokenHash]);
  return rows[0] ?? null;
}

/** Lets a scanner in by its token's digest; false when there is no such supplier. */
export async function insertScanner(
  tx: Queryable,
  scanner: { readonly id: string; readonly supplierId: string; readonly place: string; readonly tokenHash: Uint8Array },
): Promise<boolean> {
  const { id, supplierId, place, tokenHash } = scanner;
  const { rowCount } = await tx.query(
    `insert into supplier_token (id, supplier_id, place, token_hash) select $1, s.id, $3, $4 from supplier s where s.id = $2`,
    [id, supplierId, place, tokenHash],
  );
  return rowCount === 1;
}

/** Shuts a scanner out; false when there is none or it was shut out before. */
export async function revokeScanner(tx: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update supplier_token set revoked_at = now() where id = $1 and revoked_at is null',
    [id],
  );
  return rowCount === 1;
}

const readScanners = sql(
  'read-scanners',
  `select id, supplier_id as supplier, place, created_at as since, revoked_at as revoked from supplier_token
   order by created_at desc`,
);

/** Returns the scanners of all suppliers, the newest first. */
export async function listScanners(on: Queryable): Promise<readonly object[]> {
  const { rows } = await on.query(readScanners);
  return rows;
}

const readOrder = sql(
  'read-order-of-voucher',
  `select b.order_id as "orderId" from booking b join voucher v on v.booking_id = b.id where b.reference = $1`,
);

/** Returns the order of a booking with a voucher. */
export async function orderOfVoucher(on: Queryable, reference: string): Promise<string | null> {
  const { rows } = await on.query(readOrder, [reference]);
  return rows[0]?.orderId ?? null;
}

const readAdmissible = sql(
  'read-admissible',
  `select b.id as "bookingId", b.state, b.snapshot, b.starts_at as "startsAt", b.ends_at as "endsAt", v.code as issued,
     v.voided_at is not null or v.suspended_at is not null as stopped, now() as now,
     coalesce((select json_agg(json_build_object('id', t.id, 'issued', t.code, 'voided', t.voided_at is not null) order by u.position)
       from unit_item u join ticket t on t.unit_item_id = u.id where u.booking_id = b.id), '[]') as tickets
   from booking b join voucher v on v.booking_id = b.id where b.reference = $1`,
  {
    narrower: columns<{
      snapshot: BookingSnapshot;
      tickets: readonly { readonly id: string; readonly issued: string; readonly voided: boolean }[];
    }>(),
  },
);

/** A booking with a voucher; `stopped` is void, or stopped while the cardholder's bank looks into the payment. */
export type Admissible = RowOf<typeof readAdmissible>;

/** Returns what admission depends on; read under the order's lock. */
export async function admissibleOf(tx: Queryable, reference: string): Promise<Admissible | null> {
  const { rows } = await tx.query(readAdmissible, [reference]);
  return rows[0] ?? null;
}

type NewAdmission = {
  readonly ticketIds: readonly string[];
  readonly scannerId: string;
  readonly scanId: string;
  readonly scannedAt: string;
  /** The day of a pass ("2026-12-24"), or nothing for what is used up at once. */
  readonly forDay: string;
};

/** Admits tickets that were not admitted before on that day; returns how many. */
export async function admitTickets(tx: Queryable, admission: NewAdmission): Promise<number> {
  const { ticketIds, scannerId, scanId, scannedAt, forDay } = admission;
  const { rowCount } = await tx.query(
    `insert into redemption (ticket_id, supplier_token_id, scan_id, scanned_at, for_day)
     select t.id, $2, $3, $4::timestamptz, $5 from unnest($1::uuid[]) as t (id) order by t.id
     on conflict (ticket_id, for_day) do nothing`,
    [ticketIds, scannerId, scanId, scannedAt, forDay],
  );
  return rowCount;
}

const readDaysUsed = sql(
  'read-days-used',
  `select ticket_id as id, min(for_day) as first, max(for_day) as last from redemption
   where ticket_id = any($1::uuid[]) and for_day <> '' group by ticket_id`,
  { notNull: ['first', 'last'] },
);

/**
 * Returns the first and the last day ("2026-12-24") on which each of these passes was used, by ticket; none of those
 * never used.
 */
export async function daysUsed(
  on: Queryable,
  ticketIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly first: string; readonly last: string }>> {
  const { rows } = await on.query(readDaysUsed, [ticketIds]);
  return new Map(rows.map(({ id, first, last }) => [id, { first, last }]));
}

const readFirstAdmission = sql(
  'read-first-admission',
  `select r.scanned_at as at, s.place from redemption r join supplier_token s on s.id = r.supplier_token_id
   where r.ticket_id = any($1::uuid[]) and r.for_day = $2 order by r.scanned_at, r.ticket_id limit 1`,
);

/**
 * Returns when and where the first of these tickets was let in, on a day of a pass or ('') at all; null when none was.
 */
export async function firstAdmission(
  on: Queryable,
  ticketIds: readonly string[],
  forDay: string,
): Promise<{ readonly at: string; readonly place: string } | null> {
  const { rows } = await on.query(readFirstAdmission, [ticketIds, forDay]);
  return rows[0] ?? null;
}

/** Notes on the voucher that it was used; the booking's state is moved beside it. */
export async function markVoucherUsed(tx: Queryable, bookingId: string): Promise<void> {
  await tx.query('update voucher set redeemed_at = now() where booking_id = $1 and redeemed_at is null', [bookingId]);
}
