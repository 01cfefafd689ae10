import type { Deps } from '#src/actions/deps.ts';
import { dayMs } from '#src/domain/settlement/reconciliation.ts';
import type { ListedRefund } from '#src/domain/checkout/payment/payment-listing.ts';

/** Returns all refunds that the provider has made of one of its payments since `fromMs`, or null if it does not answer. */
export async function listProviderRefunds(
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
