import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { ConsentChoice } from '#src/web/site/frame/consent/consent-choice.tsx';
import { CookieNote } from '#src/web/site/frame/consent/cookie-note.tsx';
import { CookieTable } from '#src/web/site/frame/cookie-table.tsx';

/** What we store in this browser, for which purpose and how long, and the visitor's consent. */
export function CookieDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  useEffect(() => {
    const dialog = document.getElementById('cookies');
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  }, []);
  return (
    <Dialog
      id="cookies"
      title={t`Cookies`}
      closeText={t`Close`}
      onClose={onClose}
      foot={<ConsentChoice onChosen={() => document.querySelector<HTMLDialogElement>('#cookies')?.close()} />}
    >
      <CookieNote />
      <CookieTable />
    </Dialog>
  );
}
