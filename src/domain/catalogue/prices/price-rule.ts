/** Changes a unit's price on some days; the last rule that fits wins. */
export type PriceRule = {
  readonly name: string;
  /** ISO weekdays 1 (Monday) to 7; all when absent. */
  readonly days?: readonly number[];
  /** "MM-DD" to "MM-DD", both included, may pass the year's end; all year when absent. */
  readonly season?: { readonly from: string; readonly to: string };
  /** Start times "HH:MM" it holds for; all when absent. */
  readonly times?: readonly string[];
  /** New price per unit id, in major units. */
  readonly prices: Readonly<Record<string, string>>;
};
