import type { ApiClient } from '#src/contract/client.ts';
import { accountCalls } from '#src/contract/accounts/account.calls.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { needsSignIn } from '#src/contract/site/needs-sign-in.ts';
import { type PageRow } from '#src/contract/pages.ts';
import { visitorState } from '#src/web/shared/visitor/visitor-state.ts';

type PromptState = {
  readonly row: Pick<PageRow, 'auth' | 'openToGuests'>;
  readonly api: ApiClient;
  readonly site: Pick<SitePart, 'util'>;
  readonly signal: AbortSignal;
};

/**
 * RU-9 for client-side navigation: whether the visitor must sign in before this page. Visitors known to be signed in
 * pass, others are looked up; if that fails the page shows it itself, since the server checks each call.
 */
export async function wantsSignIn({ row, api, site, signal }: PromptState): Promise<boolean> {
  if (!needsSignIn(row, site.util)) return false;
  if (visitorState.now().user.isLoggedIn) return false;
  const answer = await api.call(accountCalls.simpleProfile, {}, { signal });
  return answer.ok && answer.value === null;
}
