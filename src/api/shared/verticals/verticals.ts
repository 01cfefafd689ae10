import { addChoice } from '#src/actions/cart/add-choice.ts';
import { listVerticalPlaces } from '#src/actions/search/venues/list-vertical-places.ts';
import { readVenue } from '#src/actions/search/venues/read-venue.ts';
import { readVenueDays } from '#src/actions/search/venues/read-venue-days.ts';
import { searchVenues } from '#src/actions/search/venues/search-venues.ts';
import type { Caller } from '#src/actions/deps.ts';
import { route, type Route } from '#src/api/route.ts';
import { offerView, venueDaysView, venueView } from '#src/api/shared/verticals/venue-views.ts';
import { verticalEndpoints, type VenuesAnswer, type VenuesInput } from '#src/contract/shared/verticals/verticals.ts';
import { meetingPointView } from '#src/api/shared/meeting-points/meeting-point-view.ts';
import { venuePlace } from '#src/domain/catalogue/meeting-points/venue-place.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { englishText } from '#src/domain/shared/english/english-text.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { venuePageSize, type ArrangedVenues, type VenueListOptions } from '#src/domain/search/venues/arrange-venues.ts';
import type { RawQuestion } from '#src/domain/vertical.ts';

/** The calls of every vertical in `src/verticals/rules.ts` (spec §1, paths by RU-17). */
export const verticalRoutes: readonly Route[] = [
  route(verticalEndpoints.venues, async (deps, { caller, input }) => {
    const listOptions = listOptionsOf(input);
    if (!listOptions.ok) return listOptions;
    const requested = { vertical: input.vertical, question: parseQuery(input.question), wishes: listOptions.value };
    const found = await searchVenues(deps, caller, requested);
    return found.ok ? ok(venuesAnswer(found.value, listOptions.value.page, caller)) : found;
  }),
  route(verticalEndpoints.venue, async (deps, { caller, input }) => {
    const question = input.question === undefined ? null : parseQuery(input.question);
    const read = await readVenue(deps, caller, { ...input, question });
    if (!read.ok) return read;
    const { found, isOffered } = read.value;
    const offers = found.offers.map((offer) => offerView(offer, found.venue, caller));
    return ok({
      venue: venueView(found, caller.language),
      content: contentIn(found.venue.content, caller.language),
      meetingPoint: meetingPointView(
        venuePlace(found.venue, { name: found.venue.titles, address: addressIn(found.venue.content) }),
        caller.language,
      ),
      offers: isOffered ? offers : null,
    });
  }),
  route(verticalEndpoints.venueDays, async (deps, { caller, input }) => {
    const read = await readVenueDays(deps, caller, { ...input, question: parseQuery(input.question) });
    return read.ok ? ok(venueDaysView(read.value, caller.currency)) : read;
  }),
  route(verticalEndpoints.places, async (deps, { caller, input }) => {
    const venues = await listVerticalPlaces(deps, caller, input.vertical);
    return venues.ok ? ok({ venues: venues.value.map((found) => venueView(found, caller.language)) }) : venues;
  }),
  route(verticalEndpoints.addChoice, (deps, { caller, input }) => addChoice(deps, caller, input)),
];

/** At most thirty words of an address; of a word that is named twice the last counts. */
function parseQuery(query: string): RawQuestion {
  return Object.fromEntries([...new URLSearchParams(query)].slice(0, 30));
}

function listOptionsOf(input: VenuesInput): Result<VenueListOptions> {
  const { price_from: from, price_to: to } = input;
  if (from !== undefined && to !== undefined && from > to) return fail('bad_request', { field: 'price_from' });
  const filters = Object.entries(parseQuery(input.filters ?? '')).map(([facet, values]) => [
    facet,
    values
      .split(',')
      .filter((value) => value !== '')
      .slice(0, 50),
  ]);
  return ok({
    filters: Object.fromEntries(filters),
    priceFrom: from === undefined ? null : BigInt(from),
    priceTo: to === undefined ? null : BigInt(to),
    // To the end of that day in UTC, as the search for activities takes it.
    freeUntilMs: input.free_until === undefined ? null : Date.parse(`${input.free_until}T23:59:59Z`),
    sort: input.sort ?? 'recommended',
    page: input.page ?? 1,
  });
}

function venuesAnswer(found: ArrangedVenues, page: number, caller: Caller): VenuesAnswer {
  const { currency, language } = caller;
  return {
    hits: found.hits.map((hit) => ({
      venue: venueView(hit, language),
      offers: hit.offers.map((offer) => offerView(offer, hit.venue, caller)),
    })),
    total: found.total,
    page,
    pageSize: venuePageSize,
    facets: found.facets.map(({ facet, values }) => ({
      facet,
      values: values.map(({ names, ...one }) => ({
        ...one,
        title: names === undefined ? null : nameIn(names, language),
      })),
    })),
    prices:
      found.prices === null
        ? null
        : {
            from: { minor: Number(found.prices.from), currency },
            to: { minor: Number(found.prices.to), currency },
          },
  };
}

function addressIn(content: unknown): string {
  const address = isRecord(content) ? content['address'] : undefined;
  return typeof address === 'string' ? address : '';
}

/** What a venue writes of itself, its English in the spelling of the caller's variant. */
function contentIn(content: unknown, language: LanguageCode): Record<string, unknown> {
  const said = saidIn(content, '', language);
  return isRecord(said) ? said : {};
}

/** Fields of a venue's content that are read; `en` is a name in English. */
const readFields: ReadonlySet<string> = new Set(['text', 'desk', 'en']);

function saidIn(value: unknown, field: string, language: LanguageCode): unknown {
  if (typeof value === 'string') return readFields.has(field) ? englishText(value, language) : value;
  if (Array.isArray(value)) return value.map((one: unknown) => saidIn(one, field, language));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, saidIn(one, name, language)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
