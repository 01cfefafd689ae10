import { darken, mix } from './colour.ts';
import { timeOf, type TimeOfDay, type Tone } from './picture.ts';

/** The light of a picture: its sky, what the air does to distance, what light and shadow do to an object's colour. */
export type Palette = {
  /** Top to horizon. */
  readonly sky: readonly [string, string, string, string, string];
  readonly horizon: string;
  readonly disc: string;
  readonly glow: string;
  /** Nearest mountains, vegetation, and the framing in front. */
  readonly ridge: string;
  readonly ground: string;
  readonly deep: string;
  /** Near the horizon and near the viewer. */
  readonly water: readonly [string, string];
  readonly cloud: string;
  readonly lamp: string;
  /** Share of windows with light in them. */
  readonly lampShare: number;
  readonly accent: string;
  readonly dark: boolean;
  /** An object's own colour on the side that faces the light. */
  readonly lit: (colour: string) => string;
  /** The colour of the picture's subject, which retains its strength when all else turns blue. */
  readonly vivid: (colour: string) => string;
  /** The same on the side that faces away. */
  readonly shade: (colour: string) => string;
  /** The same seen through air: 0 near, 1 lost in the horizon. */
  readonly air: (colour: string, distance: number) => string;
};

type Recipe = {
  readonly sky: readonly [string, string, string, string, string];
  readonly disc: string;
  readonly ridge: string;
  readonly ground: string;
  readonly deep: string;
  readonly water: readonly [string, string];
  readonly cloud: string;
  readonly accent: string;
};

type Light = { readonly key: string; readonly keyShare: number; readonly shadow: string; readonly shadowShare: number };

const recipes: Readonly<Record<Tone, Recipe>> = {
  'dawn-peach': {
    sky: ['#4a84b2', '#77abc4', '#b4cdce', '#f3d7b8', '#ffc39a'],
    disc: '#f2583f',
    ridge: '#5d5791',
    ground: '#46507f',
    deep: '#2a2450',
    water: ['#d9bdae', '#46739c'],
    cloud: '#f3efe6',
    accent: '#e2452f',
  },
  'dawn-rose': {
    sky: ['#5468b4', '#8488cc', '#c5a3d0', '#f5b3b6', '#ffcfae'],
    disc: '#fff0d2',
    ridge: '#6e4f96',
    ground: '#5a4a86',
    deep: '#2f2357',
    water: ['#e3acb4', '#5a5fa6'],
    cloud: '#fbe2dc',
    accent: '#e8503a',
  },
  'dawn-mint': {
    sky: ['#267a93', '#529fa8', '#97c9ba', '#e0e0bd', '#ffd7a4'],
    disc: '#fff3cf',
    ridge: '#3b6f80',
    ground: '#2f6d60',
    deep: '#143a44',
    water: ['#bfd2b4', '#2c8089'],
    cloud: '#f0f2df',
    accent: '#e8593c',
  },
  'dawn-lilac': {
    sky: ['#44489a', '#706cba', '#a98fcc', '#e4b0c6', '#fdd0bc'],
    disc: '#ffeccc',
    ridge: '#524c92',
    ground: '#474787',
    deep: '#242051',
    water: ['#d3a9c6', '#504fa0'],
    cloud: '#f6dfe4',
    accent: '#f0643f',
  },
  'day-azure': {
    sky: ['#2168b8', '#3f8bd2', '#74b4e4', '#b6dbf0', '#ecf4ea'],
    disc: '#fff5d2',
    ridge: '#6c80b4',
    ground: '#3f8f5f',
    deep: '#12403c',
    water: ['#7cc6d8', '#1b68a4'],
    cloud: '#ffffff',
    accent: '#d9352b',
  },
  'day-lagoon': {
    sky: ['#137fb0', '#38a3c6', '#7accd4', '#c0e6da', '#fdf2d0'],
    disc: '#fffbe4',
    ridge: '#4f8f9c',
    ground: '#46a06a',
    deep: '#0d464c',
    water: ['#7adccc', '#0a7f9c'],
    cloud: '#ffffff',
    accent: '#ee5138',
  },
  'day-sand': {
    sky: ['#2f85be', '#62aad0', '#a6d0d6', '#e9dfc4', '#ffe0ac'],
    disc: '#fff6da',
    ridge: '#b98a72',
    ground: '#7f9a58',
    deep: '#4a2b40',
    water: ['#a9d0c8', '#2f7f9c'],
    cloud: '#fffaf0',
    accent: '#d8452e',
  },
  'day-jade': {
    sky: ['#1f7fa6', '#4ba6ba', '#8ecbc4', '#cfe6c6', '#fbf1cb'],
    disc: '#fffbe0',
    ridge: '#568a8f',
    ground: '#4b9a4f',
    deep: '#103d35',
    water: ['#9fd8c4', '#1f7d86'],
    cloud: '#ffffff',
    accent: '#e04a30',
  },
  'dusk-violet': {
    sky: ['#1a1250', '#38207a', '#6c3698', '#b9559c', '#f58b7c'],
    disc: '#fff0cf',
    ridge: '#5a2f7c',
    ground: '#3d2668',
    deep: '#1a0f3c',
    water: ['#a04f90', '#2a1a62'],
    cloud: '#d98bb4',
    accent: '#f4523b',
  },
  'dusk-ember': {
    sky: ['#0c5168', '#2f7f86', '#9fa774', '#ffb85c', '#ff9350'],
    disc: '#fff2c4',
    ridge: '#8a4a58',
    ground: '#4f3b58',
    deep: '#24163f',
    water: ['#ef9a68', '#0f7f88'],
    cloud: '#ffcb94',
    accent: '#d93a2f',
  },
  'dusk-coral': {
    sky: ['#24296e', '#523f92', '#9c5299', '#ea7082', '#ffb078'],
    disc: '#fff1cc',
    ridge: '#6a3c80',
    ground: '#4a3270',
    deep: '#201545',
    water: ['#df7d86', '#3a3684'],
    cloud: '#f8a5a0',
    accent: '#f04a38',
  },
  'dusk-plum': {
    sky: ['#231648', '#4d2566', '#8e3c6e', '#d6605f', '#ffac5e'],
    disc: '#ffe9b8',
    ridge: '#6b2f60',
    ground: '#4b2756',
    deep: '#1d1038',
    water: ['#c86460', '#3a2058'],
    cloud: '#f0917c',
    accent: '#ff6a3a',
  },
  'night-indigo': {
    sky: ['#0a0a30', '#151452', '#2a2878', '#4c3a96', '#8257a6'],
    disc: '#fff3d4',
    ridge: '#3a2f78',
    ground: '#262463',
    deep: '#0f0c2e',
    water: ['#54449a', '#12123f'],
    cloud: '#7f6bb8',
    accent: '#ff5340',
  },
  'night-teal': {
    sky: ['#05172a', '#0a2d44', '#12485c', '#1f6b74', '#46998c'],
    disc: '#f6f7dc',
    ridge: '#1a5560',
    ground: '#114a4c',
    deep: '#061c2a',
    water: ['#2f7c80', '#08263a'],
    cloud: '#5fa09c',
    accent: '#ff6440',
  },
  'night-wine': {
    sky: ['#100828', '#271044', '#491a5c', '#7a2c6a', '#ba5470'],
    disc: '#ffe9c8',
    ridge: '#4d1f58',
    ground: '#381a4c',
    deep: '#140824',
    water: ['#7f3468', '#1d0d38'],
    cloud: '#a85a80',
    accent: '#ff6a3c',
  },
  'night-ink': {
    sky: ['#040a24', '#0a1a42', '#143064', '#265088', '#548aae'],
    disc: '#f4f6ea',
    ridge: '#23406f',
    ground: '#17345a',
    deep: '#07102b',
    water: ['#3a6a98', '#0a1a42'],
    cloud: '#6f96bc',
    accent: '#ff5a3c',
  },
};

