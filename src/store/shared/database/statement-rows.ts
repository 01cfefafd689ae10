// Written by `npx meander generate rows` from the migrated schema; do not edit.
import type { BookingSnapshot } from '#src/domain/checkout/line.ts';
import type { Contact } from '#src/domain/checkout/contact.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { MethodId } from '#src/domain/checkout/payment/payment-methods.ts';
import type { PaymentState } from '#src/domain/checkout/payment/payment.ts';
import type { PlaceNames } from '#src/domain/places/place.ts';

declare const json: unique symbol;

/** What a column of JSON holds; a statement says its type (`columns`). */
export type Json = { readonly [json]: 'unread' };

/** The rows that each statement gives, by its name. */
export type StatementRows = {
  'accepted-terms': {
    readonly document: string;
    readonly version: number;
    readonly language: string;
    readonly title: string;
    readonly at: string;
  };
  'add-content-version': { readonly version: number };
  'add-inventory-units': object;
  'agree-with-order': object;
  'amendment-of': {
    readonly bookingId: string;
    readonly formerId: string;
    readonly extraMinor: bigint;
    readonly backMinor: bigint;
  };
  'answers-of': { readonly itemId: string; readonly booking: Json; readonly travellers: Json };
  'are-tenders-spent': { readonly spent: boolean | null };
  'await-payment': object;
  'begin-sending-gift': {
    readonly currency: CurrencyCode;
    readonly amountMinor: bigint;
    readonly recipient: Json;
    readonly language: LanguageCode;
    readonly host: string;
  };
  'billing-facts': {
    readonly reference: string;
    readonly currency: CurrencyCode;
    readonly name: string;
    readonly buyer: Json | null;
    readonly takenMinor: bigint;
    readonly backMinor: bigint;
    readonly year: number;
    readonly bookings: Json;
  };
  booked_counts: { readonly productId: number | null; readonly count: number };
  'bounced-among': { readonly hash: string };
  catalogue_destinations: {
    readonly id: number;
    readonly slug: string;
    readonly country: string;
    readonly lat: number;
    readonly lng: number;
    readonly time_zone: string;
    readonly currency: CurrencyCode;
    readonly picture: string;
    readonly content: Json;
  };
  catalogue_last_date: { readonly lastDate: string | null };
  catalogue_made_up_cities: {
    readonly id: number;
    readonly slug: string;
    readonly country: string;
    readonly lat: number;
    readonly lng: number;
    readonly time_zone: string;
    readonly currency: CurrencyCode;
    readonly picture: string;
    readonly content: Json;
  };
  catalogue_open_days: { readonly productId: number; readonly optionId: string; readonly days: readonly number[] };
  catalogue_options: {
    readonly product_id: number;
    readonly id: string;
    readonly capacity: number;
    readonly pool: string | null;
    readonly cutoff_minutes: number;
    readonly min_party: number;
    readonly max_party: number;
    readonly schedule: Json;
    readonly price_rules: Json;
    readonly cancellation: Json;
    readonly content: Json;
  };
  catalogue_products: {
    readonly id: number;
    readonly destination_id: number;
    readonly supplier_id: string;
    readonly supplier_name: string;
    readonly supplier_country: string | null;
    readonly supplier_trader: boolean;
    readonly slug: string;
    readonly category: string;
    readonly rank: number;
    readonly instant_confirmation: boolean;
    readonly redemption: 'DIGITAL' | 'PRINT' | 'MANIFEST';
    readonly per_person_ticket: boolean;
    readonly lat: number;
    readonly lng: number;
    readonly picture: string;
    readonly content: Json;
  };
  catalogue_slots_between: {
    readonly id: bigint;
    readonly localDate: string;
    readonly localStart: string;
    readonly localEnd: string;
    readonly allDay: boolean;
    readonly startsAt: string;
    readonly cutoffAt: string;
    readonly closed: boolean;
    readonly total: number;
    readonly free: number;
  };
  catalogue_some_destinations: {
    readonly id: number;
    readonly slug: string;
    readonly country: string;
    readonly lat: number;
    readonly lng: number;
    readonly time_zone: string;
    readonly currency: CurrencyCode;
    readonly picture: string;
    readonly content: Json;
  };
  catalogue_some_options: {
    readonly product_id: number;
    readonly id: string;
    readonly capacity: number;
    readonly pool: string | null;
    readonly cutoff_minutes: number;
    readonly min_party: number;
    readonly max_party: number;
    readonly schedule: Json;
    readonly price_rules: Json;
    readonly cancellation: Json;
    readonly content: Json;
  };
  catalogue_some_products: {
    readonly id: number;
    readonly destination_id: number;
    readonly supplier_id: string;
    readonly supplier_name: string;
    readonly supplier_country: string | null;
    readonly supplier_trader: boolean;
    readonly slug: string;
    readonly category: string;
    readonly rank: number;
    readonly instant_confirmation: boolean;
    readonly redemption: 'DIGITAL' | 'PRINT' | 'MANIFEST';
    readonly per_person_ticket: boolean;
    readonly lat: number;
    readonly lng: number;
    readonly picture: string;
    readonly content: Json;
  };
  catalogue_some_units: {
    readonly product_id: number;
    readonly option_id: string;
    readonly id: string;
    readonly type: 'ADULT' | 'YOUTH' | 'CHILD' | 'INFANT' | 'FAMILY' | 'SENIOR' | 'STUDENT' | 'MILITARY' | 'OTHER';
    readonly title: string;
    readonly min_age: number;
    readonly max_age: number;
    readonly pax: number;
    readonly accompanied: boolean;
    readonly max_quantity: number | null;
    readonly price_minor: bigint;
  };
  catalogue_stamp: { readonly stamp: string | null };
  catalogue_tonight: { readonly productId: number; readonly optionId: string };
  catalogue_units: {
    readonly product_id: number;
    readonly option_id: string;
    readonly id: string;
    readonly type: 'ADULT' | 'YOUTH' | 'CHILD' | 'INFANT' | 'FAMILY' | 'SENIOR' | 'STUDENT' | 'MILITARY' | 'OTHER';
    readonly title: string;
    readonly min_age: number;
    readonly max_age: number;
    readonly pax: number;
    readonly accompanied: boolean;
    readonly max_quantity: number | null;
    readonly price_minor: bigint;
  };
  'changed-deal-spans': {
    readonly productId: number;
    readonly dealId: number;
    readonly optionId: string;
    readonly terms: Json | null;
  };
  changed_places: { readonly place: string; readonly changedAt: string };
  'check-audit-chain': { readonly entries: number; readonly broken: readonly string[]; readonly head: string | null };
  'check-invariants': { readonly id: string; readonly rows: number | null };
  'claim-call': object;
  'claim-calls': { readonly scope: string; readonly key: string };
  'claim-outbox': {
    readonly id: string;
    readonly topic: string;
    readonly deduplicationKey: string;
    readonly aggregate: string;
    readonly payload: Json;
    readonly attempts: number;
  };
  'claim-reconciliation-run': { readonly id: bigint };
  'content-versions': {
    readonly version: number;
    readonly author: string;
    readonly note: string;
    readonly at: string;
    readonly isPublished: boolean;
  };
  content_nameable_ids: {
    readonly products: readonly number[];
    readonly destinations: readonly number[];
    readonly themes: readonly number[];
    readonly deals: readonly number[];
  };
  content_newest: {
    readonly type: number;
    readonly key: string;
    readonly version: number;
    readonly slot: string;
    readonly picture: string | null;
    readonly link: string | null;
    readonly tells_of: string | null;
    readonly platforms: number;
    readonly markets: readonly string[];
    readonly languages: readonly string[];
    readonly residences: readonly string[];
    readonly partners: readonly string[];
    readonly begins_at: string | null;
    readonly ends_at: string | null;
    readonly priority: number;
    readonly texts: Json;
  };
  content_published: {
    readonly type: number;
    readonly key: string;
    readonly version: number;
    readonly slot: string;
    readonly picture: string | null;
    readonly link: string | null;
    readonly tells_of: string | null;
    readonly platforms: number;
    readonly markets: readonly string[];
    readonly languages: readonly string[];
    readonly residences: readonly string[];
    readonly partners: readonly string[];
    readonly begins_at: string | null;
    readonly ends_at: string | null;
    readonly priority: number;
    readonly texts: Json;
  };
  content_version_of: {
    readonly type: number;
    readonly key: string;
    readonly version: number;
    readonly slot: string;
    readonly picture: string | null;
    readonly link: string | null;
    readonly tells_of: string | null;
    readonly platforms: number;
    readonly markets: readonly string[];
    readonly languages: readonly string[];
    readonly residences: readonly string[];
    readonly partners: readonly string[];
    readonly begins_at: string | null;
    readonly ends_at: string | null;
    readonly priority: number;
    readonly texts: Json;
  };
  'count-catalogue': { readonly destinations: number; readonly products: number };
  'count-for-profile': { readonly unreviewed: number; readonly giftCards: number };
  'count-gift-resending': { readonly resent: number };
  'count-live-checkouts': {
    readonly account: number;
    readonly open: number;
    readonly device: number;
    readonly network: number;
    readonly devicePlaces: number;
    readonly networkPlaces: number;
  };
  'count-open-matters': {
    readonly visits: number;
    readonly refunds: number;
    readonly disputes: number;
    readonly gifts: number;
  };
  'count-photos': { readonly count: number };
  'count-referral-joins': { readonly joined: number; readonly earned: number; readonly waiting: number };
  'count-trips': { readonly part: string; readonly count: number };
  'count-wallet-entries': { readonly count: number };
  'count-whole-after': { readonly count: bigint };
  'count-wishlist-items': { readonly id: string; readonly count: number };
  deal_spans: {
    readonly productId: number;
    readonly optionId: string;
    readonly id: number;
    readonly titles: Json;
    readonly limited: boolean;
    readonly terms: Json;
    readonly sinceMs: number;
    readonly untilMs: number | null;
  };
  deals_live: {
    readonly id: number;
    readonly slug: string;
    readonly kind: string;
    readonly campaignId: number | null;
    readonly begins: string;
    readonly ends: string | null;
    readonly usageLimit: number | null;
    readonly used: number;
    readonly terms: Json;
    readonly content: Json;
    readonly products: readonly number[];
  };
  'decide-finding': {
    readonly kind:
      | 'charge_unknown'
      | 'charge_double'
      | 'charge_unsettled'
      | 'charge_amount'
      | 'charge_missing'
      | 'refund_unknown'
      | 'refund_amount'
      | 'refund_state'
      | 'refund_missing'
      | 'dispute_unknown'
      | 'dispute_state'
      | 'dispute_missing';
    readonly reference: string;
  };
  'delete-bought-items': object;
  'delete-gone-units': { readonly product_id: number };
  'documents-of-shop': { readonly document: string };
  'done-translations': {
    readonly kind: 'product' | 'destination' | 'content' | 'review';
    readonly subject: string;
    readonly language: LanguageCode;
    readonly hash: string;
    readonly texts: Json | null;
    readonly engine: string | null;
    readonly date: string;
  };
  'drop-leased-translation': object;
  'drop-translations': object;
  'due-reminders': { readonly bookingId: string; readonly orderId: string };
  'due-review-requests': { readonly bookingId: string; readonly orderId: string };
  'empty-credit-lot': { readonly accountId: string; readonly currency: CurrencyCode; readonly minor: bigint };
  'end-claims': object;
  'end-holds': object;
  'estimate-checked-rows': { readonly estimate: number | null };
  'event-applied': object;
  'exchange-places': object;
  'extend-translation-lease': object;
  'fail-translation': object;
  'fail-unfinished-translations': object;
  'find-account-of-factor': { readonly id: string };
  'find-accounts-named': { readonly id: string };
  'find-category-text': { readonly tag: string; readonly text: string };
  'find-member-by-phone': { readonly id: string };
  'find-named-pois': {
    readonly id: number;
    readonly words: string;
    readonly lat: number;
    readonly lng: number;
    readonly source: 'own' | 'unesco' | 'wikidata';
  };
  'find-orders-for-hand': {
    readonly reference: string;
    readonly placedAt: string;
    readonly currency: CurrencyCode;
    readonly amountMinor: bigint;
    readonly contact: Contact | null;
    readonly account: Json;
    readonly payments: Json;
    readonly bookings: Json;
  };
  'find-phone-coupon-event': {
    readonly key: string;
    readonly definition: Json;
    readonly left: number;
    readonly endsAt: string;
    readonly phase: string;
  };
  'find-poi-pictures': { readonly picture: string };
  'find-popularity': { readonly id: number; readonly popularity: number };
  'find-rail-stamp': { readonly stamp: string };
  'find-session': {
    readonly accountId: string;
    readonly kind: 'member' | 'guest';
    readonly isLimited: boolean;
    readonly isStale: boolean;
  };
  'find-stations': {
    readonly id: number;
    readonly feedId: number;
    readonly key: string;
    readonly names: Json;
    readonly lat: number;
    readonly lng: number;
    readonly groupKey: string | null;
    readonly timeZone: string;
  };
  'find-venues-named': {
    readonly id: number;
    readonly vertical: string;
    readonly slug: string;
    readonly titles: Json;
    readonly destinationId: number;
    readonly destination: Json;
    readonly area: Json | null;
    readonly meetingPoints: Json | null;
    readonly lang: string | null;
    readonly country: string;
    readonly timeZone: string;
    readonly currency: CurrencyCode;
    readonly supplierId: string;
    readonly supplier: string;
    readonly picture: string;
    readonly lat: number;
    readonly lng: number;
    readonly rank: number;
    readonly live: boolean;
    readonly content: Json;
    readonly closed: Json;
  };
  'finish-call': object;
  'finish-outbox': object;
  'give-back-places': object;
  'has-deals': { readonly known: boolean | null };
  'has-instruments': { readonly waiting: boolean | null };
  'has-migration-ledger': { readonly there: boolean };
  'has-own-pois': { readonly known: boolean | null };
  'has-policy': object;
  'has-promotions': { readonly known: boolean };
  'has-venues': { readonly has: boolean | null };
  'hold-places': { readonly id: string };
  'insert-bookings': object;
  'insert-bought-gift': { readonly sendAt: string };
  'insert-cart-item': { readonly id: string };
  'insert-choice-item': { readonly id: string };
  'insert-closure-case': { readonly deadline: string; readonly reason: 'weather' | 'closed' | 'supplier' | 'operator' };
  'insert-guest': object;
  'insert-order': object;
  'insert-outbox': { readonly pg_notify: string | null };
  'insert-payment-and-attempt': object;
  'insert-preview-link': { readonly expiresAt: string };
  'insert-referral-task': {
    readonly id: string;
    readonly key: string;
    readonly offerId: number;
    readonly kind: 'group' | 'secret_price';
    readonly state: string;
    readonly starterId: string;
    readonly needed: number;
    readonly joined: number;
    readonly expiresAt: string;
    readonly isDue: boolean;
  };
  'insert-refund': { readonly id: string };
  'insert-session': object;
  'insert-short-link': { readonly code: string };
  'insert-vouchers': object;
  'is-all-given-back': { readonly all: boolean | null };
  'is-refunded-as-stray': { readonly refunded: boolean | null };
  'is-superuser': { readonly superuser: boolean | null };
  'keep-event': { readonly idle: boolean };
  'known-translations': {
    readonly kind: 'product' | 'destination' | 'content' | 'review';
    readonly subject: string;
    readonly language: LanguageCode;
    readonly hash: string;
  };
  'lease-one-translation': {
    readonly kind: 'product' | 'destination' | 'content' | 'review';
    readonly subject: string;
    readonly language: LanguageCode;
    readonly attempts: number;
    readonly chargedAttempts: number;
    readonly lease: string;
    readonly hash: string;
    readonly sourceLanguage: string;
  };
  'lease-translation': {
    readonly kind: 'product' | 'destination' | 'content' | 'review';
    readonly subject: string;
    readonly language: LanguageCode;
    readonly attempts: number;
    readonly chargedAttempts: number;
    readonly lease: string;
    readonly hash: string;
    readonly sourceLanguage: string;
  };
  'list-data-exports': {
    readonly id: string;
    readonly accountId: string;
    readonly language: LanguageCode;
    readonly askedAt: string;
    readonly readyAt: string | null;
    readonly expiresAt: string;
    readonly pictures: number;
  };
  'list-open-sessions': {
    readonly id: string;
    readonly way: 'sms' | 'email' | 'google' | 'passkey' | 'guest';
    readonly agent: string;
    readonly network: string;
    readonly createdAt: string;
    readonly seenAt: string;
    readonly isCurrent: boolean;
  };
  'list-passkeys': {
    readonly id: string;
    readonly name: string;
    readonly transports: readonly string[];
    readonly createdAt: string;
    readonly lastUsedAt: string | null;
  };
  'list-personal-pictures': { readonly source: string; readonly id: string; readonly name: string };
  listed_pages: {
    readonly kind: string;
    readonly id: number;
    readonly slug: string | null;
    readonly changedAt: string | null;
    readonly category: string | null;
  };
  'lock-bookings': {
    readonly id: string;
    readonly reference: string;
    readonly orderId: string;
    readonly state: string;
    readonly amountMinor: bigint;
    readonly discountMinor: bigint;
    readonly instant: boolean;
    readonly snapshot: BookingSnapshot;
    readonly replaces: string | null;
    readonly amends: string | null;
    readonly hold: string;
    readonly overdue: boolean;
    readonly extended: boolean;
  };
  'lock-claimed-call': { readonly same: boolean; readonly over: boolean | null; readonly body: Json | null };
  'lock-deals-of-order': { readonly id: number };
  'lock-dispute': {
    readonly id: string;
    readonly paymentId: string;
    readonly state: string;
    readonly amountMinor: bigint;
    readonly currency: CurrencyCode;
  };
  'lock-finding': { readonly state: 'open' | 'to_refund' | 'refunded' | 'closed' };
  'lock-free-places': { readonly free: number };
  'lock-frozen-payment': { readonly reason: string | null };
  'lock-gift-card-balance': { readonly minor: bigint };
  'lock-gift-card-by-code': { readonly id: string; readonly accountId: string | null };
  'lock-idle-accounts': { readonly id: string };
  'lock-open-referral-task': {
    readonly id: string;
    readonly key: string;
    readonly offerId: number;
    readonly kind: 'group' | 'secret_price';
    readonly state: string;
    readonly starterId: string;
    readonly needed: number;
    readonly joined: number;
    readonly expiresAt: string;
    readonly isDue: boolean;
  };
  'lock-order': {
    readonly id: string;
    readonly reference: string;
    readonly market: 'global' | 'cn';
    readonly accountId: string;
    readonly currency: CurrencyCode;
    readonly amountMinor: bigint;
    readonly quoteHash: string;
    readonly language: LanguageCode;
    readonly host: string;
    readonly contact: Contact | null;
    readonly hasPerPersonCoupon: boolean;
  };
  'lock-order-of': {
    readonly id: string;
    readonly reference: string;
    readonly market: 'global' | 'cn';
    readonly accountId: string;
    readonly currency: CurrencyCode;
    readonly amountMinor: bigint;
    readonly quoteHash: string;
    readonly language: LanguageCode;
    readonly host: string;
    readonly contact: Contact | null;
    readonly hasPerPersonCoupon: boolean;
  };
  'lock-payments': {
    readonly id: string;
    readonly orderId: string;
    readonly purpose: string;
    readonly state: PaymentState;
    readonly currency: CurrencyCode;
    readonly amountMinor: bigint;
    readonly capturedMinor: bigint;
    readonly checks: number;
    readonly frozen: boolean;
  };
  'lock-phone-coupon-event': {
    readonly key: string;
    readonly definition: Json;
    readonly left: number;
    readonly endsAt: string;
    readonly phase: string;
  };
  'lock-refund': {
    readonly id: string;
    readonly paymentId: string;
    readonly bookingId: string | null;
    readonly orderId: string;
    readonly state: string;
    readonly amountMinor: bigint;
    readonly currency: CurrencyCode;
    readonly pspRef: string | null;
    readonly key: string;
    readonly checks: number;
    readonly psp: string;
    readonly attemptRef: string | null;
  };
  'lock-reserved-coupon-uses': { readonly id: string; readonly proof: 'account' | 'person' };
  'lock-sign-in-methods': {
    readonly phone: string | null;
    readonly email: string | null;
    readonly isEmailProved: boolean;
    readonly secondFactor: boolean;
    readonly identities: number;
    readonly passkeys: number;
  };
  'lock-slot-stock': { readonly id: bigint; readonly before: number; readonly taken: number };
  'lock-unkeyed-coupons': { readonly hash: Buffer };
  'lock-unmarked-coupon-uses': {
    readonly id: string;
    readonly accountId: string;
    readonly email: string | null;
    readonly phone: string | null;
    readonly typedEmail: string | null;
    readonly typedPhone: string | null;
    readonly device: string;
    readonly cardKey: string | null;
  };
  made_up_listings: {
    readonly id: number;
    readonly destinationId: number;
    readonly currency: CurrencyCode;
    readonly price: bigint | null;
    readonly reviews: number;
    readonly specials: number;
    readonly content: Json;
  };
  made_up_standing: { readonly id: number };
  'mail-addresses-of': { readonly email: string };
  'move-bookings': object;
  'move-cart': object;
  'move-coupon-uses': { readonly hash: string };
  'move-payment': object;
  'name-rail-suppliers': { readonly id: number; readonly name: string };
  'needs-second-factor': { readonly needed: boolean | null };
  'newest-messages': {
    readonly id: string;
    readonly kind: 'mail' | 'sms';
    readonly recipient: string;
    readonly subject: string;
    readonly text: string;
    readonly sentAt: string;
  };
  'note-finding': { readonly isNew: boolean };
  'open-amendment-of': { readonly id: string };
  'order-of-unreviewed': { readonly orderId: string; readonly phone: string | null; readonly market: 'global' | 'cn' };
  'order-of-upcoming': { readonly orderId: string };
  'order-to-write-about': { readonly orderId: string; readonly email: string };
  'orders-without-documents': { readonly id: string };
  'overdue-amendments': { readonly bookingId: string; readonly orderId: string };
  'overdue-orders': { readonly id: string };
  'page-opened': object;
  'paid-orders-of': {
    readonly orderId: string;
    readonly reference: string;
    readonly placedAt: string;
    readonly currency: CurrencyCode;
    readonly amountMinor: bigint;
    readonly language: LanguageCode;
    readonly choice: Json | null;
  };
  'papers-of': {
    readonly id: string;
    readonly kind: 'receipt' | 'credit_note';
    readonly year: number;
    readonly number: number;
    readonly amountMinor: bigint;
    readonly document: Json;
    readonly issuedAt: string;
    readonly replaced: boolean;
  };
  'pass-on-reference': object;
  'payment-succeeded': object;
  poi_by_id: {
    readonly id: number;
    readonly slug: string | null;
    readonly kind: string;
    readonly destination_id: number | null;
    readonly countries: readonly string[];
    readonly lat: number;
    readonly lng: number;
    readonly popularity: number;
    readonly picture: string | null;
    readonly names: PlaceNames;
    readonly content: Json;
    readonly source: 'own' | 'unesco' | 'wikidata';
    readonly products: readonly number[];
  };
  pois_counted: { readonly total: number };
  pois_listed: {
    readonly id: number;
    readonly slug: string | null;
    readonly kind: string;
    readonly destination_id: number | null;
    readonly countries: readonly string[];
    readonly lat: number;
    readonly lng: number;
    readonly popularity: number;
    readonly picture: string | null;
    readonly names: PlaceNames;
    readonly content: Json;
    readonly source: 'own' | 'unesco' | 'wikidata';
    readonly products: readonly number[];
  };
  pois_near: {
    readonly id: number;
    readonly slug: string | null;
    readonly kind: string;
    readonly destination_id: number | null;
    readonly countries: readonly string[];
    readonly lat: number;
    readonly lng: number;
    readonly popularity: number;
    readonly picture: string | null;
    readonly names: PlaceNames;
    readonly content: Json;
    readonly source: 'own' | 'unesco' | 'wikidata';
    readonly products: readonly number[];
  };
  pois_near_counted: { readonly total: number };
  'postpone-translation': object;
  programs_live: {
    readonly id: number;
    readonly slug: string;
    readonly begins: string;
    readonly ends: string | null;
    readonly content: Json;
    readonly places: readonly number[];
    readonly products: readonly number[];
  };
  'published-versions': { readonly type: number; readonly key: string; readonly published: number | null };
  'read-account-deletion': { readonly askedAt: string; readonly dueAt: string };
  'read-account-event': {
    readonly id: string;
    readonly accountId: string;
    readonly kind:
      | 'email_changed'
      | 'phone_changed'
      | 'passkey_added'
      | 'passkey_removed'
      | 'google_added'
      | 'google_removed'
      | 'second_factor_on'
      | 'second_factor_off'
      | 'new_device'
      | 'data_exported'
      | 'closing'
      | 'undone';
    readonly at: string;
    readonly agent: string;
    readonly network: string;
    readonly state: string;
  };
  'read-account-events-to-undo': {
    readonly id: string;
    readonly kind:
      | 'email_changed'
      | 'phone_changed'
      | 'passkey_added'
      | 'passkey_removed'
      | 'google_added'
      | 'google_removed'
      | 'second_factor_on'
      | 'second_factor_off'
      | 'new_device'
      | 'data_exported'
      | 'closing'
      | 'undone';
    readonly former: string | null;
    readonly became: string | null;
    readonly undo: Json;
  };
  'read-account-reach': {
    readonly email: string | null;
    readonly phone: string | null;
    readonly language: LanguageCode;
  };
  'read-admissible': {
    readonly bookingId: string;
    readonly state: string;
    readonly snapshot: BookingSnapshot;
    readonly startsAt: string;
    readonly endsAt: string;
    readonly issued: string;
    readonly stopped: boolean;
    readonly now: string;
    readonly tickets: Json;
  };
  'read-allotted-places': { readonly inventoryId: string; readonly qty: number };
  'read-attempt-by-ref': { readonly id: string };
  'read-attempt-facts': {
    readonly id: string;
    readonly paymentId: string;
    readonly psp: string;
    readonly method: MethodId;
    readonly pspRef: string | null;
    readonly redirectUrl: string | null;
    readonly email: string | null;
    readonly outcome: 'unknown' | 'succeeded' | 'failed';
    readonly amountMinor: bigint;
    readonly language: LanguageCode;
    readonly createdAt: string;
    readonly orderId: string;
    readonly reference: string;
    readonly host: string;
    readonly currency: CurrencyCode;
    readonly checks: number;
    readonly frozen: boolean;
    readonly paymentState: PaymentState;
    readonly purpose: string;
    readonly titles: Json | null;
    readonly wanted: boolean;
  };
  'read-attempts': {
    readonly id: string;
    readonly paymentId: string;
    readonly psp: string;
    readonly method: MethodId;
    readonly pspRef: string | null;
    readonly redirectUrl: string | null;
    readonly email: string | null;
    readonly outcome: 'unknown' | 'succeeded' | 'failed';
    readonly amountMinor: bigint;
    readonly language: LanguageCode;
    readonly createdAt: string;
  };
  'read-audit-entries': {
    readonly id: string;
    readonly at: string;
    readonly actor: string;
    readonly command: string;
    readonly subject: string;
    readonly reason: string;
    readonly outcome: 'done' | 'read' | 'refused' | 'failed';
    readonly details: Json;
  };
  'read-avatar': { readonly webp: Buffer };
  'read-bearer-marks': { readonly kind: 'email' | 'phone' | 'device' | 'card'; readonly value: string };
  'read-bookings-of-closed-dates': { readonly bookingId: string; readonly state: string };
  'read-bought-gift': {
    readonly id: string;
    readonly bookingId: string;
    readonly state: string;
    readonly stopped: boolean;
    readonly redeemed: boolean;
    readonly currency: CurrencyCode;
    readonly amountMinor: bigint;
    readonly balanceMinor: bigint;
    readonly recipient: Json;
    readonly sendAt: string;
    readonly sentAt: string | null;
    readonly resent: number;
  };
  'read-buyer': {
    readonly kind: 'member' | 'guest';
    readonly email: string | null;
    readonly phone: string | null;
    readonly isFirst: boolean;
  };
  'read-calendar-trips': { readonly reference: string; readonly changes: number; readonly snapshot: BookingSnapshot };
  'read-campaigns': { readonly id: number; readonly slug: string; readonly content: Json };
  'read-cancel-facts': {
    readonly id: string;
    readonly orderId: string;
    readonly reference: string;
    readonly productId: number | null;
    readonly optionId: string | null;
    readonly state: string;
    readonly currency: CurrencyCode;
    readonly snapshot: BookingSnapshot;
    readonly startsAt: string;
    readonly now: string;
    readonly minParty: number;
    readonly isWhole: boolean;
    readonly isPackUsed: boolean;
    readonly isGiftCardRedeemed: boolean;
    readonly isDateClosed: boolean;
    readonly isDisputed: boolean;
    readonly remainingMinor: bigint;
    readonly dueMinor: bigint | null;
    readonly seats: Json;
  };
  'read-card-left': { readonly cardMinor: bigint };
  'read-cart': {
    readonly itemId: string;
    readonly slotId: string;
    readonly choice: Json | null;
    readonly units: Json;
    readonly seen: Json | null;
    readonly paidBy: Json | null;
  };
  'read-checkouts': {
    readonly orderId: string;
    readonly reference: string;
    readonly accountId: string;
    readonly market: 'global' | 'cn';
    readonly currency: CurrencyCode;
    readonly amountMinor: bigint;
    readonly quoteHash: string;
    readonly quote: Json;
    readonly contact: Contact | null;
    readonly snapshots: Json;
    readonly seen: Json | null;
    readonly secondsLeft: number;
    readonly attempt: Json | null;
    readonly hasWallet: boolean;
  };
  'read-claiming-device': { readonly deviceKey: string };
  'read-closed-trips': { readonly day: string };
  'read-conversations': {
    readonly id: string;
    readonly accountId: string;
    readonly reference: string;
    readonly placedAt: string;
    readonly conversationId: string;
    readonly titles: Json | null;
    readonly unread: number;
    readonly author: 'traveller' | 'support';
    readonly text: string;
    readonly at: string;
  };
  'read-coupon-facts': { readonly productId: number; readonly category: string; readonly programs: readonly number[] };
  'read-coupon-holder': {
    readonly kind: 'member' | 'guest';
    readonly email: string | null;
    readonly phone: string | null;
  };
  'read-coupons': {
    readonly id: string;
    readonly accountId: string;
    readonly userKey: string;
    readonly codeHash: string;
    readonly definition: Json;
    readonly automatic: boolean;
    readonly proof: 'account' | 'person';
    readonly endsAt: string | null;
    readonly typed: boolean;
    readonly kept: boolean;
    readonly phase: string;
    readonly left: number;
    readonly leftMine: number;
  };
  'read-credit-lots': {
    readonly id: string;
    readonly currency: CurrencyCode;
    readonly remainingMinor: bigint;
    readonly expiresAt: string;
  };
  'read-credits': { readonly minor: bigint };
  'read-data-export': {
    readonly id: string;
    readonly accountId: string;
    readonly language: LanguageCode;
    readonly askedAt: string;
    readonly readyAt: string | null;
    readonly expiresAt: string;
    readonly document: Json | null;
  };
  'read-days-used': { readonly id: string; readonly first: string; readonly last: string };
  'read-dead-messages': {
    readonly id: string;
    readonly topic: string;
    readonly dedupe: string;
    readonly attempts: number;
    readonly lastError: string | null;
    readonly deadAt: string;
  };
  'read-default-wishlist': { readonly id: string };
  'read-due-account-deletions': { readonly id: string };
  'read-due-closure-cases': { readonly bookingId: string };
  'read-due-referral-tasks': { readonly id: string };
  'read-earning-visits': {
    readonly bookingId: string;
    readonly orderId: string;
    readonly accountId: string;
    readonly currency: CurrencyCode;
    readonly paidMinor: bigint;
    readonly basisPoints: number;
    readonly validDays: number;
    readonly ends_at: string;
  };
  'read-expired-credit-lots': { readonly id: string };
  'read-factor-reservation': { readonly event: string | null };
  'read-failed-refunds': {
    readonly id: string;
    readonly order: string;
    readonly booking: string | null;
    readonly state: string;
    readonly currency: CurrencyCode;
    readonly amountMinor: bigint;
    readonly reason: string;
  };
  'read-findings': {
    readonly finding: string;
    readonly kind:
      | 'charge_unknown'
      | 'charge_double'
      | 'charge_unsettled'
      | 'charge_amount'
      | 'charge_missing'
      | 'refund_unknown'
      | 'refund_amount'
      | 'refund_state'
      | 'refund_missing'
      | 'dispute_unknown'
      | 'dispute_state'
      | 'dispute_missing';
    readonly state: 'open' | 'to_refund' | 'refunded' | 'closed';
    readonly reference: string;
    readonly order: string | null;
    readonly amountMinor: bigint;
    readonly currency: CurrencyCode;
    readonly note: string;
    readonly foundAt: string;
  };
  'read-first-admission': { readonly at: string; readonly place: string };
  'read-former-constraints': { readonly owner: string; readonly name: string };
  'read-frozen-payments': {
    readonly id: string;
    readonly order: string;
    readonly state: PaymentState;
    readonly currency: CurrencyCode;
    readonly amountMinor: bigint;
    readonly frozenReason: string;
    readonly pspRefs: readonly string[];
  };
  'read-gift-balance-by-code': {
    readonly currency: CurrencyCode;
    readonly balanceMinor: bigint;
    readonly redeemed: boolean;
  };
  'read-gift-cards': {
    readonly id: string;
    readonly currency: CurrencyCode;
    readonly amountMinor: bigint;
    readonly redeemedAt: string;
    readonly balanceMinor: bigint;
  };
  'read-gift-offers': {
    readonly itemId: string;
    readonly gift: Json;
    readonly localDate: string;
    readonly lastDay: string;
  };
  'read-handled-booking': {
    readonly id: string;
    readonly orderId: string;
    readonly state: string;
    readonly currency: CurrencyCode;
    readonly hasVoucher: boolean;
    readonly isReplaced: boolean;
  };
  'read-identity-of-account': { readonly email: string | null };
  'read-inventory-units': { readonly key: string; readonly inventoryId: string; readonly free: number };
  'read-inventory-units-of-venue': {
    readonly key: string;
    readonly total: number;
    readonly held: number;
    readonly sold: number;
  };
  'read-large-photo': { readonly bytes: Buffer };
  'read-last-code-state': { readonly state: 'issued' | 'used' | 'locked' | 'replaced' };
  'read-late-checks': { readonly id: string };
  'read-left-events': { readonly source: string; readonly event: Json };
  'read-linked-order': {
    readonly orderId: string;
    readonly accountId: string;
    readonly linkVersion: number;
    readonly email: string | null;
  };
  'read-live-checkouts': {
    readonly orderId: string;
    readonly reference: string;
    readonly content: string;
    readonly wishes: Json | null;
    readonly alive: boolean;
    readonly secondsLeft: number;
    readonly paying: boolean;
  };
  'read-live-previews': {
    readonly id: string;
    readonly kind: 'content' | 'text-debug';
    readonly path: string | null;
    readonly asOf: string;
    readonly expiresAt: string;
  };
  'read-mail-facts': {
    readonly orderReference: string;
    readonly linkVersion: number;
    readonly language: LanguageCode;
    readonly host: string;
    readonly contact: Contact | null;
    readonly currency: CurrencyCode;
    readonly amountMinor: bigint;
    readonly bookings: Json;
  };
  'read-message-choice-records': {
    readonly channel: string;
    readonly purpose: string;
    readonly wanted: boolean;
    readonly source: 'account' | 'unsubscribe link';
    readonly at: string;
  };
  'read-message-choices': {
    readonly channel: 'email' | 'sms';
    readonly purpose: 'reminders' | 'reviews' | 'support' | 'offers' | 'partners' | 'surveys';
    readonly wanted: boolean;
  };
  'read-migration-ledger': { readonly name: string; readonly checksum: string };
  'read-newest-previews': {
    readonly id: string;
    readonly kind: 'content' | 'text-debug';
    readonly path: string | null;
    readonly asOf: string;
    readonly expiresAt: string;
    readonly madeBy: string;
    readonly reason: string;
    readonly revokedAt: string | null;
    readonly uses: number;
    readonly lastUsedAt: string | null;
  };
  'read-odd-charges': {
    readonly ref: string;
    readonly intentRef: string | null;
    readonly amountMinor: bigint;
    readonly remainingMinor: bigint;
    readonly currency: CurrencyCode;
    readonly ours: string | null;
    readonly attemptId: string | null;
    readonly pspRef: string | null;
    readonly outcome: ('unknown' | 'succeeded' | 'failed') | null;
    readonly capturedMinor: bigint | null;
    readonly ourCurrency: CurrencyCode | null;
    readonly madeAtMs: number;
    readonly charges: number;
  };
  'read-odd-disputes': {
    readonly ref: string;
    readonly intentRef: string | null;
    readonly amountMinor: bigint;
    readonly currency: CurrencyCode;
    readonly state: string;
    readonly ourState: string | null;
    readonly madeAtMs: number;
  };
  'read-odd-refunds': {
    readonly ref: string;
    readonly intentRef: string | null;
    readonly amountMinor: bigint;
    readonly currency: CurrencyCode;
    readonly state: string;
    readonly ourAmountMinor: bigint | null;
    readonly ourRef: string | null;
    readonly ourState: string | null;
    readonly madeAtMs: number;
  };
  'read-offers': {
    readonly slotId: string;
    readonly localDate: string;
    readonly localStart: string;
    readonly localEnd: string;
    readonly allDay: boolean;
    readonly startsAt: string;
    readonly endsAt: string;
    readonly inventoryId: string;
    readonly free: number;
    readonly over: boolean;
    readonly closed: boolean;
    readonly productId: number;
    readonly slug: string;
    readonly titles: Json;
    readonly picture: string;
    readonly instant: boolean;
    readonly redemption: 'DIGITAL' | 'PRINT' | 'MANIFEST';
    readonly perPersonTicket: boolean;
    readonly meetingPoint: Json;
    readonly goodToKnow: Json;
    readonly goodToKnowWords: Json;
    readonly optionId: string;
    readonly optionTitle: string;
    readonly optionTitles: Json;
    readonly policy: Json;
    readonly priceRules: Json;
    readonly today: string;
    readonly deals: Json;
    readonly minParty: number;
    readonly maxParty: number;
    readonly destinationId: number;
    readonly destination: Json;
    readonly timeZone: string;
    readonly currency: CurrencyCode;
    readonly country: string;
    readonly category: string;
    readonly productTax: Json | null;
    readonly destinationTax: Json | null;
    readonly supplierId: string;
    readonly supplier: string;
    readonly asks: Json | null;
    readonly units: Json | null;
  };
  'read-operator': { readonly name: string };
  'read-order': {
    readonly reference: string;
    readonly placedAt: string;
    readonly currency: CurrencyCode;
    readonly amountMinor: bigint;
    readonly contact: Contact | null;
    readonly items: Json;
    readonly coupons: Json;
    readonly capturedMinor: bigint;
    readonly refundedMinor: bigint;
    readonly payments: Json;
    readonly bookings: Json;
  };
  'read-order-of-booking': { readonly orderId: string };
  'read-order-of-gift-code': { readonly orderId: string };
  'read-order-of-support': {
    readonly id: string;
    readonly accountId: string;
    readonly reference: string;
    readonly placedAt: string;
    readonly conversationId: string | null;
    readonly titles: Json | null;
    readonly unread: number;
  };
  'read-order-of-unread-answer': { readonly orderId: string };
  'read-order-of-voucher': { readonly orderId: string };
  'read-own-places': { readonly inventoryId: string; readonly qty: number; readonly position: number | null };
  'read-own-rates': { readonly on_date: string };
  'read-own-referral-invite': {
    readonly id: string;
    readonly key: string;
    readonly offerId: number;
    readonly inviterId: string;
    readonly deviceKey: string;
    readonly letter: string | null;
  };
  'read-owner-of-order': { readonly accountId: string };
  'read-pack-offers': {
    readonly id: number;
    readonly slug: string;
    readonly live: boolean;
    readonly titles: Json;
    readonly percentOff: number;
    readonly mostTravellers: number;
    readonly destinationId: number;
    readonly destination: Json;
    readonly timeZone: string;
    readonly currency: CurrencyCode;
    readonly country: string;
    readonly destinationTax: Json | null;
    readonly soldOn: string;
    readonly localDate: string;
    readonly endsAt: string;
    readonly picture: string;
    readonly items: Json;
  };
  'read-pack-tickets': {
    readonly packBookingId: string;
    readonly reference: string;
    readonly position: number;
    readonly productId: number;
    readonly optionId: string;
    readonly tickets: number;
    readonly left: number;
    readonly validUntil: string;
    readonly valid: boolean;
  };
  'read-paid-back-trips': { readonly joinId: string; readonly orderId: string };
  'read-paid-instead': { readonly pspRef: string | null; readonly frozenReason: string | null };
  'read-passkey': {
    readonly id: string;
    readonly accountId: string;
    readonly publicKey: Buffer;
    readonly signCount: bigint;
    readonly transports: readonly string[];
  };
  'read-person-words': {
    readonly emails: readonly string[];
    readonly phones: readonly string[];
    readonly names: readonly string[];
  };
  'read-phone-coupon-result': {
    readonly outcome: 'redeemed' | 'already' | 'over' | 'gone' | 'not_begun' | 'other_number';
    readonly masked: string;
  };
  'read-planned-options': {
    readonly productId: number;
    readonly optionId: string;
    readonly pool: string | null;
    readonly capacity: number;
    readonly cutoffMinutes: number;
    readonly durationMinutes: number;
    readonly timeZone: string;
    readonly schedule: Json;
    readonly standing: number;
    readonly lastDate: string | null;
  };
  'read-profile': {
    readonly id: string;
    readonly globalId: string;
    readonly kind: 'member' | 'guest';
    readonly name: string | null;
    readonly title: ('MR' | 'MS' | 'MX') | null;
    readonly avatar: string | null;
    readonly email: string | null;
    readonly phone: string | null;
    readonly countryCode: string | null;
    readonly language: LanguageCode;
    readonly currency: CurrencyCode;
    readonly writing: ('standard' | 'calendar' | 'digits' | 'calendar-digits') | null;
    readonly registerSite: string;
    readonly preferSite: ('global' | 'cn') | null;
    readonly confirmedResidence: string | null;
    readonly restrictPolicies: readonly string[];
    readonly createdAt: string;
  };
  'read-rail-destinations': {
    readonly id: number;
    readonly names: Json;
    readonly country: string;
    readonly lat: number;
    readonly lng: number;
  };
  'read-rail-fares': {
    readonly feedId: number;
    readonly key: string;
    readonly class: 'standard' | 'first' | 'business';
    readonly names: Json | null;
    readonly priceMinor: bigint;
    readonly currency: CurrencyCode;
    readonly operator: string | null;
    readonly line: number | null;
    readonly origin: string | null;
    readonly destination: string | null;
    readonly contains: readonly string[];
    readonly changes: number | null;
    readonly validSeconds: number | null;
    readonly conditions: Json | null;
  };
  'read-rail-feeds': { readonly id: number; readonly name: string; readonly rules: Json; readonly passes: Json };
  'read-rail-groups': {
    readonly id: number;
    readonly feedId: number;
    readonly key: string;
    readonly kind: 'city' | 'airport';
    readonly names: Json;
    readonly lat: number;
    readonly lng: number;
  };
  'read-rail-lines': {
    readonly id: number;
    readonly feedId: number;
    readonly key: string;
    readonly operator: string;
    readonly names: Json;
    readonly mode: 'rail' | 'metro' | 'tram' | 'bus' | 'ferry' | 'other';
    readonly timeZone: string;
    readonly seating: Json;
  };
  'read-rail-services': {
    readonly feedId: number;
    readonly key: string;
    readonly weekdays: number;
    readonly from: string;
    readonly to: string | null;
    readonly added: readonly string[];
    readonly removed: readonly string[];
  };
  'read-rail-stations': {
    readonly id: number;
    readonly feedId: number;
    readonly key: string;
    readonly names: Json;
    readonly lat: number;
    readonly lng: number;
    readonly groupKey: string | null;
    readonly timeZone: string;
  };
  'read-rail-stays': {
    readonly feedId: number;
    readonly from: number;
    readonly to: number;
    readonly fromService: string;
    readonly toService: string;
  };
  'read-rail-stops': {
    readonly id: number;
    readonly feedId: number;
    readonly key: string;
    readonly stationKey: string;
    readonly platform: string | null;
    readonly zone: string | null;
    readonly changeSeconds: number;
  };
  'read-rail-transfers': {
    readonly feedId: number;
    readonly fromKey: string;
    readonly toKey: string;
    readonly seconds: number | null;
  };
  'read-rail-trip-facts': {
    readonly id: number;
    readonly feedId: number;
    readonly lineId: number;
    readonly serviceKey: string;
    readonly number: string | null;
    readonly headsign: string | null;
    readonly stopIds: readonly number[];
    readonly arrives: readonly number[];
    readonly departs: readonly number[];
    readonly flags: readonly number[];
  };
  'read-rail-trips': {
    readonly id: number;
    readonly feedId: number;
    readonly lineKey: string;
    readonly serviceKey: string;
    readonly stopIds: string;
    readonly arrives: string;
    readonly departs: string;
    readonly flags: string;
  };
  'read-rates': { readonly currency: string; readonly on_date: string; readonly hkd_per_unit: string };
  'read-referral-invite': {
    readonly id: string;
    readonly key: string;
    readonly offerId: number;
    readonly inviterId: string;
    readonly deviceKey: string;
    readonly letter: string | null;
  };
  'read-referral-joins': {
    readonly offerId: number;
    readonly letter: string | null;
    readonly state: string;
    readonly refusal: ('same_payer' | 'cap' | 'restricted') | null;
    readonly joinedAt: string;
    readonly settledAt: string | null;
    readonly creditsMinor: bigint | null;
    readonly currency: CurrencyCode | null;
    readonly definition: Json;
  };
  'read-referral-offer': {
    readonly id: number;
    readonly slug: string;
    readonly definition: Json;
    readonly endsAt: string;
    readonly phase: string;
  };
  'read-referral-offer-by-slug': {
    readonly id: number;
    readonly slug: string;
    readonly definition: Json;
    readonly endsAt: string;
    readonly phase: string;
  };
  'read-referral-offers': {
    readonly id: number;
    readonly slug: string;
    readonly definition: Json;
    readonly endsAt: string;
    readonly phase: string;
  };
  'read-referral-task': {
    readonly id: string;
    readonly key: string;
    readonly offerId: number;
    readonly kind: 'group' | 'secret_price';
    readonly state: string;
    readonly starterId: string;
    readonly needed: number;
    readonly joined: number;
    readonly expiresAt: string;
    readonly isDue: boolean;
  };
  'read-referral-task-members': { readonly accountId: string; readonly nth: number; readonly letter: string | null };
  'read-referral-tasks': {
    readonly id: string;
    readonly key: string;
    readonly offerId: number;
    readonly kind: 'group' | 'secret_price';
    readonly state: string;
    readonly starterId: string;
    readonly needed: number;
    readonly joined: number;
    readonly expiresAt: string;
    readonly isDue: boolean;
  };
  'read-refund': {
    readonly id: string;
    readonly paymentId: string;
    readonly bookingId: string | null;
    readonly orderId: string;
    readonly state: string;
    readonly amountMinor: bigint;
    readonly currency: CurrencyCode;
    readonly pspRef: string | null;
    readonly key: string;
    readonly checks: number;
    readonly psp: string;
    readonly attemptRef: string | null;
  };
  'read-refundable-payments': { readonly id: string; readonly remainingMinor: bigint };
  'read-refunded-findings': { readonly id: string; readonly refundId: string; readonly refundRef: string };
  'read-refunded-second-successes': { readonly id: string };
  'read-released-coupon-marks': {
    readonly couponId: string;
    readonly kind: 'account' | 'email' | 'phone' | 'device' | 'card';
    readonly value: string;
    readonly blocksReuse: boolean;
  };
  'read-released-coupon-uses': { readonly couponId: string; readonly userKey: string; readonly discountMinor: bigint };
  'read-released-deals': { readonly dealId: number };
  'read-reverted-factors': { readonly became: string };
  'read-review-picture-bytes': { readonly bytes: Buffer };
  'read-saved-contact': { readonly name: string; readonly email: string; readonly phone: string };
  'read-scanner': {
    readonly id: string;
    readonly supplierId: string;
    readonly supplier: string;
    readonly place: string;
  };
  'read-scanners': {
    readonly id: string;
    readonly supplier: string;
    readonly place: string;
    readonly since: string;
    readonly revoked: string | null;
  };
  'read-seconds-held': { readonly seconds: number };
  'read-security-counts': {
    readonly day: string;
    readonly kind: string;
    readonly outcome: 'done' | 'refused';
    readonly count: number;
  };
  'read-shared-wishlist': {
    readonly id: string;
    readonly title: string | null;
    readonly isDefault: boolean;
    readonly shareToken: string | null;
    readonly items: Json;
  };
  'read-short-link': { readonly target: Json };
  'read-sign-in-step': {
    readonly accountId: string;
    readonly way: 'sms' | 'email';
    readonly recipient: string;
    readonly email: string | null;
    readonly phone: string | null;
    readonly hasPasskey: boolean;
  };
  'read-silent-bookings': { readonly id: string };
  'read-small-photo': { readonly bytes: Buffer };
  'read-spending': { readonly currency: CurrencyCode; readonly hkdPerUnit: string; readonly minor: bigint };
  'read-standing-runs': { readonly fromMs: number; readonly untilMs: number; readonly finishedMs: number | null };
  'read-stock-of-day': {
    readonly slotId: string;
    readonly inventoryId: string;
    readonly startsAt: string;
    readonly localDate: string;
    readonly localStart: string;
    readonly closed: boolean;
    readonly total: number;
    readonly held: number;
    readonly sold: number;
  };
  'read-support-messages': {
    readonly id: string;
    readonly author: 'traveller' | 'support';
    readonly text: string;
    readonly at: string;
    readonly picture: Json | null;
  };
  'read-support-picture': { readonly bytes: Buffer };
  'read-support-picture-bytes': { readonly bytes: Buffer };
  'read-taken-trip': {
    readonly joinId: string;
    readonly inviteId: string;
    readonly inviterId: string;
    readonly offerId: number;
    readonly definition: Json;
    readonly currency: CurrencyCode;
    readonly bookingId: string;
    readonly orderId: string;
  };
  'read-taken-trips': {
    readonly joinId: string;
    readonly inviteId: string;
    readonly inviterId: string;
    readonly offerId: number;
    readonly definition: Json;
    readonly currency: CurrencyCode;
    readonly bookingId: string;
    readonly orderId: string;
  };
  'read-taken-units': { readonly taken: number };
  'read-tenders': {
    readonly kind: 'credits' | 'gift_card';
    readonly amountMinor: bigint;
    readonly currency: CurrencyCode;
    readonly accountId: string;
    readonly giftCardId: string | null;
  };
  'read-tenders-left': { readonly kind: 'credits' | 'gift_card'; readonly remainingMinor: bigint };
  'read-titles-of-products': { readonly id: number; readonly titles: Json };
  'read-travellers': {
    readonly id: string;
    readonly fullName: string;
    readonly familyName: string | null;
    readonly givenName: string | null;
    readonly birthDate: string | null;
    readonly nationality: string | null;
    readonly diet: ('any' | 'vegetarian' | 'vegan' | 'halal' | 'kosher' | 'glutenFree') | null;
  };
  'read-trip-facts': { readonly samePayer: boolean; readonly rewardsSoFar: number; readonly isBlocked: boolean };
  'read-trips': {
    readonly reference: string;
    readonly orderReference: string;
    readonly state: string;
    readonly snapshot: BookingSnapshot;
    readonly hasVoucher: boolean;
    readonly closedUntil: string | null;
    readonly seats: Json;
  };
  'read-unit-ages': { readonly id: string; readonly minAge: number; readonly maxAge: number };
  'read-unit-items': { readonly id: string; readonly bookingId: string };
  'read-unlisted-disputes': {
    readonly id: string;
    readonly pspRef: string;
    readonly attemptId: string;
    readonly amountMinor: bigint;
    readonly currency: CurrencyCode;
    readonly madeAtMs: number;
  };
  'read-unlisted-payments': {
    readonly id: string;
    readonly pspRef: string | null;
    readonly attemptId: string;
    readonly amountMinor: bigint;
    readonly currency: CurrencyCode;
    readonly madeAtMs: number;
  };
  'read-unlisted-refunds': {
    readonly id: string;
    readonly pspRef: string;
    readonly attemptId: string;
    readonly amountMinor: bigint;
    readonly currency: CurrencyCode;
    readonly madeAtMs: number;
  };
  'read-unopened-carts': {
    readonly owner: string;
    readonly itemId: string;
    readonly slotId: string;
    readonly choice: Json | null;
    readonly units: Json;
    readonly seen: Json | null;
    readonly paidBy: Json | null;
  };
  'read-unused-bookings': { readonly id: string; readonly state: string; readonly instant: boolean };
  'read-used-up-coupons': { readonly id: string };
  'read-uses-of-referral-event': {
    readonly accountUsed: boolean;
    readonly phoneUsed: boolean;
    readonly deviceUsed: boolean;
    readonly isCircle: boolean;
  };
  'read-uses-of-referral-tasks': {
    readonly accountUsed: boolean;
    readonly phoneUsed: boolean;
    readonly deviceUsed: boolean;
    readonly isCircle: boolean;
  };
  'read-venue-pictures': { readonly picture: string };
  'read-venues': {
    readonly id: number;
    readonly vertical: string;
    readonly slug: string;
    readonly titles: Json;
    readonly destinationId: number;
    readonly destination: Json;
    readonly area: Json | null;
    readonly meetingPoints: Json | null;
    readonly lang: string | null;
    readonly country: string;
    readonly timeZone: string;
    readonly currency: CurrencyCode;
    readonly supplierId: string;
    readonly supplier: string;
    readonly picture: string;
    readonly lat: number;
    readonly lng: number;
    readonly rank: number;
    readonly live: boolean;
    readonly content: Json;
    readonly closed: Json;
  };
  'read-venues-of-place': {
    readonly id: number;
    readonly vertical: string;
    readonly slug: string;
    readonly titles: Json;
    readonly destinationId: number;
    readonly destination: Json;
    readonly area: Json | null;
    readonly meetingPoints: Json | null;
    readonly lang: string | null;
    readonly country: string;
    readonly timeZone: string;
    readonly currency: CurrencyCode;
    readonly supplierId: string;
    readonly supplier: string;
    readonly picture: string;
    readonly lat: number;
    readonly lng: number;
    readonly rank: number;
    readonly live: boolean;
    readonly content: Json;
    readonly closed: Json;
  };
  'read-venues-of-vertical': {
    readonly id: number;
    readonly vertical: string;
    readonly slug: string;
    readonly titles: Json;
    readonly destinationId: number;
    readonly destination: Json;
    readonly area: Json | null;
    readonly meetingPoints: Json | null;
    readonly lang: string | null;
    readonly country: string;
    readonly timeZone: string;
    readonly currency: CurrencyCode;
    readonly supplierId: string;
    readonly supplier: string;
    readonly picture: string;
    readonly lat: number;
    readonly lng: number;
    readonly rank: number;
    readonly live: boolean;
    readonly content: Json;
    readonly closed: Json;
  };
  'read-verticals-of-places': { readonly destinationId: number; readonly vertical: string };
  'read-voucher': {
    readonly reference: string;
    readonly orderReference: string;
    readonly bookingState: string;
    readonly snapshot: BookingSnapshot;
    readonly contact: Contact | null;
    readonly issued: string;
    readonly linkVersion: number;
    readonly redeemed: boolean;
    readonly voided: boolean;
    readonly tickets: Json;
    readonly entry: Json;
  };
  'read-waiting-conversations': {
    readonly reference: string;
    readonly since: string;
    readonly messages: number;
    readonly language: LanguageCode;
  };
  'read-waiting-requests': {
    readonly booking: string;
    readonly order: string;
    readonly supplier: string;
    readonly product: string;
    readonly startsAt: string;
    readonly deadline: string;
    readonly hoursLeft: number;
  };
  'read-wallet-balance': { readonly kind: string; readonly currency: string; readonly minor: bigint };
  'read-wallet-entries': {
    readonly id: bigint;
    readonly at: string;
    readonly currency: CurrencyCode;
    readonly amountMinor: bigint;
    readonly other: string;
    readonly isFirst: boolean;
  };
  'refund-amount-of': { readonly amountMinor: bigint };
  'release-places': object;
  'request-translations': object;
  'reserve-translation-characters': { readonly spent: bigint };
  'retire-options': { readonly product_id: number; readonly id: string };
  'retry-translations': object;
  'return-translation-characters': object;
  'reverse-referral-reward': { readonly couponHash: string | null; readonly lotId: string | null };
  'review-own-visits': {
    readonly bookingId: string;
    readonly orderReference: string;
    readonly reference: string;
    readonly productId: number | null;
    readonly snapshot: BookingSnapshot;
    readonly contact: Contact | null;
    readonly isOver: boolean;
    readonly isRecent: boolean;
    readonly review: Json | null;
  };
  'review-scores': { readonly productId: number; readonly score: number; readonly count: number };
  'review-translation-source': { readonly text: string; readonly language: LanguageCode };
  'review-translations': { readonly id: string; readonly hash: string; readonly texts: Json | null };
  'review-visited': {
    readonly bookingId: string;
    readonly orderReference: string;
    readonly reference: string;
    readonly productId: number | null;
    readonly snapshot: BookingSnapshot;
    readonly contact: Contact | null;
    readonly isOver: boolean;
    readonly isRecent: boolean;
    readonly review: Json | null;
  };
  'reviews-counted': { readonly count: number };
  'reviews-facets': {
    readonly distribution: readonly number[];
    readonly languages: Json;
    readonly parties: Json;
    readonly withPhotos: number;
    readonly parts: Json;
  };
  'reviews-helpful': {
    readonly id: string;
    readonly score: number;
    readonly parts: Json;
    readonly text: string;
    readonly language: LanguageCode;
    readonly party: ('solo' | 'couple' | 'family' | 'friends' | 'business') | null;
    readonly initial: string | null;
    readonly country: string | null;
    readonly visitedOn: string;
    readonly helpful: number;
    readonly edited: boolean;
    readonly photos: Json;
    readonly reply: Json | null;
  };
  'reviews-newest': {
    readonly id: string;
    readonly score: number;
    readonly parts: Json;
    readonly text: string;
    readonly language: LanguageCode;
    readonly party: ('solo' | 'couple' | 'family' | 'friends' | 'business') | null;
    readonly initial: string | null;
    readonly country: string | null;
    readonly visitedOn: string;
    readonly helpful: number;
    readonly edited: boolean;
    readonly photos: Json;
    readonly reply: Json | null;
  };
  'reviews-to-see': {
    readonly review: string;
    readonly product: number;
    readonly state: string;
    readonly score: number;
    readonly reports: number;
    readonly reasons: string;
    readonly since: string;
    readonly text: string;
  };
  'revoke-order-links': { readonly version: number };
  'save-contact': { readonly minor: bigint; readonly methods: Json | null };
  'save-feed': { readonly digest: string };
  'save-feed-2': { readonly id: number };
  'save-options': { readonly key: string; readonly moved: boolean };
  'save-products': { readonly id: number };
  'save-rates': { readonly is_new: boolean };
  'save-review': { readonly id: string; readonly state: string };
  'save-stops': { readonly key: string; readonly id: number };
  'save-translated-segments': object;
  'save-translation': object;
  'save-units': { readonly product_id: number };
  'save-vote': { readonly helpful: number };
  search_cards: {
    readonly id: number;
    readonly score: number;
    readonly reviews: number;
    readonly currency: CurrencyCode;
    readonly price: bigint | null;
    readonly card: Json;
  };
  search_changes_after: { readonly productId: number; readonly whole: boolean; readonly seq: bigint };
  search_docs: { readonly productId: number; readonly language: LanguageCode; readonly tokens: string };
  search_items_add: object;
  search_items_change: object;
  search_items_change_offers: object;
  search_items_currencies: { readonly currency: CurrencyCode };
  search_items_found: {
    readonly kind: string;
    readonly name: string;
    readonly count: bigint;
    readonly low: bigint | null;
    readonly high: bigint | null;
  };
  search_items_more_than: { readonly more: boolean | null };
  search_items_offers: {
    readonly productId: number;
    readonly price: bigint | null;
    readonly days: Buffer;
    readonly optionDays: Json | null;
  };
  search_items_page: {
    readonly productId: number;
    readonly destinationId: number;
    readonly country: string;
    readonly category: string;
    readonly specials: number;
    readonly score: number;
    readonly reviews: number;
    readonly popularity: number;
    readonly currency: CurrencyCode;
    readonly price: bigint | null;
    readonly days: Buffer;
    readonly optionDays: Json | null;
    readonly profile: string;
    readonly position: Json | null;
    readonly tokens: string;
  };
  search_items_placed_profiles: { readonly destination: number; readonly profile: string };
  search_items_profiles: { readonly profile: string };
  search_items_some: {
    readonly productId: number;
    readonly destinationId: number;
    readonly country: string;
    readonly category: string;
    readonly specials: number;
    readonly score: number;
    readonly reviews: number;
    readonly popularity: number;
    readonly currency: CurrencyCode;
    readonly price: bigint | null;
    readonly days: Buffer;
    readonly optionDays: Json | null;
    readonly profile: string;
    readonly position: Json | null;
    readonly tokens: string;
  };
  search_offered_days: {
    readonly productId: number;
    readonly optionId: string;
    readonly days: readonly number[];
    readonly staleAt: string;
  };
  search_state: { readonly source: string; readonly purgedTo: bigint; readonly seq: bigint };
  search_touched_take: { readonly productId: number; readonly whole: boolean };
  'sell-places': object;
  'set-coupon-proof': { readonly former: 'account' | 'person' };
  'stops-of': {
    readonly reference: string;
    readonly startsAt: string;
    readonly endsAt: string;
    readonly lat: number;
    readonly lng: number;
    readonly titles: Json;
    readonly service: Json | null;
  };
  'take-coupon-marks': { readonly refused: number };
  'take-document-number': { readonly last: number };
  'take-due-payments': { readonly paymentId: string; readonly attemptId: string | null };
  'take-due-refunds': { readonly id: string };
  'take-findings-to-refund': {
    readonly id: string;
    readonly refundId: string;
    readonly kind:
      | 'charge_unknown'
      | 'charge_double'
      | 'charge_unsettled'
      | 'charge_amount'
      | 'charge_missing'
      | 'refund_unknown'
      | 'refund_amount'
      | 'refund_state'
      | 'refund_missing'
      | 'dispute_unknown'
      | 'dispute_state'
      | 'dispute_missing';
    readonly ref: string;
    readonly intentRef: string;
    readonly attemptId: string | null;
    readonly remainingMinor: bigint;
    readonly currency: CurrencyCode;
    readonly madeAtMs: number;
  };
  'take-for-return': { readonly attemptId: string };
  'take-identity-flow': {
    readonly verifier: string;
    readonly nonce: string;
    readonly accountId: string | null;
    readonly jump: string;
    readonly language: LanguageCode;
  };
  'take-lock-if-free': { readonly taken: boolean | null };
  'take-pack-tickets': { readonly enough: boolean | null };
  'take-referral-task-place': {
    readonly id: string;
    readonly key: string;
    readonly offerId: number;
    readonly kind: 'group' | 'secret_price';
    readonly state: string;
    readonly starterId: string;
    readonly needed: number;
    readonly joined: number;
    readonly expiresAt: string;
    readonly isDue: boolean;
  };
  'take-refunds-to-reread': { readonly id: string };
  'take-sign-in-try': { readonly id: string; readonly hmac: Buffer; readonly tries: number };
  'take-turns': { readonly pg_advisory_xact_lock: string | null };
  'take-unread-answers': { readonly messageId: string; readonly orderId: string; readonly unread: boolean };
  'take-untold-account-events': {
    readonly id: string;
    readonly kind:
      | 'email_changed'
      | 'phone_changed'
      | 'passkey_added'
      | 'passkey_removed'
      | 'google_added'
      | 'google_removed'
      | 'second_factor_on'
      | 'second_factor_off'
      | 'new_device'
      | 'data_exported'
      | 'closing'
      | 'undone';
    readonly former: string | null;
    readonly became: string | null;
    readonly nth: bigint;
  };
  'terms-in-effect': {
    readonly document: string;
    readonly version: number;
    readonly language: LanguageCode;
    readonly title: string;
    readonly changes: string;
    readonly body: string;
    readonly effective: string;
    readonly asked: boolean;
    readonly sample: boolean;
  };
  themes_live: {
    readonly id: number;
    readonly slug: string;
    readonly content: Json;
    readonly items: readonly number[];
  };
  town_by_id: {
    readonly id: number;
    readonly slug: string | null;
    readonly names: PlaceNames;
    readonly country: string | null;
    readonly region: string | null;
    readonly lat: number;
    readonly lng: number;
    readonly time_zone: string | null;
    readonly population: bigint;
    readonly destination_id: number | null;
  };
  towns_largest: {
    readonly id: number;
    readonly slug: string | null;
    readonly names: PlaceNames;
    readonly country: string | null;
    readonly region: string | null;
    readonly lat: number;
    readonly lng: number;
    readonly time_zone: string | null;
    readonly population: bigint;
    readonly destination_id: number | null;
    readonly total: number | null;
  };
  towns_named: {
    readonly id: number;
    readonly slug: string | null;
    readonly names: PlaceNames;
    readonly country: string | null;
    readonly region: string | null;
    readonly lat: number;
    readonly lng: number;
    readonly time_zone: string | null;
    readonly population: bigint;
    readonly destination_id: number | null;
  };
  'translated-segments': { readonly hash: string; readonly text: string };
  'translation-budgets': { readonly month: string; readonly spent: string; readonly allowed: string };
  'translation-stamp': { readonly stamp: string };
  'unanswered-terms': {
    readonly document: string;
    readonly version: number;
    readonly language: LanguageCode;
    readonly title: string;
    readonly changes: string;
    readonly body: string;
    readonly effective: string;
    readonly asked: boolean;
    readonly sample: boolean;
  };
  'unfinished-translations': {
    readonly kind: 'product' | 'destination' | 'content' | 'review';
    readonly subject: string;
    readonly language: LanguageCode;
    readonly state: 'pending' | 'done' | 'failed';
    readonly reason: string | null;
    readonly attempts: number;
    readonly requestedAt: string;
    readonly nextAt: string | null;
  };
  'unit-prices-changed': {
    readonly productId: number;
    readonly optionId: string;
    readonly unitId: string;
    readonly sinceMs: number;
    readonly priceMinor: bigint;
  };
  'upsert-member-by-email': { readonly id: string };
  'upsert-member-by-phone': { readonly id: string };
  'upsert-referral-invite': { readonly key: string };
  'upsert-support-conversation': { readonly id: string };
  'use-identity': { readonly accountId: string };
  value_packs_live: {
    readonly id: number;
    readonly slug: string;
    readonly destinationId: number;
    readonly content: Json;
    readonly items: Json;
  };
  'versions-of': {
    readonly document: string;
    readonly version: number;
    readonly language: LanguageCode;
    readonly title: string;
    readonly changes: string;
    readonly body: string;
    readonly effective: string;
    readonly asked: boolean;
    readonly sample: boolean;
  };
  'wishlists-of-account': {
    readonly id: string;
    readonly title: string | null;
    readonly isDefault: boolean;
    readonly shareToken: string | null;
    readonly items: Json;
  };
  'wishlists-saved': { readonly id: number };
  'worker-seen': object;
  'write-ledger': object;
  'writer-of': { readonly accountId: string };
};
