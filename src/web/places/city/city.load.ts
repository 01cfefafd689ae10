import { regionName } from '#src/domain/site/names/region-name.ts';
import { msg, plural } from '@lingui/core/macro';

import { catalogueCalls } from '#src/contract/catalogue/catalogue.calls.ts';
import type { CityAnswer } from '#src/contract/catalogue/catalogue.ts';
import { placesCalls } from '#src/contract/places/places.calls.ts';
import { categories, type Category } from '#src/domain/catalogue/product.ts';
import { isSyntheticCity } from '#src/domain/catalogue/synthetic-ids.ts';
import { categoryIdOf } from '#src/domain/places/category-ids.ts';
import { formatDate, formatList, nameOf } from '#src/domain/site/language/formats.ts';
import { solarWriting } from '#src/domain/site/language/formatting-locale.ts';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import { href, idAndSlug } from '#src/web/shared/page/href.ts';
import { categoryIcons } from '#src/web/shared/labels/category-icons.ts';
import type { ContentView } from '#src/web/shared/content/content-view.ts';
import { describedIn } from '#src/web/shared/page-head/described-in.ts';
import { linkLines, type LinkLinesView } from '#src/web/shared/content/link-lines-view.ts';
import { placedContent } from '#src/web/shared/content/placed-content.ts';
import { placeHref } from '#src/web/shared/labels/place-links.ts';
import { poiCardView, type PoiCardView } from '#src/web/shared/cards/poi-card-view.ts';
import { originalText, type OriginalText } from '#src/web/shared/content/original-text.ts';
import { productCardView, type ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import { categoryWords, pictureWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';
import { cityStructured } from '#src/web/places/city/city-structured.ts';

export type CityView = {
  readonly name: string;
  readonly country: string;
  readonly localName: { readonly text: string; readonly lang: string } | null;
  readonly summary: { readonly text: string; readonly lang: string };
  readonly text: { readonly text: string; readonly lang: string };
  /** The English text, if the page says something about its translation. */
  readonly original: OriginalText | null;
  readonly picture: string;
  readonly alt: string;
  readonly facts: readonly {
    readonly key: 'money' | 'language' | 'airport' | 'months' | 'zone';
    readonly label: string;
    readonly value: string;
  }[];
  readonly districts: string;
  readonly stations: string;
  readonly categories: readonly {
    readonly text: string;
    readonly href: string;
    readonly count: number;
    readonly selected: boolean;
  }[];
  readonly all: { readonly href: string; readonly selected: boolean; readonly count: number };
  /** How much there is of what is shown. */
  readonly count: number;
  readonly cards: readonly ProductCardView[];
  /** Where the others are; null when all are shown. */
  readonly others: string | null;
  /** A separate page for each category of activities. */
  readonly kinds: readonly { readonly text: string; readonly href: string; readonly icon: IconName }[];
  readonly sights: readonly PoiCardView[];
  readonly sightsHref: string;
  /** Editorial content about the city, its promotions and related articles. */
  readonly editorial: ContentView | null;
  readonly promoted: ContentView | null;
  readonly ways: LinkLinesView | null;
  readonly structured: string;
};

const mostSights = 8;

/** A destination with its products and sights; `?category=` narrows them. */
export async function loadCity(context: LoadContext): Promise<Loaded<CityView>> {
  const { api, params, query, i18n, site } = context;
  const chosen = categories.find((category) => category === query.get('category'));
  const id = Number(params['id']);
  const [answer, sights, placed] = await Promise.all([
    api.call(catalogueCalls.city, { id, ...(chosen === undefined ? {} : { category: chosen }) }),
    api.call(placesCalls.topPois, { place_id: id }),
    placedContent(context, 'city', { id }),
  ]);
  if (!answer.ok) {
    if (answer.error.code === 'not_found') return { kind: 'missing' };
    throw new Error(`city: ${answer.error.code}`);
  }
  const { destination } = answer.value;
  if (params['path'] !== destination.slug)
    return { kind: 'moved', path: `/city/${destination.id}-${destination.slug}` };
  const name = destination.name.text;
  const brand = site.brand.name;
  return {
    kind: 'page',
    data: {
      ...cityView(context, answer.value, chosen),
      // Optional content: the page works without it.
      structured: cityStructured(context, answer.value),
      editorial: placed['city-theme'] ?? null,
      promoted: placed['banner-ad'] ?? null,
      ways: linkLines(placed['seo-link'], site.language),
      sights: sights.ok ? sights.value.pois.slice(0, mostSights).map((poi) => poiCardView(context, poi)) : [],
    },
    head: {
      title: i18n._(msg`${name}: tickets, tours and day trips | ${site.brand.name}`),
      description: describedIn(
        site.language,
        destination.summary,
        i18n._(msg`${name}: tickets, tours and day trips, with prices and available dates, on ${brand}.`),
      ),
      path: `/city/${destination.id}-${destination.slug}`,
      image: `/pictures/${destination.picture}/og.jpg`,
      ...(isSyntheticCity(destination.id) ? { robots: 'noindex' } : {}),
      share: { over: regionName(destination.country, site.language, site.market) },
    },
  };
}

function cityView(
  context: LoadContext,
  { destination, categories: counted, products }: CityAnswer,
  chosen: Category | undefined,
): Omit<CityView, 'sights' | 'structured' | 'editorial' | 'promoted' | 'ways'> {
  const { site, i18n } = context;
  const params = idAndSlug(destination);
  const local = destination.localName;
  const all = counted.reduce((sum, one) => sum + one.count, 0);
  const count = chosen === undefined ? all : (counted.find(({ category }) => category === chosen)?.count ?? 0);
  return {
    name: destination.name.text,
    country: regionName(destination.country, site.language, site.market),
    localName: local.text === destination.name.text ? null : local,
    summary: destination.summary,
    text: destination.text,
    original: originalText(destination.original, destination.translation),
    picture: destination.picture,
    alt: pictureWords(i18n, destination.picture, destination.name.text),
    facts: factsOf(context, destination),
    districts: formatList(
      destination.districts.map(({ text }) => text),
      site.writing,
    ),
    stations: formatList(
      destination.stations.map(({ name }) => name.text),
      site.writing,
    ),
    categories: counted.map(({ category, count }) => ({
      text: categoryWords(i18n, category),
      href: href(site, 'city', params, { category }),
      count,
      selected: category === chosen,
    })),
    all: {
      href: href(site, 'city', params),
      selected: chosen === undefined,
      count: all,
    },
    count,
    cards: products.map((card) => productCardView(context, card)),
    others:
      products.length < count
        ? href(site, 'search-result', {}, { city: String(destination.id), ...(chosen && { category: chosen }) })
        : null,
    kinds: kindsOf(context, destination, counted),
    sightsHref: href(site, 'poi-list', { type: 'poiList' }, { place: destination.id }),
  };
}

/** The pages of all there is and of each kind. */
function kindsOf(
  { site, i18n }: LoadContext,
  destination: CityAnswer['destination'],
  counted: CityAnswer['categories'],
): CityView['kinds'] {
  return [
    { text: i18n._(msg`All`), href: placeHref(site, destination), icon: 'map' },
    ...counted.map(({ category }) => ({
      text: categoryWords(i18n, category),
      href: placeHref(site, destination, { id: categoryIdOf(category), category }),
      icon: categoryIcons[category],
    })),
  ];
}

function factsOf({ site, i18n }: LoadContext, place: CityAnswer['destination']): CityView['facts'] {
  const months = place.bestMonths.map((month) =>
    formatDate(`2026-${String(month).padStart(2, '0')}-01`, solarWriting(site.writing), 'monthName'),
  );
  const facts: CityView['facts'] = [
    { key: 'months', label: i18n._(msg`Best months`), value: formatList(months, site.writing) },
    {
      key: 'money',
      label: i18n._(msg`Money`),
      value: `${nameOf('currency', place.currency, site.language)} (${place.currency})`,
    },
    { key: 'language', label: i18n._(msg`Language`), value: nameOf('language', place.firstLanguage, site.language) },
    {
      key: 'airport',
      label: i18n._(msg`${plural(place.airports.length, { one: 'Airport', other: 'Airports' })}`),
      value: formatList(place.airports, site.writing),
    },
  ];
  return facts.filter(({ value }) => value !== '');
}
