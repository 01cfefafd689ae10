import type { ApiClient } from '#src/contract/client.ts';
import { startEndpoints } from '#src/contract/endpoints/start.ts';
import type { CurrencyCode } from '#src/domain/pricing/currency.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import type { SignInView } from '#src/web/screens/sign-in/sign-in.load.ts';

const patienceMs = 2_000;

/**
 * Where a member goes after signing in: on in the currency that is kept with his account. On the way to paying the
 * prices stay as he has seen them, an address that names a currency is taken at its word, and on the China site there
 * is one currency only (spec §4).
 */
export async function memberJump(
  api: ApiClient,
  { jump, fromCheckout }: Pick<SignInView, 'jump' | 'fromCheckout'>,
  { market, currency }: Pick<SitePart, 'market' | 'currency'>,
): Promise<string> {
  const target = new URL(jump, 'https://own.invalid');
  if (fromCheckout || market === 'cn' || target.searchParams.has('_currency')) return jump;
  const kept = await keptCurrency(api);
  if (kept === null || kept === currency) return jump;
  target.searchParams.set('_currency', kept);
  return target.pathname + target.search + target.hash;
}

/** Null where that cannot be told soon: signing in waits for nothing else. */
async function keptCurrency(api: ApiClient): Promise<CurrencyCode | null> {
  try {
    const answer = await api.call(startEndpoints.dispatch, {}, { signal: AbortSignal.timeout(patienceMs) });
    return answer.ok && answer.value.user !== null ? answer.value.currency : null;
  } catch {
    return null;
  }
}
