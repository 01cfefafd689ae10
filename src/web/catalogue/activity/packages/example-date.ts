import type { CalendarDay, OptionView, SlotView } from '#src/contract/catalogue/catalogue.ts';
import { addDays } from '#src/domain/shared/time/day-number.ts';

/** A start by which a package's cancelling is shown with dates. */
export type Example = {
  readonly option: Pick<OptionView, 'units'>;
  readonly date: string;
  readonly slot: SlotView;
};

/**
 * The next date on sale for which all of the package's cancellation steps still lie ahead, so that the lines say what
 * a booking made now would give back; the very next date when there is none such among the days, null when nothing is
 * on sale.
 */
export function exampleDate(
  option: Pick<OptionView, 'cancellation' | 'nextDate'>,
  days: readonly CalendarDay[],
  today: string,
): string | null {
  const hours = Math.max(0, ...option.cancellation.map((step) => step.hoursBefore));
  // One day more than the steps take: the day's first start may lie right after midnight.
  const earliest = addDays(today, Math.ceil(hours / 24) + 1);
  const open = days.find((day) => day.date >= earliest && (day.status === 'available' || day.status === 'limited'));
  return hours === 0 ? option.nextDate : (open?.date ?? option.nextDate);
}
