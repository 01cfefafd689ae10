import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Disclosure } from '#src/ui/content/disclosure.tsx';

/** Says that the words before it are a translation that nobody has checked, and holds what was translated. */
export function Original({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return <Disclosure summary={t`Translated, not yet checked · show original`}>{children}</Disclosure>;
}
