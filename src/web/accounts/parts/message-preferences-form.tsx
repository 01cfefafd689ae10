import { useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';

import { privacyCalls } from '#src/contract/accounts/privacy.calls.ts';
import type { MessagePreference } from '#src/contract/accounts/privacy.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Checkbox } from '#src/ui/form/choices.tsx';
import { AccountFields, AccountOutcome } from '#src/web/shared/forms/account-form.tsx';
import type { PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import styles from '#src/web/accounts/parts/message-preferences-form.module.css';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

export type PreferenceRow = { readonly preference: MessagePreference; readonly label: string; readonly hint: string };

type Props = {
  readonly rows: readonly PreferenceRow[];
  readonly action: 'consent' | 'notifications';
  readonly forms: PlainForms;
};

/** Which messages are wanted: a box for each, and nothing is changed before it is saved. */
export function MessagePreferencesForm({ rows, action, forms }: Props) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [preferences, setPreferences] = useState<readonly MessagePreference[]>(() => rows.map((row) => row.preference));
  const [error, setError] = useState<WireError | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [busy, whileBusy] = useBusy();
  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const answer = await whileBusy(() => api.call(privacyCalls.changeWishes, { wishes: preferences }));
    setError(answer.ok ? null : answer.error);
    setSaved(answer.ok);
  };
  const choose = (place: number, wanted: boolean): void => {
    setSaved(false);
    setPreferences(preferences.map((preference, at) => (at === place ? { ...preference, wanted } : preference)));
  };
  return (
    <form className={styles['form']} method="post" action={forms.action} onSubmit={(event) => void save(event)}>
      <AccountFields action={action} forms={forms} />
      {rows.map(({ preference, label, hint }, place) => (
        <div key={`${preference.channel}-${preference.purpose}`}>
          <input type="hidden" name="wish" value={`${preference.channel}-${preference.purpose}`} />
          <Checkbox
            id={`wish-${preference.channel}-${preference.purpose}`}
            name="wanted"
            value={`${preference.channel}-${preference.purpose}`}
            label={label}
            hint={hint}
            checked={preferences[place]?.wanted ?? false}
            onChange={(event) => choose(place, event.target.checked)}
          />
        </div>
      ))}
      <AccountOutcome forms={forms} />
      {isSaved && <Notice tone="good" role="status">{t`Saved`}</Notice>}
      {error !== null && (
        <Notice tone="bad" role="alert">
          {failureWords(i18n, error)}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={busy ? t`Saving…` : undefined}>{t`Save`}</Button>
      </div>
    </form>
  );
}
