import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { requiredFieldsText } from '#src/web/shared/orders/required-fields-view.ts';
import { RequiredField } from '#src/web/checkout/checkout/form/required-field.tsx';
import { loadContext } from '../../../../../tests/load-context.ts';

const bare = { required: true, when: null, title: null, hint: null, choices: [] } as const;
const unit = { text: 'Adult', lang: 'en' };

async function drawn(id: string, value: string): Promise<string> {
  const { context } = await loadContext({ page: 'home', answers: {} });
  const fields = [{ ...bare, id, rule: { kind: 'latinName' } as const }];
  const [field] =
    requiredFieldsText(context, { booking: [], travellers: [{ unit, fields }] }).travellers[0]?.fields ?? [];
  if (field === undefined) throw new Error('no field');
  return renderToStaticMarkup(
    <I18nProvider i18n={context.i18n}>
      <RequiredField
        id={id}
        field={field}
        value={value}
        error={undefined}
        section="section-t1"
        onChange={() => undefined}
      />
    </I18nProvider>,
  );
}

it.each([
  ['familyName', 'section-t1 family-name', 'Family name as on passport (Latin letters)'],
  ['givenName', 'section-t1 given-name', 'Given names as on passport (Latin letters)'],
])('lets the browser fill in %s as “%s”, from left to right', async (id, autoComplete, label) => {
  const html = await drawn(id, 'Haddad');
  expect(html.toLowerCase()).toContain(`autocomplete="${autoComplete}"`);
  expect(html).toContain('dir="ltr"');
  expect(html).toContain(label);
  expect(html).not.toContain('may be spelled');
});

it('suggests the spelling of ICAO 9303 beside a name with other letters, and keeps the name', async () => {
  const html = await drawn('familyName', 'Müller');
  expect(html).toContain('value="Müller"');
  expect(html).toContain('may spell this MUELLER.');
});
