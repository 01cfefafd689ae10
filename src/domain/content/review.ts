/** Score on the specification's 20–100 scale (spec §9) and how many reviews gave it; `sample` by RU-32. */
export type RatingSummary = { readonly score: number; readonly count: number; readonly sample: boolean };

export type Review = {
  readonly score: number;
  readonly text: string;
  /** BCP 47 tag of the text. */
  readonly lang: string;
  /** ISO 3166-1 alpha-2 of the writer's residence. */
  readonly residence: string;
  /** Local date of the visit. */
  readonly visitedOn: string;
  readonly sample: boolean;
};
