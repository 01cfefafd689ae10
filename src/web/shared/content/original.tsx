import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { TranslationNotice } from '#src/domain/shared/text/provenance.ts';
import { Disclosure } from '#src/ui/content/disclosure.tsx';

type Props = { readonly notice: TranslationNotice };

/** Says that the text before it is a machine translation or may be out of date, and contains the original. */
export function Original({ notice, children }: Props & { readonly children: ReactNode }) {
  const { i18n } = useLingui();
  return <Disclosure summary={noticeText(i18n, notice)}>{children}</Disclosure>;
}

/** The same for a whole page, whose English version has a separate address. */
export function OriginalLink({ notice, href }: Props & { readonly href: string }) {
  const { i18n } = useLingui();
  return (
    <p>
      <a href={href} hrefLang="en">
        {noticeText(i18n, notice)}
      </a>
    </p>
  );
}

function noticeText(i18n: I18n, notice: TranslationNotice): string {
  if (notice === 'machine') return i18n._(msg`Automatically translated · show original`);
  if (notice === 'outdated') return i18n._(msg`This translation may be out of date · show original`);
  return i18n._(msg`Automatically translated, may be out of date · show original`);
}
