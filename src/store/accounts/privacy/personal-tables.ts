import { personalOrders } from '#src/store/accounts/privacy/personal-orders.ts';
import { retainedRows, nothing, ownRows, type PersonalTable } from '#src/store/accounts/privacy/personal-table.ts';

const own = '(select o.id from orders o, me where o.account_id = me.account)';
const ownBookings = `(select b.id from booking b where b.order_id in ${own})`;
const mine = (column: string): string =>
  `exists (select from unnest(me.words || me.keys || me.account::text) w where position(w in lower(${column})) > 0)`;

/** What the catalogue and the search are made of: it contains no personal data. */
const catalogue = {
  exchange_rate: nothing,
  destination: nothing,
  supplier: nothing,
  product: nothing,
  option: nothing,
  unit: nothing,
  inventory: nothing,
  slot: nothing,
  search_doc: nothing,
  search_item: nothing,
  search_touched: nothing,
  search_change: nothing,
  worker_run: nothing,
  invariant_check: nothing,
  provider_record: nothing,
  reconciliation_run: nothing,
  reconciliation_finding: nothing,
  search_state: nothing,
  poi: nothing,
  poi_product: nothing,
  town: nothing,
  category_text: nothing,
  program: nothing,
  program_place: nothing,
  program_product: nothing,
  theme: nothing,
  theme_item: nothing,
  value_pack: nothing,
  value_pack_item: nothing,
  unit_price_record: nothing,
  deal_campaign: nothing,
  deal: nothing,
  deal_option: nothing,
  deal_span: nothing,
  venue: nothing,
  rail_feed: nothing,
  rail_group: nothing,
  rail_station: nothing,
  rail_stop: nothing,
  rail_line: nothing,
  rail_service: nothing,
  rail_trip: nothing,
  rail_stay: nothing,
  rail_transfer: nothing,
  rail_fare: nothing,
  credit_rate: nothing,
  supplier_token: nothing,
  operator_token: nothing,
  term_version: nothing,
  content_item: nothing,
  content_version: nothing,
  translation_budget: nothing,
  audit_entry: nothing,
  preview_link: nothing,
  security_count: nothing,
} as const satisfies Record<string, PersonalTable>;

/** Sign-in methods, and what an account stores. */
const account = {
  session: ownRows('t.created_at, t.way, t.agent, t.network, t.seen_at', 'session'),
  sign_in_code: {
    exportQuery: null,
    erase: ['delete from sign_in_code t using me where lower(t.recipient) = any(me.words)'],
    stays: null,
  },
  sign_in_step: {
    exportQuery: null,
    erase: ['delete from sign_in_step t using me where t.account_id = me.account'],
    stays: null,
  },
  known_device: {
    exportQuery: null,
    erase: ['delete from known_device t using me where t.person = any(me.keys)'],
    stays: null,
  },
  used_challenge: nothing,
  account_identity: ownRows('t.issuer, t.email, t.created_at, t.last_used_at', 'account_identity'),
  identity_flow: ownRows('t.expires_at', 'identity_flow'),
  passkey: ownRows('t.name, t.created_at, t.last_used_at', 'passkey'),
  passkey_challenge: ownRows('t.expires_at', 'passkey_challenge'),
  rate_limit: { exportQuery: null, erase: [`delete from rate_limit t using me where ${mine('t.key')}`], stays: null },
  cart_item: {
    exportQuery: `select t.product_id, t.option_id, t.units, t.gift, t.choice, t.created_at from cart_item t, me where t.owner = 'account:' || me.account`,
    erase: [`delete from cart_item t using me where t.owner = 'account:' || me.account`],
    stays: null,
  },
  avatar: ownRows(`t.created_at, encode(t.webp, 'base64') as webp`, 'avatar'),
  saved_traveller: ownRows(
    't.full_name, t.family_name, t.given_name, t.birth_date, t.nationality, t.diet',
    'saved_traveller',
  ),
  saved_contact: ownRows('t.name, t.email, t.phone', 'saved_contact'),
  coupon_wallet: ownRows('t.added_at', 'coupon_wallet'),
  // Keyed hashes of what the orders contain in clear text: nothing more to export.
  bearer_mark: {
    exportQuery: null,
    erase: ['delete from bearer_mark t using me where t.account_id = me.account'],
    stays: null,
  },
  gift_card: {
    exportQuery: `select t.currency, t.amount_minor::text, t.state, t.recipient, t.created_at, t.redeemed_at from gift_card t, me
      where t.account_id = me.account or t.booking_id in ${ownBookings}`,
    erase: [`update gift_card t set recipient = '{}' where t.booking_id in ${ownBookings}`],
    stays: 'amounts of gift cards: tax law',
  },
  credit_lot: {
    exportQuery: `select t.currency, t.amount_minor::text, t.left_minor::text, t.source, t.created_at, t.expires_at
      from credit_lot t, me where t.account_id = me.account order by t.created_at`,
    erase: ['update credit_lot t set expires_at = least(t.expires_at, now()) from me where t.account_id = me.account'],
    stays: 'amounts of credits: tax law',
  },
  credit_spend: nothing,
  // After what it records, so that erasing leaves no record of itself.
  account_event: ownRows('t.kind, t.at, t.former, t.became, t.agent, t.network', 'account_event'),
} as const satisfies Record<string, PersonalTable>;

