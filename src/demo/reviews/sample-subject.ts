import type { Category } from '#src/domain/catalogue/product.ts';
import type { Aspect } from '#src/demo/review-texts/review-texts.ts';

/** Of what a sample review of a product may speak: guides only where one speaks, rides only where one is part of it. */
export type SampleSubject = {
  readonly id: number;
  readonly rank: number;
  readonly category: Category;
  readonly guided: boolean;
  /** How many samples it has, where that does not follow from its rank. */
  readonly samples?: number;
};

const rides: ReadonlySet<Category> = new Set<Category>(['day-trip', 'tour', 'transfer', 'cruise', 'outdoor']);
const eaten: ReadonlySet<Category> = new Set<Category>(['food', 'cruise', 'class']);
const seen: ReadonlySet<Category> = new Set<Category>([
  'attraction',
  'cruise',
  'day-trip',
  'tour',
  'outdoor',
  'museum',
]);
const gated: ReadonlySet<Category> = new Set<Category>([
  'attraction',
  'theme-park',
  'museum',
  'show',
  'pass',
  'wellness',
]);

/** What a review of the product may speak of; its value always, and last. */
export function aspectsOf({ category, guided }: SampleSubject): readonly Aspect[] {
  return [
    ...(guided ? (['guide'] as const) : []),
    ...(gated.has(category) ? (['queue'] as const) : []),
    ...(seen.has(category) ? (['view'] as const) : []),
    ...(eaten.has(category) ? (['food'] as const) : []),
    ...(rides.has(category) ? (['transfer'] as const) : []),
    'value',
  ];
}
