import { placeForm } from '#src/domain/places/names/place-form.ts';
import { msg, plural } from '@lingui/core/macro';

import { placesCalls } from '#src/contract/places/places.calls.ts';
import type { PoiListAnswer, PoiListType } from '#src/contract/places/places.ts';
import { href } from '#src/web/shared/page/href.ts';
import { pagesTo } from '#src/web/shared/lists/list-window.ts';
import { moreView } from '#src/web/shared/lists/more-view.ts';
import { nearCardView } from '#src/web/shared/cards/near-views.ts';
import { placeChoices } from '#src/web/stays/parts/place-choices.ts';
import { placeHref } from '#src/web/shared/labels/place-links.ts';
import { kindWords } from '#src/web/shared/labels/place-labels.ts';
import { poiCardView } from '#src/web/shared/cards/poi-card-view.ts';
import { itemList, structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';
import {
  poiListHref,
  poiListInput,
  readPoiListQuery,
  type PoiListQuery,
} from '#src/web/places/poi-list/poi-list-query.ts';
import type { PoiListView } from '#src/web/places/poi-list/poi-list-view.ts';
import { poiKinds } from '#src/domain/places/place.ts';

/** One of the four lists (spec §2): sights, activities, what is around a place, or sights by name. */
export async function loadPoiList(context: LoadContext): Promise<Loaded<PoiListView>> {
  const { params, query, site } = context;
  const now = readPoiListQuery(params['type'] ?? '', query);
  const pages = await pagesOf(context, now);
  if (pages === null) return { kind: 'missing' };
  const view = await viewOf(context, now, pages);
  const isFirst = now.place === null && now.kind === null && now.query === '' && now.page === 1;
  return {
    kind: 'page',
    data: view,
    head: {
      title: `${view.title} | ${site.brand.name}`,
      description: view.lead,
      path: `/poi/${now.type}`,
      // One address speaks for the list, and none for a search or what is around.
      ...(isFirst && (now.type === 'poiList' || now.type === 'activityList') ? {} : { robots: 'noindex' as const }),
    },
  };
}

/** The pages to show, none where the list has nothing to go by yet; null for a place that is not there. */
async function pagesOf({ api, signal }: LoadContext, now: PoiListQuery): Promise<readonly PoiListAnswer[] | null> {
  const input = poiListInput(now);
  if (input === null) return [];
  const answers = await Promise.all(
    pagesTo(now.page).map((page_num) => api.call(placesCalls.poiList, { ...input, page_num }, { signal })),
  );
  const pages: PoiListAnswer[] = [];
  for (const answer of answers) {
    if (answer.ok) pages.push(answer.value);
    else if (answer.error.code === 'not_found') return null;
    else throw new Error(`poi list: ${answer.error.code}`);
  }
  return pages;
}

async function viewOf(context: LoadContext, now: PoiListQuery, pages: readonly PoiListAnswer[]): Promise<PoiListView> {
  const { site, i18n } = context;
  const [first] = pages;
  const total = first?.total ?? { pois: 0, products: 0 };
  const trail = [{ text: i18n._(msg`Home`), href: href(site, 'home') }, { text: i18n._(tabWords[now.type]) }];
  const sights = pages.flatMap(({ pois }) => pois).map((poi) => poiCardView(context, poi));
  const cards = pages.flatMap(({ products }) => products).map((one) => nearCardView(context, one));
  const listed = [...sights.map((one) => ({ title: one.name.text, href: one.href })), ...cards];
  const words = titleOf(context, now, first?.place?.name.text ?? null);
  return {
    type: now.type,
    ...words,
    trail,
    tabs: types.map((type) => ({
      text: i18n._(tabWords[type]),
      href: poiListHref(site, now, { type }),
      selected: type === now.type,
    })),
    places: now.type === 'searchList' ? [] : await placesOf(context, now),
    kinds: now.type === 'poiList' && now.place === null ? kindsOf(context, now) : [],
    search: now.type === 'searchList' ? { action: href(site, 'poi-list', { type: now.type }), query: now.query } : null,
    waits: first === undefined,
    count: first === undefined ? null : countOf(context, total),
    towns: (first?.towns ?? []).map((town) => ({
      text: town.name.text,
      href: placeHref(site, town),
      selected: false,
    })),
    sights,
    cards,
    more: moreView(context, {
      page: now.page,
      total: Math.max(total.pois, total.products),
      size: first?.page_size ?? 1,
      hrefOf: (page) => poiListHref(site, now, { page }),
    }),
    allHref: href(site, 'poi-list', { type: 'poiList' }),
    nearbyAllHref: href(site, 'nearby-all'),
    structured: structuredText(site, `/poi/${now.type}`, trail, itemList(site, listed)),
  };
}

const types: readonly PoiListType[] = ['poiList', 'activityList', 'nearbyList', 'searchList'];

const tabWords = {
  poiList: msg`Sights`,
  activityList: msg`Activities`,
  nearbyList: msg`Nearby`,
  searchList: msg({ message: 'Search', context: 'page' }),
} as const;

function titleOf(
  { i18n, site }: LoadContext,
  now: PoiListQuery,
  place: string | null,
): { title: string; lead: string } {
  const inPlace = place === null ? null : placeForm(place, 'in', site.language);
  switch (now.type) {
    case 'poiList':
      return {
        title: inPlace === null ? i18n._(msg`Sights worldwide`) : i18n._(msg`Sights ${inPlace}`),
        lead: i18n._(msg`Most popular first, with opening hours, tickets and tours.`),
      };
    case 'activityList':
      return {
        title: inPlace === null ? i18n._(msg`Things to do`) : i18n._(msg`Things to do ${inPlace}`),
        lead: i18n._(msg`Tickets, tours and restaurants, with prices that include all taxes and fees.`),
      };
    case 'nearbyList':
      return {
        title: place === null ? i18n._(msg`Near a place`) : i18n._(msg`Near ${place}`),
        lead: i18n._(msg`Sights and activities, nearest first.`),
      };
    case 'searchList':
      return {
        title: now.query === '' ? i18n._(msg`Find sights`) : i18n._(msg`Sights for “${now.query}”`),
        lead: i18n._(msg`Search sights by name, in any language.`),
      };
  }
}

function countOf({ i18n }: LoadContext, total: PoiListAnswer['total']): string {
  const sights = i18n._(msg`${plural(total.pois, { one: '# sight', other: '# sights' })}`);
  const activities = i18n._(msg`${plural(total.products, { one: '# activity', other: '# activities' })}`);
  if (total.products === 0) return sights;
  return total.pois === 0 ? activities : `${sights} · ${activities}`;
}

async function placesOf(context: LoadContext, now: PoiListQuery): Promise<PoiListView['places']> {
  const { site, i18n } = context;
  const hrefOf = (place: number | null): string => poiListHref(site, now, { place, kind: null });
  const choices = await placeChoices(context);
  const everywhere = { text: i18n._(msg`Everywhere`), href: hrefOf(null), selected: now.place === null };
  return [
    ...(now.type === 'nearbyList' ? [] : [everywhere]),
    ...choices.map(({ id, name }) => ({ text: name, href: hrefOf(id), selected: id === now.place })),
  ];
}

function kindsOf({ site, i18n }: LoadContext, now: PoiListQuery): PoiListView['kinds'] {
  return [
    { text: i18n._(msg`All categories`), href: poiListHref(site, now, { kind: null }), selected: now.kind === null },
    ...poiKinds.map((kind) => ({
      text: kindWords(i18n, kind),
      href: poiListHref(site, now, { kind }),
      selected: kind === now.kind,
    })),
  ];
}
