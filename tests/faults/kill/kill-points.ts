import { openCaches } from '#src/actions/open-caches.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { Message } from '#src/jobs/shared/messages/message.ts';
import type { Db, Queryable } from '#src/store/shared/database/db.ts';
import type { PaymentProvider } from '#src/domain/checkout/payment/payment.ts';

/** Where a process may die (threat model §4.6), in the order in which a purchase comes by. */
export const killPoints = [
  'after_key',
  'after_hold',
  'coupon_after_use',
  'before_tx1_commit',
  'after_tx1',
  'before_psp',
  'after_psp',
  'in_tx2',
  'before_tx2_commit',
  'after_tx2',
  'hook_after',
  'rec_before_psp',
  'rec_after_psp',
  'voucher_before_commit',
  'outbox_before_send',
  'outbox_after_send',
  'supplier_before',
  'supplier_after',
  'before_refund_call',
  'after_refund_call',
  'after_refund_paid',
  'sweeper_mid',
  'guest_merge_mid',
] as const;

export type KillPoint = (typeof killPoints)[number];

type Reached = (point: KillPoint) => void;

/** Statements after which a point is reached, by their name or text. */
const after: readonly (readonly [RegExp, KillPoint])[] = [
  [/^claim-calls?$/, 'after_key'],
  [/^hold-places$/, 'after_hold'],
  [/insert into coupon_use/, 'coupon_after_use'],
  [/insert into inbox/, 'hook_after'],
  [/insert into voucher/, 'voucher_before_commit'],
];
/** Transactions before and after whose commit a point is reached, by their cause. */
const commits: readonly (readonly [RegExp, KillPoint | null, KillPoint])[] = [
  [/^open checkout/, 'before_tx1_commit', 'after_tx1'],
  [/^supplier accepted/, 'supplier_before', 'supplier_after'],
  [/^refund read/, null, 'after_refund_paid'],
];

/** Returns the shop's dependencies with a process that dies at a given point: nothing of this is in the shop itself. */
export function withKillPoints(deps: Deps, reached: Reached): Deps {
  return {
    ...deps,
    caches: openCaches(),
    db: watchedDb(deps.db, reached),
    payments: watchedProvider(deps.payments, reached),
  };
}

/** Delivers, and dies before or after it. */
export function watchedDelivery(
  deliver: (message: Message) => Promise<void>,
  reached: Reached,
): (message: Message) => Promise<void> {
  return async (message) => {
    reached('outbox_before_send');
    await deliver(message);
    reached('outbox_after_send');
  };
}

function watchedDb(db: Db, reached: Reached): Db {
  return {
    ...watched(db, reached, () => undefined),
    transaction: async (work, about) => {
      let sold = false;
      let swept = false;
      const note = (name: string): void => {
        sold ||= name === 'sell-places';
        swept ||= name === 'release-places' && /hold|expired|sweep/.test(about.cause);
      };
      const own = commits.find(([cause]) => cause.test(about.cause));
      const value = await db.transaction(async (tx) => {
        const done = await work(watched(tx, reached, note));
        if (own?.[1]) reached(own[1]);
        if (sold) reached('before_tx2_commit');
        if (swept) reached('sweeper_mid');
        return done;
      }, about);
      if (own !== undefined) reached(own[2]);
      if (sold) reached('after_tx2');
      return value;
    },
  };
}

function watched(on: Queryable, reached: Reached, note: (name: string) => void): Queryable {
  return {
    query: async (sql, values) => {
      const name = typeof sql === 'string' ? sql : sql.name;
      const text = typeof sql === 'string' ? sql : sql.text;
      if (name === 'sell-places') reached('in_tx2');
      const rows = await on.query(sql, values);
      note(name);
      for (const [what, point] of after) if (what.test(name) || what.test(text)) reached(point);
      if (/update cart_item set owner/.test(text) && rows.rowCount > 0) reached('guest_merge_mid');
      return rows;
    },
  };
}

function watchedProvider(provider: PaymentProvider, reached: Reached): PaymentProvider {
  return {
    ...provider,
    begin: async (request) => {
      reached('before_psp');
      const begun = await provider.begin(request);
      reached('after_psp');
      return begun;
    },
    read: async (ref) => {
      reached('rec_before_psp');
      const reading = await provider.read(ref);
      reached('rec_after_psp');
      return reading;
    },
    refund: async (request) => {
      reached('before_refund_call');
      const refund = await provider.refund(request);
      reached('after_refund_call');
      return refund;
    },
  };
}
