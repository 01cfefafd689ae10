import { overdue } from '#src/store/operations/invariants/overdue.ts';

/** Invariants of travelers' answers. */
export const answerInvariants = [
  {
    id: 'T01',
    says: 'a visit was sold without the traveler details that it requires',
    sql: `select count(*) from booking b where b.state in ('paid', 'confirming', 'confirmed', 'redeemed', 'cancel_requested', 'unused') and b.ends_at > now()
      and jsonb_typeof(b.snapshot -> 'visit' -> 'asks') = 'object'
      and not exists (select from booking_answers a where a.booking_id = b.id)`,
  },
  {
    id: 'T02',
    says: 'traveler details are stored longer than the retention period',
    sql: `select count(*) from booking_answers a join booking b on b.id = a.booking_id
      where ${overdue(`b.ends_at + interval '31 days'`, '1 day')}`,
  },
] as const;
