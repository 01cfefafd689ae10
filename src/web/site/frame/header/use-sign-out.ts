import { useLingui } from '@lingui/react';
import { useState } from 'react';

import { accountCalls } from '#src/contract/accounts/account.calls.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { showTip } from '#src/web/site/frame/tips/tips-outlet.tsx';
import { useApi } from '#src/web/shared/page/services.ts';

/** Ends the session here; the page is loaded again, so that nothing of it stays. */
export function useSignOut(): { readonly busy: boolean; readonly signOut: () => Promise<void> } {
  const { i18n } = useLingui();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const signOut = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.call(accountCalls.signOut, {});
    if (answer.ok) return location.reload();
    setBusy(false);
    showTip(failureWords(i18n, answer.error), 'bad');
  };
  return { busy, signOut };
}
