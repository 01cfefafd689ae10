import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { FindingKind, ReconciliationRun } from '#src/domain/settlement/reconciliation.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, type RowOf } from '#src/store/shared/database/statement.ts';

export type ProviderRecord = {
  readonly kind: 'charge' | 'refund' | 'dispute';
  readonly ref: string;
  readonly ours: string | null;
  readonly intentRef: string | null;
  readonly amountMinor: bigint;
  readonly refundedMinor: bigint;
  readonly currency: CurrencyCode;
  readonly state: string;
  readonly madeAtMs: number;
  /** It names another shop on the same account. */
  readonly theirs: boolean;
};

/** Writes what a page of the provider's list says, over what was known of it. */
export async function saveRecords(db: Queryable, psp: string, records: readonly ProviderRecord[]): Promise<void> {
  if (records.length === 0) return;
  await db.query(
    `insert into provider_record (psp, kind, ref, ours, intent_ref, amount_minor, refunded_minor, currency, state, made_at, theirs)
     select $1, r.kind, r.ref, r.ours, r."intentRef", r.amount, r.refunded, r.currency, r.state, to_timestamp(r.made / 1000.0), r.theirs
     from jsonb_to_recordset($2::jsonb) r (kind text, ref text, ours uuid, "intentRef" text, amount bigint, refunded bigint,
       currency text, state text, made float8, theirs boolean)
     on conflict (psp, kind, ref) do update set amount_minor = excluded.amount_minor, refunded_minor = excluded.refunded_minor,
       state = excluded.state, theirs = excluded.theirs, seen_at = now()`,
    [
      psp,
      JSON.stringify(
        records.map(
          ({ kind, ref, ours, intentRef, amountMinor, refundedMinor, currency, state, madeAtMs, theirs }) => ({
            kind,
            ref,
            ours,
            intentRef,
            currency,
            state,
            theirs,
            amount: amountMinor.toString(),
            refunded: refundedMinor.toString(),
            made: madeAtMs,
          }),
        ),
      ),
    ],
  );
}

export type Span = { readonly psp: string; readonly fromMs: number; readonly untilMs: number };

const insertRun = sql(
  'claim-reconciliation-run',
  `insert into reconciliation_run (psp, from_at, until_at) values ($1, to_timestamp($2 / 1000.0), to_timestamp($3 / 1000.0))
   returning id`,
);

/** Claims a run that is due. The caller holds the lock `reconcile`. */
export async function claimRun(tx: Queryable, { psp, fromMs, untilMs }: Span): Promise<string> {
  const { rows } = await tx.query(insertRun, [psp, fromMs, untilMs]);
  const [run] = rows;
  if (run === undefined) throw new Error('a run was not written');
  return run.id.toString();
}

export type RunEnd = {
  readonly charges: number;
  readonly refunds: number;
  readonly disputes: number;
  readonly failure: string | null;
};

export async function endRun(db: Queryable, id: string, end: RunEnd): Promise<void> {
  await db.query(
    `update reconciliation_run set finished_at = now(), charges = $2, refunds = $3, disputes = $4, failure = $5 where id = $1`,
    [id, end.charges, end.refunds, end.disputes, end.failure],
  );
}

const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

const readStanding = sql(
  'read-standing-runs',
  `select ${ms('from_at')} as "fromMs", ${ms('until_at')} as "untilMs", ${ms('finished_at')} as "finishedMs"
   from reconciliation_run where psp = $1
     and case when finished_at is null then started_at > now() - interval '1 hour' else failure is null end`,
  { notNull: ['fromMs', 'untilMs'] },
);

/** Runs that ended well, and those that are under way: one that has not ended within an hour was killed. */
export async function standingRuns(db: Queryable, psp: string): Promise<readonly ReconciliationRun[]> {
  const { rows } = await db.query(readStanding, [psp]);
  return rows;
}

export type NewFinding = {
  readonly id: string;
  readonly psp: string;
  readonly kind: FindingKind;
  readonly ref: string;
  readonly intentRef: string | null;
  readonly attemptId: string | null;
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
  readonly note: string;
  /** When the provider's record, or ours where the provider has none, was made. */
  readonly madeAtMs: number;
};

