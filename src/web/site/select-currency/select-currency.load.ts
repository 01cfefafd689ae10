import { msg } from '@lingui/core/macro';

import { safeJump } from '#src/domain/site/addresses/address.ts';
import { currencyChoices } from '#src/domain/site/choices/currency-names.ts';
import { href } from '#src/web/shared/page/href.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type SelectCurrencyView = {
  /** The page to return to with the selected currency: a path of this site (RU-10's rule). */
  readonly here: string;
  readonly choices: ReturnType<typeof currencyChoices>;
};

/** The currency picker of a phone. */
export async function loadSelectCurrency({ i18n, site, query }: LoadContext): Promise<Loaded<SelectCurrencyView>> {
  const back = query.get('back');
  const title = i18n._(msg`Currency`);
  return {
    kind: 'page',
    data: {
      here: back === null ? href(site, 'home') : safeJump(encodeURIComponent(back)),
      choices: currencyChoices(site.language, site.website.currencies),
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/select-currency' },
  };
}
