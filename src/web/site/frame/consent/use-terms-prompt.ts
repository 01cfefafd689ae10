import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { termCalls } from '#src/contract/content/terms.calls.ts';
import type { TermHead, TermStatus } from '#src/contract/content/terms.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

export type TermsPromptState = {
  readonly terms: readonly TermHead[];
  readonly busy: boolean;
  readonly fault: string | null;
  readonly answer: (status: TermStatus) => Promise<void>;
};

/** Returns the terms that the account has not answered yet, and a function that answers all of them at once. */
export function useTermsPrompt(): TermsPromptState {
  const { i18n } = useLingui();
  const api = useApi();
  const [terms, setTerms] = useState<readonly TermHead[]>([]);
  const [busy, whileBusy] = useBusy();
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    api.call(termCalls.userUncheckInfo, {}, { signal: leaving.signal }).then(
      (answer) => answer.ok && setTerms(answer.value.terms),
      () => undefined,
    );
    return () => leaving.abort();
  }, [api]);
  const answer = async (status: TermStatus): Promise<void> => {
    const given = await whileBusy(() =>
      Promise.all(
        terms.map(({ term, version }) => api.call(termCalls.statusUpdate, { term, version: String(version), status })),
      ),
    );
    const refused = given.find((one) => !one.ok);
    // Terms that have changed in the meantime are shown with the next page.
    if (refused === undefined || refused.error.code === 'not_found') setTerms([]);
    else setFault(failureWords(i18n, refused.error));
  };
  return { terms, busy, fault, answer };
}
