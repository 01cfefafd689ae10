import { overdue } from '#src/store/operations/invariants/overdue.ts';

/** What is never so of what travellers are asked. */
export const answerInvariants = [
  {
    id: 'T01',
    says: 'a visit was sold whose travellers are asked, and nobody answered',
    sql: `select count(*) from booking b where b.state in ('paid', 'confirming', 'confirmed', 'redeemed', 'cancel_requested', 'unused') and b.ends_at > now()
      and jsonb_typeof(b.snapshot -> 'visit' -> 'asks') = 'object'
      and not exists (select from booking_answers a where a.booking_id = b.id)`,
  },
  {
    id: 'T02',
    says: 'what travellers answered is kept longer than is said',
    sql: `select count(*) from booking_answers a join booking b on b.id = a.booking_id
      where ${overdue(`b.ends_at + interval '31 days'`, '1 day')}`,
  },
] as const;
