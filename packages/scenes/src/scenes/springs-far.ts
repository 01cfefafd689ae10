import { darken, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { area } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintFir } from '../parts/land.ts';
import { paintBushes, paintTree } from '../parts/plants.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { forestColour } from './springs-backdrop.ts';
import type { View } from './springs-backdrop.ts';
import { paintCabin } from './springs-cabin.ts';
import { paintFence, paintPavilion } from './springs-houses.ts';
import type { House } from './springs-houses.ts';
import { lampGlow, paintStoneLantern } from './springs-lanterns.ts';
import { coverOf, paintRockRow } from './springs-rocks.ts';
import type { Shore } from './springs-shore.ts';

export type Spring = {
  readonly kind: 'pavilion' | 'fence' | 'cabin';
  readonly view: View;
  readonly house: House;
  readonly near: Shore;
  /** The middle of the side without a house: mountain and light are there. */
  readonly open: number;
  readonly lamps: readonly number[];
};

/** The far shore with its house, trees, lanterns and rocks: all that the water mirrors. */
export function paintFarShore(stage: Stage, spring: Spring): void {
  const { kind, house, near, lamps } = spring;
  const { palette, ink, w, u } = stage;
  const { shore, ground } = near;
  const [light, dark] = coverOf(stage, ground.season);
  const bank = mix(light, dark, ground.season === 'snow' ? 0.25 : 0.6);
  const shrub = ground.season === 'snow' ? mix(light, dark, 0.4) : palette.shade(mix(palette.ground, '#4f8a45', 0.35));
  paintGrove(stage, spring);
  paintBushes(stage, -10, w + 10, shore - 16 * u, 26 * u, [palette.air(shrub, 0.12), shrub]);
  ink.rect(
    0,
    shore - 16 * u,
    w,
    18 * u,
    ink.vertical([
      [0, bank],
      [1, darken(bank, 0.08)],
    ]),
  );
  for (const lamp of lamps)
    if (kind !== 'cabin' || Math.abs(lamp - house.x) > 380 * house.size)
      paintStoneLantern(stage, lamp, shore - 6 * u, 62 * u, ground.season);
  const turned = house.x > w / 2 ? `translate(${n(2 * house.x)} 0) scale(-1 1)` : '';
  ink.group(turned === '' ? {} : { transform: turned }, () =>
    ({ pavilion: paintPavilion, fence: paintFence, cabin: paintCabin })[kind](stage, house),
  );
  for (const [name, from, to] of [
    ['west', -10, house.x - 190 * house.size],
    ['east', house.x + 190 * house.size, w + 10],
  ] as const)
    paintRockRow(
      stage,
      ground,
      `far-${name}`,
      [
        [from, shore + 1],
        [to, shore + 1],
      ],
      [18 * u, 20 * u],
    );
}

/** Paints tall trees behind the house and beside it. */
function paintGrove(stage: Stage, { house, kind, view }: Spring): void {
  const { palette, u, random } = stage;
  const own = random.fork('grove');
  const out = house.x > stage.w / 2 ? 1 : -1;
  const reach = kind === 'fence' ? 300 : 200;
  const places = {
    pavilion: [0.55, -0.85, 0.9, 1.15, -1.12, 1.45],
    fence: [0.2, -0.45, 0.55, -0.85, 0.9, 1.15, -1.12, 1.45],
    cabin: [-0.2, 0.3, 0.62, 0.98, 1.2, 1.5],
  }[kind];
  const clear = view === 'geyser' || view === 'falls' ? -0.5 : -2;
  for (const at of places.filter((place) => place > clear)) {
    const x = house.x + out * (at * reach + own.range(-20, 20)) * house.size;
    const tall = (house.season === 'maple' && own.chance(0.55) ? own.range(120, 170) : own.range(150, 250)) * u;
    const green = palette.air(palette.shade(forestColour(stage, house.season, own.range(0.15, 0.4))), 0.08);
    if (house.season === 'maple' && tall < 171 * u)
      paintTree(stage, x, house.foot + 2 * u, tall, mapleColour(stage, own.pick(['#d8502c', '#e98b32', '#c43a32'])));
    else paintFir(stage, x, house.foot + 4 * u, tall, green);
  }
}

