import { useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import { useRevalidator } from 'react-router';

import { privacyCalls } from '#src/contract/accounts/privacy.calls.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { AccountFields } from '#src/web/shared/forms/account-form.tsx';
import type { PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import styles from '#src/web/accounts/user-data/user-data.module.css';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

/** Requests a copy, which then is in the list above. */
export function RequestCopy({ forms }: { readonly forms: PlainForms }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [busy, whileBusy] = useBusy();
  const [fault, setFault] = useState<string | null>(null);
  const sendCode = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    await whileBusy(async () => {
      const answer = await api.call(privacyCalls.askExport, {});
      setFault(answer.ok ? null : failureWords(i18n, answer.error));
      if (answer.ok) await revalidate();
    });
  };
  return (
    <form className={styles['step']} method="post" action={forms.action} onSubmit={(event) => void sendCode(event)}>
      <AccountFields action="copy" forms={forms} />
      {fault !== null && (
        <Notice tone="bad" role="alert">
          {fault}
        </Notice>
      )}
      <div>
        <Button type="submit" icon="download" busy={busy ? t`Preparing…` : undefined}>
          {t`Request a copy`}
        </Button>
      </div>
    </form>
  );
}
