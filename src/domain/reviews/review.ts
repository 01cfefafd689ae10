import type { ReviewParty } from '#src/domain/reviews/reviewing.ts';

/** Score on the specification's 20–100 scale (spec §9) and how many reviews gave it; `sample` by RU-32. */
export type RatingSummary = { readonly score: number; readonly count: number; readonly sample: boolean };

/** A sample (RU-32). */
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

/** A review as it is published; a sample has no id, and whatever can be done to a review cannot be done to it. */
export type PublicReview = {
  readonly id: string | null;
  readonly score: number;
  readonly parts: Readonly<Record<string, number>>;
  readonly text: string;
  /** The primary subtag of a written review, whose text shows the script; a sample has its whole BCP 47 tag. */
  readonly language: string;
  readonly party: ReviewParty | null;
  readonly initial: string | null;
  readonly country: string | null;
  readonly visitedOn: string;
  readonly helpful: number;
  readonly edited: boolean;
  readonly photos: readonly { readonly id: string; readonly width: number; readonly height: number }[];
  /** What the supplier answered, and on which day. */
  readonly reply: { readonly text: string; readonly language: string; readonly at: string } | null;
  readonly sample: boolean;
};