/** Returns a color of red leaves that retains some of its glow after dark. */
function mapleColour({ palette }: Stage, leaf: string): string {
  return palette.air(mix(palette.shade(leaf), leaf, palette.dark ? 0.3 : 0.1), 0.06);
}

/** A tongue of land before the house, so that the far shore is no ruled line. */
export function paintApron(stage: Stage, { house, near: { shore, ground } }: Spring): void {
  const { ink, u, random } = stage;
  const own = random.fork('apron');
  const [light, dark] = coverOf(stage, ground.season);
  const half = own.range(210, 290) * house.size;
  const deep = own.range(14, 30) * u;
  const x = house.x + own.range(-40, 40) * u;
  const edge: Point[] = [-1, -0.66, -0.3, 0.1, 0.5, 0.8, 1].map((at): Point => [
    x + at * half,
    shore + deep * Math.cos((at * Math.PI) / 2) * own.range(0.75, 1.1),
  ]);
  ink.path(
    area(
      edge,
      [
        [x + half, shore - 4 * u],
        [x - half, shore - 4 * u],
      ],
      1,
    ),
    mix(light, dark, ground.season === 'snow' ? 0.25 : 0.6),
  );
  paintRockRow(stage, ground, 'apron', edge, [16 * u, 21 * u]);
}

/** Turquoise made milky by minerals; it retains its own color in every light. */
export function waterColours(stage: Stage): readonly string[] {
  const { palette, time } = stage;
  const share = { dawn: 0.24, day: 0.06, dusk: 0.13, night: 0.22 }[time];
  return ['#c9ece2', '#86d6cf', '#4fb9bd', '#2b8f9f'].map((own, at) =>
    mix(
      palette.dark ? mix(palette.shade(own), own, time === 'dusk' ? 0.42 : 0.36) : palette.lit(own),
      at < 2 ? mix(palette.water[0], palette.horizon, 0.2) : palette.water[1],
      share * (1 - at * 0.08),
    ),
  );
}

/** The veil of minerals over the mirror image, and the lamps' light in it. */
export function paintMilk(stage: Stage, { near: { shore }, house, lamps }: Spring, light: number): void {
  const { ink, palette, w, h, u } = stage;
  const milk = palette.dark ? mix('#9fe0d8', palette.water[0], 0.35) : '#d4f6ec';
  ink.rect(
    0,
    shore,
    w,
    h - shore,
    ink.vertical([
      [0, milk, 0.1],
      [0.3, milk, palette.dark ? 0.18 : 0.26],
      [1, milk, 0],
    ]),
  );
  ink.ellipse(
    light,
    shore + (h - shore) * 0.4,
    150 * u,
    (h - shore) * 0.5,
    ink.radial([
      [0, palette.glow, 0.28],
      [0.5, palette.glow, 0.1],
      [1, palette.glow, 0],
    ]),
  );
  if (stage.time === 'day') return;
  const strength = stage.time === 'dawn' ? 0.4 : 0.75;
  const column = ink.vertical([
    [0, '#ffe2a0', strength],
    [0.4, lampGlow, strength * 0.4],
    [1, lampGlow, 0],
  ]);
  paintGlow(stage, house.x, shore + 40 * u, 190 * u, lampGlow, strength * 0.5);
  for (const [at, wide] of [
    ...lamps.map((lamp) => [lamp, 7] as const),
    ...[-146, -60, 20, 60, 110, 146].map((at) => [house.x + at * house.size, 9] as const),
  ])
    ink.rect(at - (wide / 2) * u, shore + 6 * u, wide * u, (h - shore) * 0.34, column);
}
