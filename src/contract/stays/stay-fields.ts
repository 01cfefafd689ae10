import { limitFields } from '#src/contract/shared/verticals/limit-fields.ts';

/** When and for how many guests a stay is requested, and what else may be chosen. */
export const stayWatched = ['check_in', 'check_out', 'rooms', 'adults', 'children', 'child_ages'] as const;

/** Filters of a list of hotels. */
export const hotelFilters = [
  'stars',
  'score',
  'meals',
  'cancellation',
  'district',
  'facilities',
  'access',
  ...limitFields,
] as const;
