import { msg } from '@lingui/core/macro';

import type { CalendarAnswer, CalendarDay as WireDay, OptionView } from '#src/contract/catalogue/catalogue.ts';
import { fromWire, type WireMoney } from '#src/contract/wire.ts';
import { fromUnits } from '#src/domain/catalogue/prices/lead-units.ts';
import { toMajor } from '#src/domain/shared/money/money.ts';
import { formatDate, formatItems, formatMoney, formatNumber } from '#src/domain/site/language/formats.ts';
import { textCache } from '#src/domain/site/language/cached-texts.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { formatTag, solarWriting, type FormattingLocale } from '#src/domain/site/language/formatting-locale.ts';
import type { CalendarDay, CalendarMonth, PriceCalendarProps } from '#src/ui/booking/calendar/price-calendar.tsx';
import { addMonths, firstDayOfWeek, monthOf, weeksOf } from '#src/web/shared/prices/price-calendar-months.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** The calendar in ready strings; survives JSON. */
export type CalendarView = Omit<PriceCalendarProps, 'onTurn' | 'onChoose'>;

/** Which price a day shows: one adult's, that of another ticket, or the total of these tickets ("2 × Adult"). */
export type PricesOf = 'adult' | 'ticket' | { readonly tickets: string };

export type CalendarPlan = {
  /** The first month shown, "YYYY-MM". */
  readonly month: string;
  /** Today at the place. */
  readonly today: string;
  readonly chosen: string | null;
  readonly of: PricesOf;
  readonly dayHref: (date: string) => string;
  readonly monthHref: (month: string) => string;
};

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** How many months the calendar requests; the second is shown where there is room. */
export const monthsShown = 2;

/** Months with a price per day, each open day a link, so that choosing works without script. */
export function calendarView(voice: Voice, answer: CalendarAnswer, plan: CalendarPlan): CalendarView {
  const { site, i18n } = voice;
  const days = new Map(answer.days.map((day) => [day.date, day]));
  const marksCheapest = new Set(answer.days.flatMap((day) => (day.from === null ? [] : [day.from.minor]))).size > 1;
  const cheapest = marksCheapest ? answer.cheapest : null;
  const months = Array.from({ length: monthsShown }, (_, by) =>
    monthView(voice, addMonths(plan.month, by), days, { ...plan, cheapest }),
  );
  const soldOut = answer.days.some((day) => day.status === 'sold_out');
  const before = addMonths(plan.month, -1);
  const after = addMonths(plan.month, 1);
  return {
    months,
    previous:
      before < monthOf(plan.today)
        ? undefined
        : {
            text: i18n._(msg`Show ${formatDate(`${before}-01`, solarWriting(site.writing), 'month')}`),
            href: plan.monthHref(before),
          },
    next:
      after > monthOf(answer.lastDate)
        ? undefined
        : {
            text: i18n._(msg`Show ${formatDate(`${after}-01`, solarWriting(site.writing), 'month')}`),
            href: plan.monthHref(after),
          },
    legend:
      cheapest === null && !soldOut
        ? undefined
        : { cheapest: i18n._(msg`Lowest price`), soldOut: i18n._(msg({ message: 'Sold out', context: 'day' })) },
    note: noteOf(voice, plan.of),
  };
}

/** Returns the ticket whose price an option's calendar shows when no tickets are selected. */
export function leadOf(option: Pick<OptionView, 'units'>): PricesOf {
  return fromUnits(option).every(({ type }) => type === 'ADULT') ? 'adult' : 'ticket';
}

function noteOf({ site, i18n }: Voice, of: PricesOf): string {
  if (of === 'adult') return i18n._(msg`Prices in ${site.currency} for one adult`);
  if (of === 'ticket') return i18n._(msg`Prices in ${site.currency} per ticket`);
  return i18n._(msg`Prices in ${site.currency} for ${of.tickets}`);
}

type MonthPlan = CalendarPlan & { readonly cheapest: WireMoney | null };

function monthView(voice: Voice, month: string, days: ReadonlyMap<string, WireDay>, plan: MonthPlan): CalendarMonth {
  const { language, writing } = voice.site;
  const weeks = weeksOf(month, firstDayOfWeek(language));
  return {
    id: month,
    title: formatDate(`${month}-01`, solarWriting(writing), 'month'),
    weekdays: weekdaysOf(language),
    weeks: weeks.map((week) => week.map((date) => (date === null ? null : dayView(voice, date, days.get(date), plan)))),
  };
}

