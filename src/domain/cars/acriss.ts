/**
 * The four letters by which car rental names its classes (ACRISS): category, type, gears and drive, fuel and air. A
 * code says what a car is like and never which: "or similar" is part of it.
 */
export type CarClass = {
  readonly code: string;
  readonly category: CarCategory;
  /** The elite variant of a category, which has separate letters. */
  readonly elite: boolean;
  readonly type: CarType;
  readonly transmission: 'manual' | 'automatic';
  readonly drive: 'unspecified' | 'four_wheel' | 'all_wheel';
  readonly fuel: CarFuel;
  readonly airConditioning: boolean;
};

export const carCategories = [
  'mini',
  'economy',
  'compact',
  'intermediate',
  'standard',
  'full_size',
  'premium',
  'luxury',
  'oversize',
  'special',
] as const;
export type CarCategory = (typeof carCategories)[number];

const categoryLetters: Readonly<Record<string, readonly [CarCategory, 'elite'?]>> = {
  M: ['mini'],
  N: ['mini', 'elite'],
  E: ['economy'],
  H: ['economy', 'elite'],
  C: ['compact'],
  D: ['compact', 'elite'],
  I: ['intermediate'],
  J: ['intermediate', 'elite'],
  S: ['standard'],
  R: ['standard', 'elite'],
  F: ['full_size'],
  G: ['full_size', 'elite'],
  P: ['premium'],
  U: ['premium', 'elite'],
  L: ['luxury'],
  W: ['luxury', 'elite'],
  O: ['oversize'],
  X: ['special'],
};

const typeLetters = {
  B: 'two_or_three_doors',
  C: 'two_or_four_doors',
  D: 'four_or_five_doors',
  W: 'estate',
  V: 'van',
  L: 'saloon',
  S: 'sport',
  T: 'convertible',
  F: 'suv',
  J: 'open_all_terrain',
  X: 'special',
  P: 'pick_up',
  Q: 'pick_up_extended',
  Z: 'special_offer',
  E: 'coupe',
  M: 'monospace',
  R: 'recreational',
  H: 'motor_home',
  Y: 'two_wheels',
  N: 'roadster',
  G: 'crossover',
  K: 'commercial_van',
} as const;
export type CarType = (typeof typeLetters)[keyof typeof typeLetters];

const driveLetters = {
  M: ['manual', 'unspecified'],
  N: ['manual', 'four_wheel'],
  C: ['manual', 'all_wheel'],
  A: ['automatic', 'unspecified'],
  B: ['automatic', 'four_wheel'],
  D: ['automatic', 'all_wheel'],
} as const;

export type CarFuel =
  | 'unspecified'
  | 'diesel'
  | 'hybrid'
  | 'plug_in'
  | 'electric'
  | 'gas'
  | 'hydrogen'
  | 'multi'
  | 'petrol'
  | 'ethanol';

const fuelLetters: Readonly<Record<string, readonly [CarFuel, boolean]>> = {
  R: ['unspecified', true],
  N: ['unspecified', false],
  D: ['diesel', true],
  Q: ['diesel', false],
  H: ['hybrid', true],
  I: ['plug_in', true],
  E: ['electric', true],
  C: ['electric', true],
  L: ['gas', true],
  S: ['gas', false],
  A: ['hydrogen', true],
  B: ['hydrogen', false],
  M: ['multi', true],
  F: ['multi', false],
  V: ['petrol', true],
  Z: ['petrol', false],
  U: ['ethanol', true],
  X: ['ethanol', false],
};

/** Reads a code; null when it has not four letters or one that ACRISS does not know in its place. */
export function readAcriss(code: string): CarClass | null {
  const [first = '', second = '', third = '', fourth = '', ...more] = code;
  const category = letter(categoryLetters, first);
  const type = letter(typeLetters, second);
  const drive = letter(driveLetters, third);
  const fuel = letter(fuelLetters, fourth);
  if (more.length > 0 || category === null || type === null || drive === null || fuel === null) return null;
  return {
    code,
    category: category[0],
    elite: category[1] === 'elite',
    type,
    transmission: drive[0],
    drive: drive[1],
    fuel: fuel[0],
    airConditioning: fuel[1],
  };
}

function letter<Meaning>(meanings: Readonly<Record<string, Meaning>>, sign: string): Meaning | null {
  return Object.hasOwn(meanings, sign) ? (meanings[sign] ?? null) : null;
}
