import { returnUrl } from '#src/actions/checkout/payment/return-url.ts';
import type { Deps } from '#src/actions/deps.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import type { Answer, BegunPayment } from '#src/domain/checkout/payment/payment.ts';
import { money } from '#src/domain/shared/money/money.ts';
import type { AttemptFacts } from '#src/store/checkout/payments.store.ts';

/**
 * Providers want at least 30 minutes; twice that leaves half an hour in which a lost call may be made again. The page is
 * closed as soon as the places are released.
 */
const pageMinutes = 60;

/** Opens the provider's page for an attempt, from stored facts alone: made again it is the same call. */
export function beginPage(deps: Deps, facts: AttemptFacts): Promise<Answer<BegunPayment>> {
  const { language, reference, host, purpose } = facts;
  const to = (page: 'success' | 'checkout' | 'order'): string => returnUrl(deps, page, { reference, language, host });
  return deps.payments.begin({
    attemptId: facts.id,
    orderReference: reference,
    amount: money(facts.amountMinor, facts.currency),
    method: facts.method,
    description: described(facts),
    locale: language,
    successUrl: to(purpose === 'order' ? 'success' : 'order'),
    cancelUrl: to(purpose === 'order' ? 'checkout' : 'order'),
    ...(facts.email === null ? {} : { email: facts.email }),
    expiresAtMs: Math.floor(Date.parse(facts.createdAt) / 1000) * 1000 + pageMinutes * 60_000,
  });
}

function described({ titles, language }: AttemptFacts): string {
  const [first, ...others] = titles ?? [];
  const title = first === undefined ? '' : nameIn(first, language).text;
  return others.length === 0 ? title : `${title} + ${others.length}`;
}
