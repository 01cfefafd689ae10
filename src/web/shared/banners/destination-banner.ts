import { msg, plural } from '@lingui/core/macro';

import type { DestinationCard } from '#src/contract/catalogue/catalogue.ts';
import type { WireText } from '#src/contract/wire.ts';
import { cityHref } from '#src/web/shared/labels/place-links.ts';
import { pictureWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** A destination's poster in ready strings; survives JSON. */
export type DestinationBanner = {
  readonly href: string;
  readonly name: WireText;
  readonly text: string;
  readonly picture: string;
  readonly alt: string;
};

/** A destination of ours: how much there is to do, or what is said of it instead. */
export function destinationBanner(
  { site, i18n }: Pick<LoadContext, 'site' | 'i18n'>,
  place: DestinationCard,
  text?: string,
): DestinationBanner {
  return {
    href: cityHref(site, place),
    name: place.name,
    text: text ?? i18n._(msg`${plural(place.products, { one: '# thing to do', other: '# things to do' })}`),
    picture: place.picture,
    alt: pictureWords(i18n, place.picture, place.name.text),
  };
}
