import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Disclosure } from '#src/ui/content/disclosure.tsx';

/** Says that the words before it are a translation that nobody has checked, and holds what was translated. */
export function Original({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return <Disclosure summary={t`Translated, not yet checked · show original`}>{children}</Disclosure>;
}

/** The same of a whole page, which is in English at an address of its own. */
export function OriginalLink({ href }: { readonly href: string }) {
  const { t } = useLingui();
  return (
    <p>
      <a href={href} hrefLang="en">{t`Translated, not yet checked · show original`}</a>
    </p>
  );
}
