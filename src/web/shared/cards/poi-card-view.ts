import { regionName } from '#src/domain/site/names/region-name.ts';
import { msg, plural } from '@lingui/core/macro';

import type { PoiCard } from '#src/contract/places/places.ts';
import type { WireText } from '#src/contract/wire.ts';
import { distanceWords } from '#src/verticals/distance.words.ts';
import { poiHref } from '#src/web/shared/labels/place-links.ts';
import { kindWords } from '#src/web/shared/labels/place-labels.ts';
import { pictureWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** An attraction's card in ready strings; survives JSON. */
export type PoiCardView = {
  readonly id: number;
  readonly href: string;
  readonly name: WireText;
  readonly where: string;
  readonly picture: { readonly key: string; readonly alt: string } | null;
  readonly distance: string | null;
  readonly text: string | null;
};

/** What a card says of an attraction, in the visitor's language. */
export function poiCardView({ site, i18n }: Pick<LoadContext, 'site' | 'i18n'>, poi: PoiCard): PoiCardView {
  const [country] = poi.countries;
  const place =
    poi.destination?.name.text ?? (country === undefined ? null : regionName(country, site.language, site.market));
  return {
    id: poi.id,
    href: poiHref(site, poi),
    name: poi.name,
    where: [kindWords(i18n, poi.kind), ...(place === null ? [] : [place])].join(' · '),
    picture: poi.picture === null ? null : { key: poi.picture, alt: pictureWords(i18n, poi.picture, poi.name.text) },
    distance: poi.metres === null ? null : distanceWords(i18n, poi.metres, site.writing),
    text:
      poi.products === 0
        ? null
        : i18n._(msg`${plural(poi.products, { one: '# thing to do', other: '# things to do' })}`),
  };
}
