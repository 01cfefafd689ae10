import type { ApiClient } from '#src/contract/client.ts';
import { startCalls } from '#src/contract/accounts/start.calls.ts';
import type { DispatchAnswer } from '#src/contract/accounts/start.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import {
  habitChoices,
  standardHabit,
  writingOf,
  type FormatPreference,
} from '#src/domain/site/language/formatting-locale.ts';
import type { SignInView } from '#src/web/accounts/sign-in/sign-in.load.ts';

const patienceMs = 2_000;

type Here = Pick<SitePart, 'market' | 'currency' | 'language' | 'writing'>;

/**
 * Returns where a member goes after sign-in, with the currency and the date format that are stored with the account. On
 * the way to payment prices do not change, a currency in the address has priority, and the China site has one currency
 * only (spec §4).
 */
export async function memberJump(
  api: ApiClient,
  { jump, fromCheckout }: Pick<SignInView, 'jump' | 'fromCheckout'>,
  here: Here,
): Promise<string> {
  const stored = await storedPreferences(api);
  if (stored === null) return jump;
  const target = new URL(jump, 'https://own.invalid');
  const staysPriced = fromCheckout || here.market === 'cn' || target.searchParams.has('_currency');
  const currency = staysPriced || stored.currency === here.currency ? null : stored.currency;
  const writing = stored.writing !== null && isNews(stored.writing, here) ? stored.writing : null;
  if (currency === null && writing === null) return jump;
  if (currency !== null) target.searchParams.set('_currency', currency);
  if (writing !== null) target.searchParams.set('_writing', writing);
  return target.pathname + target.search + target.hash;
}

/** Whether the format preference is new to this browser, as far as a page in this language can detect. */
function isNews(habit: FormatPreference, { language, writing }: Here): boolean {
  if (habitChoices(language).length === 0) return habit !== standardHabit;
  return writingOf(language, habit) !== writing;
}

/** Returns the stored preferences, or null if the answer takes too long: sign-in must not wait for it. */
async function storedPreferences(api: ApiClient): Promise<Pick<DispatchAnswer, 'currency' | 'writing'> | null> {
  try {
    const answer = await api.call(startCalls.dispatch, {}, { signal: AbortSignal.timeout(patienceMs) });
    return answer.ok && answer.value.user !== null ? answer.value : null;
  } catch {
    return null;
  }
}
