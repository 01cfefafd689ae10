import type { Deps } from '#src/actions/deps.ts';
import { dayMs } from '#src/domain/settlement/reconciliation.ts';
import type { ListedRefund } from '#src/domain/checkout/payment/payment-listing.ts';

/**
 * All refunds that the provider has made of one of its payments since `fromMs`. Keys are forgotten by the provider after a
 * day, its records are not. Null when it does not say.
 */
export async function listedRefunds(
  { payments, clock }: Deps,
  intentRef: string,
  fromMs: number,
): Promise<readonly ListedRefund[] | null> {
  const span = { fromMs, untilMs: clock() + dayMs, intentRef };
  const listed: ListedRefund[] = [];
  let after: string | null = null;
  do {
    const answer: Awaited<ReturnType<typeof payments.listRefunds>> = await payments.listRefunds({ ...span, after });
    if (answer.kind !== 'done') return null;
    listed.push(...answer.value.items);
    after = answer.value.next;
  } while (after !== null);
  return listed;
}
