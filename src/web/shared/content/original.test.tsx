import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Original, OriginalLink } from '#src/web/shared/content/original.tsx';

function drawn(children: ReactNode): string {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  return renderToStaticMarkup(<I18nProvider i18n={i18n}>{children}</I18nProvider>);
}

it.each([
  ['machine', 'Automatically translated · show original'],
  ['outdated', 'This translation may be out of date · show original'],
  ['machine_outdated', 'Automatically translated, may be out of date · show original'],
] as const)('the original of a translation that is %s is below “%s”', (notice, text) => {
  const html = drawn(<Original notice={notice}>A tower</Original>);
  expect(html).toContain(text);
  expect(html).toContain('A tower');
  expect(drawn(<OriginalLink notice={notice} href="/help/" />)).toContain(`<a href="/help/" hrefLang="en">${text}</a>`);
});
