import { msg, plural } from '@lingui/core/macro';

import type { VenueAnswer, VenueOfferView } from '#src/contract/shared/verticals/verticals.ts';
import { fromWire } from '#src/contract/wire.ts';
import { tagsFor } from '#src/domain/catalogue/tags-for.ts';
import { formatItems, formatMoney, formatNumber, formatTime } from '#src/domain/site/language/formats.ts';
import type { HotelContent, RoomType } from '#src/domain/stays/hotel-content.ts';
import type { StayQuestion } from '#src/domain/stays/stay-query.ts';
import type { Fact } from '#src/ui/content/facts.tsx';
import { bedLabels, roomLabels } from '#src/verticals/room.words.ts';
import { cancellationSteps, freeUntilWords } from '#src/web/shared/prices/cancellation-view.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { dueWords, leftWords } from '#src/web/shared/hotels/hotel-card-view.ts';
import { mealName, nightsWords } from '#src/web/shared/labels/hotel-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import type { PlaceClock } from '#src/messages/moment.words.ts';
import type { HotelView, PlanView, RoomView } from '#src/web/stays/hotel/hotel-view.ts';

type Voice = Pick<LoadContext, 'site' | 'i18n' | 'visitorZone'>;

/** The kinds of rooms with the ways to buy them; before someone says when, the rooms alone. Those without a price come last. */
export function roomViews(
  context: LoadContext,
  hotel: HotelContent,
  { venue, offers }: VenueAnswer,
  question: StayQuestion | null,
): readonly RoomView[] {
  const rooms = hotel.rooms.map((room): RoomView => {
    const own = question === null ? [] : (offers ?? []).filter((offer) => offer.id.startsWith(`${room.id}.`));
    return {
      id: room.id,
      title: titleOf(context, room),
      facts: roomFacts(context, room),
      plans: own.map((offer) =>
        planView(context, offer, { timeZone: venue.timeZone, place: venue.destination.text }, question?.nights ?? 1),
      ),
    };
  });
  // Rooms that do not take the guests are last.
  return rooms.toSorted((a, b) => Number(a.plans.length === 0) - Number(b.plans.length === 0));
}

/** The hotel's own name of a room, where it has one. */
function titleOf({ site, i18n }: Voice, { names, kind }: RoomType): RoomView['title'] {
  const { language } = site;
  if (names === null) return { text: i18n._(roomLabels[kind]), lang: language };
  // The answer of the API has them in the visitor's English already.
  const lang = tagsFor(language).find((tag) => names[tag] !== undefined) ?? 'en';
  return { text: names[lang] ?? names.en, lang };
}

function roomFacts({ site, i18n }: Voice, room: RoomType): readonly Fact[] {
  const { writing } = site;
  const beds = room.beds.map(({ kind, count }) => `${formatNumber(count, writing)} × ${i18n._(bedLabels[kind])}`);
  return [
    { icon: 'hotel', text: formatItems(beds, writing) },
    { icon: 'people', text: i18n._(msg`${plural(room.sleeps, { one: 'Sleeps #', other: 'Sleeps #' })}`) },
    { icon: 'map', text: i18n._(msg`${formatNumber(room.squareMetres, writing)} m²`) },
  ];
}

function planView(context: Voice, offer: VenueOfferView, clock: PlaceClock, nights: number): PlanView {
  const { i18n, site } = context;
  const dated = { cancellation: offer.cancellation, ...clock };
  return {
    id: offer.id,
    meals: mealName(i18n, offer.facets['meals']?.[0] ?? '') ?? '',
    free: freeUntilWords(context, dated),
    left: offer.fault === null ? leftWords(context, offer) : null,
    price: {
      amount: formatMoney(fromWire(offer.total), site.writing),
      unit: nightsWords(i18n, nights),
      taxes: i18n._(msg`All taxes and fees included`),
    },
    total: offer.total,
    due: dueWords(context, offer),
    steps: cancellationSteps(context, dated),
    fault: faultWords(context, offer),
    units: Object.fromEntries(offer.units.map(({ id, count }) => [id, count])),
  };
}

function faultWords({ i18n }: Voice, { fault }: VenueOfferView): string | null {
  if (fault === null) return null;
  if (fault === 'slot_sold_out') return i18n._(msg({ message: 'Sold out', context: 'hotel room' }));
  return fault === 'slot_closed' ? i18n._(msg`Not available for these dates`) : failureWords(i18n, { code: fault });
}

/** When one comes and goes, and who counts as a child. */
export function ruleFacts({ site, i18n }: Voice, hotel: HotelContent): HotelView['rules'] {
  const time = (text: string): string => formatTime(text, site.writing);
  const children = formatNumber(hotel.childUntil, site.writing);
  return [
    { icon: 'clock', text: i18n._(msg`Check-in from ${time(hotel.checkIn)}`) },
    { icon: 'clock', text: i18n._(msg`Check-out by ${time(hotel.checkOut)}`) },
    {
      icon: 'people',
      text: i18n._(msg`Children up to age ${children} pay less. Children under 2 sleep free in a crib.`),
    },
    ...(hotel.cityTax === null
      ? []
      : [
          {
            icon: 'info',
            text: i18n._(
              msg`The city charges a visitor tax, which you pay at the hotel. It’s not included in our price.`,
            ),
          } as const,
        ]),
  ];
}
