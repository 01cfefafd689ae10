import { limitFields } from '#src/contract/shared/verticals/limit-fields.ts';

/** The query fields in the address of a car rental. */
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
  ...limitFields,
  'sort',
  'page',
] as const;
