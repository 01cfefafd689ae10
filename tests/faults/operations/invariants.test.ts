import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { lifeCycles } from '#src/domain/orders/changes/life-cycle.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { checkInRanges, checkInvariants } from '#src/store/operations/invariants/check-invariants.store.ts';
import { lateChecks } from '#src/store/operations/invariants/invariant-checks.store.ts';
import { reportViolations } from '#src/actions/operations/report-violations.ts';
import { invariants } from '#src/store/operations/invariants/invariants.ts';
import { goodCard, openShop, type OnPage, type Shop, type Slot } from '../shop/shop.ts';

let shop: Shop;
let slot: Slot;
let bought: OnPage;
let open: OnPage;

beforeAll(async () => {
  shop = await openShop();
  slot = await shop.slot();
  bought = await shop.toPage(await shop.buyer(), slot, { adult: 2 });
  await shop.payOnPage(bought.page, goodCard);
  await settlePayment(shop.deps, bought.attemptId, 'test');
  open = await shop.toPage(await shop.buyer(), slot);
  // Nothing sends the mail here, however long the tests take.
  await shop.deps.db.query(`update outbox set available_at = now() + interval '1 day'`);
});
afterAll(() => shop.close());

test('the life-cycles of the code are those of the database', async () => {
  const { rows } = await shop.deps.db.query<{ step: string }>(
    `select machine || ': ' || from_state || ' > ' || to_state as step from state_rule`,
  );
  const moves = Object.entries(lifeCycles).flatMap(([machine, steps]) =>
    steps.map(({ from, to }) => `${machine}: ${from} > ${to}`),
  );
  expect(rows.map((row) => row.step).toSorted()).toEqual(moves.toSorted());
});

test('the database refuses a step that no life-cycle has', async () => {
  await expect(
    shop.deps.db.query(`update booking set state = 'held' where order_id = $1`, [bought.orderId]),
  ).rejects.toThrow(/illegal booking transition/);
  await expect(
    shop.deps.db.query(`update payment set state = 'canceled' where order_id = $1`, [bought.orderId]),
  ).rejects.toThrow(/illegal payment transition/);
});

test('after a purchase every invariant holds', async () => {
  expect(invariants.slice(0, 28).map((one) => one.id)).toEqual(
    Array.from({ length: 28 }, (_, n) => `I${String(n + 1).padStart(2, '0')}`),
  );
  expect(await shop.violations()).toEqual([]);
});

type Planted = { readonly id: string; readonly what: string; readonly sql: string; readonly values?: () => unknown[] };

const booking = () => [bought.orderId];
const waiting = () => [open.orderId];

/** A review of the booking, as if it had bypassed every check. */
function reviewOf(photos: string): string {
  return `insert into review (id, booking_id, product_id, state, score, parts, text, language, visited_on, photos)
    select gen_random_uuid(), id, product_id, 'shown', 80, '{}', 'Slipped in', 'en', current_date, ${photos} from booking where order_id = $1`;
}

const timedPayment = 'a payment that nobody looks after';

