import { isDate } from '#src/domain/shared/time/local-time.ts';

/** What a field for a date can hold of what an address says: a day that there is, or nothing. */
export function fieldDate(text: string | null | undefined): string {
  return text !== null && text !== undefined && isDate(text) ? text : '';
}
