import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, statement } from '#src/store/shared/database/statement.ts';

/** `scope` is who and which call, so that another's key is another row (threat model §4.4, rule 2). */
export type ClaimedCall = {
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: Uint8Array;
  /** Returns the fingerprints of the same call under keys that were exchanged since; only a call that was made before needs them. */
  readonly former?: () => readonly Uint8Array[];
};

/**
 * - `mine`: this call was not made before; it is claimed in this transaction.
 * - `reused`: the key was used for something else.
 * - `running`: it is being answered elsewhere.
 * - `finished`: it was answered; the stored response is returned again.
 */
export type Claim<Body> =
  | { readonly kind: 'mine' | 'reused' | 'running' }
  | { readonly kind: 'finished'; readonly body: Body };

const leaseSeconds = 30;

const insertClaim = statement(
  'claim-call',
  `insert into idempotency (scope, key, fingerprint, locked_until) values ($1, $2, $3, now() + $4 * interval '1 second')
   on conflict (scope, key) do nothing`,
);

const lockClaim = sql(
  'lock-claimed-call',
  `select fingerprint = any($3::bytea[]) as same, locked_until <= now() as over, body from idempotency where scope = $1 and key = $2 for update`,
  // A verb reads back what it has stored itself: `never` is any type that it names.
  { narrower: columns<{ body: never }>() },
);

/**
 * Claims a call (threat model §4.4, rules 1 to 5). Never looks first: of two at once the second waits for the first's
 * transaction and then finds its answer. A lease that ran out is taken over. `Body` is what the same verb stores.
 */
export async function claimCall<Body>(tx: Queryable, call: ClaimedCall): Promise<Claim<Body>> {
  const { scope, key, fingerprint, former } = call;
  const { rowCount } = await tx.query(insertClaim, [scope, key, fingerprint, leaseSeconds]);
  if (rowCount === 1) return { kind: 'mine' };
  const fingerprints = [fingerprint, ...(former?.() ?? [])].map((one) => Buffer.from(one));
  const { rows } = await tx.query(lockClaim, [scope, key, fingerprints]);
  const row = rows[0];
  if (row === undefined) return { kind: 'running' };
  if (!row.same) return { kind: 'reused' };
  if (row.body !== null) return { kind: 'finished', body: row.body };
  if (!row.over) return { kind: 'running' };
  await tx.query(
    `update idempotency set locked_until = now() + $3 * interval '1 second' where scope = $1 and key = $2`,
    [scope, key, leaseSeconds],
  );
  return { kind: 'mine' };
}

const finish = statement(
  'finish-call',
  'update idempotency set status = $3, body = $4::jsonb, locked_until = null where scope = $1 and key = $2',
);

/** Stores the final answer of a claimed call; stored for 30 days and returned to every repetition. */
export async function finishCall(tx: Queryable, call: ClaimedCall, status: number, body: unknown): Promise<void> {
  await tx.query(finish, [call.scope, call.key, status, JSON.stringify(body)]);
}

const insertClaims = statement(
  'claim-calls',
  `with c as (
     select scope, key, fingerprint from unnest($1::text[], $2::text[], $3::bytea[]) as c (scope, key, fingerprint) order by scope, key
   )
   insert into idempotency (scope, key, fingerprint, locked_until)
   select scope, key, fingerprint, now() + $4 * interval '1 second' from c
   on conflict (scope, key) do nothing returning scope, key`,
);

/** Claims new calls, in one order for all claimants; returns those that are claimed in this transaction. */
export async function claimCalls(tx: Queryable, calls: readonly ClaimedCall[]): Promise<readonly ClaimedCall[]> {
  const { rows } = await tx.query(insertClaims, [
    ...scopesAndKeys(calls),
    calls.map((call) => Buffer.from(call.fingerprint)),
    leaseSeconds,
  ]);
  // Of two with one key the first has claimed it.
  const claimed = new Set(rows.map(({ scope, key }) => `${key} ${scope}`));
  return calls.filter(({ scope, key }) => claimed.delete(`${key} ${scope}`));
}

const endClaims = statement(
  'end-claims',
  `with ended as (
     select scope, key, status, body from unnest($1::text[], $2::text[], $3::int[], $4::jsonb[]) as e (scope, key, status, body)
   ), forgotten as (
     delete from idempotency i using ended e where i.scope = e.scope and i.key = e.key and e.status is null
   )
   update idempotency i set status = e.status, body = e.body, locked_until = null
   from ended e where i.scope = e.scope and i.key = e.key and e.status is not null`,
);

/** Stores the final answers of claimed calls; a call without one is released, as if it had not been made. */
export async function endClaimed(
  tx: Queryable,
  ends: readonly {
    readonly call: ClaimedCall;
    readonly answer: { readonly status: number; readonly body: unknown } | null;
  }[],
): Promise<void> {
  await tx.query(endClaims, [
    ...scopesAndKeys(ends.map((one) => one.call)),
    ends.map((one) => one.answer?.status ?? null),
    ends.map((one) => (one.answer === null ? null : JSON.stringify(one.answer.body))),
  ]);
}

function scopesAndKeys(calls: readonly ClaimedCall[]): [string[], string[]] {
  return [calls.map((one) => one.scope), calls.map((one) => one.key)];
}

/** Stores a refusal whose transaction was rolled back, its claim with it; a response stored meanwhile is preserved. */
export async function rememberRefusal(on: Queryable, call: ClaimedCall, status: number, body: unknown): Promise<void> {
  await on.query(
    `insert into idempotency (scope, key, fingerprint, status, body) values ($1, $2, $3, $4, $5::jsonb) on conflict (scope, key) do nothing`,
    [call.scope, call.key, call.fingerprint, status, JSON.stringify(body)],
  );
}

/** Releases a claim, so that the same key may try again: what was not final is not stored (rule 4). */
export async function forgetCall(on: Queryable, call: ClaimedCall): Promise<void> {
  await on.query('delete from idempotency where scope = $1 and key = $2 and status is null', [call.scope, call.key]);
}

/** Drops claims whose owner crashed, and answers older than 30 days; returns how many. */
export async function tidyCalls(on: Queryable): Promise<number> {
  const { rowCount } = await on.query(
    `delete from idempotency
     where (status is null and locked_until < now() - interval '30 seconds') or created_at < now() - interval '30 days'`,
  );
  return rowCount;
}