/** Each fault as it could be if guards were missing; planted without triggers, keys and checks, and rolled back. */
const planted: readonly Planted[] = [
  {
    id: 'I01',
    what: 'more sold than there are',
    sql: 'update inventory set sold = total + 1 where id = $1',
    values: () => [slot.inventoryId],
  },
  {
    id: 'I02',
    what: 'a place sold that nobody has',
    sql: 'update inventory set sold = sold + 1 where id = $1',
    values: () => [slot.inventoryId],
  },
  {
    id: 'I03',
    what: 'a place held for nobody',
    sql: 'update inventory set held = held - 1 where id = $1',
    values: () => [slot.inventoryId],
  },
  {
    id: 'I04',
    what: 'confirmed without money',
    sql: `update payment set captured_minor = 0 where order_id = $1`,
    values: booking,
  },
  {
    id: 'I05',
    what: 'paid and released without a refund',
    sql: `update booking set state = 'released' where order_id = $1`,
    values: booking,
  },
  {
    id: 'I05',
    what: 'cancelled and less given back than due',
    sql: `update booking set state = 'cancelled', refund_due_minor = 1 where order_id = $1`,
    values: booking,
  },
  {
    id: 'I06',
    what: 'paid twice',
    sql: `insert into payment (id, order_id, state, currency, amount_minor, captured_minor) select gen_random_uuid(), order_id, state, currency, amount_minor, captured_minor from payment where order_id = $1`,
    values: booking,
  },
  {
    id: 'I07',
    what: 'captured less than requested',
    sql: 'update payment set captured_minor = captured_minor - 1 where order_id = $1',
    values: booking,
  },
  {
    id: 'I07',
    what: 'requested less than the order costs',
    sql: 'update payment set amount_minor = amount_minor - 1, captured_minor = captured_minor - 1 where order_id = $1',
    values: booking,
  },
  {
    id: 'I07',
    what: 'captured in another currency',
    sql: `update payment set currency = 'JPY' where order_id = $1`,
    values: booking,
  },
  {
    id: 'I08',
    what: 'more given back than came in',
    sql: `insert into refund (id, payment_id, state, amount_minor, reason) select gen_random_uuid(), id, 'submitted', captured_minor + 1, 'test' from payment where order_id = $1`,
    values: booking,
  },
  {
    id: 'I09',
    what: 'confirmed without a voucher',
    sql: 'delete from voucher where booking_id in (select id from booking where order_id = $1)',
    values: booking,
  },
  {
    id: 'I09',
    what: 'a unit item without a ticket',
    sql: 'delete from ticket where id = (select id from ticket limit 1)',
  },
  {
    id: 'I10',
    what: 'a voucher that outlives its booking',
    sql: `update booking set state = 'cancelled' where order_id = $1`,
    values: booking,
  },
  { id: 'I11', what: 'redeemed by the voucher alone', sql: 'update voucher set redeemed_at = now()' },
  {
    id: 'I12',
    what: 'a coupon counted and not used',
    sql: `insert into coupon (code_hash, usage_limit, used) values ('\\x01', 5, 1)`,
  },
  {
    id: 'I13',
    what: 'a coupon kept by a paid order',
    sql: `insert into coupon_use (id, code_hash, user_key, order_id, state, discount_minor) values (gen_random_uuid(), '\\x01', 'u', $1, 'reserved', 0)`,
    values: booking,
  },
  {
    id: 'I14',
    what: 'a coupon spent on nothing',
    sql: `insert into coupon_use (id, code_hash, user_key, order_id, state, discount_minor) values (gen_random_uuid(), '\\x01', 'u', $1, 'redeemed', 0)`,
    values: waiting,
  },
  {
    id: 'I15',
    what: 'a hold that nobody ended',
    sql: `update hold set expires_at = now() - interval '61 seconds' where state = 'active'`,
  },
  {
    id: 'I16',
    what: 'a hold consumed for an unpaid booking',
    sql: `update hold set state = 'consumed' where state = 'active'`,
  },
  {
    id: 'I17',
    what: 'a payment without a next look',
    sql: `update payment set state = 'processing', next_check_at = null where order_id = $1`,
    values: waiting,
  },
  {
    id: 'I17',
    what: timedPayment,
    sql: `update payment set state = 'processing', next_check_at = now() - interval '3 minutes' where order_id = $1`,
    values: waiting,
  },
  {
    id: 'I17',
    what: 'a frozen payment',
    sql: `update payment set frozen_reason = 'test' where order_id = $1`,
    values: waiting,
  },
  {
    id: 'I18',
    what: 'a refund that does not move',
    sql: `with r as (insert into refund (id, payment_id, state, amount_minor, reason) select gen_random_uuid(), id, 'submitted', 1, 'test' from payment where order_id = $1 returning id) insert into state_log (machine, ref, from_state, to_state, cause, at) select 'refund', id, 'approved', 'submitted', 'test', now() - interval '2 hours' from r`,
    values: booking,
  },
  { id: 'I19', what: 'a mail that nobody sends', sql: `update outbox set available_at = now() - interval '2 minutes'` },
  { id: 'I20', what: 'a dead letter', sql: 'update outbox set dead_at = now()' },
  {
    id: 'I21',
    what: 'an event left lying',
    sql: `insert into inbox (source, event_id, received_at, payload) values ('test', 'e1', now() - interval '2 minutes', '{}')`,
  },
  {
    id: 'I22',
    what: 'a claim without an answer',
    sql: `insert into idempotency (scope, key, fingerprint, created_at) values ('test', 'k', '\\x00', now() - interval '3 minutes')`,
  },
  {
    id: 'I23',
    what: 'an entry without its other side',
    sql: 'delete from ledger where id = (select min(id) from ledger)',
  },
  {
    id: 'I24',
    what: 'a state without its log',
    sql: `delete from state_log where machine = 'booking' and to_state = 'confirmed'`,
  },
  {
    id: 'I24',
    what: 'a payment without its log',
    sql: `delete from state_log where machine = 'payment' and to_state = 'succeeded'`,
  },
  { id: 'I25', what: 'confirmed without a notification', sql: `delete from outbox where topic = 'mail.confirmation'` },
  {
    id: 'I26',
    what: 'a step that cannot be',
    sql: `insert into state_log (machine, ref, from_state, to_state, cause) values ('booking', gen_random_uuid(), 'released', 'confirmed', 'test')`,
  },
  {
    id: 'I27',
    what: 'an order dearer than its lines',
    sql: 'update orders set amount_minor = amount_minor + 1 where id = $1',
    values: waiting,
  },
  {
    id: 'I28',
    what: 'two attempts that both succeeded',
    sql: `insert into payment_attempt (id, payment_id, psp, psp_ref, outcome, amount_minor, language) select gen_random_uuid(), payment_id, psp, 'other', outcome, amount_minor, language from payment_attempt where outcome = 'succeeded'`,
  },
  {
    id: 'I08',
    what: 'more given back to a gift card than it paid',
    sql: `with t as (insert into booking_tender (booking_id, kind, amount_minor) select id, 'gift_card', 5 from booking where order_id = $1 returning booking_id)
      insert into tender_return (id, booking_id, kind, amount_minor, reason) select gen_random_uuid(), booking_id, 'gift_card', 6, 'test' from t`,
    values: booking,
  },
  {
    id: 'I29',
    what: 'a discount that no coupon gave',
    sql: 'update booking set discount_minor = 1 where order_id = $1',
    values: waiting,
  },
  {
    id: 'I29',
    what: 'a coupon that lowered nothing',
    sql: `insert into coupon_use (id, code_hash, user_key, order_id, state, discount_minor) values (gen_random_uuid(), '\x01', 'u', $1, 'reserved', 7)`,
    values: waiting,
  },
  {
    id: 'I30',
    what: 'credits that paid no booking',
    sql: `insert into order_tender (order_id, kind, amount_minor) values ($1, 'credits', 5)`,
    values: booking,
  },
  {
    id: 'I31',
    what: 'a balance that the books do not know',
    sql: `insert into balance (account, currency, balance_minor) values ('gift_card:1', 'EUR', 1)`,
  },
  {
    id: 'I31',
    what: 'an entry that moved no balance',
    sql: `insert into ledger (txn, account, currency, amount_minor) values ($1, 'gift_card:2', 'EUR', 0)`,
    values: booking,
  },
  {
    id: 'I31',
    what: 'credits that no balance counts',
    sql: `insert into credit_lot (id, account_id, currency, amount_minor, left_minor, source, expires_at) select gen_random_uuid(), account_id, 'EUR', 5, 5, 'earned', now() from orders where id = $1`,
    values: booking,
  },
  {
    id: 'I32',
    what: 'a person who costs more than the booking says',
    sql: 'update unit_item set amount_minor = amount_minor + 1 where booking_id = (select id from booking where order_id = $1)',
    values: booking,
  },
  {
    id: 'I05',
    what: 'a seat given up and nothing given back for it',
    sql: 'update booking set refund_due_minor = 1 where order_id = $1',
    values: booking,
  },
  {
    id: 'I33',
    what: 'a seat given up whose ticket still opens the gate',
    sql: 'update unit_item set cancelled_at = now(), refund_percent = 100 where booking_id = (select id from booking where order_id = $1)',
    values: booking,
  },
  {
    id: 'I33',
    what: 'a place given back that somebody still has',
    sql: 'update allotment set qty = qty - 1 where booking_id = (select id from booking where order_id = $1)',
    values: booking,
  },
  {
    id: 'I34',
    what: 'a change that was made and not paid',
    sql: 'insert into amendment (booking_id, former_id, extra_minor, back_minor, committed_at) select id, id, 5, 0, now() from booking where order_id = $1',
    values: booking,
  },
  {
    id: 'I37',
    what: 'a change that brought less money along than goes back of it',
    sql: 'insert into amendment (booking_id, former_id, extra_minor, back_minor, committed_at, given_minor) select id, id, 0, 0, now(), amount_minor + 1 from booking where order_id = $1',
    values: booking,
  },
  {
    id: 'I36',
    what: 'a good voucher under a dispute',
    sql: `insert into dispute (id, payment_id, psp, psp_ref, state, currency, amount_minor, reason, evidence) select gen_random_uuid(), id, 'sandbox', 'dp_1', 'open', currency, captured_minor, 'test', '{}' from payment where order_id = $1`,
    values: booking,
  },
  {
    id: 'I36',
    what: 'more disputed and given back than came in',
    sql: `with d as (insert into dispute (id, payment_id, psp, psp_ref, state, currency, amount_minor, reason, evidence) select gen_random_uuid(), id, 'sandbox', 'dp_1', 'lost', currency, captured_minor, 'test', '{}' from payment where order_id = $1)
      insert into refund (id, payment_id, state, amount_minor, reason) select gen_random_uuid(), id, 'succeeded', 1, 'test' from payment where order_id = $1`,
    values: booking,
  },
  {
    id: 'I35',
    what: 'a closed date that nobody speaks of',
    sql: `with k as (insert into closure (id, product_id, from_date, to_date, reason, created_at) select gen_random_uuid(), product_id, current_date, current_date, 'weather', now() - interval '1 hour' from booking where order_id = $1 returning id),
      b as (update booking set created_at = now() - interval '1 hour' where order_id = $1 returning slot_id)
      update slot set closure_id = k.id from k, b where slot.id = b.slot_id`,
    values: booking,
  },
  {
    id: 'D01',
    what: 'a deal counted and had by nobody',
    sql: `insert into deal (id, slug, kind, begins_at, usage_limit, used, terms, content) values (1, 'x', 'season', now(), 5, 1, '{}', '{}')`,
  },
  {
    id: 'D02',
    what: 'a deal kept by a paid order',
    sql: `with d as (insert into deal (id, slug, kind, begins_at, usage_limit, used, terms, content) values (1, 'x', 'season', now(), 5, 1, '{}', '{}') returning id)
      insert into deal_use (id, deal_id, order_id, state) select gen_random_uuid(), d.id, $1::uuid, 'reserved' from d`,
    values: booking,
  },
  {
    id: 'D03',
    what: 'a deal had for nothing',
    sql: `with d as (insert into deal (id, slug, kind, begins_at, usage_limit, used, terms, content) values (1, 'x', 'season', now(), 5, 1, '{}', '{}') returning id)
      insert into deal_use (id, deal_id, order_id, state) select gen_random_uuid(), d.id, $1::uuid, 'redeemed' from d`,
    values: waiting,
  },
  {
    id: 'D04',
    what: 'a deal shown before it begins',
    sql: `with d as (insert into deal (id, slug, kind, begins_at, terms, content) values (1, 'x', 'season', now() + interval '1 day', '{}', '{}') returning id)
      insert into deal_span (deal_id, product_id, option_id, terms) select id, 1, 'x', '{}' from d`,
  },
  {
    id: 'T01',
    what: 'sold without answers to required fields',
    sql: `update booking set snapshot = jsonb_set(snapshot, '{visit,asks}', '{"ages": {}}') where order_id = $1`,
    values: booking,
  },
  {
    id: 'T02',
    what: 'a passport kept for months',
    sql: `with past as (update booking set ends_at = now() - interval '3 months' where order_id = $1 returning id)
      insert into booking_answers (booking_id, answers) select id, '{}' from past`,
    values: booking,
  },
  {
    id: 'U01',
    what: 'a picture that its account does not show',
    sql: `insert into avatar (account_id, key, webp) select account_id, 'abcdefghijklmnopqrstuv', 'x' from orders where id = $1`,
    values: booking,
  },
  {
    id: 'U02',
    what: 'travellers of an account that was erased',
    sql: `with a as (update account set erased_at = now() where id = (select account_id from orders where id = $1) returning id)
      insert into saved_traveller (id, account_id, position, full_name) select gen_random_uuid(), id, 0, 'Ana Example' from a`,
    values: booking,
  },
  {
    id: 'L01',
    what: 'a name on an account that was erased',
    sql: `update account set erased_at = now(), name = 'Ana Example' where id = (select account_id from orders where id = $1)`,
    values: booking,
  },
  {
    id: 'L02',
    what: 'an account erased without a request',
    sql: `insert into account (id, kind, language, currency, erased_at) values (gen_random_uuid(), 'guest', 'en', 'USD', now())`,
  },
  {
    id: 'L03',
    what: 'a wish about messages that nobody recorded',
    sql: `insert into message_choice (subject, channel, purpose, wanted) values ('planted', 'email', 'offers', true)`,
  },
  {
    id: 'L04',
    what: 'a conversation about an order of somebody else',
    sql: `insert into support_conversation (id, order_id, account_id) values (gen_random_uuid(), $1, gen_random_uuid())`,
    values: booking,
  },
  {
    id: 'P01',
    what: 'somebody let in by a booking that counts as to come',
    sql: `insert into redemption (ticket_id, supplier_token_id, scan_id, scanned_at)
      select t.id, gen_random_uuid(), gen_random_uuid(), now() from ticket t join unit_item u on u.id = t.unit_item_id
      join booking b on b.id = u.booking_id where b.order_id = $1 limit 1`,
    values: booking,
  },
  {
    id: 'P02',
    what: 'a visit of two hours that somebody was let in to on two days',
    sql: `insert into redemption (ticket_id, supplier_token_id, scan_id, scanned_at, for_day)
      select t.id, gen_random_uuid(), gen_random_uuid(), now(), d.day from ticket t join unit_item u on u.id = t.unit_item_id
      join booking b on b.id = u.booking_id cross join (values ('2026-12-24'), ('2026-12-25')) d (day)
      where b.order_id = $1 and t.id = (select t2.id from ticket t2 join unit_item u2 on u2.id = t2.unit_item_id
        where u2.booking_id = b.id limit 1)`,
    values: booking,
  },
  {
    id: 'S01',
    what: 'a member whom nothing lets in',
    sql: `insert into account (id, kind, language, currency) values (gen_random_uuid(), 'member', 'en', 'USD')`,
  },
  {
    id: 'S02',
    what: 'a guest’s address that counts as proved',
    sql: `update account set email = 'planted@mail.example', email_proved_at = now()
      where id = (select id from account where kind = 'guest' limit 1)`,
  },
  {
    id: 'S03',
    what: 'a sixth try of a code',
    sql: `insert into sign_in_code (id, recipient, device, code_hmac, tries, expires_at)
      values (gen_random_uuid(), '+819012345678', 'planted', 'x', 6, now())`,
  },
  {
    id: 'S04',
    what: 'a change of an account without a notice',
    sql: `insert into account_event (account_id, kind, at) select account_id, 'passkey_added', now() - interval '1 hour' from orders where id = $1`,
    values: booking,
  },
  {
    id: 'V01',
    what: 'a ticket of a pack that nobody used and that is gone',
    sql: `insert into pack_ticket (booking_id, position, product_id, option_id, tickets, used) select id, 0, product_id, option_id, 2, 1 from booking where order_id = $1`,
    values: booking,
  },
  {
    id: 'V02',
    what: 'a released booking that keeps its ticket',
    sql: `with t as (insert into pack_ticket (booking_id, position, product_id, option_id, tickets, used) select id, 0, product_id, option_id, 2, 1 from booking where order_id = $1 returning booking_id),
        b as (update booking set state = 'released' where order_id = $2 returning id)
      insert into pack_use (booking_id, pack_booking_id, position, tickets) select b.id, t.booking_id, 0, 1 from b, t`,
    values: () => [bought.orderId, open.orderId],
  },
  {
    id: 'V03',
    what: 'a visit booked with a pack that nobody has paid',
    sql: `with t as (insert into pack_ticket (booking_id, position, product_id, option_id, tickets, used) select id, 0, product_id, option_id, 2, 1 from booking where order_id = $2 returning booking_id)
      insert into pack_use (booking_id, pack_booking_id, position, tickets) select b.id, t.booking_id, 0, 1 from booking b, t where b.order_id = $1`,
    values: () => [bought.orderId, open.orderId],
  },
  {
    id: 'G01',
    what: 'a gift card that was paid for and never made',
    sql: 'update booking set is_gift = true where order_id = $1',
    values: booking,
  },
  {
    id: 'G02',
    what: 'money on a card that is void',
    sql: `with g as (insert into gift_card (id, state, code_hash, currency, amount_minor) values (gen_random_uuid(), 'void', 'x', 'EUR', 5) returning id)
      insert into balance (account, currency, balance_minor) select 'gift_card:' || id, 'EUR', 5 from g`,
  },
  {
    id: 'G03',
    what: 'a good card of a line that nobody paid',
    sql: `insert into gift_card (id, state, code_hash, currency, amount_minor, booking_id, send_at)
      select gen_random_uuid(), 'active', 'x', 'EUR', 5, id, now() from booking where order_id = $1`,
    values: waiting,
  },
  {
    id: 'G04',
    what: 'a gift card that credits paid for',
    sql: `with g as (update booking set is_gift = true where order_id = $1 returning id)
      insert into booking_tender (booking_id, kind, amount_minor) select id, 'credits', 1 from g`,
    values: booking,
  },
  {
    id: 'W01',
    what: 'a tax that is more than the booking costs',
    sql: `update booking set snapshot = snapshot || '{"taxMinor": "99999999"}' where order_id = $1`,
    values: booking,
  },
  {
    id: 'W02',
    what: 'a booking whose tax was forgotten',
    sql: `update booking set snapshot = snapshot - 'taxMinor' where order_id = $1`,
    values: booking,
  },
  {
    id: 'F01',
    what: 'a link that counts somebody who never came',
    sql: `insert into referral_invite (id, key, offer_id, inviter_id, device_key, joined) values (gen_random_uuid(), 'k', 1, gen_random_uuid(), '', 1)`,
  },
  {
    id: 'F02',
    what: 'a place in a group that nobody has',
    sql: `insert into referral_task (id, state, key, offer_id, kind, starter_id, needed, joined, expires_at)
      values (gen_random_uuid(), 'open', 'k', 1, 'group', gen_random_uuid(), 3, 1, now())`,
  },
  {
    id: 'F03',
    what: 'a full group of which somebody went without',
    sql: `with t as (insert into referral_task (id, state, key, offer_id, kind, starter_id, needed, joined, expires_at, done_at)
        values (gen_random_uuid(), 'complete', 'k', 1, 'group', gen_random_uuid(), 1, 1, now(), now()) returning id)
      insert into referral_member (task_id, offer_id, account_id, nth, phone_key, device_key) select id, 1, gen_random_uuid(), 1, '', '' from t`,
  },
  {
    id: 'F03',
    what: 'a coupon of a group that came to nothing',
    sql: `with t as (insert into referral_task (id, state, key, offer_id, kind, starter_id, needed, joined, expires_at, done_at)
        values (gen_random_uuid(), 'expired', 'k', 1, 'group', gen_random_uuid(), 2, 1, now(), now()) returning id)
      insert into referral_member (task_id, offer_id, account_id, nth, phone_key, device_key, coupon_hash) select id, 1, gen_random_uuid(), 1, '', '', 'x' from t`,
  },
  {
    id: 'F04',
    what: 'a budget spent on nobody',
    sql: `insert into phone_coupon_event (key, definition, begins_at, ends_at, budget, given) values ('e', '{}', now(), now() + interval '1 day', 5, 1)`,
  },
  {
    id: 'F05',
    what: 'a reward before the trip',
    sql: `insert into referral_join (id, state, invite_id, offer_id, inviter_id, invited_id, phone_key, device_key, coupon_hash, booking_id, joined_at, settled_at)
      select gen_random_uuid(), 'earned', gen_random_uuid(), 1, gen_random_uuid(), o.account_id, '', '', 'x', b.id, o.created_at, now()
      from booking b join orders o on o.id = b.order_id where o.id = $1`,
    values: booking,
  },
  {
    id: 'F05',
    what: 'a reward for a trip of somebody else',
    sql: `insert into referral_join (id, state, invite_id, offer_id, inviter_id, invited_id, phone_key, device_key, coupon_hash, booking_id, joined_at, settled_at)
      select gen_random_uuid(), 'reversed', gen_random_uuid(), 1, gen_random_uuid(), gen_random_uuid(), '', '', 'x', b.id, o.created_at, b.ends_at
      from booking b join orders o on o.id = b.order_id where o.id = $1`,
    values: booking,
  },
  {
    id: 'F06',
    what: 'a personal coupon of two persons',
    sql: `with c as (insert into coupon (id, code_hash, personal, usage_limit) values ('personal-x', 'x', true, 1) returning code_hash)
      insert into coupon_wallet (account_id, code_hash) select gen_random_uuid(), code_hash from c cross join generate_series(1, 2)`,
  },
  {
    id: 'R01',
    what: 'a review of a visit that is still to come',
    sql: reviewOf('0'),
    values: booking,
  },
  {
    id: 'R02',
    what: 'more photographs counted than there are',
    sql: reviewOf('3'),
    values: booking,
  },
  {
    id: 'R03',
    what: 'a review without what it said at first',
    sql: reviewOf('0'),
    values: booking,
  },
  {
    id: 'R04',
    what: 'a review that was shown behind the back of the log',
    sql: reviewOf('0'),
    values: booking,
  },
  {
    id: 'R05',
    what: 'lists and none of them the default one',
    sql: `insert into wishlist (id, account_id, title) select gen_random_uuid(), account_id, 'Spring' from orders where id = $1`,
    values: booking,
  },
  {
    id: 'C01',
    what: 'an item that shows a version nobody wrote',
    sql: `insert into content_item (type, key, published) values (1, 'planted', 1)`,
  },
  {
    id: 'C02',
    what: 'a second version without a first one',
    sql: `with item as (insert into content_item (type, key) values (1, 'planted'))
      insert into content_version (type, key, version, slot, platforms, markets, languages, residences, partners, priority, texts, author, note)
      values (1, 'planted', 2, 'planted', 15, '{}', '{}', '{}', '{}', 0, '{"en": {"blocks": []}}', 'somebody', 'because')`,
  },
  {
    id: 'K01',
    what: 'a seat of a traveller who is not there',
    sql: `update allotment set position = 99 where booking_id in (select id from booking where order_id = $1)`,
    values: booking,
  },
  {
    id: 'K02',
    what: 'a stay that is sold as a visit',
    sql: `update booking set snapshot = jsonb_set(snapshot, '{visit,service}', '{"vertical": "hotels"}') where order_id = $1`,
    values: booking,
  },
  {
    id: 'Y01',
    what: 'a trip that calls where no stop is',
    sql: `insert into rail_trip (feed_id, key, line_key, service_key, stop_ids, arrives, departs, flags)
      values (0, 'planted', 'line', 'service', '{0}', '{0}', '{0}', '{0}')`,
  },
  {
    id: 'Y02',
    what: 'a fare from a zone that nothing lies in',
    sql: `insert into rail_fare (feed_id, key, class, price_minor, currency, origin)
      values (0, 'planted', 'standard', 100, 'EUR', 'nowhere')`,
  },
  {
    id: 'Y03',
    what: 'a train that calls at a station that is gone',
    sql: `with station as (insert into rail_station (feed_id, key, names, lat, lng, time_zone, live)
        values (0, 'planted', '{}', 0, 0, 'Etc/UTC', false)),
      stop as (insert into rail_stop (feed_id, key, station_key, change_seconds)
        values (0, 'planted', 'planted', 0) returning id)
      insert into rail_trip (feed_id, key, line_key, service_key, stop_ids, arrives, departs, flags)
      select 0, 'planted', 'line', 'service', array[id], '{0}', '{0}', '{0}' from stop`,
  },
  {
    id: 'M01',
    what: 'a charge of nobody that waits',
    sql: `insert into reconciliation_finding (id, psp, kind, ref, amount_minor, currency, found_at, made_at)
      values (gen_random_uuid(), 'sandbox', 'charge_unknown', 'ch_planted', 100, 'EUR', now() - interval '25 hours', now() - interval '26 hours')`,
  },
  {
    id: 'Q01',
    what: 'a worker that was killed',
    sql: `insert into worker_run (id, started_at, seen_at) values (gen_random_uuid(), now() - interval '1 hour', now() - interval '3 minutes')`,
  },
  {
    id: 'A01',
    what: 'an entry that its hash does not fit',
    sql: `insert into audit_entry (day, position, at, actor, command, subject, reason, outcome, details, previous, hash)
      values (current_date, 1, now(), 'somebody', 'refund', 'K7QX2M9DPA', 'because', 'done', '{}', '', sha256('other'))`,
  },
];