const insertFinding = sql(
  'note-finding',
  `insert into reconciliation_finding (id, psp, kind, ref, intent_ref, attempt_id, amount_minor, currency, note, made_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, to_timestamp($11 / 1000.0))
   on conflict (psp, kind, ref) do update set seen_at = now(), amount_minor = excluded.amount_minor,
     state = case when reconciliation_finding.state = 'closed' and reconciliation_finding.note = any($10) then 'open' else reconciliation_finding.state end,
     note = case when reconciliation_finding.state = 'closed' and reconciliation_finding.note = any($10) then excluded.note else reconciliation_finding.note end
   returning xmax = 0 as "isNew"`,
  { notNull: ['isNew'] },
);

/** Notes a difference. What is known is seen again; what was closed because it was gone is open again. True when it is new. */
export async function noteFinding(db: Queryable, finding: NewFinding): Promise<boolean> {
  const { id, psp, kind, ref, intentRef, attemptId, amountMinor, currency, note, madeAtMs } = finding;
  const { rows } = await db.query(insertFinding, [
    id,
    psp,
    kind,
    ref,
    intentRef,
    attemptId,
    amountMinor,
    currency,
    note,
    [goneNote, elsewhereNote],
    madeAtMs,
  ]);
  return rows[0]?.isNew ?? false;
}

const goneNote = 'no longer found';
/** Why a finding is closed that was refunded elsewhere; it is one again when that refund fails. */
export const elsewhereNote = 'was given back elsewhere';

/** What was compared: the first word of a finding's kind. */
export type Compared = 'charge' | 'refund' | 'dispute';

/** Leaves the findings about a record open that could not be judged now, since the provider did not say. */
export async function leaveFindingsOpen(db: Queryable, psp: string, compared: Compared, ref: string): Promise<void> {
  await db.query(
    `update reconciliation_finding set seen_at = now()
     where psp = $1 and ref = $3 and state = 'open' and starts_with(kind, $2 || '_')`,
    [psp, compared, ref],
  );
}

/**
 * Closes open findings that a run has compared and not seen again: those about records made within its span. What is
 * older than the span was not compared. Returns how many.
 */
export async function closeGone(db: Queryable, psp: string, runId: string): Promise<number> {
  const { rowCount } = await db.query(
    `update reconciliation_finding f set state = 'closed', note = $3, changed_at = now() from reconciliation_run r
     where r.id = $2 and f.psp = $1 and f.state = 'open' and f.seen_at < r.started_at
       and f.made_at >= r.from_at and f.made_at < r.until_at`,
    [psp, runId, goneNote],
  );
  return rowCount;
}

/**
 * The rule by which money goes back by itself: a charge that an attempt of ours brought twice. One that names an attempt which
 * is not in this database may be a sale of another installation with the same key, for example the shop that this is a copy of:
 * like one that does not name us, it is left to a person. So is one whose refund has failed once.
 */
export async function approveByRule(db: Queryable, psp: string): Promise<number> {
  const { rowCount } = await db.query(
    `update reconciliation_finding set state = 'to_refund', changed_at = now()
     where psp = $1 and state = 'open' and kind = 'charge_double' and intent_ref is not null and refund_key is null`,
    [psp],
  );
  return rowCount;
}

const takeDue = sql(
  'take-findings-to-refund',
  `with due as (select id from reconciliation_finding where psp = $1 and state = 'to_refund' and next_try_at <= now()
     order by next_try_at limit $2 for update skip locked),
   taken as (update reconciliation_finding f set next_try_at = now() + interval '5 minutes' from due where f.id = due.id returning f.*)
   select t.id, coalesce(t.refund_key, t.id) as "refundId", t.kind, t.ref, t.intent_ref as "intentRef", t.attempt_id as "attemptId",
     r.amount_minor - r.refunded_minor as "remainingMinor", t.currency, (extract(epoch from r.made_at) * 1000)::float8 as "madeAtMs"
   from taken t join provider_record r on r.psp = t.psp and r.kind = 'charge' and r.ref = t.ref`,
  { notNull: ['refundId', 'intentRef', 'madeAtMs'] },
);

