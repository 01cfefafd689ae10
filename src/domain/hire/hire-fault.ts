import { fail, type Failure } from '#src/domain/failure.ts';

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
export type HireField =
  | 'pick_up'
  | 'destination'
  | 'drop_off'
  | 'from_date'
  | 'from_time'
  | 'to_date'
  | 'to_time'
  | 'age'
  | 'country';

type Refused = { readonly ok: false; readonly failure: Failure<'bad_request'> };

/** Refuses a question: the field, and the reason among the facts. */
export function refuseHire(field: HireField, reason: HireFault, facts: Readonly<Record<string, string>> = {}): Refused {
  return fail('bad_request', { field, facts: { reason, ...facts } });
}

/** Reads the reason back out of a failure's facts. */
export function hireFaultOf(facts: Readonly<Record<string, string | number>> | undefined): HireFault | null {
  return hireFaults.find((fault) => fault === facts?.['reason']) ?? null;
}
