import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { PoiKind } from '#src/domain/places/place.ts';

const kinds: Readonly<Record<PoiKind, MessageDescriptor>> = {
  landmark: msg`Landmark`,
  viewpoint: msg`Viewpoint`,
  sacred: msg`Temple, shrine or church`,
  museum: msg`Museum`,
  castle: msg`Castle or palace`,
  park: msg`Park or garden`,
  zoo: msg`Zoo or aquarium`,
  'theme-park': msg`Theme park`,
  market: msg`Market`,
  quarter: msg`Neighborhood`,
  nature: msg`Nature`,
  beach: msg`Beach`,
  heritage: msg`World Heritage site`,
  sight: msg`Sight`,
};

/** What an attraction is, in the page's language. */
export function kindWords(i18n: I18n, kind: PoiKind): string {
  return i18n._(kinds[kind]);
}
