import { placeForm } from '#src/domain/places/names/place-form.ts';
import { msg, plural } from '@lingui/core/macro';

import type { SearchAnswer } from '#src/contract/search/search.ts';
import { href, idAndSlug } from '#src/web/shared/page/href.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import type { PackView } from '#src/web/search/search-result/search-result-view.ts';

const mostPictures = 4;

/** A value pack as its card says it. */
export function packView({ i18n, site }: LoadContext, pack: SearchAnswer['value_package_info']): PackView | null {
  if (pack === null) return null;
  const { destination, items } = pack;
  const pictures = [...new Set(pack.pictures)];
  const inPlace = placeForm(destination.name.text, 'in', site.language);
  return {
    id: pack.id,
    title: pack.title.text,
    lang: pack.title.lang,
    text: pack.text.text,
    textLang: pack.text.lang,
    note: i18n._(msg`${plural(items, { one: '# item', other: '# items' })} ${inPlace}`),
    href: href(site, 'value-pack', idAndSlug(pack)),
    pictures: pictures.slice(0, pictures.length < mostPictures ? 2 : mostPictures),
  };
}
