import type { Deps } from '#src/actions/deps.ts';
import { membershipMonths, membershipOf, type Membership } from '#src/domain/marketing/membership.ts';
import { convert, parseRate, rateDigits } from '#src/domain/shared/money/exchange.ts';
import { add, money } from '#src/domain/shared/money/money.ts';
import { spendingOf } from '#src/store/marketing/membership.store.ts';

/** Returns a member's current level, computed from their purchases, so that a refund is deducted automatically. */
export async function readMembership({ db }: Pick<Deps, 'db'>, accountId: string): Promise<Membership> {
  const spent = (await spendingOf(db, accountId, membershipMonths)).flatMap(({ currency, minor, hkdPerUnit }) => {
    const rate = parseRate(hkdPerUnit);
    if (rate === null) return [];
    const rates = { date: '', hkdPerUnit: { HKD: 10n ** BigInt(rateDigits), [currency]: rate } };
    return convert(money(minor, currency), 'HKD', rates) ?? [];
  });
  return membershipOf(add(money(0n, 'HKD'), ...spent));
}
