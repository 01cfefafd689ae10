import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { CodeStep } from '#src/web/shared/forms/code-step.tsx';
import { SiteProvider } from '#src/web/shared/page/site-context.ts';
import { loadContext } from '../../../../tests/load-context.ts';

async function stepIn(language: LanguageCode): Promise<string> {
  const { context } = await loadContext({ page: 'sign-in', language, answers: {} });
  return renderToStaticMarkup(
    <I18nProvider i18n={context.i18n}>
      <SiteProvider value={context.site}>
        <CodeStep
          sent={{ to: '+966501234567', secondsToNext: 30 }}
          submitText="OK"
          check={async () => ({ ok: true, value: null })}
          again={async () => ({ ok: true, value: { secondsToNext: 30 } })}
          onDone={() => undefined}
        />
      </SiteProvider>
    </I18nProvider>,
  );
}

it('says in Arabic too where the code went, with the plus in front of the number', async () => {
  expect(await stepIn('ar-SA')).toContain('\u2066+966501234567\u2069');
  expect(await stepIn('en')).toContain('Sent to +966501234567.');
});
