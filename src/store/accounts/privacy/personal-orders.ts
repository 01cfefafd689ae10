import { retainedRows, nothing, type PersonalTable } from '#src/store/accounts/privacy/personal-table.ts';

const own = '(select o.id from orders o, me where o.account_id = me.account)';
const bookings = `(select b.id from booking b join orders o on o.id = b.order_id, me where o.account_id = me.account)`;
const taxes = 'amounts, currency and day of what was sold: tax law';
const noGift = `'{"to": "", "email": "", "from": "", "message": ""}'::jsonb`;

/** What was bought and paid. Amounts stay, since tax law wants them; names, addresses and numbers go. */
export const personalOrders = {
  state_rule: nothing,
  state_log: nothing,
  quote: nothing,
  orders: {
    exportQuery: `select o.reference, o.created_at, o.currency, o.amount_minor::text, o.language, o.contact, o.market, o.partner
      from orders o, me where o.account_id = me.account order by o.created_at`,
    erase: [
      `update orders o set contact = null, device = '', network = '', affiliate = null from me where o.account_id = me.account`,
    ],
    stays: taxes,
  },
  booking: {
    exportQuery: `select b.reference, b.state, b.starts_at, b.ends_at,
        (select o.currency from orders o where o.id = b.order_id) as currency, b.amount_minor::text, b.discount_minor::text,
        b.refund_due_minor::text, b.snapshot -> 'visit' -> 'titles' as titles, b.snapshot -> 'visit' -> 'gift' as gift
      from booking b where b.order_id in ${own} order by b.starts_at`,
    erase: [
      `update booking b set snapshot = jsonb_set(b.snapshot, '{visit,gift}', b.snapshot -> 'visit' -> 'gift' || ${noGift})
       where b.is_gift and b.order_id in ${own}`,
    ],
    stays: taxes,
  },
  booking_change: nothing,
  allotment: nothing,
  unit_item: nothing,
  hold: nothing,
  amendment: nothing,
  closure: nothing,
  closure_case: nothing,
  payment: retainedRows(
    `select p.purpose, p.state, p.currency, p.amount_minor::text, p.created_at from payment p where p.order_id in ${own}`,
    taxes,
  ),
  payment_attempt: {
    exportQuery: `select a.psp as provider, a.outcome, p.currency, a.amount_minor::text, a.created_at, a.email
      from payment_attempt a join payment p on p.id = a.payment_id where p.order_id in ${own}`,
    erase: [
      `update payment_attempt a set email = null, redirect_url = null, card_key = null from payment p
       where p.id = a.payment_id and p.order_id in ${own}`,
    ],
    stays: taxes,
  },
  refund: retainedRows(
    `select r.state, p.currency, r.amount_minor::text, r.reason, r.created_at from refund r join payment p on p.id = r.payment_id
     where p.order_id in ${own}`,
    taxes,
  ),
  order_tender: nothing,
  booking_tender: nothing,
  tender_return: nothing,
  dispute: {
    exportQuery: `select d.state, d.amount_minor::text, d.currency, d.reason, d.opened_at, d.closed_at
      from dispute d join payment p on p.id = d.payment_id where p.order_id in ${own}`,
    erase: [
      `update dispute d set evidence = d.evidence - 'accepted' - 'shown' - 'bookings' from payment p
       where p.id = d.payment_id and p.order_id in ${own}`,
    ],
    stays: 'that a bank took money back, and how it ended: tax law',
  },
  coupon: nothing,
  coupon_use: {
    exportQuery: `select u.state, o.currency, u.discount_minor::text from coupon_use u join orders o on o.id = u.order_id, me
      where o.account_id = me.account`,
    erase: [`update coupon_use u set user_key = 'erased:' || u.id where u.order_id in ${own}`],
    stays: taxes,
  },
  coupon_use_mark: {
    exportQuery: null,
    erase: [`delete from coupon_use_mark m using coupon_use u where u.id = m.use_id and u.order_id in ${own}`],
    stays: null,
  },
  deal_use: nothing,
  voucher: retainedRows(
    `select v.issued_at, v.redeemed_at, v.voided_at from voucher v where v.booking_id in ${bookings}`,
    'when a visit was let in: tax law',
  ),
  ticket: nothing,
  redemption: nothing,
  ledger: nothing,
  balance: nothing,
  pack_ticket: nothing,
  pack_use: nothing,
  booking_answers: {
    exportQuery: `select a.answers from booking_answers a where a.booking_id in ${bookings}`,
    erase: [`delete from booking_answers a where a.booking_id in ${bookings}`],
    stays: null,
  },
  traveller_answers: {
    exportQuery: `select a.answers from traveller_answers a join unit_item u on u.id = a.unit_item_id where u.booking_id in ${bookings}`,
    erase: [
      `delete from traveller_answers a using unit_item u where u.id = a.unit_item_id and u.booking_id in ${bookings}`,
    ],
    stays: null,
  },
  receipt_buyer: {
    exportQuery: `select r.company, r.tax_number, r.address from receipt_buyer r where r.order_id in ${own}`,
    erase: [`delete from receipt_buyer r where r.order_id in ${own}`],
    stays: null,
  },
  paper_number: nothing,
  receipt: retainedRows(
    `select r.kind, r.year, r.number, r.currency, r.amount_minor::text, r.issued_at, r.document -> 'buyer' as buyer
     from receipt r where r.order_id in ${own} order by r.issued_at`,
    'receipts as they were issued, with the name on them: tax law',
  ),
  tw_invoice_choice: retainedRows(
    `select t.kind, t.value from tw_invoice_choice t where t.order_id in ${own}`,
    'where a Taiwanese invoice went: tax law',
  ),
  order_term: retainedRows(
    `select g.document, g.version, g.language, g.agreed_at from order_term g where g.order_id in ${own}`,
    'under which terms an order was paid: evidence',
  ),
} as const satisfies Record<string, PersonalTable>;