/**
 * A finding to refund: `refundId` is the refund's id at the provider, and its idempotency key; `remainingMinor` is what is left of the
 * charge by the last list.
 */
export type ToRefund = RowOf<typeof takeDue>;

/** Takes findings that are to be refunded, each to one worker for five minutes. */
export async function takeToRefund(db: Queryable, psp: string, limit: number): Promise<readonly ToRefund[]> {
  const { rows } = await db.query(takeDue, [psp, limit]);
  return rows;
}

/** Ends a finding that was to be refunded; only the first who does so succeeds. */
export async function endFinding(
  db: Queryable,
  id: string,
  to:
    | { readonly state: 'refunded'; readonly refundRef: string }
    | { readonly state: 'closed' | 'open'; readonly note: string },
): Promise<void> {
  await db.query(
    `update reconciliation_finding set state = $2, refund_ref = $3, note = coalesce($4, note), changed_at = now()
     where id = $1 and state = 'to_refund'`,
    [id, to.state, to.state === 'refunded' ? to.refundRef : null, to.state === 'refunded' ? null : to.note],
  );
}

const readRefunded = sql(
  'read-refunded-findings',
  `select id, coalesce(refund_key, id) as "refundId", refund_ref as "refundRef" from reconciliation_finding
   where psp = $1 and state = 'refunded' and changed_at > now() - interval '60 days' order by id`,
  { notNull: ['refundRef'] },
);

/** Findings whose charge went back within the last 60 days: a bank may return a refund that long. */
export async function refundedFindings(
  db: Queryable,
  psp: string,
): Promise<readonly { readonly id: string; readonly refundId: string; readonly refundRef: string }[]> {
  const { rows } = await db.query(readRefunded, [psp]);
  return rows;
}

/**
 * Returns a finding whose refund `refundId` has failed to a person; the next refund has another key, since under the
 * old one the provider would answer with the old refund. True when it was that refund's.
 */
export async function reopenFinding(db: Queryable, id: string, refundId: string, nextKey: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update reconciliation_finding set state = 'open', refund_ref = null, refund_key = $3, seen_at = now(), changed_at = now(),
       note = 'its refund failed at the provider'
     where id = $1 and state in ('to_refund', 'refunded') and coalesce(refund_key, id) = $2`,
    [id, refundId, nextKey],
  );
  return rowCount > 0;
}

const readFindings = sql(
  'read-findings',
  `select f.id as finding, f.kind, f.state, f.ref as reference, o.reference as "order", f.amount_minor as "amountMinor",
     f.currency, f.note, f.found_at as "foundAt"
   from reconciliation_finding f left join payment_attempt a on a.id = f.attempt_id left join payment p on p.id = a.payment_id
     left join orders o on o.id = p.order_id
   where f.state in ('open', 'to_refund') or $1 and f.changed_at > now() - interval '90 days'
   order by f.found_at, f.id`,
);

export type FindingRow = RowOf<typeof readFindings>;

/** Findings that wait for staff, the oldest first; with `all`, the settled ones of the last 90 days too. */
export async function listFindings(db: Queryable, all: boolean): Promise<readonly FindingRow[]> {
  const { rows } = await db.query(readFindings, [all]);
  return rows;
}

const lock = sql('lock-finding', 'select state from reconciliation_finding where id = $1 for update');

/** Locks a finding and returns its state; null when there is none. */
export async function lockFinding(tx: Queryable, id: string): Promise<string | null> {
  const { rows } = await tx.query(lock, [id]);
  return rows[0]?.state ?? null;
}

const decide = sql(
  'decide-finding',
  `update reconciliation_finding set state = $2, note = $3, changed_at = now(), next_try_at = now()
   where id = $1 and state = 'open' and ($2 = 'closed' or kind in ('charge_unknown', 'charge_double') and intent_ref is not null)
   returning kind, ref as reference`,
);

/** Decides about an open finding by hand. Null when there is none that this can be decided of. */
export async function decideFinding(
  tx: Queryable,
  id: string,
  to: 'to_refund' | 'closed',
  note: string,
): Promise<{ readonly kind: FindingKind; readonly reference: string } | null> {
  const { rows } = await tx.query(decide, [id, to, note]);
  return rows[0] ?? null;
}
