import { answerInvariants } from '#src/store/operations/invariants/answer-invariants.ts';
import { brokenAudit } from '#src/store/staff/audit.store.ts';
import { contentInvariants } from '#src/store/operations/invariants/content-invariants.ts';
import { changeInvariants } from '#src/store/operations/invariants/change-invariants.ts';
import { dealInvariants } from '#src/store/operations/invariants/deal-invariants.ts';
import { giftInvariants } from '#src/store/operations/invariants/gift-invariants.ts';
import { inRange } from '#src/store/shared/database/in-range.ts';
import { overdue } from '#src/store/operations/invariants/overdue.ts';
import { packInvariants } from '#src/store/operations/invariants/pack-invariants.ts';
import { reviewInvariants } from '#src/store/operations/invariants/review-invariants.ts';
import { privacyInvariants } from '#src/store/operations/invariants/privacy-invariants.ts';
import { taxInvariants } from '#src/store/operations/invariants/tax-invariants.ts';
import { verticalInvariants } from '#src/store/operations/invariants/vertical-invariants.ts';
import { userCentreInvariants } from '#src/store/operations/invariants/user-centre-invariants.ts';
import { signInInvariants } from '#src/store/operations/invariants/sign-in-invariants.ts';
import { railInvariants } from '#src/store/operations/invariants/rail-invariants.ts';
import { referralInvariants } from '#src/store/operations/invariants/referral-invariants.ts';

/** Something that is never so, whatever fails when: `sql` counts the rows that break it (threat model §4.3, changes a–f). */
export type Invariant = { readonly id: string; readonly says: string; readonly sql: string };

const soldStates = `('paid', 'confirming', 'confirmed', 'redeemed', 'cancel_requested', 'unused')`;
/** What an order costs after credits and gift cards. */
const owed = `(o.amount_minor - (select coalesce(sum(t.amount_minor), 0) from order_tender t where t.order_id = o.id))`;
/** States of a booking that was paid for, whatever became of it. */
const paidOnce = `('paid', 'confirming', 'confirmed', 'redeemed', 'cancel_requested', 'unused', 'rejected', 'cancelled')`;
/** Each coupon of an order counts once: one that was released with it may have been taken again. */
const couponDiscount = `(select coalesce(sum(c.discount), 0) from (
  select max(u.discount_minor) as discount from coupon_use u where u.order_id = o.id group by u.code_hash) c)`;
const replaced = `exists (select from booking n where n.replaces = b.id)`;
/** A line that is to take another's place and has not, and perhaps never will. */
const onTrial = `(b.amends is not null and b.replaces is null)`;

