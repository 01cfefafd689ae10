import { placeForm } from '#src/domain/places/names/place-form.ts';
import { msg, plural } from '@lingui/core/macro';

import { placesCalls } from '#src/contract/places/places.calls.ts';
import type { DestinationAnswer } from '#src/contract/places/places.ts';
import { isSyntheticCity } from '#src/domain/catalogue/synthetic-ids.ts';
import { formatNumber } from '#src/domain/site/language/formats.ts';
import { originalText } from '#src/web/shared/content/original-text.ts';
import { href } from '#src/web/shared/page/href.ts';
import { describedIn } from '#src/web/shared/page-head/described-in.ts';
import { pageIn, pagesTo } from '#src/web/shared/lists/list-window.ts';
import { moreView } from '#src/web/shared/lists/more-view.ts';
import { cityHref, pathOf, placeHref, poiHref } from '#src/web/shared/labels/place-links.ts';
import { poiCardView } from '#src/web/shared/cards/poi-card-view.ts';
import { productCardView } from '#src/web/shared/cards/product-card-view.ts';
import { itemList, structuredText } from '#src/web/shared/page-head/structured.ts';
import { categoryWords, pictureWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';
import type { DestinationView } from '#src/web/places/destination/destination-view.ts';

/** A place with what can be done there; the address may name one category of it, `?page=` how many pages are shown. */
export async function loadDestination(context: LoadContext): Promise<Loaded<DestinationView>> {
  const { api, params, query, site, signal } = context;
  const page = pageIn(query);
  const requested = {
    id: Number(params['poiId']),
    ...(params['categoryId'] === undefined ? {} : { category_id: Number(params['categoryId']) }),
  };
  const answers = await Promise.all(
    pagesTo(page).map((page_num) => api.call(placesCalls.destination, { ...requested, page_num }, { signal })),
  );
  const pages: DestinationAnswer[] = [];
  for (const answer of answers) {
    if (answer.ok) pages.push(answer.value);
    else if (answer.error.code === 'not_found') return { kind: 'missing' };
    else throw new Error(`destination: ${answer.error.code}`);
  }
  const [first] = pages;
  if (first === undefined) return { kind: 'missing' };
  const { place, category } = first;
  const isRight =
    (params['poiPath'] ?? null) === place.slug && (category === null || params['categoryPath'] === category.category);
  const start = pathOf('/destination/p', place);
  const path = category === null ? start : `${start}/${category.id}-${category.category}`;
  if (!isRight) return { kind: 'moved', path };
  const cards = pages.flatMap(({ products }) => products).map((card) => productCardView(context, card));
  const data = { ...destinationView(context, first, page, path, cards), cards };
  const own = data.text === null ? '' : describedIn(site.language, data.text, '');
  const isEmpty = first.total === 0 && first.pois.length === 0;
  return {
    kind: 'page',
    data,
    head: {
      title: `${data.title} | ${site.brand.name}`,
      // A category says the same of itself in every place.
      description: category === null && own !== '' ? own : `${data.title}: ${own === '' ? data.count : own}`,
      path,
      // Only the first page is indexed, and no place without activities or with synthetic ones alone.
      ...(isEmpty || page > 1 || isSyntheticCity(place.id) ? { robots: 'noindex' as const } : {}),
      ...(place.country === null ? {} : { share: { over: place.country.name } }),
      ...(place.picture === null ? {} : { image: `/pictures/${place.picture}/og.jpg` }),
    },
  };
}

function destinationView(
  context: LoadContext,
  answer: DestinationAnswer,
  page: number,
  path: string,
  cards: DestinationView['cards'],
): Omit<DestinationView, 'cards'> {
  const { site, i18n } = context;
  const { place, category, total } = answer;
  const name = place.name.text;
  const inPlace = placeForm(name, 'in', site.language);
  const kind = category === null ? null : categoryWords(i18n, category.category);
  const trail = trailOf(context, answer);
  return {
    name,
    title: kind === null ? i18n._(msg`Things to do ${inPlace}`) : i18n._(msg`${kind} ${inPlace}`),
    country: place.country?.name ?? null,
    localName: place.localName === null || place.localName.text === name ? null : place.localName,
    text: category === null ? place.text : category.text,
    original: category === null ? originalText(place.original, place.translation) : null,
    picture: place.picture === null ? null : { key: place.picture, alt: pictureWords(i18n, place.picture, name) },
    trail,
    tabs: tabsOf(context, answer),
    count: i18n._(msg`${plural(total, { one: '# activity', other: '# activities' })}`),
    more: moreView(context, {
      page,
      total,
      size: answer.page_size,
      hrefOf: (number) => placeHref(site, place, category, number),
    }),
    allHref: placeHref(site, place),
    sights: answer.pois.map((poi) => poiCardView(context, poi)),
    sightsHref: href(site, 'poi-list', { type: 'poiList' }, { place: place.id }),
    nearbyHref: href(site, 'poi-list', { type: 'nearbyList' }, { place: place.id }),
    about: aboutOf(context, answer),
    structured: structuredText(site, path, trail, [placeFacts(context, answer), ...itemList(site, cards)]),
  };
}

function trailOf({ site, i18n }: LoadContext, { place, category }: DestinationAnswer): DestinationView['trail'] {
  const name = place.name.text;
  return [
    { text: i18n._(msg`Home`), href: href(site, 'home') },
    { text: i18n._(msg`Destinations`), href: href(site, 'destination-list') },
    ...(category === null
      ? [{ text: name }]
      : [{ text: name, href: placeHref(site, place) }, { text: categoryWords(i18n, category.category) }]),
  ];
}

function tabsOf(
  { site, i18n }: LoadContext,
  { place, categories, category }: DestinationAnswer,
): DestinationView['tabs'] {
  const all = categories.reduce((sum, one) => sum + one.count, 0);
  return [
    {
      text: i18n._(msg`All`),
      href: placeHref(site, place),
      selected: category === null,
      count: formatNumber(all, site.writing),
    },
    ...categories.map((one) => ({
      text: categoryWords(i18n, one.category),
      href: placeHref(site, place, one),
      selected: one.id === category?.id,
      count: formatNumber(one.count, site.writing),
    })),
  ];
}

function aboutOf({ site }: LoadContext, { place }: DestinationAnswer): DestinationView['about'] {
  if (place.type === 'poi') return { kind: 'poi', href: poiHref(site, place), name: place.name.text };
  const city = place.destination;
  return city === null ? null : { kind: 'city', href: cityHref(site, city), name: city.name.text };
}

function placeFacts({ site }: LoadContext, { place }: DestinationAnswer): object {
  return {
    '@type': place.type === 'poi' ? 'TouristAttraction' : 'TouristDestination',
    name: place.name.text,
    ...(place.localName === null ? {} : { alternateName: place.localName.text }),
    ...(place.text === null ? {} : { description: place.text.text }),
    ...(place.picture === null ? {} : { image: `${site.origin}/pictures/${place.picture}/og.jpg` }),
    geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
  };
}