/** Messages to us, and ours. */
const words = {
  idempotency: {
    exportQuery: null,
    erase: [
      `delete from idempotency t using me where t.order_id in ${own} or ${mine('t.scope')} or ${mine('t.body::text')}`,
    ],
    stays: null,
  },
  outbox: {
    exportQuery: null,
    erase: [
      `update outbox t set payload = '{}', last_error = null, done_at = coalesce(t.done_at, now()), dead_at = null from me
       where t.aggregate in (select 'order:' || x.id from orders x where x.account_id = me.account) or ${mine('t.payload::text')}`,
    ],
    stays: null,
  },
  inbox: {
    exportQuery: null,
    erase: [
      `update inbox t set payload = '{}' from me where t.applied_at is not null and (${mine('t.payload::text')}
       or exists (select from payment_attempt a join payment p on p.id = a.payment_id
         where p.order_id in ${own} and a.psp_ref <> '' and position(a.psp_ref in t.payload::text) > 0))`,
    ],
    stays: null,
  },
  sent_message: {
    exportQuery: `select t.kind, t.recipient, t.subject, t.sent_at from sent_message t, me where lower(t.recipient) = any(me.words) order by t.sent_at`,
    erase: [
      `delete from sent_message t using me where ${mine('t.recipient || t.subject || t.body_text')}
       or exists (select from orders o where o.account_id = me.account and position(o.reference in t.body_text) > 0)`,
    ],
    stays: null,
  },
  mail_address: {
    exportQuery: `select t.bounced_at, t.bounce_reason from mail_address t, me where t.address_hash = any(me.subjects)`,
    erase: ['delete from mail_address t using me where t.address_hash = any(me.subjects)'],
    stays: null,
  },
  message_choice: {
    exportQuery: `select t.channel, t.purpose, t.wanted, t.changed_at from message_choice t, me where t.subject = any(me.subjects)`,
    erase: ['delete from message_choice t using me where t.subject = any(me.subjects)'],
    stays: null,
  },
  message_choice_record: {
    exportQuery: `select t.channel, t.purpose, t.wanted, t.source, t.country, t.at from message_choice_record t, me where t.subject = any(me.subjects)`,
    erase: ['delete from message_choice_record t using me where t.subject = any(me.subjects)'],
    stays: null,
  },
  term_answer: ownRows('t.document, t.version, t.language, t.answer, t.answered_at', 'term_answer'),
  support_message: {
    exportQuery: `select t.author, t.body, t.created_at from support_message t join support_conversation c on c.id = t.conversation_id, me
      where c.account_id = me.account order by t.created_at`,
    erase: [],
    stays: null,
  },
  support_picture: {
    exportQuery: `select 'support-' || t.message_id || '.jpg' as file, t.width, t.height, m.created_at from support_picture t
      join support_message m on m.id = t.message_id join support_conversation c on c.id = m.conversation_id, me
      where c.account_id = me.account order by m.created_at`,
    erase: [],
    stays: null,
  },
  support_conversation: ownRows('t.created_at', 'support_conversation'),
  data_export: ownRows('t.asked_at, t.expires_at', 'data_export'),
  account_deletion: retainedRows(
    'select t.asked_at, t.due_at from account_deletion t, me where t.account_id = me.account',
    'that the account was erased, and when: evidence',
  ),
} as const satisfies Record<string, PersonalTable>;

