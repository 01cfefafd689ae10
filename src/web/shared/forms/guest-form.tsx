import { useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore, type SyntheticEvent } from 'react';

import { accountCalls } from '#src/contract/accounts/account.calls.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { endIntent, intentKey } from '#src/web/shared/page/intent-key.ts';
import { saveDraft, onDraft, readDraft } from '#src/web/shared/storage/saved-draft.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import styles from '#src/web/shared/forms/guest-form.module.css';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

export type GuestPerson = { readonly name: string; readonly email: string };

type GuestFormProps = {
  readonly submitText: string;
  /** It is the only way on, not one of two. */
  readonly primary?: boolean;
  readonly onDone: (person: GuestPerson) => void;
};

const longestName = 80;

/** Name and email are enough to book; typed values are restored after a reload. */
export function GuestForm({ submitText, primary = false, onDone }: GuestFormProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { name, email } = readTyped(useSyncExternalStore(onDraft, typedText, nothing));
  const type = (change: Partial<GuestPerson>): void => saveDraft(draft, JSON.stringify({ name, email, ...change }));
  const [error, setError] = useState<WireError | null>(null);
  const [busy, whileBusy] = useBusy();
  const enter = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const intent = `guest ${name} ${email}`;
    const answer = await whileBusy(
      () => api.call(accountCalls.registerGuest, { name, email }, { idempotencyKey: intentKey(intent) }),
      ({ ok }) => ok,
    );
    endIntent(intent);
    if (answer.ok) {
      saveDraft(draft, null);
      return onDone({ name, email });
    }
    setError(answer.error);
  };
  const words = error === null ? undefined : failureWords(i18n, error);
  return (
    <form className={styles['form']} onSubmit={(event) => void enter(event)} noValidate>
      <TextInput
        id="guest-name"
        name="name"
        autoComplete="name"
        label={t`Name`}
        maxLength={longestName}
        value={name}
        onChange={(event) => type({ name: event.target.value })}
        error={error?.field === 'name' ? words : undefined}
        required
      />
      <TextInput
        id="guest-email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        ltr
        label={t`Email`}
        maxLength={254}
        value={email}
        onChange={(event) => type({ email: event.target.value })}
        error={error !== null && error.field !== 'name' ? words : undefined}
        required
      />
      <Button type="submit" look={primary ? 'primary' : 'secondary'} wide busy={busy ? t`One moment…` : undefined}>
        {submitText}
      </Button>
    </form>
  );
}

const draft = 'guest';

function typedText(): string | null {
  return readDraft(draft);
}

/** Before hydration the fields are empty. */
function nothing(): null {
  return null;
}

function readTyped(text: string | null): GuestPerson {
  // Written by this form alone.
  return text === null ? { name: '', email: '' } : (JSON.parse(text) as GuestPerson);
}
