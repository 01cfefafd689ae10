import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';

import { ApiProvider } from '#src/web/shared/page/services.ts';
import type { Services } from '#src/web/shared/page/page-definition.ts';
import { SiteProvider } from '#src/web/shared/page/site-context.ts';
import { answeringApi, type Answers } from '../answering-api.ts';
import { testSitePart } from '../site-part.ts';

/** Returns what components of a page find around them, in a browser and in English. */
export function browserServices(answers: Answers): Services {
  return {
    api: answeringApi(answers).api,
    site: { ...testSitePart, currencyRate: {}, menu: [] },
    // Messages are written in English beside their components, so that it needs no catalog.
    i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
    inBrowser: true,
  };
}

/** Puts the services of a page around a component. */
export function BrowserFrame({ services, children }: { readonly services: Services; readonly children: ReactNode }) {
  return (
    <I18nProvider i18n={services.i18n}>
      <SiteProvider value={services.site}>
        <ApiProvider value={services.api}>{children}</ApiProvider>
      </SiteProvider>
    </I18nProvider>
  );
}