export const invariants: readonly Invariant[] = [
  {
    id: 'I01',
    says: 'more places are held and sold than exist',
    sql: 'select count(*) from inventory where held + sold > total or held < 0 or sold < 0',
  },
  {
    id: 'I02',
    says: 'the counter of sold places differs from the bookings',
    sql: `select count(*) from inventory i left join (
        select a.inventory_id, sum(a.qty) as qty from allotment a join booking b on b.id = a.booking_id
        where b.state in ${soldStates} group by 1) s on s.inventory_id = i.id
      where i.sold <> coalesce(s.qty, 0)`,
  },
  {
    id: 'I03',
    says: 'the counter of held places differs from the active holds',
    sql: `select count(*) from inventory i left join (
        select a.inventory_id, sum(a.qty) as qty from allotment a join hold h on h.booking_id = a.booking_id
        where h.state = 'active' group by 1) s on s.inventory_id = i.id
      where i.held <> coalesce(s.qty, 0)`,
  },
  {
    id: 'I04',
    says: 'a booking is marked as paid, but no money was captured',
    sql: `select count(*) from booking b join orders o on o.id = b.order_id
      where ${inRange('b.id')} and b.state in ${soldStates} and ${owed} > 0
        and not exists (select from payment p where p.order_id = o.id and p.state = 'succeeded' and p.captured_minor > 0)`,
  },
  {
    id: 'I05',
    says: 'money was captured for a booking that is not fulfilled, and too little is refunded',
    sql: `select sum(n) from (select count(*) as n from payment p join booking b on b.order_id = p.order_id
      where ${inRange('b.id')} and p.state = 'succeeded' and not ${replaced} and (
        b.state in ('held', 'pending_payment', 'released') and not ${onTrial} and b.amount_minor > b.discount_minor and not exists (
          select from refund r where r.payment_id = p.id and r.state <> 'rejected' and (r.booking_id = b.id or r.booking_id is null)))
      union all select count(*) from booking b where ${inRange('b.id')} and coalesce(b.refund_due_minor,
          case when b.state in ('rejected', 'cancelled') and not ${replaced} then b.amount_minor - b.discount_minor else 0 end) > (
          select coalesce(sum(r.amount_minor), 0) from refund r join payment q on q.id = r.payment_id
          where q.order_id = b.order_id and r.booking_id = b.id and r.state <> 'rejected')
          + (select coalesce(sum(t.amount_minor), 0) from tender_return t where t.booking_id = b.id)) x`,
  },
  {
    id: 'I06',
    says: 'an order was paid twice for one purpose',
    sql: `select count(*) from (select order_id, purpose from payment where state = 'succeeded' group by 1, 2 having count(*) > 1) x`,
  },
  {
    id: 'I07',
    says: 'the captured amount or currency differs from the requested one',
    sql: `select count(*) from payment p join orders o on o.id = p.order_id
      where ${inRange('p.id')} and p.state = 'succeeded' and (p.captured_minor <> p.amount_minor or p.currency <> o.currency
        or p.purpose = 'order' and p.amount_minor <> ${owed})`,
  },
  {
    id: 'I08',
    says: 'more is refunded than was captured, or than a tender paid',
    sql: `select sum(n) from (select count(*) as n from payment p where ${inRange('p.id')} and p.captured_minor < (
        select coalesce(sum(r.amount_minor), 0) from refund r
        where r.payment_id = p.id and r.state in ('approved', 'submitted', 'succeeded', 'failed', 'manual'))
      union all select count(*) from booking_tender t where ${inRange('t.booking_id')} and t.amount_minor < (
        select coalesce(sum(r.amount_minor), 0) from tender_return r where r.booking_id = t.booking_id and r.kind = t.kind)) x`,
  },
  {
    id: 'I09',
    says: 'a confirmed booking has no voucher or lacks a ticket',
    sql: `select count(*) from booking b where ${inRange('b.id')} and b.state in ('confirmed', 'redeemed') and (
        not exists (select from voucher v where v.booking_id = b.id)
        or exists (select from unit_item u left join ticket t on t.unit_item_id = u.id where u.booking_id = b.id and t.id is null))`,
  },
  {
    id: 'I10',
    says: 'a voucher is valid, but its booking is not',
    sql: `select count(*) from voucher v join booking b on b.id = v.booking_id
      where v.voided_at is null and b.state in ('released', 'rejected', 'cancelled')`,
  },
  {
    id: 'I11',
    says: 'a voucher was redeemed, but its booking is not marked as used',
    sql: `select count(*) from voucher v join booking b on b.id = v.booking_id where v.redeemed_at is not null and b.state <> 'redeemed'`,
  },
  {
    id: 'I12',
    says: 'the counter of a coupon differs from its uses',
    sql: `select count(*) from coupon c where c.used <> (
        select count(*) from coupon_use u where u.code_hash = c.code_hash and u.state in ('reserved', 'redeemed'))`,
  },
  {
    id: 'I13',
    says: 'a coupon is reserved for an order that can no longer be paid',
    sql: `select count(*) from coupon_use u where u.state = 'reserved' and not exists (
        select from booking b where b.order_id = u.order_id and b.state in ('held', 'pending_payment'))`,
  },
  {
    id: 'I14',
    says: 'a coupon was redeemed for an order that was not paid',
    sql: `select count(*) from coupon_use u join orders o on o.id = u.order_id
      where u.state = 'redeemed' and ${owed} > 0
        and not exists (select from payment p where p.order_id = o.id and p.state = 'succeeded')`,
  },
  {
    id: 'I15',
    says: 'places are still held a minute after their hold expired',
    sql: `select count(*) from hold where state = 'active' and ${overdue('expires_at', '60 s')}`,
  },
  {
    id: 'I16',
    says: 'a hold was consumed by a booking that is not paid',
    sql: `select count(*) from hold h join booking b on b.id = h.booking_id
      where h.state = 'consumed' and b.state in ('held', 'pending_payment', 'released')`,
  },
  {
    id: 'I17',
    says: 'a payment is frozen, or its outcome is unknown and no job is checking it',
    sql: `select count(*) from payment where frozen_reason is not null
      or state in ('processing', 'requires_capture') and (next_check_at is null or ${overdue('next_check_at', '120 s')})`,
  },
  {
    id: 'I18',
    says: 'a refund has been pending or failed for more than an hour',
    sql: `select count(*) from refund r where r.state in ('approved', 'submitted', 'failed')
      and exists (select from (select max(l.at) as at from state_log l where l.machine = 'refund' and l.ref = r.id) last
        where ${overdue('last.at', '1 hour')})`,
  },
  {
    id: 'I19',
    says: 'an outbox message is overdue',
    sql: `select count(*) from outbox where done_at is null and dead_at is null and ${overdue('available_at', '60 s')}`,
  },
  { id: 'I20', says: 'the outbox holds a dead letter', sql: 'select count(*) from outbox where dead_at is not null' },
  {
    id: 'I21',
    says: 'a provider event was received and not applied',
    sql: `select count(*) from inbox where applied_at is null and ${overdue('received_at', '60 s')}`,
  },
  {
    id: 'I22',
    says: 'an idempotent call was claimed and never completed',
    sql: `select count(*) from idempotency where status is null and ${overdue('created_at', '120 s')}`,
  },
  {
    id: 'I23',
    says: 'a ledger transaction does not balance',
    sql: 'select count(*) from (select txn, currency from ledger group by 1, 2 having sum(amount_minor) <> 0) x',
  },
  {
    id: 'I24',
    says: 'the state of an object differs from its last transition in the log',
    sql: `select count(*) from (
        select 'booking' as machine, id, state from booking union all select 'hold', id, state from hold
        union all select 'payment', id, state from payment union all select 'refund', id, state from refund
        union all select 'deal', id, state from deal_use
        union all select 'coupon', id, state from coupon_use union all select 'gift_card', id, state from gift_card
        union all select 'closure', id, state from closure_case union all select 'dispute', id, state from dispute) x
      where ${inRange('x.id')} and not exists (select from state_log l where l.machine = x.machine and l.ref = x.id and l.to_state = x.state)`,
  },
  {
    id: 'I25',
    says: 'a booking was confirmed without a confirmation email',
    sql: `select count(*) from booking b where ${inRange('b.id')} and b.state in ('confirmed', 'redeemed')
      and (select max(l.at) from state_log l where l.machine = 'booking' and l.ref = b.id and l.to_state = 'confirmed') > now() - interval '29 days'
      and not exists (select from outbox o where o.topic = 'mail.confirmation' and o.dedupe = b.id::text)`,
  },
  {
    id: 'I26',
    says: 'the log contains a transition that no life cycle allows',
    sql: `select count(*) from state_log l
      left join state_rule r on r.machine = l.machine and r.from_state = coalesce(l.from_state, '') and r.to_state = l.to_state
      where ${inRange('l.ref')} and r.machine is null`,
  },
  {
    id: 'I27',
    says: 'the total of an order differs from its lines less the discount',
    sql: `select count(*) from orders o
      where ${inRange('o.id')} and exists (select from booking b where b.order_id = o.id)
        and o.amount_minor <> (select coalesce(sum(b.amount_minor - b.discount_minor), 0) from booking b where b.order_id = o.id and b.replaces is null and b.amends is null)`,
  },
  {
    id: 'I28',
    says: 'a payment has two successful attempts',
    sql: `select count(*) from (select payment_id from payment_attempt where outcome = 'succeeded' group by 1 having count(*) > 1) x`,
  },
  {
    id: 'I29',
    says: 'the discounts of bookings differ from those of their coupons, or a changed booking has a larger one',
    sql: `select sum(n) from (select count(*) as n from orders o where ${inRange('o.id')} and (
        select coalesce(sum(b.discount_minor), 0) from booking b where b.order_id = o.id and b.replaces is null and b.amends is null) <> ${couponDiscount}
      union all select count(*) from booking n join booking b on b.id = n.replaces where ${inRange('n.id')} and n.discount_minor > b.discount_minor) x`,
  },
  {
    id: 'I30',
    says: 'credits or gift cards of an order are missing from its bookings, or were refunded as a whole',
    sql: `select count(*) from orders o join order_tender t on t.order_id = o.id
      where ${inRange('o.id')} and exists (select from booking b where b.order_id = o.id and not ${replaced} and b.state in ${paidOnce})
        and (t.released_at is not null or t.amount_minor <> (
          select coalesce(sum(n.amount_minor), 0) from booking b join booking_tender n on n.booking_id = b.id and n.kind = t.kind
          where b.order_id = o.id and not ${replaced})
          + (select coalesce(sum(r.amount_minor), 0) from booking b join tender_return r on r.booking_id = b.id and r.kind = t.kind
          where b.order_id = o.id and ${replaced}))`,
  },
  {
    id: 'I31',
    says: 'a balance differs from its ledger entries, or credits from the rest of their lots',
    sql: `select sum(n) from (select count(*) as n from balance a where a.balance_minor <> (
        select coalesce(-sum(l.amount_minor), 0) from ledger l where l.account = a.account and l.currency = a.currency)
      union all select count(*) from ledger l where (l.account like 'credits:%' or l.account like 'gift_card:%')
        and not exists (select from balance a where a.account = l.account and a.currency = l.currency)
      union all select count(*) from (
        select coalesce(a.balance_minor, 0) as owed, coalesce(c.left_minor, 0) as kept
        from (select * from balance where account like 'credits:%') a
        full join (select 'credits:' || account_id as account, currency, sum(left_minor) as left_minor from credit_lot group by 1, 2) c
          on c.account = a.account and c.currency = a.currency) x where owed <> kept) y`,
  },
  {
    id: 'I32',
    says: 'the prices or discounts of unit items do not add up to those of their booking',
    sql: `select count(*) from booking b join (
        select booking_id, sum(amount_minor) as amount, sum(discount_minor) as discount from unit_item group by 1) u on u.booking_id = b.id
      where ${inRange('b.id')} and (u.amount <> b.amount_minor or u.discount <> b.discount_minor)`,
  },
  ...changeInvariants,
  ...answerInvariants,
  ...packInvariants,
  ...signInInvariants,
  ...userCentreInvariants,
  ...privacyInvariants,
  ...reviewInvariants,
  ...referralInvariants,
  ...giftInvariants,
  ...taxInvariants,
  ...verticalInvariants,
  ...dealInvariants,
  ...contentInvariants,
  ...railInvariants,
  {
    id: 'P01',
    says: 'a ticket was admitted, but its booking is not marked as used',
    sql: `select count(*) from booking b join voucher v on v.booking_id = b.id
      cross join lateral (select exists (select from redemption r join ticket t on t.id = r.ticket_id
        join unit_item u on u.id = t.unit_item_id where u.booking_id = b.id) as scanned) x
      where x.scanned and (b.state <> 'redeemed' or v.redeemed_at is null)`,
  },
  {
    id: 'P02',
    says: 'a ticket was admitted on more days than it is valid for',
    sql: `select count(*) from (select from redemption r join ticket t on t.id = r.ticket_id
      join unit_item u on u.id = t.unit_item_id join booking b on b.id = u.booking_id group by r.ticket_id, b.starts_at, b.ends_at
      having count(*) > greatest(1, round(extract(epoch from b.ends_at - b.starts_at) / 86400))) x`,
  },
  {
    id: 'M01',
    says: 'a difference between the payment provider and the shop is unresolved after a day',
    sql: `select count(*) from reconciliation_finding where state in ('open', 'to_refund') and ${overdue('found_at', '1 day')}`,
  },
  {
    id: 'Q01',
    says: 'a worker process ended without recording it, or hangs',
    sql: `select count(*) from worker_run
      where stopped_at is null and seen_at between now() - interval '1 day' and now() - interval '120 s'`,
  },
  {
    id: 'A01',
    says: 'the audit log of the last month was tampered with',
    sql: `select count(*) from (${brokenAudit('e.day > current_date - 31')}) x`,
  },
];
