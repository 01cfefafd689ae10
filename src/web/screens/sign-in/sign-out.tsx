import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { accountEndpoints } from '#src/contract/endpoints/account.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showTip } from '#src/web/frame/tips-outlet.tsx';
import { failureWords } from '#src/web/frame/failure-words.ts';
import { useApi } from '#src/web/services.ts';

/** Ends the session here; the page is loaded anew, so that nothing of it stays. */
export function SignOut() {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.call(accountEndpoints.signOut, {});
    if (answer.ok) return location.reload();
    setBusy(false);
    showTip(failureWords(i18n, answer.error), 'bad');
  };
  return (
    <Button look="secondary" busy={busy ? t`Signing out…` : undefined} onPress={() => void leave()}>
      {t`Sign out`}
    </Button>
  );
}
