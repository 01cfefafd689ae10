import { placeForm } from '#src/domain/places/names/place-form.ts';
import { msg, plural } from '@lingui/core/macro';

import { verticalCalls } from '#src/contract/shared/verticals/verticals.calls.ts';
import type { VenuesAnswer } from '#src/contract/shared/verticals/verticals.ts';
import { formatItems } from '#src/domain/site/language/formats.ts';
import { readStay, type StayFault, type StayQuestion } from '#src/domain/stays/stay-query.ts';
import { href } from '#src/web/shared/page/href.ts';
import { hotelCard, plainCard, type HotelCardView } from '#src/web/shared/hotels/hotel-card-view.ts';
import { hotelFacets, nightsWords, partyWords } from '#src/web/shared/labels/hotel-labels.ts';
import { requestedLimits, limitsView } from '#src/web/shared/filters/limits-view.ts';
import { listPages } from '#src/web/shared/filters/list-view.ts';
import { placeChoices } from '#src/web/stays/parts/place-choices.ts';
import { stayFaultOf, stayFormView } from '#src/web/stays/parts/stay-form-view.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';
import { appliedOf, groupsOf, sortsOf } from '#src/web/stays/hotels-search/hotel-facets.ts';
import { hotelMap } from '#src/web/stays/hotels-search/hotel-map.ts';
import {
  hotelsHref,
  hotelWords,
  questionOf,
  readHotelQuery,
  stayQuery,
  type HotelQuery,
} from '#src/web/stays/hotels-search/hotel-query.ts';
import type { HotelsSearchView } from '#src/web/stays/hotels-search/hotels-search-view.ts';

type Places = Awaited<ReturnType<typeof placeChoices>>;
/** What was found, or why nothing was. */
type Found =
  | { readonly state: 'asked'; readonly answer: VenuesAnswer; readonly question: StayQuestion }
  | { readonly state: 'undated'; readonly cards: readonly HotelCardView[] }
  | { readonly state: 'wrong'; readonly fault: StayFault }
  | { readonly state: 'failed' };

/** Loads hotels for the query in the address: with prices if it has dates, else as a list of the destination. */
export async function loadHotelsSearch(context: LoadContext): Promise<Loaded<HotelsSearchView>> {
  const { i18n, site } = context;
  const now = readHotelQuery(context.query);
  const [places, found] = await Promise.all([placeChoices(context), find(context, now)]);
  const data = viewOf(context, now, places, found);
  return {
    kind: 'page',
    data,
    head: {
      title: `${data.title} | ${site.brand.name}`,
      description: i18n._(msg`Hotels by the night, with the total price of your stay and what’s due at the property.`),
      path: '/hotels/search',
      robots: 'noindex',
    },
  };
}

async function find(context: LoadContext, now: HotelQuery): Promise<Found> {
  const { stay } = now;
  if (stay.destination === '') return { state: 'wrong', fault: { field: 'destination', reason: 'place_unknown' } };
  if (stay.check_in === '' && stay.check_out === '') return undated(context, now);
  const read = readStay(stay);
  if (!read.ok) return { state: 'wrong', fault: read.fault };
  const { api, site, signal } = context;
  const answer = await api.call(
    verticalCalls.venues,
    {
      vertical: 'hotels',
      question: questionOf(stay),
      filters: new URLSearchParams(hotelFacets.map((facet) => [facet, now.facets[facet].join(',')])).toString(),
      ...requestedLimits(now.limits, site.currency),
      sort: now.sort,
      page: now.page,
    },
    { signal },
  );
  if (answer.ok) return { state: 'asked', answer: answer.value, question: read.value };
  const fault = stayFaultOf(answer.error);
  if (fault !== null) return { state: 'wrong', fault };
  if (context.inBrowser) return { state: 'failed' };
  throw new Error(`hotels: ${answer.error.code}`);
}

/** All hotels of the place, with what a usual night costs. */
async function undated(context: LoadContext, { stay }: HotelQuery): Promise<Found> {
  const answer = await context.api.call(verticalCalls.places, { vertical: 'hotels' }, { signal: context.signal });
  if (!answer.ok) {
    if (context.inBrowser) return { state: 'failed' };
    throw new Error(`hotels: ${answer.error.code}`);
  }
  const here = answer.value.venues.filter((venue) => String(venue.destinationId) === stay.destination);
  return { state: 'undated', cards: here.map((venue) => plainCard(context, venue, stayQuery(stay))) };
}

function viewOf(context: LoadContext, now: HotelQuery, places: Places, found: Found): HotelsSearchView {
  const { i18n, site } = context;
  const place = places.find((one) => String(one.id) === now.stay.destination)?.name;
  const inPlace = place === undefined ? null : placeForm(place, 'in', site.language);
  const requested = found.state === 'asked' ? found : null;
  const cards = requested === null ? (found.state === 'undated' ? found.cards : []) : cardsOf(context, now, requested);
  const total = requested?.answer.total ?? cards.length;
  const action = href(site, 'hotels-search');
  const form = {
    action,
    fields: now.stay,
    places,
    preserved: now.view === 'map' ? [{ name: 'view', value: 'map' }] : [],
  };
  return {
    now,
    title: inPlace === null ? i18n._(msg`Search hotels`) : i18n._(msg`Hotels ${inPlace}`),
    count: i18n._(msg`${plural(total, { one: '# hotel', other: '# hotels' })}`),
    stay: requested === null ? null : stayText(context, requested.question),
    form: stayFormView(context, form, found.state === 'wrong' ? found.fault : null),
    state: found.state,
    cards,
    groups: requested === null ? [] : groupsOf(context, now, requested.answer),
    sorts: requested === null ? [] : sortsOf(context, now),
    applied: appliedOf(context, now, requested?.answer.facets ?? []),
    clearHref: hotelsHref(site, { ...readHotelQuery(new URLSearchParams()), stay: now.stay, view: now.view }),
    againHref: hotelsHref(site, now, now),
    limits: limitsView(context, now.limits, hotelWords(now), requested?.answer.prices ?? null),
    pages: requested === null ? null : pagesOf(context, now, requested.answer),
    map: now.view === 'map' && requested !== null ? hotelMap(site.platform, requested.answer.hits, cards) : null,
    listHref: hotelsHref(site, now, { view: 'list' }),
    mapHref: hotelsHref(site, now, { view: 'map' }),
  };
}

function pagesOf(context: LoadContext, now: HotelQuery, { total, pageSize }: VenuesAnswer): HotelsSearchView['pages'] {
  const requested = { page: now.page, last: Math.ceil(total / pageSize) };
  return listPages(context, requested, (page) => hotelsHref(context.site, now, { page }));
}

function cardsOf(context: LoadContext, now: HotelQuery, { answer, question }: Extract<Found, { state: 'asked' }>) {
  const nights = nightsWords(context.i18n, question.nights);
  return answer.hits.map((hit) => hotelCard(context, hit, stayQuery(now.stay), nights));
}

/** "2 nights, 1 room, 2 adults" */
function stayText({ i18n, site }: LoadContext, question: StayQuestion): string {
  return formatItems([nightsWords(i18n, question.nights), ...partyWords(i18n, question)], site.writing);
}
