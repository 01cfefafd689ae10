import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { arch, box, dot, line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { bust } from '../parts/people.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

type House = {
  readonly x: number;
  readonly wide: number;
  readonly foot: number;
  readonly eaves: number;
  readonly wall: string;
  readonly roof: string;
  readonly own: Random;
};

export const walls: readonly [string, ...string[]] = [
  '#f2b85a',
  '#e88a5c',
  '#d8604f',
  '#f4dcb4',
  '#8fb8a8',
  '#7fa0c8',
  '#e8a8a0',
  '#c8d09a',
  '#f0e4d4',
];

export const tiles: readonly [string, ...string[]] = ['#b8503a', '#a8432f', '#8a4038', '#6a4a5a', '#c0623f'];

export function paintRow(stage: Stage, foot: number): void {
  const { w, u, random } = stage;
  const row = random.fork('row');
  let last = '';
  for (let x = -20 * u; x < w + 10;) {
    const wide = row.range(92, 142) * u;
    let wall = row.pick(walls);
    if (wall === last) wall = walls[(walls.indexOf(wall) + 4) % walls.length] ?? wall;
    last = wall;
    paintHouse(stage, {
      x,
      wide,
      foot,
      eaves: row.range(168, 232) * u,
      wall,
      roof: row.pick(tiles),
      own: row.fork(String(Math.round(x))),
    });
    x += wide;
  }
}

function paintHouse(stage: Stage, house: House): void {
  const { ink, palette, u } = stage;
  const { x, wide, foot, eaves, wall, roof, own } = house;
  const top = foot - eaves;
  const face = ink.horizontal([
    [0, palette.lit(lighten(wall, 0.02))],
    [0.55, palette.lit(wall)],
    [1, mix(palette.lit(wall), palette.shade(wall), 0.8)],
  ]);
  const trim = palette.lit('#fff6e8');
  const kind = own.whole(0, 3);
  const tall = wide * own.range(0.5, 0.68);
  if (kind === 0) {
    ink.path(
      polygon([
        [x - 4 * u, top],
        [x + wide * 0.14, top - tall * 0.8],
        [x + wide * 0.86, top - tall * 0.8],
        [x + wide + 4 * u, top],
      ]),
      ink.vertical([
        [0, palette.lit(roof)],
        [1, palette.shade(roof)],
      ]),
    );
    paintDormers(stage, house, top, tall);
  } else {
    const gable = gableOf(kind, x, wide, top, tall);
    ink.path(
      polygon([
        [x - 2 * u, top],
        [x + wide * 0.5, top - tall * 1.05],
        [x + wide + 6 * u, top - tall * 0.1],
        [x + wide, top],
      ]),
      palette.shade(roof),
    );
    ink.path(polygon(gable), face);
    ink.stroke(line(gable), trim, 3 * u);
    ink.path(
      arch(x + wide * 0.42, top - tall * 0.52, wide * 0.16, wide * 0.24),
      palette.dark && own.chance(0.6) ? palette.lamp : palette.shade('#3f4f80'),
    );
  }
  ink.path(box(x + wide * 0.74, top - tall * 0.98, wide * 0.12, tall * 0.5), palette.shade(darken(roof, 0.04)));
  ink.path(box(x, top, wide, eaves), face);
  ink.path(box(x - 1, top - 3 * u, wide + 2, 6 * u) + box(x, foot - 66 * u, wide, 4 * u), trim, { opacity: 0.9 });
  ink.path(box(x + wide - 3 * u, top, 3 * u, eaves), palette.shade(darken(wall, 0.06)), { opacity: 0.55 });
  paintHouseWindows(stage, house);
  paintShop(stage, house);
}

function gableOf(kind: number, x: number, wide: number, top: number, tall: number): Point[] {
  if (kind === 1)
    return [
      [x, top],
      [x + wide / 2, top - tall],
      [x + wide, top],
    ];
  const steps: Point[] = [];
  const count = kind === 2 ? 4 : 3;
  for (let step = 0; step < count; step += 1) {
    const [left, y] = [x + (wide * 0.42 * step) / count, top - (tall * (step + 1)) / count];
    steps.push([left, step === 0 ? top : top - (tall * step) / count], [left, y]);
  }
  return [...steps, ...steps.toReversed().map(([sx, sy]): Point => [2 * x + wide - sx, sy])];
}

function paintDormers(stage: Stage, { x, wide, roof, wall, own }: House, top: number, tall: number): void {
  const { ink, palette, u } = stage;
  for (const at of [0.32, 0.68]) {
    const dx = x + wide * at;
    ink.path(box(dx - 9 * u, top - tall * 0.56, 18 * u, tall * 0.4), palette.lit(wall));
    ink.path(
      polygon([
        [dx - 13 * u, top - tall * 0.54],
        [dx, top - tall * 0.54 - 13 * u],
        [dx + 13 * u, top - tall * 0.54],
      ]),
      palette.shade(darken(roof, 0.03)),
    );
    ink.path(
      box(dx - 5 * u, top - tall * 0.48, 10 * u, tall * 0.27),
      palette.dark && own.chance(0.7) ? palette.lamp : palette.shade('#3f4f80'),
    );
  }
}

function paintHouseWindows(stage: Stage, { x, wide, foot, eaves, wall, own }: House): void {
  const { ink, palette, u } = stage;
  const columns = wide > 116 * u ? 3 : 2;
  const shutters = own.chance(0.55) ? own.pick(['#3f7a6a', '#5a6ab0', '#a84a3f', '#4a8a9a']) : undefined;
  let [frames, lit, unlit, bars, leaves, boxes] = ['', '', '', '', '', ''];
  for (let y = foot - eaves + 20 * u; y < foot - 106 * u; y += 50 * u)
    for (let column = 0; column < columns; column += 1) {
      const cx = x + (wide * (column + 0.5)) / columns;
      const [half, tall] = [8.5 * u, 31 * u];
      frames += box(cx - half - 2.4 * u, y - 2.4 * u, half * 2 + 4.8 * u, tall + 4.8 * u);
      if (own.chance(palette.lampShare * 1.1)) lit += box(cx - half, y, half * 2, tall);
      else unlit += box(cx - half, y, half * 2, tall);
      bars +=
        line([
          [cx, y],
          [cx, y + tall],
        ]) +
        line([
          [cx - half, y + tall * 0.36],
          [cx + half, y + tall * 0.36],
        ]);
      leaves +=
        box(cx - half - 10 * u, y - 1 * u, 7 * u, tall + 2 * u) +
        box(cx + half + 3 * u, y - 1 * u, 7 * u, tall + 2 * u);
      if (own.chance(0.5))
        for (let bloom = 0; bloom < 7; bloom += 1)
          boxes += dot(cx - half + bloom * 2.9 * u, y + tall + own.range(1, 5) * u, own.range(2, 3.2) * u);
    }
  ink.path(frames, palette.lit(lighten(mix(wall, '#fff6e8', 0.75), 0.02)));
  ink.path(unlit, palette.dark ? palette.shade('#3a4478') : mix(palette.shade('#5f7fb0'), palette.sky[1], 0.3));
  ink.path(lit, palette.lamp);
  ink.stroke(bars, palette.lit('#f4e8da'), 1.3 * u);
  if (shutters !== undefined) ink.path(leaves, palette.lit(shutters));
  ink.path(boxes, palette.lit(own.pick([palette.accent, '#f2709a', '#ffb84a'])));
}

function paintShop(stage: Stage, { x, wide, foot, wall, own }: House): void {
  const { ink, palette, u } = stage;
  const warm = palette.dark ? '#ffd892' : palette.shade('#6a7a9a');
  ink.path(box(x + 7 * u, foot - 58 * u, wide - 14 * u, 58 * u), mix(palette.shade(wall), palette.deep, 0.45));
  ink.path(
    box(x + 12 * u, foot - 53 * u, wide * 0.5, 42 * u) + arch(x + wide * 0.68, foot - 53 * u, wide * 0.2, 53 * u),
    ink.vertical([
      [0, warm],
      [1, mix(warm, '#e8905a', palette.dark ? 0.5 : 0.25)],
    ]),
  );
  ink.path(
    bust(x + wide * 0.24, foot - 12 * u, 27 * u) + bust(x + wide * 0.42, foot - 12 * u, 25 * u),
    mix(palette.deep, wall, 0.2),
    { opacity: 0.75 },
  );
  if (palette.dark) paintGlow(stage, x + wide * 0.4, foot - 24 * u, 84 * u, '#ffbf6a', 0.5);
  if (!own.chance(0.75)) return;
  const colour = own.pick([palette.accent, '#3f7a9a', '#4a8a5f', '#c8862f', '#a84a6a']);
  const stripes = 8;
  const [left, span] = [x + 5 * u, wide - 10 * u];
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const [a, b] = [left + (span * stripe) / stripes, left + (span * (stripe + 1)) / stripes];
    const fill = stripe % 2 === 0 ? palette.lit(colour) : palette.lit('#fff4e4');
    const spread = (px: number): number => px + (px - (left + span / 2)) * 0.07;
    ink.path(
      `M${n(a)} ${n(foot - 68 * u)}L${n(b)} ${n(foot - 68 * u)}L${n(spread(b))} ${n(foot - 48 * u)}q${n((spread(a) - spread(b)) / 2)} ${n(11 * u)} ${n(spread(a) - spread(b))} 0Z`,
      fill,
    );
  }
}
