import { closureOfBooking } from '#src/store/suppliers/closures.store.ts';
import { overdue } from '#src/store/operations/invariants/overdue.ts';

const soldStates = `('paid', 'confirming', 'confirmed', 'redeemed', 'cancel_requested', 'unused')`;

/** What must never be of bookings that were changed after they were sold: in part cancelled, moved, closed, disputed. */
export const changeInvariants = [
  {
    id: 'I33',
    says: 'the snapshot, places or tickets of a booking differ from its remaining seats',
    sql: `select count(*) from booking b cross join lateral (
        select sum((u ->> 'quantity')::int) as seats, sum((u ->> 'quantity')::int * (u ->> 'pax')::int) as people
        from jsonb_array_elements(b.snapshot -> 'units') u) shown
      where b.state in ${soldStates} and (
        shown.seats <> (select count(*) from unit_item i where i.booking_id = b.id and i.cancelled_at is null)
        or exists (select from allotment a where a.booking_id = b.id and a.position is null and a.qty <> shown.people)
        or exists (select from allotment a join unit_item i on i.booking_id = a.booking_id and i.position = a.position
          where a.booking_id = b.id and i.cancelled_at is not null)
        or exists (select from unit_item i join ticket t on t.unit_item_id = i.id
          where i.booking_id = b.id and (t.voided_at is null) <> (i.cancelled_at is null)))`,
  },
  {
    id: 'I34',
    says: 'a change was made without payment, or a payment led to neither change nor refund',
    sql: `select count(*) from amendment m join booking b on b.id = m.booking_id left join payment p
        on p.order_id = b.order_id and p.purpose = 'amendment:' || b.id::text and p.state = 'succeeded'
      where (m.committed_at is not null) <> (b.replaces is not null)
        or m.committed_at is not null and m.extra_minor > 0 and p.captured_minor is distinct from m.extra_minor
        or m.committed_at is null and p.captured_minor > (
          select coalesce(sum(r.amount_minor), 0) from refund r where r.payment_id = p.id and r.state <> 'rejected')`,
  },
  {
    id: 'I37',
    says: 'more is refunded for a replacement booking than was transferred to it',
    sql: `select count(*) from amendment m join booking b on b.id = m.booking_id
      where m.committed_at is not null and b.amount_minor - b.discount_minor < m.given_minor
        + (select coalesce(sum(r.amount_minor), 0) from refund r where r.booking_id = b.id and r.state <> 'rejected')
        + (select coalesce(sum(t.amount_minor), 0) from tender_return t where t.booking_id = b.id)`,
  },
  {
    id: 'I35',
    says: 'a traveler with a booking on a closed date was not notified, or the refund is late',
    sql: `select sum(n) from (select count(*) as n from closure_case c join booking b on b.id = c.booking_id
        where c.state = 'offered' and (b.state in ('cancelled', 'rejected', 'released')
          or ${overdue('c.deadline', '5 minutes')} and b.state = 'confirmed' and not exists (
            select from dispute d join payment p on p.id = d.payment_id where p.order_id = b.order_id and d.state = 'open'))
      union all select count(*) from booking b join closure k on k.id = ${closureOfBooking}
        where (b.vertical is not null or b.slot_id in (select s.id from slot s where s.closure_id is not null)) and b.state = 'confirmed' and b.ends_at > now() and ${overdue('k.created_at', '5 minutes')}
          and ${overdue('b.created_at', '30 minutes')} and not exists (select from closure_case c where c.booking_id = b.id)) x`,
  },
  {
    id: 'I36',
    says: 'disputed money is returned twice, or a voucher is valid in a dispute, or stopped without one',
    sql: `select sum(n) from (select count(*) as n from payment p where p.captured_minor < (
        select coalesce(sum(d.amount_minor), 0) from dispute d where d.payment_id = p.id and d.state <> 'won')
        + case when exists (select from dispute d where d.payment_id = p.id and d.state <> 'won') then (
          select coalesce(sum(r.amount_minor), 0) from refund r where r.payment_id = p.id and r.state <> 'rejected') else 0 end
      union all select count(*) from voucher v join booking b on b.id = v.booking_id
        where v.redeemed_at is null and v.voided_at is null and (v.suspended_at is not null) <> exists (
          select from dispute d join payment p on p.id = d.payment_id where p.order_id = b.order_id and d.state = 'open')) x`,
  },
] as const;
