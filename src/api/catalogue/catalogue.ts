import { meetingPointView } from '#src/api/shared/meeting-points/meeting-point-view.ts';
import type { CityView } from '#src/actions/search/places/city-view.ts';
import { readActivity, type ActivityView, type OptionView } from '#src/actions/catalogue/product/read-activity.ts';
import { readCalendar, type CalendarView } from '#src/actions/catalogue/product/read-calendar.ts';
import { readCity } from '#src/actions/search/places/read-city.ts';
import { readSlots, type SlotsView } from '#src/actions/catalogue/product/read-slots.ts';
import { destinationCard, productCard, wireOrNull } from '#src/api/catalogue/cards.ts';
import { activityPath } from '#src/api/shared/page-links/page-links.ts';
import { reviewView } from '#src/api/reviews/review-views.ts';
import { route, type Route } from '#src/api/route.ts';
import {
  catalogueEndpoints,
  type ActivityAnswer,
  type CalendarAnswer,
  type CityAnswer,
  type SlotsAnswer,
} from '#src/contract/catalogue/catalogue.ts';
import { toWire } from '#src/contract/wire.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { pictureKey } from '#src/domain/catalogue/media/picture.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import { areaIn, differsIn, placeSaid, productSaid } from '#src/domain/catalogue/shown-texts.ts';
import { titleIn } from '#src/domain/catalogue/titled.ts';
import type { ProductWords } from '#src/domain/catalogue/translated-texts.ts';
import { unitCountsIn } from '#src/domain/catalogue/offers/party.ts';
import { ok } from '#src/domain/failure.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** Reads of the catalogue. */
export const catalogueRoutes: readonly Route[] = [
  route(catalogueEndpoints.city, async (deps, { caller, input }) => {
    const city = await readCity(deps, caller, input);
    return city.ok ? ok(cityAnswer(city.value, caller.language)) : city;
  }),
  route(catalogueEndpoints.activity, async (deps, { caller, input }) => {
    const activity = await readActivity(deps, caller, input);
    return activity.ok ? ok(activityAnswer(activity.value, caller.language)) : activity;
  }),
  route(catalogueEndpoints.activityCalendar, async (deps, { caller, input }) => {
    const { units, ...requested } = input;
    const calendar = await readCalendar(
      deps,
      caller,
      units === undefined ? requested : { ...requested, units: unitCountsIn(units) },
    );
    return calendar.ok ? ok(calendarAnswer(calendar.value)) : calendar;
  }),
  route(catalogueEndpoints.activitySlots, async (deps, { caller, input }) => {
    const slots = await readSlots(deps, caller, input);
    return slots.ok ? ok(slotsAnswer(slots.value)) : slots;
  }),
];

function cityAnswer(view: CityView, language: LanguageCode): CityAnswer {
  const { destination } = view.city;
  const said = placeSaid(destination, language);
  return {
    destination: {
      ...destinationCard(view.city, language),
      text: { text: said.words.text, lang: said.lang },
      original: said.original?.text ?? null,
      translation: said.translation,
      localName: nameIn(destination.names, destination.firstLanguage),
      timeZone: destination.timeZone,
      currency: destination.currency,
      airports: destination.airports,
      firstLanguage: destination.firstLanguage,
      bestMonths: destination.bestMonths,
      districts: destination.districts.map((district) => areaIn(destination, district, language)),
      stations: destination.stations.map(({ name, lat, lng }) => ({
        name: areaIn(destination, name, language),
        lat,
        lng,
      })),
    },
    categories: view.categories,
    products: view.cards.map((card) => productCard(card, language)),
  };
}

function activityAnswer(view: ActivityView, language: LanguageCode): ActivityAnswer {
  const { product, destination } = view.card;
  const { lang, words, original, translation } = productSaid(product, language);
  return {
    card: productCard(view.card, language),
    localName: product.localName === undefined ? null : { text: product.localName, lang: destination.firstLanguage },
    text: { text: words.text, lang },
    highlights: words.highlights,
    included: words.included,
    excluded: words.excluded,
    goodToKnow: words.goodToKnow,
    accessibility: words.accessibility,
    original: original === null ? null : originalOf(original),
    translation,
    languages: product.languages,
    durationMinutes: product.durationMinutes,
    redemption: product.redemption,
    perPersonTicket: product.perPersonTicket,
    supplier: product.seller.name,
    seller: { country: product.seller.country, trader: product.seller.trader },
    timeZone: destination.timeZone,
    localCurrency: destination.currency,
    today: view.today,
    pictures: view.pictures.map(pictureKey),
    meetingPoint: meetingPointView(product.meetingPoint, language),
    around: view.around.map(({ product: other, ...one }) => ({
      ...one,
      name: other === null ? areaIn(destination, one.name, language).text : one.name,
      href: other === null ? null : activityPath(other, language),
    })),
    options: view.options.map((option) => optionAnswer(product, option, language)),
    reviews: view.reviews.map(reviewView),
    distribution: view.distribution,
    similar: view.similar.map((card) => productCard(card, language)),
  };
}

function originalOf({ summary, text, highlights, included, excluded, goodToKnow, accessibility }: ProductWords) {
  return { summary, text, highlights, included, excluded, goodToKnow, accessibility };
}

function optionAnswer(
  product: Pick<Product, 'words'>,
  { option, units, from, nextDate }: OptionView,
  language: LanguageCode,
): ActivityAnswer['options'][number] {
  const differs = differsIn(product, option, language);
  return {
    id: option.id,
    title: titleIn(option, language),
    differs: differs.lines,
    differsLang: differs.lang,
    allDay: option.schedule.kind === 'OPENING_HOURS',
    minParty: option.minParty,
    maxParty: option.maxParty,
    cutoffMinutes: option.cutoffMinutes,
    cancellation: option.cancellation,
    units: units.map(({ unit, from: lowest, before }) => ({
      id: unit.id,
      type: unit.type,
      title: titleIn(unit, language),
      minAge: unit.minAge,
      maxAge: unit.maxAge,
      pax: unit.pax,
      accompanied: unit.accompanied,
      maxQuantity: unit.maxQuantity ?? null,
      from: toWire(lowest),
      before: wireOrNull(before),
    })),
    from: wireOrNull(from),
    nextDate,
  };
}

function calendarAnswer(view: CalendarView): CalendarAnswer {
  return {
    option: view.option,
    days: view.days.map((day) => ({ ...day, from: wireOrNull(day.from) })),
    cheapest: wireOrNull(view.cheapest),
    lastDate: view.lastDate,
  };
}

function slotsAnswer(view: SlotsView): SlotsAnswer {
  return {
    ...view,
    slots: view.slots.map(({ slot, status, vacancies, prices, cancellation }) => ({
      slotId: slot.id.toString(),
      localStart: slot.localStart,
      localEnd: slot.localEnd,
      allDay: slot.allDay,
      status,
      vacancies,
      prices: prices.map((one) => ({ unitId: one.unitId, price: toWire(one.price), local: toWire(one.local) })),
      cancellation: cancellation.map((step) => ({
        until: new Date(step.untilMs).toISOString(),
        refundPercent: step.refundPercent,
      })),
      startsAt: slot.startsAt,
    })),
  };
}