test.each(planted)('$id is reported: $what', async ({ id, sql, values }) => {
  const found = await withoutGuards(async (tx) => {
    await tx.query(sql, values?.() ?? []);
    return checkInvariants(tx);
  });
  expect(found.map((one) => one.id)).toContain(id);
  expect(found.find((one) => one.id === id)?.rows).toBeGreaterThan(0);
});

test.each(planted)('$id counts the same in ranges: $what', async ({ id, sql, values }) => {
  const [whole, cut] = await withoutGuards(async (tx) => {
    await tx.query(sql, values?.() ?? []);
    const { rows } = await tx.query<{ broken: number }>(
      `select (${invariants.find((one) => one.id === id)?.sql ?? ''})::int as broken`,
    );
    const checks = await checkInRanges(tx, 5, Date.now);
    return [rows[0]?.broken ?? 0, checks.find((one) => one.id === id)?.rows] as const;
  });
  expect(whole).toBeGreaterThan(0);
  expect(cut).toBe(whole);
});

test('one of several processes checks the invariants, and stores time, duration and result', async () => {
  await shop.deps.db.query('delete from invariant_check');
  const all = await Promise.all([1, 2, 3].map(() => reportViolations(shop.deps)));
  expect(all.filter((found) => found !== null)).toEqual([0]);
  expect(await reportViolations(shop.deps)).toBeNull();
  expect(await shop.count('select from invariant_check where succeeded_at is not null and violations = 0')).toBe(
    invariants.length,
  );
  await shop.deps.db.query(`update invariant_check set checked_at = now() - interval '5 minutes'`);
  await shop.deps.db.query(`update invariant_check set succeeded_at = now() - interval '2 hours' where id = 'I01'`);
  expect(await lateChecks(shop.deps.db)).toEqual(['I01']);
  expect(await reportViolations(shop.deps)).toBe(0);
  expect(await lateChecks(shop.deps.db)).toEqual([]);
});

