/** The scenes that can be painted. */
export const scenes = [
  'harbour',
  'pagoda',
  'bay',
  'viaduct',
  'market',
  'themepark',
  'desert',
  'palace',
  'oldtown',
  'river',
  'tower',
  'foodtable',
  'terraces',
  'aquarium',
  'snow',
  'theatre',
  'temple',
  'museum',
  'safari',
  'garden',
  'airport',
  'springs',
  'falls',
  'court',
  'vineyard',
] as const;
export type Scene = (typeof scenes)[number];

/** The lights that a scene can be painted in: four for each time of day. */
export const tones = [
  'dawn-peach',
  'dawn-rose',
  'dawn-mint',
  'dawn-lilac',
  'day-azure',
  'day-lagoon',
  'day-sand',
  'day-jade',
  'dusk-violet',
  'dusk-ember',
  'dusk-coral',
  'dusk-plum',
  'night-indigo',
  'night-teal',
  'night-wine',
  'night-ink',
] as const;
export type Tone = (typeof tones)[number];

export type TimeOfDay = 'dawn' | 'day' | 'dusk' | 'night';

/** What is painted. The seed moves the composition: which things there are, and where. */
export type Picture = {
  readonly scene: Scene;
  readonly tone: Tone;
  readonly seed: number;
  /** Left and right are exchanged. */
  readonly mirrored: boolean;
  /** Painted from near, except in banners, which leave room for text. */
  readonly close: boolean;
};

export function timeOf(tone: Tone): TimeOfDay {
  if (tone.startsWith('night')) return 'night';
  if (tone.startsWith('dusk')) return 'dusk';
  return tone.startsWith('dawn') ? 'dawn' : 'day';
}
