import { formatTime } from '#src/domain/site/language/formats.ts';
import type { FormattingLocale } from '#src/domain/site/language/formatting-locale.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Support sits in Hong Kong, whose clock never changes, and answers every day from nine to nine. */
const hours = { aheadOfUtc: 8 * hour, from: 9 * hour, to: 21 * hour } as const;

export type SupportHours = { readonly from: string; readonly to: string; readonly isOpen: boolean };

/** Today's hours of support by the clock of a zone (IANA), and whether it is there now. `nowMs`: milliseconds since the epoch. */
export function supportHours(nowMs: number, timeZone: string, writing: FormattingLocale): SupportHours {
  const midnight = Math.floor((nowMs + hours.aheadOfUtc) / day) * day - hours.aheadOfUtc;
  const [from, to] = [midnight + hours.from, midnight + hours.to];
  const there = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  const timeText = (instant: number): string => formatTime(there.format(instant), writing);
  return { from: timeText(from), to: timeText(to), isOpen: nowMs >= from && nowMs < to };
}
