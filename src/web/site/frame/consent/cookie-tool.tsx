import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { FooterTool } from '#src/ui/site/footer.tsx';
import { useLater } from '#src/web/shared/page/use-deferred.ts';

const fetchDialog = async () => (await import('#src/web/site/frame/consent/cookie-dialog.tsx')).CookieDialog;

/** Where an answer about cookies is changed, on every page. */
export function CookieTool() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [CookieDialog, want] = useLater(fetchDialog);
  const press = (): void => {
    want();
    setOpen(true);
  };
  return (
    <>
      <FooterTool text={t`Cookies`} onPress={press} />
      {open && CookieDialog !== null && <CookieDialog onClose={() => setOpen(false)} />}
    </>
  );
}