/** What others see or count: a review stays, and identifies no person. */
const community = {
  review: {
    exportQuery: `select t.product_id, t.state, t.score, t.parts, t.text, t.party, t.initial, t.country, t.created_at from review t
      where t.booking_id in ${ownBookings}`,
    erase: [`update review t set initial = null, country = null, photos = 0 where t.booking_id in ${ownBookings}`],
    stays: 'what a review says, without who wrote it',
  },
  review_version: retainedRows(
    `select v.review_id, v.version, v.score, v.parts, v.text, v.at from review_version v join review t on t.id = v.review_id
     where t.booking_id in ${ownBookings} order by v.review_id, v.version`,
    'what a review said before, without who wrote it',
  ),
  review_photo: {
    exportQuery: `select 'review-' || t.id || '.jpg' as file, t.width, t.height, t.created_at from review_photo t where t.booking_id in ${ownBookings}`,
    erase: [`delete from review_photo t where t.booking_id in ${ownBookings}`],
    stays: null,
  },
  review_vote: {
    exportQuery: null,
    erase: [`delete from review_vote t using me where t.voter = 'account:' || me.account`],
    stays: null,
  },
  review_report: {
    exportQuery: null,
    erase: [`delete from review_report t using me where t.reporter = 'account:' || me.account`],
    stays: null,
  },
  review_reply: nothing,
  // What a review says in another language; it is deleted with the review.
  machine_translation: nothing,
  // The same, line by line; also deleted with the review.
  translated_segment: nothing,
  wishlist_item: {
    exportQuery: `select l.title, t.product_id, t.note from wishlist_item t join wishlist l on l.id = t.wishlist_id, me where l.account_id = me.account`,
    erase: [],
    stays: null,
  },
  wishlist: ownRows('t.title, t.created_at', 'wishlist'),
  referral_offer: nothing,
  referral_join: {
    exportQuery: `select t.state, t.joined_at from referral_join t, me where t.invited_id = me.account`,
    erase: [
      `update referral_join t set phone_key = 'erased:' || t.id, device_key = 'erased:' || t.id from me where t.invited_id = me.account`,
    ],
    stays: 'that somebody was brought, so that nobody is rewarded twice',
  },
  referral_invite: {
    exportQuery: `select t.joined, t.created_at from referral_invite t, me where t.inviter_id = me.account`,
    erase: [`update referral_invite t set device_key = 'erased:' || t.id from me where t.inviter_id = me.account`],
    stays: 'that somebody brought others, so that nobody is rewarded twice',
  },
  referral_task: nothing,
  referral_member: {
    exportQuery: `select t.nth, t.joined_at from referral_member t, me where t.account_id = me.account`,
    erase: [
      `update referral_member t set phone_key = 'erased:' || t.task_id || t.nth, device_key = 'erased:' || t.task_id || t.nth
       from me where t.account_id = me.account`,
    ],
    stays: 'that somebody took part, so that nobody is rewarded twice',
  },
  phone_coupon_event: nothing,
  phone_coupon_claim: {
    exportQuery: `select t.event_key, t.masked, t.claimed_at from phone_coupon_claim t, me where t.account_id = me.account`,
    erase: [
      `update phone_coupon_claim t set masked = '', device_key = '', account_id = null from me where t.account_id = me.account`,
    ],
    stays: 'a keyed hash of the number, so that a campaign gives once for each',
  },
  // Gone half an hour later by itself, and shown only to the device that requested it.
  phone_coupon_result: nothing,
  short_link: {
    exportQuery: `select t.target, t.created_at from short_link t, me where t.created_by = me.account`,
    erase: ['update short_link t set created_by = null from me where t.created_by = me.account'],
    stays: null,
  },
} as const satisfies Record<string, PersonalTable>;

/**
 * Every table of the database and what it holds of people. Erasing processes them in this order; the account itself is
 * last, because all the others are found by it.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  ...catalogue,
  ...words,
  ...community,
  ...personalOrders,
  ...account,
  account: {
    exportQuery: `select a.kind, a.name, a.title, a.email, a.phone, a.country_code, a.confirmed_residence, a.language, a.currency,
        a.writing,
        a.register_site, a.created_at from account a, me where a.id = me.account`,
    erase: [
      `update account a set kind = 'guest', phone = null, email = null, name = null, title = null, avatar = null,
         country_code = null, confirmed_residence = null, prefer_site = null, writing = null, restrict_policies = '{}', second_factor = false,
         register_site = '', erased_at = now() from me where a.id = me.account`,
    ],
    stays: 'an id that orders hang on, with nothing that leads to anybody',
  },
};
