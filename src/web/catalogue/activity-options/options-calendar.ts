import { catalogueCalls } from '#src/contract/catalogue/catalogue.calls.ts';
import type { CalendarAnswer } from '#src/contract/catalogue/catalogue.ts';
import type { UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import { href, idAndSlug } from '#src/web/shared/page/href.ts';
import {
  calendarView,
  monthsShown,
  type CalendarView,
  type PricesOf,
} from '#src/web/shared/prices/price-calendar.load.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import { countsText, ticketsText } from '#src/web/catalogue/activity-options/tickets/unit-mix.ts';

/** What the calendar of a package needs to be read again for other tickets; survives JSON. */
export type CalendarGround = {
  readonly activity: { readonly id: number; readonly slug: string };
  readonly optionId: string;
  /** The first month shown, "YYYY-MM". */
  readonly month: string;
  /** Today at the place, and the chosen date. */
  readonly today: string;
  readonly date: string | null;
  /** Parameters that every link preserves. */
  readonly query: Readonly<Record<string, string | number | null>>;
  /** The ticket whose price is shown when no tickets are selected. */
  readonly lead: PricesOf;
};

type Reader = Pick<LoadContext, 'api' | 'site' | 'i18n' | 'signal'>;
type Units = Parameters<typeof ticketsText>[1];

/** Loads the calendar with the total of these tickets on each day, or the "from" price without any; null on failure. */
export async function readCalendar(
  reader: Reader,
  ground: CalendarGround,
  tickets: { readonly counts: UnitCounts; readonly units: Units },
): Promise<CalendarView | null> {
  const { optionId: option, month } = ground;
  const units = countsText(tickets.counts);
  const answer = await reader.api.call(
    catalogueCalls.activityCalendar,
    {
      id: ground.activity.id,
      option,
      from: `${month}-01`,
      months: monthsShown,
      ...(units === '' ? {} : { units }),
    },
    { signal: reader.signal },
  );
  return answer.ok ? viewOf(reader, ground, tickets, answer.value) : null;
}

function viewOf(
  { site, i18n }: Reader,
  { activity, optionId, month, today, date, query, lead }: CalendarGround,
  { counts, units }: { readonly counts: UnitCounts; readonly units: Units },
  answer: CalendarAnswer,
): CalendarView {
  const counted = countsText(counts);
  const links = { ...query, package: optionId, units: counted === '' ? null : counted };
  const to = (more: Readonly<Record<string, string | null>>): string =>
    href(site, 'activity-options', idAndSlug(activity), { ...links, ...more });
  return calendarView({ site, i18n }, answer, {
    month,
    today,
    chosen: date,
    of: counted === '' ? lead : { tickets: ticketsText(counts, units, site.writing) },
    dayHref: (day) => `${to({ month, date: day })}#time`,
    monthHref: (other) => `${to({ date, month: other })}#date`,
  });
}
