import { supportHours, type SupportHours } from '#src/domain/site/support-hours.ts';
import { ownTimeZone } from '#src/web/shared/moments/own-time-zone.load.ts';
import type { FormattingLocale } from '#src/domain/site/language/formatting-locale.ts';

/** When support answers, by the clock of this browser. */
export function hoursHere(nowMs: number, writing: FormattingLocale): SupportHours {
  return supportHours(nowMs, ownTimeZone(), writing);
}
