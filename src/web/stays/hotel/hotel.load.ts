import { msg } from '@lingui/core/macro';

import { verticalCalls } from '#src/contract/shared/verticals/verticals.calls.ts';
import type { VenueAnswer } from '#src/contract/shared/verticals/verticals.ts';
import { bearingTo, metresBetween } from '#src/domain/catalogue/distance.ts';
import { formatItems } from '#src/domain/site/language/formats.ts';
import type { HotelContent } from '#src/domain/stays/hotel-content.ts';
import { readHotel } from '#src/domain/stays/read-hotel.ts';
import { stayHindrance } from '#src/domain/stays/stay-restriction.ts';
import { readStay, stayWords, type StayFault, type StayQuestion } from '#src/domain/stays/stay-query.ts';
import { href, idAndSlug } from '#src/web/shared/page/href.ts';
import { describedIn } from '#src/web/shared/page-head/described-in.ts';
import { plainCard } from '#src/web/shared/hotels/hotel-card-view.ts';
import {
  accessName,
  facilityName,
  hindranceWords,
  nightsWords,
  partyWords,
} from '#src/web/shared/labels/hotel-labels.ts';
import { geoLink, locatorView } from '#src/web/shared/page-head/locator-view.ts';
import { offerWords } from '#src/web/shared/labels/offer-labels.ts';
import { stayFaultOf, stayFormView, stayWordsOf } from '#src/web/stays/parts/stay-form-view.ts';
import { pictureWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';
import { stayCalendar } from '#src/web/stays/hotel/stay-calendar.load.ts';
import { hotelStructured } from '#src/web/stays/hotel/hotel-structured.ts';
import type { HotelView } from '#src/web/stays/hotel/hotel-view.ts';
import { roomViews, ruleFacts } from '#src/web/stays/hotel/room-views.load.ts';

/** The query in the address of a hotel: a stay, none yet, or an invalid one. */
type HotelQuery = { readonly question: StayQuestion | null; readonly fault: StayFault | null };

/** Loads a hotel; the address may have dates, a party and the first month of the calendar. */
export async function loadHotel(context: LoadContext): Promise<Loaded<HotelView>> {
  const { i18n, site, params } = context;
  const id = Number(params['id']);
  const requested = readHotelQuery(context, id);
  const answer = await read(context, id, requested.question);
  if (answer === 'missing') return { kind: 'missing' };
  const { venue } = answer.value;
  const path = `/hotels/${venue.id}-${venue.slug}`;
  if (params['path'] !== venue.slug) return { kind: 'moved', path };
  const hotel = readHotel(answer.value.content);
  if (!hotel.ok) throw new Error(`hotel ${venue.id}: ${hotel.failure.field ?? ''}`);
  const refused = { ...requested, fault: requested.fault ?? answer.fault, failed: answer.failed };
  const data = await hotelView(context, answer.value, hotel.value, refused, path);
  return {
    kind: 'page',
    data,
    head: {
      title: i18n._(msg`${venue.title.text}, ${venue.destination.text} | ${site.brand.name}`),
      // What a hotel writes of itself is in English alone.
      description: describedIn(
        site.language,
        { text: hotel.value.text, lang: 'en' },
        offerWords(context, venue.title.text, venue.destination.text),
      ),
      path,
      image: `/pictures/${venue.picture}/og.jpg`,
    },
  };
}

function readHotelQuery({ query }: LoadContext, id: number): HotelQuery {
  const said = stayWordsOf(query);
  if (said.check_in === '' && said.check_out === '') return { question: null, fault: null };
  const stay = readStay({ ...said, destination: '', hotel: String(id) });
  return stay.ok ? { question: stay.value, fault: null } : { question: null, fault: stay.fault };
}

type Read = { readonly value: VenueAnswer; readonly fault: StayFault | null; readonly failed: boolean };

/** The hotel with its offers; where the question is refused, the hotel alone and why. */
async function read(context: LoadContext, id: number, question: StayQuestion | null): Promise<Read | 'missing'> {
  const { api, signal } = context;
  const words = question === null ? {} : { question: new URLSearchParams(stayWords(question)).toString() };
  const answer = await api.call(verticalCalls.venue, { id, vertical: 'hotels', ...words }, { signal });
  if (answer.ok) return { value: answer.value, fault: null, failed: false };
  if (answer.error.code === 'not_found') return 'missing';
  if (question === null) throw new Error(`hotel: ${answer.error.code}`);
  const alone = await read(context, id, null);
  const fault = stayFaultOf(answer.error);
  return alone === 'missing' ? alone : { ...alone, fault, failed: fault === null };
}

async function hotelView(
  context: LoadContext,
  answer: VenueAnswer,
  hotel: HotelContent,
  requested: HotelQuery & Pick<Read, 'failed'>,
  path: string,
): Promise<HotelView> {
  const { i18n, site, query } = context;
  const { venue } = answer;
  const card = plainCard(context, venue);
  const { question } = requested;
  const priced = question !== null && requested.fault === null && answer.offers !== null;
  const hindrance = question === null ? null : stayHindrance(hotel, question);
  const fields = { ...stayWordsOf(query), destination: '', hotel: '' };
  const form = { action: href(site, 'hotel', idAndSlug(venue)), fields, places: null, preserved: [] };
  const metres = metresBetween(venue, hotel.centre);
  return {
    id: venue.id,
    title: venue.title,
    stars: card.stars,
    where: card.where,
    rating: card.rating,
    place: {
      name: venue.destination.text,
      href: href(site, 'hotels-search', {}, { destination: venue.destinationId }),
    },
    pictures: [venue.picture, ...hotel.pictures].map((key) => ({
      key,
      alt: pictureWords(i18n, key, venue.destination.text),
    })),
    text: hotel.text,
    facilities: hotel.facilities.flatMap((code) => facilityName(i18n, code) ?? []),
    access: hotel.access.flatMap((code) => accessName(i18n, code) ?? []),
    form: stayFormView(context, form, requested.fault),
    path: `${path}/`,
    stay: priced
      ? formatItems([nightsWords(i18n, question.nights), ...partyWords(i18n, question)], site.writing)
      : null,
    hindrance: hindrance === null ? null : hindranceWords(i18n, hindrance),
    failed: requested.failed,
    rooms: roomViews(context, hotel, answer, priced ? question : null),
    question: question === null ? {} : stayWords(question),
    calendar: await stayCalendar(context, venue, question),
    supplier: venue.supplier,
    meetingPoint: answer.meetingPoint,
    geo: geoLink(venue.title.text, venue),
    locator: locatorView(context, { name: venue.title.text }, [
      { name: hotel.centre.name, metres, bearing: bearingTo(venue, hotel.centre), href: null },
    ]),
    rules: ruleFacts(context, hotel),
    structured: hotelStructured(context, path, answer, hotel),
  };
}