const lights: Readonly<Record<TimeOfDay, Light>> = {
  dawn: { key: '#ffd9ae', keyShare: 0.14, shadow: '#4b4788', shadowShare: 0.26 },
  day: { key: '#fff3d6', keyShare: 0.06, shadow: '#3f5f98', shadowShare: 0.16 },
  dusk: { key: '#ff9d6a', keyShare: 0.24, shadow: '#331c62', shadowShare: 0.46 },
  night: { key: '#5a5aa8', keyShare: 0.42, shadow: '#15123f', shadowShare: 0.66 },
};

/** Mixes the working palette of a tone. `shift` (-1..1) warms or cools the sky a little from seed to seed. */
export function paletteOf(tone: Tone, shift: number): Palette {
  const recipe = recipes[tone];
  const time = timeOf(tone);
  const light = lights[time];
  const tint = shift > 0 ? '#ff9e7a' : '#5a8cff';
  const turn = (colour: string): string => mix(colour, tint, Math.abs(shift) * 0.07);
  const [top, high, middle, low, foot] = recipe.sky;
  const horizon = turn(foot);
  return {
    ...recipe,
    sky: [turn(top), turn(high), turn(middle), turn(low), horizon],
    horizon,
    glow: mix(recipe.disc, horizon, 0.45),
    lamp: '#ffdf9a',
    lampShare: { dawn: 0.16, day: 0.05, dusk: 0.48, night: 0.58 }[time],
    dark: time === 'night' || time === 'dusk',
    lit: (colour) => mix(colour, light.key, light.keyShare),
    vivid: (colour) => mix(mix(colour, light.key, light.keyShare), colour, time === 'night' ? 0.72 : 0.4),
    shade: (colour) => mix(darken(colour, 0.1), light.shadow, light.shadowShare),
    air: (colour, distance) => mix(colour, horizon, distance),
  };
}
