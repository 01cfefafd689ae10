import { msg } from '@lingui/core/macro';

import { safeJump } from '#src/domain/site/addresses/address.ts';
import { formatChoices, type FormatChoice } from '#src/domain/site/language/format-choices.ts';
import { href } from '#src/web/shared/page/href.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type SelectLanguageView = {
  /** The page to return to in the selected language: a path of this site (RU-10's rule). */
  readonly here: string;
  /** The ways to write dates in the page's language; mostly none. */
  readonly writings: readonly FormatChoice[];
};

/** The language picker of a phone. */
export async function loadSelectLanguage({ i18n, site, query }: LoadContext): Promise<Loaded<SelectLanguageView>> {
  const back = query.get('back');
  const title = i18n._(msg`Language`);
  return {
    kind: 'page',
    data: {
      here: back === null ? href(site, 'home') : safeJump(encodeURIComponent(back)),
      writings: formatChoices(site.language, site.writing),
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/select-language' },
  };
}
