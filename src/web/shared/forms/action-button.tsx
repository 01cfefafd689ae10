import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { Answer } from '#src/contract/client.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { Button, type ButtonLook } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import { PlainForm, type PlainFormAction } from '#src/web/shared/forms/account-form.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

type ActionButtonProps<Output> = {
  readonly children: string;
  readonly look?: ButtonLook;
  readonly icon?: IconName | undefined;
  readonly wide?: boolean | undefined;
  readonly size?: 'small' | 'medium' | undefined;
  readonly disabled?: boolean | undefined;
  /** The same without script; a button that has none does nothing there. */
  readonly plain?: PlainFormAction | undefined;
  readonly run: () => Promise<Answer<Output>>;
  /** The follow-up action; without it the page is reloaded. */
  readonly onDone?: (value: Output) => void;
};

/** A button that does one thing by the API: busy while it lasts, and the reason beside it when it is refused. */
export function ActionButton<Output>({ children, plain, run, onDone, ...looks }: ActionButtonProps<Output>) {
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [busy, whileBusy] = useBusy();
  const [error, setError] = useState<WireError | null>(null);
  const press = async (): Promise<void> => {
    const answer = await whileBusy(() => run());
    setError(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    if (onDone === undefined) await revalidate();
    else onDone(answer.value);
  };
  const doing = busy ? t`One moment…` : undefined;
  return (
    <>
      {plain === undefined ? (
        <Button {...looks} onPress={() => void press()} busy={doing}>
          {children}
        </Button>
      ) : (
        <PlainForm {...plain} onSend={() => void press()}>
          <Button {...looks} type="submit" busy={doing}>
            {children}
          </Button>
        </PlainForm>
      )}
      {error !== null && (
        <Notice tone="bad" role="alert">
          {failureWords(i18n, error)}
        </Notice>
      )}
    </>
  );
}
