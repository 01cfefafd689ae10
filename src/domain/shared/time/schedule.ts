/**
 * When an option can be used, in the local time of the place. Two patterns after OCTO: start times (a slot for each)
 * and opening hours (one slot for the whole day). Dates are "YYYY-MM-DD", days of the year "MM-DD", times "HH:MM".
 */
export type Schedule = {
  readonly kind: 'START_TIME' | 'OPENING_HOURS';
  /** The last entry that fits a weekday wins; a weekday that none fits is closed. */
  readonly week: readonly DayPlan[];
  /** Runs only within these parts of the year; all year when empty. */
  readonly seasons: readonly { readonly from: string; readonly to: string }[];
  /** Days of the year ("MM-DD") or dates ("YYYY-MM-DD") on which it does not run. */
  readonly closed: readonly string[];
  /** Days of the year or dates that are sold out before we sell the first place. */
  readonly soldOut: readonly string[];
};

export type DayPlan = {
  /** ISO weekdays 1 (Monday) to 7 (Sunday). */
  readonly days: readonly number[];
  /** START_TIME: "HH:MM" each. */
  readonly times?: readonly string[];
  /** OPENING_HOURS: doors; `to` at or before `from` means after midnight. */
  readonly hours?: { readonly from: string; readonly to: string; readonly lastEntry?: string };
};