test('a failing check does not prevent the others', async () => {
  const checks = await withoutGuards(async (tx) => {
    await tx.query('alter table hold rename to hold_gone');
    return checkInRanges(tx, 1, Date.now);
  });
  expect(checks.find(({ id }) => id === 'I15')).toMatchObject({ rows: null, failure: expect.stringContaining('hold') });
  expect(checks.find(({ id }) => id === 'I23')).toMatchObject({ rows: 0, failure: null });
});

/** What is late once there was a worker to do it, by the invariants that have a time limit. */
const timed = planted.filter(
  ({ id, what }) => ['I15', 'I18', 'I19', 'I21', 'I22'].includes(id) || what === timedPayment,
);

test.each(timed)('$id ignores what came due while no worker ran: $what', async ({ id, sql, values }) => {
  const found = await withoutGuards(async (tx) => {
    await tx.query('delete from worker_run');
    await tx.query(sql, values?.() ?? []);
    const whileDown = await checkInvariants(tx);
    await run(tx, '5 minutes', '4 minutes');
    const longAgo = await checkInvariants(tx);
    await run(tx, '20 seconds', '0 seconds');
    const justStarted = await checkInvariants(tx);
    await run(tx, '3 hours', '2 hours 50 minutes');
    await run(tx, '2 hours', '0 seconds');
    return { whileDown, longAgo, justStarted, afterHours: await checkInvariants(tx) };
  });
  const has = (of: readonly { readonly id: string }[]): boolean => of.some((one) => one.id === id);
  expect([has(found.whileDown), has(found.longAgo), has(found.justStarted), has(found.afterHours)]).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

/** A worker that ran from so long ago until so long ago; `0 seconds` means that it still runs. */
async function run(tx: Queryable, from: string, until: string): Promise<void> {
  await tx.query(
    `insert into worker_run (id, started_at, seen_at, stopped_at)
     values (gen_random_uuid(), now() - $1::interval, now() - $2::interval, case when $2 <> '0 seconds' then now() - $2::interval end)`,
    [from, until],
  );
}

test('time in which several workers ran counts once, and time between workers not at all', async () => {
  const worked = await withoutGuards(async (tx) => {
    await tx.query('delete from worker_run');
    await run(tx, '60 minutes', '40 minutes');
    await run(tx, '50 minutes', '30 minutes');
    await run(tx, '10 minutes', '0 seconds');
    const { rows } = await tx.query<{ whole: number; part: number; none: number }>(
      `select extract(epoch from worked_since(now() - interval '3 hours'))::int as whole,
         extract(epoch from worked_since(now() - interval '45 minutes'))::int as part,
         extract(epoch from worked_since(now() + interval '1 minute'))::int as none`,
    );
    return rows[0];
  });
  expect(worked).toEqual({ whole: 40 * 60, part: 25 * 60, none: 0 });
});

test('every invariant has a planted violation, and planting nothing reports nothing', async () => {
  expect(new Set(planted.map((one) => one.id))).toEqual(new Set(invariants.map((one) => one.id)));
  expect(new Set(invariants.map((one) => one.id)).size).toBe(invariants.length);
  expect(await withoutGuards((tx) => checkInvariants(tx))).toEqual([]);
});

async function withoutGuards<Found>(work: (tx: Queryable) => Promise<Found>): Promise<Found> {
  const rollBack = randomUUID();
  let found: Found | undefined;
  const run = shop.deps.db.transaction(
    async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(`do $$ declare r record; begin
        for r in select conrelid::regclass as t, conname from pg_constraint
          where contype = 'c' and conrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
        loop execute format('alter table %s drop constraint %I', r.t, r.conname); end loop;
        drop index one_live_payment_per_purpose, one_success_per_payment; end $$`);
      found = await work(tx);
      throw new Error(rollBack);
    },
    { cause: 'planted fault', attempts: 1 },
  );
  await expect(run).rejects.toThrow(rollBack);
  if (found === undefined) throw new Error('nothing was found out');
  return found;
}
