/** When and for whom a stay is asked for, and what else may be wished of it. */
export const stayWatched = ['check_in', 'check_out', 'rooms', 'adults', 'children', 'child_ages'] as const;

/** Filters of a list of hotels. */
export const hotelWishes = [
  'stars',
  'score',
  'meals',
  'cancellation',
  'district',
  'facilities',
  'access',
  'price_from',
  'price_to',
  'free_until',
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
  'sort',
  'page',
] as const;
