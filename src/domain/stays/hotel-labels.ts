/** The closed lists of what hotels say of themselves in codes; pages have the words. A code is never renamed. */
export const roomKinds = [
  'single',
  'double',
  'twin',
  'triple',
  'family',
  'suite',
  'dormitory',
  'tatami',
  'villa',
] as const;
export type RoomKind = (typeof roomKinds)[number];

export const bedKinds = ['single', 'double', 'queen', 'king', 'sofa', 'bunk', 'futon'] as const;
export type BedKind = (typeof bedKinds)[number];

export const mealKinds = ['none', 'breakfast', 'half_board'] as const;
export type MealKind = (typeof mealKinds)[number];

export const facilities = [
  'wifi',
  'air_conditioning',
  'restaurant',
  'bar',
  'pool',
  'gym',
  'spa',
  'hot_spring',
  'beach',
  'garden',
  'parking',
  'airport_transfer',
  'laundry',
  'kitchen',
  'reception_24h',
  'family',
] as const;
export type Facility = (typeof facilities)[number];

export const accessFeatures = ['step_free', 'lift', 'wheelchair_room', 'roll_in_shower', 'visual_alarm'] as const;
export type AccessFeature = (typeof accessFeatures)[number];

/** Scores, in tenths of five, from which hotels are filtered: "4.5 and above". */
export const scoreSteps = [45, 40, 35] as const;
