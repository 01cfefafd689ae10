import { placeForm } from '#src/domain/places/names/place-form.ts';
import { regionName } from '#src/domain/site/names/region-name.ts';
import { msg } from '@lingui/core/macro';

import { catalogueCalls } from '#src/contract/catalogue/catalogue.calls.ts';
import type { ActivityAnswer, CalendarAnswer, OptionView } from '#src/contract/catalogue/catalogue.ts';
import { fromWire } from '#src/contract/wire.ts';
import { isSyntheticProduct } from '#src/domain/catalogue/synthetic-ids.ts';
import { formatDate, formatMoney } from '#src/domain/site/language/formats.ts';
import type { ShareWords } from '#src/domain/orders/documents/share-card.ts';
import { originalText } from '#src/web/shared/content/original-text.ts';
import { href, idAndSlug } from '#src/web/shared/page/href.ts';
import { cancellationSteps, policyWords } from '#src/web/shared/prices/cancellation-view.ts';
import { describedIn } from '#src/web/shared/page-head/described-in.ts';
import { offerWords } from '#src/web/shared/labels/offer-labels.ts';
import { calendarView, leadOf, monthsShown, type CalendarView } from '#src/web/shared/prices/price-calendar.load.ts';
import { isMonth, monthOf } from '#src/web/shared/prices/price-calendar-months.ts';
import { placedContent } from '#src/web/shared/content/placed-content.ts';
import { productCardView, ratingView } from '#src/web/shared/cards/product-card-view.ts';
import { reviewsView } from '#src/web/reviews/parts/reviews-view.ts';
import { categoryWords, pictureWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';
import { activityFacts, nextDateWords } from '#src/web/catalogue/activity/activity-facts.ts';
import { activityStructured } from '#src/web/catalogue/activity/activity-structured.ts';
import type { ActivityView } from '#src/web/catalogue/activity/activity-view.ts';
import { exampleDate, type Example } from '#src/web/catalogue/activity/packages/example-date.ts';
import { chosenOption, packageView } from '#src/web/catalogue/activity/packages/package-view.ts';
import { helpView } from '#src/web/catalogue/activity/facts/help-view.ts';
import { whereView } from '#src/web/catalogue/activity/facts/where-view.ts';

const shownReviews = 6;

/** What the chosen package says besides: its months, and a start to show its cancelling by. Either may fail softly. */
type Chosen = {
  readonly option: OptionView;
  readonly month: string;
  readonly calendar: CalendarAnswer | null;
  readonly example: Example | null;
};

/** Loads an activity; `?package=` selects the package whose calendar is shown, `?month=` its first month. */
export async function loadActivity(context: LoadContext): Promise<Loaded<ActivityView>> {
  const { api, params, i18n, site, signal } = context;
  const answer = await api.call(catalogueCalls.activity, { id: Number(params['id']) }, { signal });
  if (!answer.ok) {
    if (answer.error.code === 'not_found') return { kind: 'missing' };
    throw new Error(`activity: ${answer.error.code}`);
  }
  const { card } = answer.value;
  const path = `/activity/${card.id}-${card.slug}`;
  if (params['path'] !== card.slug) return { kind: 'moved', path };
  const place = card.destination.name.text;
  const [chosen, placed] = await Promise.all([
    chosenOf(context, answer.value),
    placedContent(context, 'activity', { id: card.id, kind: card.category }),
  ]);
  return {
    kind: 'page',
    data: {
      ...activityView(context, answer.value, chosen),
      help: helpView(placed['activity-help']),
      structured: activityStructured(context, path, answer.value, chosen?.example ?? null),
    },
    head: {
      title: i18n._(msg`${card.title.text}, ${place} | ${site.brand.name}`),
      description: describedIn(site.language, card.summary, offerWords(context, card.title.text, place)),
      path,
      image: `/pictures/${card.picture}/og.jpg`,
      ...(isSyntheticProduct(card.id) ? { robots: 'noindex' } : {}),
      share: shareWords(context, answer.value),
    },
  };
}

/** Title, place and price, where the address is shared. */
function shareWords({ i18n, site }: LoadContext, { card }: ActivityAnswer): ShareWords {
  return {
    title: card.title.text,
    over: `${card.destination.name.text} · ${categoryWords(i18n, card.category)}`,
    price: card.from === null ? '' : i18n._(msg`From ${formatMoney(fromWire(card.from), site.writing)}`),
  };
}

async function chosenOf(
  { api, query, signal }: LoadContext,
  { card, options, today }: ActivityAnswer,
): Promise<Chosen | null> {
  const option = chosenOption(options, query.get('package'));
  if (option === undefined) return null;
  const requested = query.get('month') ?? '';
  const month = isMonth(requested) && requested >= monthOf(today) ? requested : monthOf(option.nextDate ?? today);
  const ids = { id: card.id, option: option.id };
  const calendar = await api.call(
    catalogueCalls.activityCalendar,
    { ...ids, from: `${month}-01`, months: monthsShown },
    { signal },
  );
  const days = calendar.ok ? calendar.value.days : [];
  const date = exampleDate(option, days, today);
  const slots = date === null ? null : await api.call(catalogueCalls.activitySlots, { ...ids, date }, { signal });
  const slot =
    slots?.ok === true
      ? slots.value.slots.find((one) => one.status === 'available' || one.status === 'limited')
      : undefined;
  return {
    option,
    month,
    calendar: calendar.ok ? calendar.value : null,
    example: slot === undefined || date === null ? null : { option, date, slot },
  };
}

function activityView(
  context: LoadContext,
  activity: ActivityAnswer,
  chosen: Chosen | null,
): Omit<ActivityView, 'structured' | 'help'> {
  const { site, i18n } = context;
  const { card } = activity;
  const place = card.destination.name.text;
  const category = categoryWords(i18n, card.category);
  const policy = chosen === null ? null : policyWords(context, chosen.option.cancellation);
  const next = nextDateWords(context, activity);
  return {
    id: card.id,
    title: card.title,
    localName: activity.localName === null || activity.localName.text === card.title.text ? null : activity.localName,
    city: { name: place, href: href(site, 'city', idAndSlug(card.destination)) },
    category: { text: category, href: href(site, 'city', idAndSlug(card.destination), { category: card.category }) },
    rating: card.rating === null ? null : ratingView(context, card.rating),
    pictures: [...new Set(activity.pictures)].map((key) => ({ key, alt: pictureWords(i18n, key, place) })),
    facts: activityFacts(context, activity, policy),
    lang: activity.text.lang,
    summary: card.summary,
    text: activity.text,
    highlights: activity.highlights,
    included: activity.included,
    excluded: activity.excluded,
    goodToKnow: activity.goodToKnow,
    accessibility: activity.accessibility,
    original: originalText(activity.original, activity.translation),
    packages: activity.options.map((option) => packageView(context, activity, option, option.id === chosen?.option.id)),
    chosen:
      chosen === null
        ? null
        : {
            title: chosen.option.title.text,
            bookHref: href(site, 'activity-options', idAndSlug(card), { package: chosen.option.id }),
          },
    calendar: calendarOf(context, activity, chosen),
    where: whereView(context, activity),
    cancellation: cancellationOf(context, activity, chosen),
    reviews: reviewsOf(context, activity),
    similar: activity.similar.map((one) => productCardView(context, one)),
    price: card.from === null || next === null ? null : formatMoney(fromWire(card.from), site.writing),
    next,
    policy,
    supplier: activity.supplier,
    seller: {
      name: activity.supplier,
      inCountry:
        activity.seller.country === null
          ? null
          : placeForm(regionName(activity.seller.country, site.language, site.market), 'in', site.language),
      trader: activity.seller.trader,
    },
  };
}

/** The first reviews, and the way to all of them. */
function reviewsOf(context: LoadContext, { card, reviews, distribution }: ActivityAnswer): ActivityView['reviews'] {
  const shown = reviews.slice(0, shownReviews);
  const list = reviewsView(context, { rating: card.rating, distribution, reviews: shown });
  const all = href(context.site, 'activity-reviews', idAndSlug(card));
  return list === null ? null : { list, all, how: `${all}#how` };
}

function calendarOf(context: LoadContext, { card, today }: ActivityAnswer, chosen: Chosen | null): CalendarView | null {
  if (chosen === null || chosen.calendar === null) return null;
  const { site } = context;
  const params = idAndSlug(card);
  const query = { package: chosen.option.id };
  const booking = href(site, 'activity-options', params, query);
  return calendarView(context, chosen.calendar, {
    month: chosen.month,
    today,
    chosen: null,
    of: leadOf(chosen.option),
    dayHref: (date) => `${booking}&date=${date}`,
    monthHref: (month) => `${href(site, 'activity', params, { ...query, month })}#dates`,
  });
}

function cancellationOf(
  context: LoadContext,
  { timeZone, card }: ActivityAnswer,
  chosen: Chosen | null,
): ActivityView['cancellation'] {
  if (chosen === null || chosen.example === null) return null;
  const { i18n, site } = context;
  const { option, example } = chosen;
  const date = formatDate(example.date, site.writing, 'long');
  return {
    lead: i18n._(msg`For “${option.title.text}” on ${date}. Deadlines depend on the date.`),
    steps: cancellationSteps(context, { ...example.slot, timeZone, place: card.destination.name.text }),
  };
}
