import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Disclosure } from '#src/ui/content/disclosure.tsx';

/** Says that the text before it is an unreviewed translation, and contains the original. */
export function Original({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return <Disclosure summary={t`Translated, not yet checked · show original`}>{children}</Disclosure>;
}

/** The same for a whole page, whose English version has a separate address. */
export function OriginalLink({ href }: { readonly href: string }) {
  const { t } = useLingui();
  return (
    <p>
      <a href={href} hrefLang="en">{t`Translated, not yet checked · show original`}</a>
    </p>
  );
}
