import { msg } from '@lingui/core/macro';

import { placesCalls } from '#src/contract/places/places.calls.ts';
import { formatNumber } from '#src/domain/site/language/formats.ts';
import { href } from '#src/web/shared/page/href.ts';
import { placeChoices } from '#src/web/stays/parts/place-choices.ts';
import { poiHref } from '#src/web/shared/labels/place-links.ts';
import { poiCardView, type PoiCardView } from '#src/web/shared/cards/poi-card-view.ts';
import { itemList, structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type TopPoiListView = {
  readonly title: string;
  readonly trail: readonly { readonly text: string; readonly href?: string }[];
  readonly places: readonly { readonly text: string; readonly href: string; readonly selected: boolean }[];
  readonly sights: readonly { readonly rank: string; readonly card: PoiCardView }[];
  readonly allHref: string;
  readonly structured: string;
};

/** The best-known sights, of the world or of `?place=`; for phones (spec §2). */
export async function loadTopPoiList(context: LoadContext): Promise<Loaded<TopPoiListView>> {
  const { api, i18n, site, query, signal } = context;
  const place = /^[1-9]\d{0,8}$/.test(query.get('place') ?? '') ? Number(query.get('place')) : null;
  const [answer, choices] = await Promise.all([
    api.call(placesCalls.topPois, place === null ? {} : { place_id: place }, { signal }),
    placeChoices(context),
  ]);
  if (!answer.ok) {
    if (answer.error.code === 'not_found') return { kind: 'missing' };
    throw new Error(`top poi list: ${answer.error.code}`);
  }
  const name = answer.value.place?.name.text ?? null;
  const title = name === null ? i18n._(msg`The best-known sights`) : i18n._(msg`The best-known sights of ${name}`);
  const trail = [
    { text: i18n._(msg`Home`), href: href(site, 'home') },
    { text: i18n._(msg`Sights`), href: href(site, 'poi-list', { type: 'poiList' }) },
    { text: i18n._(msg`Best known`) },
  ];
  const path = '/poi/toppoilist';
  return {
    kind: 'page',
    data: {
      title,
      trail,
      places: [
        { text: i18n._(msg`Everywhere`), href: href(site, 'top-poi-list'), selected: place === null },
        ...choices.map((one) => ({
          text: one.name,
          href: href(site, 'top-poi-list', {}, { place: one.id }),
          selected: one.id === place,
        })),
      ],
      sights: answer.value.pois.map((poi, index) => ({
        rank: formatNumber(index + 1, site.writing),
        card: poiCardView(context, poi),
      })),
      allHref: href(site, 'poi-list', { type: 'poiList' }),
      structured: structuredText(
        site,
        path,
        trail,
        itemList(
          site,
          answer.value.pois.map((poi) => ({ title: poi.name.text, href: poiHref(site, poi) })),
        ),
      ),
    },
    head: {
      title: `${title} | ${site.brand.name}`,
      description: i18n._(msg`Most popular first, with opening hours, tickets and tours.`),
      path,
      ...(place === null ? {} : { robots: 'noindex' as const }),
    },
  };
}
