import type { CalendarDay, OptionView, SlotView } from '#src/contract/catalogue/catalogue.ts';
import { addDays } from '#src/domain/shared/time/day-number.ts';

/** A start by which a package's cancelling is shown with dates. */
export type Example = {
  readonly option: Pick<OptionView, 'units'>;
  readonly date: string;
  readonly slot: SlotView;
};

/**
 * Returns the next date on sale for which all cancellation deadlines of the package are in the future, so that the
 * lines give the refunds of a booking made now; the very next date if there is no such day, null if nothing is on sale.
 */
export function exampleDate(
  option: Pick<OptionView, 'cancellation' | 'nextDate'>,
  days: readonly CalendarDay[],
  today: string,
): string | null {
  const hours = Math.max(0, ...option.cancellation.map((step) => step.hoursBefore));
  // One day more than the deadlines take: the day's first start may be right after midnight.
  const earliest = addDays(today, Math.ceil(hours / 24) + 1);
  const open = days.find((day) => day.date >= earliest && (day.status === 'available' || day.status === 'limited'));
  return hours === 0 ? option.nextDate : (open?.date ?? option.nextDate);
}
