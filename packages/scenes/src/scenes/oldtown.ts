import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { arch, box, dot, line, polygon } from '../outline.ts';
import { paintRidge, ridgeLine } from '../parts/land.ts';
import { paintBirds, paintClouds, paintGlow, paintMist, paintSky } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { tiles, paintRow, walls } from './oldtown-houses.ts';
import { paintSquare, paintStrings } from './oldtown-square.ts';

/** A square of painted gabled houses below a bell tower: cafés, lamps, strings of bulbs, cobbles in the last light. */
export function paintOldtown(stage: Stage): void {
  const { palette, w, h, u, random } = stage;
  const plan = random.fork('plan');
  const foot = h * 0.76;
  const tower = w * plan.range(0.3, 0.4);
  paintSky(stage, foot, { x: w * plan.range(0.66, 0.8), y: h * plan.range(0.26, 0.36), r: 52 * u });
  paintClouds(stage, foot, 5, 0.08, 0.5);
  paintBirds(stage, tower + 110 * u, h * 0.2, 6);
  paintRidge(stage, ridgeLine(stage, 'hills', foot - 230 * u, 34 * u, 1.7), h, palette.ridge, 0.6);
  paintRoofs(stage, foot - 130 * u, 0.42, 'far', 0.8);
  paintMist(stage, foot - 190 * u, 110 * u, 0.4);
  paintBellTower(stage, tower, foot - 40 * u, h * (stage.format === 'tall' ? 0.46 : 0.54), plan.whole(0, 2));
  paintRoofs(stage, foot - 64 * u, 0.22, 'middle', 0.9);
  paintMist(stage, foot - 120 * u, 90 * u, 0.24);
  paintRow(stage, foot);
  paintSquare(stage, foot);
  paintStrings(stage, foot);
}

function paintRoofs(stage: Stage, foot: number, distance: number, name: string, size: number): void {
  const { ink, palette, w, u, random } = stage;
  const own = random.fork(name);
  for (let x = -30; x < w + 30;) {
    const wide = own.range(54, 96) * u * size;
    const [eaves, ridge] = [own.range(70, 128) * u * size, own.range(26, 54) * u * size];
    const wall = own.pick(walls);
    const roof = own.pick(tiles);
    ink.path(
      box(x, foot - eaves, wide, eaves + 80 * u),
      palette.air(mix(palette.lit(wall), palette.shade(wall), 0.5), distance),
    );
    ink.path(
      polygon([
        [x - 3, foot - eaves],
        [x + wide * 0.16, foot - eaves - ridge],
        [x + wide * 0.84, foot - eaves - ridge],
        [x + wide + 3, foot - eaves],
      ]),
      palette.air(mix(palette.lit(roof), palette.shade(roof), own.range(0.2, 0.7)), distance),
    );
    ink.path(
      box(x + wide * 0.7, foot - eaves - ridge * 1.4, wide * 0.1, ridge * 0.8),
      palette.air(palette.shade(roof), distance),
    );
    const panes = [0.2, 0.55]
      .map((at) => box(x + wide * at, foot - eaves + 14 * u * size, 11 * u * size, 16 * u * size))
      .join('');
    ink.path(
      panes,
      palette.air(palette.dark && own.chance(0.7) ? palette.lamp : palette.shade('#4a5a8a'), distance * 0.5),
    );
    x += wide * own.range(0.86, 1);
  }
}

function paintBellTower(stage: Stage, x: number, foot: number, tall: number, kind: number): void {
  const { ink, palette, u } = stage;
  const [stone, cap] = (
    [
      ['#e8d2b0', '#4f8f86'],
      ['#e0b08a', '#b8503a'],
      ['#d8d0dc', '#4a5a8a'],
    ] as const
  )[kind] ?? ['#e8d2b0', '#4f8f86'];
  const half = 34 * u;
  const side = (colour: string): string =>
    ink.horizontal([
      [0, palette.air(palette.lit(lighten(colour, 0.04)), 0.06)],
      [0.5, palette.lit(colour)],
      [1, palette.shade(colour)],
    ]);
  const top = foot - tall * 0.66;
  if (palette.dark) paintGlow(stage, x, top + 40 * u, 190 * u, '#ffc27a', 0.36);
  ink.path(box(x - half, top, half * 2, tall * 0.66), side(stone));
  ink.path(box(x - half * 0.8, top - tall * 0.1, half * 1.6, tall * 0.11), side(darken(stone, 0.03)));
  const light = palette.dark ? '#ffcf7a' : palette.shade('#4a3a5a');
  ink.path(
    [-0.42, 0.08].map((at) => arch(x + at * half * 1.3, top - tall * 0.085, half * 0.42, tall * 0.08)).join(''),
    light,
  );
  ink.path(
    [0.16, 0.3, 0.44].map((at) => arch(x - half * 0.2, top + tall * at, half * 0.4, tall * 0.06)).join(''),
    light,
    { opacity: 0.85 },
  );
  ink.path(
    [top, top + tall * 0.13, top + tall * 0.28]
      .map((y) => box(x - half * 1.12, y - 3 * u, half * 2.24, 7 * u))
      .join(''),
    palette.lit(lighten(stone, 0.06)),
  );
  paintClock(stage, x, top + tall * 0.07, half);
  paintSpire(stage, { x, y: top - tall * 0.1, tall, half, kind, cap, side });
}

function paintClock(stage: Stage, x: number, y: number, half: number): void {
  const { ink, palette, u } = stage;
  ink.circle(x, y, half * 0.52, palette.lit('#fff6e0'));
  ink.stroke(
    dot(x, y, half * 0.52) +
      line([
        [x, y - half * 0.38],
        [x, y],
        [x + half * 0.26, y + half * 0.1],
      ]),
    palette.shade('#5a3a4a'),
    2.2 * u,
  );
}

type Spire = {
  readonly x: number;
  readonly y: number;
  readonly tall: number;
  readonly half: number;
  readonly kind: number;
  readonly cap: string;
  readonly side: (colour: string) => string;
};

/** An onion, or a pointed roof of two facets. */
function paintSpire(stage: Stage, { x, y: crown, tall, half, kind, cap, side }: Spire): void {
  const { ink, palette, u } = stage;
  if (kind === 0)
    ink.path(
      `M${n(x - half * 0.86)} ${n(crown)}C${n(x - half * 1.3)} ${n(crown - tall * 0.1)} ${n(x - half * 0.2)} ${n(crown - tall * 0.1)} ${n(x)} ${n(crown - tall * 0.22)}C${n(x + half * 0.2)} ${n(crown - tall * 0.1)} ${n(x + half * 1.3)} ${n(crown - tall * 0.1)} ${n(x + half * 0.86)} ${n(crown)}Z`,
      side(cap),
    );
  else {
    ink.path(
      polygon([
        [x - half * 0.92, crown],
        [x, crown - tall * 0.22],
        [x + half * 0.92, crown],
      ]),
      side(cap),
    );
    ink.path(
      polygon([
        [x, crown - tall * 0.22],
        [x + half * 0.92, crown],
        [x + half * 0.2, crown],
      ]),
      palette.shade(cap),
    );
  }
  ink.stroke(
    line([
      [x, crown - tall * 0.2],
      [x, crown - tall * 0.27],
    ]),
    palette.lit('#e8b04a'),
    3 * u,
  );
  ink.circle(x, crown - tall * 0.275, 4 * u, palette.lit('#ffd47a'));
}
