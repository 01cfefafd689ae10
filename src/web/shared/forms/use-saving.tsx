import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

import type { Call } from '#src/contract/call.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

export type Saving<Input> = {
  readonly busy: string | undefined;
  /** True when it was stored. */
  readonly save: (input: Input) => Promise<boolean>;
  /** What is wrong with a field, in the visitor's words. */
  readonly wrong: (field: string) => string | undefined;
  /** An error that concerns none of the fields, or the confirmation that everything was saved. */
  readonly outcome: ReactNode;
  /** Something was typed since. */
  readonly typed: () => void;
};

/**
 * A form that is sent by a call: its errors beside their fields, the rest below, and nothing of what was typed lost.
 * `refused` is why it was refused when it was sent without script.
 */
export function useSaving<Input, Output>(
  endpoint: Call<Input, Output>,
  refused: WireError | null = null,
): Saving<Input> {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [error, setError] = useState(refused);
  const [isSaved, setSaved] = useState(false);
  const [busy, whileBusy] = useBusy();
  return {
    busy: busy ? t`One moment…` : undefined,
    save: async (input) => {
      const answer = await whileBusy(() => api.call(endpoint, input));
      setError(answer.ok ? null : answer.error);
      setSaved(answer.ok);
      return answer.ok;
    },
    wrong: (field) => (error?.field === field ? failureWords(i18n, error) : undefined),
    outcome: (
      <>
        {error !== null && error.field === undefined && (
          <Notice tone="bad" role="alert">
            {failureWords(i18n, error)}
          </Notice>
        )}
        {isSaved && <Notice tone="good" role="status">{t`Saved`}</Notice>}
      </>
    ),
    typed: () => setSaved(false),
  };
}
