import type { LanguageCode } from '#src/domain/site/languages.ts';
import { supportHours, type SupportHours } from '#src/domain/site/support-hours.ts';

/** When support answers, by the clock of this browser. */
export function hoursHere(nowMs: number, language: LanguageCode): SupportHours {
  return supportHours(nowMs, new Intl.DateTimeFormat().resolvedOptions().timeZone, language);
}
