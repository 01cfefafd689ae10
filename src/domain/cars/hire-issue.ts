import { refuseQuestion } from '#src/domain/search/venues/query-issue.ts';

/** What may be wrong with the question of a hire; pages have words for each, beside its field. */
export const hireFaults = [
  'place_unknown',
  'date_wrong',
  'time_wrong',
  /** The clock jumps over it on that day; `next` is the first time after it. */
  'time_skipped',
  'over',
  'too_far_ahead',
  'before_pick_up',
  'too_short',
  'too_long',
  'age_wrong',
  'country_wrong',
  /** The company has no such place, or does not let cars go there. */
  'no_return_there',
  /** The desk is closed at that hour. */
  'closed',
  /** Licences of that country do not hold there. */
  'licence_refused',
] as const;
export type HireFault = (typeof hireFaults)[number];

/** The fields of a question as addresses name them. */
export const hireFaultFields = [
  'pick_up',
  'destination',
  'drop_off',
  'from_date',
  'from_time',
  'to_date',
  'to_time',
  'age',
  'country',
] as const;
export type HireField = (typeof hireFaultFields)[number];

/** Refuses a question of a hire. */
export function refuseHire(
  field: HireField,
  reason: HireFault,
  facts: Readonly<Record<string, string>> = {},
): ReturnType<typeof refuseQuestion<'bad_request'>> {
  return refuseQuestion('bad_request', { field, reason }, facts);
}
