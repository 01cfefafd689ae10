import { setTimeout as pause } from 'node:timers/promises';

import { checkInvariants } from '#src/store/operations/invariants/check-invariants.store.ts';
import type { Arena } from './arena.ts';
import type { SaidOrder } from './buyer.ts';

const openEnds: readonly (readonly [string, string])[] = [
  ['holds that are over', `select 1 from hold where state = 'active' and expires_at <= now()`],
  [
    'bookings that wait',
    `select 1 from booking b where b.state in ('paid', 'confirming', 'cancel_requested') or b.state in ('held', 'pending_payment') and not exists (
    select from hold h where h.booking_id = b.id and h.state = 'active' and h.expires_at > now())`,
  ],
  [
    'payments without an end',
    `select 1 from payment where state in ('processing', 'requires_capture') or frozen_reason is not null`,
  ],
  ['refunds under way', `select 1 from refund where state in ('approved', 'submitted', 'failed')`],
  ['rows of the outbox', 'select 1 from outbox where done_at is null'],
  ['events not applied', 'select 1 from inbox where applied_at is null'],
];

/** What has no end yet. */
export async function unfinished(arena: Arena): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [says, sql] of openEnds) {
    const { rows } = await arena.db().query<{ n: bigint }>(`select count(*) as n from (${sql}) x`);
    if (rows[0]?.n !== 0n) found.push(`${rows[0]?.n} ${says}`);
  }
  return found;
}

/** Waits until nothing is open, for at most a minute; returns what is still open: that is stuck. */
export async function stuckAfterAMinute(arena: Arena): Promise<readonly string[]> {
  // Buyers who left do not return: their hold is over now, and so are the waits between two checks.
  await arena.db().query(`update hold set expires_at = now() where state = 'active'`);
  for (const end = performance.now() + 60_000; performance.now() < end; await pause(500)) {
    if ((await unfinished(arena)).length === 0) return [];
  }
  return unfinished(arena);
}

/** All that is wrong when the dust has settled; nothing is right. */
export async function faultsOf(arena: Arena, reported: readonly SaidOrder[]): Promise<readonly string[]> {
  const broken = await checkInvariants(arena.db());
  return [
    ...broken.map(({ id, says, rows }) => `${id} ${says}: ${rows}`),
    ...(await chargedAmiss(arena)),
    ...(await brokenPromises(arena, reported)),
    ...(await lostMails(arena)),
  ];
}

/** X1: the provider's own list against ours, both ways, to the cent. */
async function chargedAmiss(arena: Arena): Promise<readonly string[]> {
  const { rows } = await arena.db().query<{ reference: string; captured: string; refunded: string; payments: string }>(
    `select o.reference, (select coalesce(sum(p.captured_minor), 0) from payment p where p.order_id = o.id)::text as captured,
       (select coalesce(sum(r.amount_minor), 0) from refund r join payment p on p.id = r.payment_id where p.order_id = o.id and r.state = 'succeeded')::text as refunded,
       (select count(*) from payment p where p.order_id = o.id and p.state = 'succeeded')::text as payments
     from orders o`,
  );
  const ours = new Map(rows.map((row) => [row.reference, row]));
  const theirs = new Map<string, { received: number; refunded: number; times: number }>();
  for (const { metadata, received, refunded } of await arena.intents()) {
    if (received === 0) continue;
    const reference = metadata['order'] ?? '';
    const sum = theirs.get(reference) ?? { received: 0, refunded: 0, times: 0 };
    theirs.set(reference, {
      received: sum.received + received,
      refunded: sum.refunded + refunded,
      times: sum.times + 1,
    });
  }
  const faults: string[] = [];
  for (const reference of new Set([...ours.keys(), ...theirs.keys()])) {
    const [mine, yours] = [ours.get(reference), theirs.get(reference)];
    // Once for the order, and once for each change that costs more; that no purpose has two is I06.
    if (yours !== undefined && yours.times > Math.max(1, Number(mine?.payments ?? 0)))
      faults.push(`X1 ${reference} was charged ${yours.times} times`);
    if (Number(mine?.captured ?? 0) !== (yours?.received ?? 0))
      faults.push(`X1 ${reference}: we have ${mine?.captured}, the provider took ${yours?.received ?? 0}`);
    if (Number(mine?.refunded ?? 0) !== (yours?.refunded ?? 0))
      faults.push(`X1 ${reference}: we gave ${mine?.refunded} back, the provider ${yours?.refunded ?? 0}`);
  }
  return faults;
}

/** X2: what was confirmed to a buyer is still true. Returns the violations. */
async function brokenPromises(arena: Arena, reported: readonly SaidOrder[]): Promise<readonly string[]> {
  const { rows } = await arena.db().query<{ reference: string; states: string[] }>(
    `select o.reference, array_agg(b.state) as states from orders o join booking b on b.order_id = o.id
     where not exists (select from booking n where n.replaces = b.id)
       -- A change that was never paid for.
       and not (b.amends is not null and b.replaces is null) group by 1`,
  );
  const states = new Map(rows.map((row) => [row.reference, row.states.join()]));
  const due = { confirmed: 'confirmed', cancelled: 'cancelled', left: 'released' } as const;
  return reported.flatMap(({ reference, said }) =>
    states.get(reference) === due[said] ? [] : [`X2 ${reference} was told ${said} and is ${states.get(reference)}`],
  );
}

/** X3: one confirmation for each booking that ever was confirmed, and none for another. */
async function lostMails(arena: Arena): Promise<readonly string[]> {
  const { rows } = await arena
    .db()
    .query<{ id: string }>(
      `select distinct ref as id from state_log where machine = 'booking' and to_state = 'confirmed'`,
    );
  const due = new Set(rows.map((row) => `mail.confirmation:${row.id}`));
  const sent = [...arena.mails.keys()].filter((key) => key.startsWith('mail.confirmation:'));
  return [
    ...[...due].filter((key) => !arena.mails.has(key)).map((key) => `X3 ${key} was never sent`),
    ...sent.filter((key) => !due.has(key)).map((key) => `X3 ${key} confirms nothing`),
  ];
}
