/** When and for whom a stay is asked for, and what else may be wished of it. */
export const stayWatched = ['check_in', 'check_out', 'rooms', 'adults', 'children', 'child_ages'] as const;

/** Limits of a list of what a vertical sells: for how much, and free of charge until when. */
const limits = ['price_from', 'price_to', 'free_until'] as const;

/** Filters of a list of hotels. */
export const hotelWishes = [
  'stars',
  'score',
  'meals',
  'cancellation',
  'district',
  'facilities',
  'access',
  ...limits,
] as const;

/** What an address of a hire asks. */
export const hireFields = [
  'pick_up',
  'drop_off',
  'from_date',
  'from_time',
  'to_date',
  'to_time',
  'age',
  'country',
] as const;

/** The same with the filters of its list. */
export const hireWatched = [
  ...hireFields,
  'category',
  'transmission',
  'seats',
  'fuel',
  'company',
  'mileage',
  'station',
  ...limits,
  'sort',
  'page',
] as const;
