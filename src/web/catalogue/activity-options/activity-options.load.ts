import { msg } from '@lingui/core/macro';

import { catalogueCalls } from '#src/contract/catalogue/catalogue.calls.ts';
import type { ActivityAnswer, OptionView, SlotsAnswer } from '#src/contract/catalogue/catalogue.ts';
import type { Answer } from '#src/contract/client.ts';
import type { PartyRules, UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import { fromUnits } from '#src/domain/catalogue/prices/lead-units.ts';
import { fromWire } from '#src/contract/wire.ts';
import { formatDate, formatMoney } from '#src/domain/site/language/formats.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { href, idAndSlug } from '#src/web/shared/page/href.ts';
import { leadOf } from '#src/web/shared/prices/price-calendar.load.ts';
import { isCalendarDate, isMonth, monthOf } from '#src/web/shared/prices/price-calendar-months.ts';
import { partyWords } from '#src/web/shared/labels/slot-labels.ts';
import { pictureWords } from '#src/web/shared/labels/category-labels.ts';
import { soldFromWords } from '#src/web/shared/labels/sold-from.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';
import { instantFact } from '#src/web/catalogue/activity/activity-facts.ts';
import { chosenOption, partyTerms, ruleFacts } from '#src/web/catalogue/activity/packages/package-view.ts';
import { readCalendar, type CalendarGround } from '#src/web/catalogue/activity-options/options-calendar.ts';
import type { BookingView, ChoiceView, OptionsView } from '#src/web/catalogue/activity-options/options-view.ts';
import { firstSlot, isBookable, slotChoices } from '#src/web/catalogue/activity-options/slot-choices.ts';
import {
  packQuery,
  optionForPack,
  packPart,
  withoutPrices,
  type PackQuery,
} from '#src/web/catalogue/activity-options/tickets/pack-part.ts';
import { totalOf } from '#src/web/catalogue/activity-options/total.ts';
import { countsIn, countsText, proposedMix } from '#src/web/catalogue/activity-options/tickets/unit-mix.ts';
import { firstCounts, partyRules, unitChoices } from '#src/web/catalogue/activity-options/tickets/unit-choices.ts';

/** What the address requests, checked against the product: a date that does not exist is no date. */
type ActivityQuery = {
  readonly option: OptionView;
  readonly date: string | null;
  readonly month: string;
  readonly slot: string | null;
  /** Everybody's ages, as they were typed; and tickets that the address names. */
  readonly ages: string;
  readonly units: string | null;
  readonly sent: URLSearchParams;
  /** Parameters that every link on the page preserves. */
  readonly pack: PackQuery;
};

/** Package, date, time and people on one page; `?package=&date=&slot=&month=` say what is chosen. */
export async function loadActivityOptions(context: LoadContext): Promise<Loaded<OptionsView>> {
  const { api, params, query, i18n, site, signal } = context;
  const answer = await api.call(catalogueCalls.activity, { id: Number(params['id']) }, { signal });
  if (!answer.ok) {
    if (answer.error.code === 'not_found') return { kind: 'missing' };
    throw new Error(`activity options: ${answer.error.code}`);
  }
  const activity = answer.value;
  const { card } = activity;
  const path = `/activity/${card.id}-${card.slug}/options`;
  if (params['path'] !== card.slug) return { kind: 'moved', path };
  const option = chosenOption(activity.options, query.get('package'));
  const onSale = option !== undefined && activity.options.some((one) => one.nextDate !== null);
  const choice = onSale ? activityQuery(query, activity, option) : null;
  return {
    kind: 'page',
    data: {
      productId: card.id,
      title: card.title,
      activityHref: href(site, 'activity', idAndSlug(card)),
      city: { name: card.destination.name.text, href: href(site, 'city', idAndSlug(card.destination)) },
      picture: { key: card.picture, alt: pictureWords(i18n, card.picture, card.destination.name.text) },
      packages: choice === null ? [] : activity.options.map((one) => choiceView(context, activity, one, choice)),
      booking: choice === null ? null : await bookingView(context, activity, choice),
    },
    head: { title: i18n._(msg`Book ${card.title.text} | ${site.brand.name}`), description: card.summary.text, path },
  };
}

function activityQuery(query: URLSearchParams, { today }: ActivityAnswer, option: OptionView): ActivityQuery {
  const requested = query.get('date') ?? '';
  const date = isCalendarDate(requested) ? requested : null;
  const month = query.get('month') ?? '';
  const shown = isMonth(month) ? month : monthOf(date ?? option.nextDate ?? today);
  return {
    option,
    date,
    month: shown < monthOf(today) ? monthOf(today) : shown,
    slot: query.get('slot'),
    ages: (query.get('ages') ?? '').slice(0, 60),
    units: query.get('units'),
    sent: query,
    pack: packQuery(query),
  };
}

function choiceView(
  context: LoadContext,
  { card }: ActivityAnswer,
  option: OptionView,
  choice: ActivityQuery,
): ChoiceView {
  const { site } = context;
  const onSale = option.from !== null && option.nextDate !== null;
  const selected = option.id === choice.option.id;
  return {
    id: option.id,
    title: option.title,
    differs: option.differs,
    differsLang: option.differsLang,
    price: option.from === null || !onSale ? null : formatMoney(fromWire(option.from), site.writing),
    href: `${href(site, 'activity-options', idAndSlug(card), { ...choice.pack, package: option.id, date: choice.date, month: choice.month })}#date`,
    selected,
    terms: partyTerms(option),
    limits: partyWords(context, option),
  };
}

async function bookingView(
  context: LoadContext,
  activity: ActivityAnswer,
  choice: ActivityQuery,
): Promise<BookingView> {
  const { api, i18n, site, signal } = context;
  const pack = await packPart(context, choice.pack, choice.option);
  const { date } = choice;
  const option = pack === null ? choice.option : optionForPack(choice.option, pack.left);
  const ids = { id: activity.card.id, option: option.id };
  const past = date !== null && date < activity.today;
  const rules = partyRules(option);
  const lead = fromUnits(option)[0]?.id;
  const named = namedTickets(choice, rules);
  const counts = named ?? firstCounts(rules, lead);
  const ground = groundOf(activity, choice);
  // One of the lead tickets costs the "from" price.
  const counted = named === null && countsText(counts) === `${lead}:1` ? {} : counts;
  const [calendar, slots] = await Promise.all([
    readCalendar(context, ground, { counts: counted, units: option.units }),
    date === null || past ? null : api.call(catalogueCalls.activitySlots, { ...ids, date }, { signal }),
  ]);
  const choices =
    slots?.ok === true
      ? slotChoices(
          context,
          { ...(pack === null ? slots.value : withoutPrices(slots.value)), place: activity.card.destination.name.text },
          lead,
        )
      : [];
  const units = unitChoices(context, option);
  const slot = firstSlot(choices, choice.slot);
  const request = { slotId: slot?.id ?? null, ages: choice.ages };
  return {
    optionId: option.id,
    optionTitle: option.title,
    facts: [instantFact(context, activity), ...ruleFacts(context, option)],
    from: pack !== null || option.from === null ? null : formatMoney(fromWire(option.from), site.writing),
    pack,
    calendar,
    calendarGround: ground,
    date: date === null || past ? null : formatDate(date, site.writing, 'long'),
    dateFault: past ? failureWords(i18n, { code: 'date_past' }) : dateFaultOf(context, slots),
    slots: choices,
    allDay: option.allDay,
    slotsNote: i18n._(msg`Times are local to ${activity.card.destination.name.text}`),
    slotsFault: slotsFaultOf(context, slots, choices.some(isBookable)),
    units,
    rules,
    limits: partyWords(context, option),
    first: {
      slotId: slot?.id ?? null,
      counts,
      total: slot === null ? null : totalOf(slot, units, counts, site.writing),
    },
    mix: pack !== null || choice.ages === '' ? null : await proposedMix(context, request, units),
    mixForm: mixForm(context, activity, choice),
  };
}

function mixForm(
  { site }: LoadContext,
  { card }: ActivityAnswer,
  { option, date, month }: ActivityQuery,
): BookingView['mixForm'] {
  return {
    action: href(site, 'activity-options', idAndSlug(card)),
    keys: { package: option.id, month, ...(date === null ? {} : { date }) },
  };
}

/** The parts of the calendar that do not depend on the selected tickets. */
function groundOf({ card, today }: ActivityAnswer, choice: ActivityQuery): CalendarGround {
  return {
    activity: { id: card.id, slug: card.slug },
    optionId: choice.option.id,
    month: choice.month,
    today,
    date: choice.date,
    query: choice.pack,
    lead: leadOf(choice.option),
  };
}

/** The tickets of the address; a form that is sent without script names each counter by itself. */
function namedTickets({ units, sent }: ActivityQuery, rules: PartyRules): UnitCounts | null {
  const counters = rules.units.map(({ id }) => `${id}:${sent.get(id) ?? ''}`).join(',');
  return countsIn(units ?? counters, rules);
}

/** The date itself is at fault when it is over or nothing runs on it. */
function dateFaultOf(context: LoadContext, slots: Answer<SlotsAnswer> | null): string | null {
  const { i18n } = context;
  if (slots === null) return null;
  if (slots.ok) return slots.value.slots.length === 0 ? failureWords(i18n, { code: 'date_not_offered' }) : null;
  return isDateFault(slots.error.code)
    ? (soldFromWords(context, slots.error) ?? failureWords(i18n, slots.error))
    : null;
}

/** The day's starts are at fault when none can be booked or they could not be read. */
function slotsFaultOf({ i18n }: LoadContext, slots: Answer<SlotsAnswer> | null, bookable: boolean): string | null {
  if (slots === null) return null;
  if (!slots.ok) return isDateFault(slots.error.code) ? null : failureWords(i18n, slots.error);
  if (slots.value.slots.length === 0 || bookable) return null;
  if (slots.value.slots.some((slot) => slot.status === 'sold_out'))
    return i18n._(msg`This date is sold out. Please choose another.`);
  return i18n._(msg`Booking for this date has closed. Please choose another.`);
}

function isDateFault(code: string): boolean {
  return code === 'date_past' || code === 'date_not_offered';
}
