import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { documentCalls } from '#src/contract/orders/documents.calls.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { AccountOutcome, PlainForm } from '#src/web/shared/forms/account-form.tsx';
import type { PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { useApi } from '#src/web/shared/page/services.ts';

type RenewProps = {
  readonly reference: string;
  readonly forms: PlainForms;
  readonly site: SitePart;
};

/** For travelers who sent a link to the wrong person: all of them end, and the page goes on by a new one. */
export function RenewLinks({ reference, forms, site }: RenewProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [error, setError] = useState<string | null>(null);
  const renew = async (): Promise<void> => {
    const answer = await api.call(documentCalls.renewLinks, { reference });
    // A full page load: the server exchanges the new key for a cookie.
    if (answer.ok) location.replace(href(site, 'order-lookup', {}, { order: reference, key: answer.value.key }));
    else setError(failureWords(i18n, answer.error));
  };
  return (
    <>
      <PlainForm action="order-links-end" forms={forms} fields={{ order: reference }} onSend={() => void renew()}>
        <Button type="submit" look="quiet">{t`Deactivate all earlier links`}</Button>
      </PlainForm>
      <AccountOutcome forms={forms} />
      {error !== null && (
        <Notice tone="bad" role="alert">
          {error}
        </Notice>
      )}
    </>
  );
}