function dayView(voice: Voice, date: string, day: WireDay | undefined, plan: MonthPlan): CalendarDay {
  const { writing } = voice.site;
  const state = stateOf(date, day, plan.today);
  const from = state === 'open' ? (day?.from ?? null) : null;
  const cheapest = from !== null && from.minor === plan.cheapest?.minor;
  return {
    date,
    number: formatNumber(Number(date.slice(8)), writing),
    spoken: spokenOf(voice, date, state, { from, cheapest, few: day?.status === 'limited' }),
    state,
    price: from === null ? undefined : shortPrice(from, writing),
    cheapest: cheapest || undefined,
    selected: (state === 'open' && date === plan.chosen) || undefined,
    today: date === plan.today || undefined,
    href: state === 'open' ? plan.dayHref(date) : undefined,
  };
}

function stateOf(date: string, day: WireDay | undefined, today: string): CalendarDay['state'] {
  if (date < today) return 'past';
  if (day === undefined || day.status === 'closed') return 'closed';
  return day.status === 'sold_out' ? 'sold-out' : 'open';
}

type DayFacts = { readonly from: WireMoney | null; readonly cheapest: boolean; readonly few: boolean };

/** Days of all products sound alike. */
const cachedSpoken = textCache();

function spokenOf(voice: Voice, date: string, state: CalendarDay['state'], facts: DayFacts): string {
  const { from, cheapest, few } = facts;
  const price = from === null ? '' : `${from.currency} ${from.minor}`;
  const key = `${voice.i18n.locale} ${voice.site.writing} ${date} ${state} ${cheapest} ${few} ${price}`;
  return cachedSpoken(key, () => sayDay(voice, date, state, facts));
}

function sayDay({ site, i18n }: Voice, date: string, state: CalendarDay['state'], facts: DayFacts): string {
  const words = [formatDate(date, solarWriting(site.writing), 'long')];
  if (state === 'past') words.push(i18n._(msg`past`));
  if (state === 'closed') words.push(i18n._(msg`not available`));
  if (state === 'sold-out') words.push(i18n._(msg`sold out`));
  if (facts.from !== null) words.push(i18n._(msg`from ${formatMoney(fromWire(facts.from), site.writing)}`));
  if (facts.cheapest) words.push(i18n._(msg`lowest price`));
  if (state === 'open' && facts.few) words.push(i18n._(msg`few left`));
  return formatItems(words, site.writing);
}

const shortFormats = new Map<string, Intl.NumberFormat>();
const cachedShort = textCache();
const weekdayNames = new Map<LanguageCode, CalendarMonth['weekdays']>();

/**
 * "39", "39.50", "3,712", "58.2K": the currency is in the note, the exact price in the day's spoken words. From a
 * thousand on a day of a small phone has no room for decimals; rounded up, none says less than is paid.
 */
function shortPrice(amount: WireMoney, writing: FormattingLocale): string {
  return cachedShort(`${writing} ${amount.currency} ${amount.minor}`, () => writeShort(amount, writing));
}

function writeShort(amount: WireMoney, writing: FormattingLocale): string {
  const exact = Number(toMajor(fromWire(amount)));
  const value = exact >= 1_000 ? roundedUp(exact) : exact;
  const compact = value >= 10_000;
  const digits = Number.isInteger(value) ? 0 : 2;
  const key = `${writing} ${compact} ${digits}`;
  const known = shortFormats.get(key);
  const format =
    known ??
    new Intl.NumberFormat(
      formatTag(writing),
      compact
        ? { notation: 'compact', maximumSignificantDigits: 3 }
        : { minimumFractionDigits: digits, maximumFractionDigits: digits },
    );
  shortFormats.set(key, format);
  return format.format(value);
}

/** To a whole amount, from ten thousand on to the three figures that a day shows. */
function roundedUp(exact: number): number {
  const whole = Math.ceil(exact);
  const step = whole < 10_000 ? 1 : 10 ** (String(whole).length - 3);
  return Math.ceil(whole / step) * step;
}

/** 1 February 2026 was a Sunday. */
function weekdaysOf(language: LanguageCode): CalendarMonth['weekdays'] {
  const known = weekdayNames.get(language);
  if (known !== undefined) return known;
  const long = new Intl.DateTimeFormat(formatTag(language), { weekday: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 7 }, (_, place) => {
    const date = `2026-02-0${firstDayOfWeek(language) + place + 1}`;
    return { short: formatDate(date, language, 'weekday'), long: long.format(Date.parse(`${date}T00:00:00Z`)) };
  });
  weekdayNames.set(language, names);
  return names;
}
