import { randomUUID } from 'node:crypto';
import { hashCode } from '#src/actions/shared/signatures/hash-code.ts';
import { issueGiftCard } from '#src/actions/marketing/gift-cards/issue-gift-card.ts';
import { redeemGiftCard } from '#src/actions/marketing/gift-cards/redeem-gift-card.ts';
import type { Caller } from '#src/actions/deps.ts';
import { creditsEarnedEntries } from '#src/domain/settlement/ledger.ts';
import { money, type Money } from '#src/domain/shared/money/money.ts';
import { saveCoupons } from '#src/store/marketing/coupons/coupons.store.ts';
import type { Db } from '#src/store/shared/database/db.ts';
import { writeLedger } from '#src/store/settlement/ledger.store.ts';
import { value, type Shop } from '../shop/shop.ts';

/** Credits for an account, for so many days, in the books too. */
export function grantCredits(db: Db, accountId: string, amount: Money, days = 200): Promise<void> {
  return db.transaction(
    async (tx) => {
      await tx.query(
        `insert into credit_lot (id, account_id, currency, amount_minor, left_minor, source, expires_at)
         values ($1, $2, $3, $4, $4, 'granted', now() + $5 * interval '1 day')`,
        [randomUUID(), accountId, amount.currency, amount.minor, days],
      );
      await writeLedger(tx, randomUUID(), creditsEarnedEntries(accountId, amount));
    },
    { cause: 'test' },
  );
}

/** A gift card of so many cents that is the caller's own; returns its id. */
export async function ownGiftCard(shop: Shop, caller: Caller, minor: bigint): Promise<string> {
  const issued = await issueGiftCard(shop.deps, { amount: money(minor, 'EUR'), recipient: 'A Traveller' });
  // From a network of their own: hundreds of buyers of one test would be taken for a guesser.
  const at = { ...caller, network: randomUUID() };
  return value(await redeemGiftCard(shop.deps, at, randomUUID(), issued.code)).id;
}

/** Ten percent off everything for those who type this code; the only coupon of the shop afterwards. */
export async function tenPerCentOff(shop: Shop, code: string): Promise<void> {
  const definition = {
    titles: { en: 'Ten per cent' },
    effect: { kind: 'percent' as const, percent: 10 },
    conditions: [],
    stacks: false,
  };
  const coupon = { id: code.toLowerCase(), codeHash: hashCode(shop.deps, code), definition, automatic: false };
  const limits = { usageLimit: 1_000_000, perUser: 99, begins: null, ends: null };
  await shop.deps.db.transaction((tx) => saveCoupons(tx, [{ ...coupon, ...limits }]), { cause: 'test' });
}
