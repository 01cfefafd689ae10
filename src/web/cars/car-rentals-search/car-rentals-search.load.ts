import { msg, plural } from '@lingui/core/macro';

import { verticalCalls } from '#src/contract/shared/verticals/verticals.calls.ts';
import type { VenuesAnswer, VenuesInput, VenueView } from '#src/contract/shared/verticals/verticals.ts';
import { formatDate, formatNumber, formatTime } from '#src/domain/site/language/formats.ts';
import type { PagerProps } from '#src/ui/content/pager.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { hireErrors, hireFormView, hireStations, type HireFormView } from '#src/web/cars/parts/hire-form-view.ts';
import { appliedLimits, requestedLimits, limitsView, type LimitsView } from '#src/web/shared/filters/limits-view.ts';
import { listPages, type ListView } from '#src/web/shared/filters/list-view.ts';
import { verticalWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';
import { carOfferView, type CarOfferView } from '#src/web/cars/car-rentals-search/car-offer-view.ts';
import { facetWords, valueWords } from '#src/web/cars/car-rentals-search/car-words.ts';
import {
  hireFacets,
  hireHref,
  hireQuestion,
  hireSorts,
  hireWords,
  readHireQuery,
  turned,
  withoutFilters,
  type HireQuery,
} from '#src/web/cars/car-rentals-search/hire-query.ts';

export type CarRentalsSearchView = ListView & {
  readonly title: string;
  /** "Fri, 5 Mar 2027, 10:00 – Mon, 8 Mar 2027, 10:00"; null before a search. */
  readonly when: string | null;
  /** `asking`: something is missing or wrong in the form. */
  readonly state: 'asking' | 'found' | 'none' | 'filtered';
  readonly failed: string | null;
  readonly form: HireFormView;
  readonly hubHref: string;
  readonly cars: readonly CarOfferView[];
  /** The parts of the query that a cart stores, without the station. */
  readonly question: Readonly<Record<string, string>>;
  readonly limits: LimitsView;
  readonly pages: PagerProps | null;
};

/** The number of cars on a page. */
const pageSize = 12;

/** The cars of all stations for a question, in one list by what they cost altogether. */
export async function loadCarRentalsSearch(context: LoadContext): Promise<Loaded<CarRentalsSearchView>> {
  const { api, i18n, site } = context;
  const stations = await hireStations(context);
  if (stations === null || stations.length === 0) return { kind: 'missing' };
  const query = readHireQuery(context.query);
  const isAsked = query.words['from_date'] !== undefined || query.words['age'] !== undefined;
  const answer = isAsked ? await api.call(verticalCalls.venues, venuesInput(context, query)) : null;
  const errors = answer === null || answer.ok ? {} : hireErrors(context, answer.error);
  const found = answer?.ok === true ? answer.value : null;
  const title = titleOf(context, query, stations);
  return {
    kind: 'page',
    data: {
      title,
      when: found === null ? null : whenWords(context, query),
      failed: answer?.ok === false && errors === null ? failureWords(i18n, answer.error) : null,
      form: hireFormView(context, stations, { typed: query.words, errors: errors ?? {} }),
      hubHref: href(site, 'car-rentals'),
      question: hireQuestion(query),
      ...listOf(context, query, found),
    },
    head: {
      title: `${title} | ${site.brand.name}`,
      description: i18n._(msg`Total rental price, all mandatory fees included.`),
      path: '/car-rentals/search',
      robots: 'noindex',
    },
  };
}

function venuesInput({ site }: LoadContext, query: HireQuery): VenuesInput {
  const filters = hireFacets.flatMap((facet) => {
    const values = query.filters[facet];
    return values.length === 0 ? [] : [[facet, values.join(',')]];
  });
  return {
    vertical: 'car-rentals',
    question: new URLSearchParams(hireQuestion(query)).toString(),
    ...(filters.length === 0 ? {} : { filters: new URLSearchParams(filters).toString() }),
    ...requestedLimits(query.limits, site.currency),
  };
}

function titleOf({ i18n }: LoadContext, { words }: HireQuery, stations: readonly VenueView[]): string {
  const at = words['pick_up'] ?? '';
  const station = stations.find((one) => String(one.id) === at);
  const place = station?.title ?? stations.find((one) => `p${one.destinationId}` === at)?.destination;
  return place === undefined ? verticalWords(i18n, 'car-rentals') : i18n._(msg`Rental cars: ${place.text}`);
}

function whenWords({ site }: LoadContext, { words }: HireQuery): string {
  const moment = (end: string): string =>
    `${formatDate(words[`${end}_date`] ?? '', site.writing, 'medium')}, ${formatTime(words[`${end}_time`] ?? '', site.writing)}`;
  return `${moment('from')} – ${moment('to')}`;
}

type Listed = Omit<CarRentalsSearchView, 'title' | 'when' | 'failed' | 'form' | 'hubHref' | 'question'>;

function listOf(context: LoadContext, query: HireQuery, found: VenuesAnswer | null): Listed {
  const { i18n, site } = context;
  const all = sortedOffers(query, found);
  const last = Math.ceil(all.length / pageSize);
  const start = (Math.min(query.page, Math.max(1, last)) - 1) * pageSize;
  const applied = appliedOf(context, query);
  return {
    count: found === null ? '' : i18n._(msg`${plural(all.length, { one: '# car', other: '# cars' })}`),
    state: found === null ? 'asking' : all.length > 0 ? 'found' : applied.length > 0 ? 'filtered' : 'none',
    cars: all.slice(start, start + pageSize).map(({ venue, offer }) => carOfferView(context, venue, offer)),
    sorts: hireSorts.map((sort) => ({
      text: sortWords(context, sort),
      href: hireHref(site, query, { sort }),
      count: null,
      selected: sort === query.sort,
    })),
    groups: groupsOf(context, query, found),
    applied,
    clearHref: hireHref(site, withoutFilters(query)),
    limits: limitsView(context, query.limits, hireWords(query), found?.prices ?? null),
    pages: listPages(context, { page: query.page, last }, (page) => hireHref(site, query, { page })),
  };
}

/** The filters that are on, each with the address without it. */
function appliedOf(context: LoadContext, query: HireQuery): Listed['applied'] {
  const { i18n, site } = context;
  const chosen = hireFacets.flatMap((facet) =>
    query.filters[facet].map((value) => ({
      text: valueWords(i18n, facet, value),
      href: hireHref(site, query, { filters: turned(query, facet, value) }),
    })),
  );
  const limits = appliedLimits(context, query.limits, (change) =>
    hireHref(site, query, { limits: { ...query.limits, ...change } }),
  );
  return [...chosen, ...limits];
}

/** Prices of all stations beside one another: travelers compare cars, not desks. */
function sortedOffers({ sort }: HireQuery, found: VenuesAnswer | null) {
  const offers = (found?.hits ?? []).flatMap(({ venue, offers: own }) => own.map((offer) => ({ venue, offer })));
  if (sort === 'recommended') return offers;
  const sign = sort === 'price' ? 1 : -1;
  return offers.toSorted((a, b) => sign * (a.offer.total.minor - b.offer.total.minor));
}

function sortWords({ i18n }: LoadContext, sort: HireQuery['sort']): string {
  if (sort === 'price') return i18n._(msg`Price: low to high`);
  return sort === 'price_down' ? i18n._(msg`Price: high to low`) : i18n._(msg`Recommended`);
}

/** Returns the filters, without those that have a single value, unless they are in use. */
function groupsOf(context: LoadContext, query: HireQuery, found: VenuesAnswer | null): Listed['groups'] {
  const { i18n, site } = context;
  return hireFacets.flatMap((facet) => {
    const values = found?.facets.find((one) => one.facet === facet)?.values ?? [];
    const gone = query.filters[facet]
      .filter((value) => !values.some((one) => one.value === value))
      .map((value) => ({ value, offers: 0 }));
    const shown = [...values, ...gone];
    if (shown.length < 2 && query.filters[facet].length === 0) return [];
    return [
      {
        key: facet,
        title: facetWords(i18n, facet),
        choices: shown.map(({ value, offers }) => ({
          text: valueWords(i18n, facet, value),
          href: hireHref(site, query, { filters: turned(query, facet, value) }),
          count: formatNumber(offers, site.writing),
          selected: query.filters[facet].includes(value),
        })),
      },
    ];
  });
}
