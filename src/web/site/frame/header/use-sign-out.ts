import { useLingui } from '@lingui/react';

import { accountCalls } from '#src/contract/accounts/account.calls.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { showTip } from '#src/web/site/frame/tips/tips-outlet.tsx';
import { useApi } from '#src/web/shared/page/services.ts';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

/** Ends the session here; the page is loaded again, so that nothing of it stays. */
export function useSignOut(): { readonly busy: boolean; readonly signOut: () => Promise<void> } {
  const { i18n } = useLingui();
  const api = useApi();
  const [busy, whileBusy] = useBusy();
  const signOut = async (): Promise<void> => {
    const answer = await whileBusy(
      () => api.call(accountCalls.signOut, {}),
      ({ ok }) => ok,
    );
    if (answer.ok) return location.reload();
    showTip(failureWords(i18n, answer.error), 'bad');
  };
  return { busy, signOut };
}
