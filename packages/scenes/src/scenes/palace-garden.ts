import { darken, mix } from '../colour.ts';
import { blend } from '../ink.ts';
import { area, box, dot, line, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { person } from '../parts/people.ts';
import { paintBushes, paintCypress } from '../parts/plants.ts';
import { paintLightColumns, paintWater } from '../parts/water.ts';
import type { Stage } from '../stage.ts';

export type Front = {
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  readonly stone: string;
  readonly dome: string;
};

export function paintGarden(stage: Stage, front: Front, house: string): void {
  const { ink, palette, w, h, u } = stage;
  const { x, foot } = front;
  const lawn = palette.lit(mix(palette.ground, '#5fae5a', palette.dark ? 0.08 : stage.time === 'dawn' ? 0.55 : 0.35));
  const path = palette.lit(mix('#e8d4b4', palette.horizon, 0.2));
  ink.rect(0, foot, w, h - foot, ink.vertical(blend([palette.air(lawn, 0.2), lawn, darken(lawn, 0.07)], 4)));
  const fan = (a: number, b: number, c: number, d: number): string =>
    polygon([
      [x + a * u, foot + 6 * u],
      [x + b * u, foot + 6 * u],
      [x + d * u, h + 4],
      [x + c * u, h + 4],
    ]);
  ink.path(fan(-190, 190, -560, 560), path);
  ink.path(fan(-300, -250, -1100, -860), mix(path, lawn, 0.2));
  ink.path(fan(250, 300, 860, 1100), mix(path, lawn, 0.2));
  paintPool(stage, front, house);
  paintPlanting(stage, front);
}

function paintPool(stage: Stage, { x, foot }: Front, house: string): void {
  const { ink, palette, h, u } = stage;
  const [near, far] = [380, 118];
  const pool = polygon([
    [x - far * u, foot + 20 * u],
    [x + far * u, foot + 20 * u],
    [x + near * u, h + 6],
    [x - near * u, h + 6],
  ]);
  ink.path(
    polygon([
      [x - (far + 8) * u, foot + 16 * u],
      [x + (far + 8) * u, foot + 16 * u],
      [x + (near + 26) * u, h + 6],
      [x - (near + 26) * u, h + 6],
    ]),
    palette.lit('#f6ead8'),
  );
  ink.group({ 'clip-path': ink.clip(pool) }, () => {
    paintWater(stage, { from: foot + 14 * u, to: h + 6, mirrored: house });
    if (palette.dark) paintLightColumns(stage, foot + 20 * u, h, 16, ['#ffd27a', '#ffb46a']);
  });
}

function paintPlanting(stage: Stage, { x, foot }: Front): void {
  const { ink, palette, w, h, u, random } = stage;
  const plan = random.fork('garden');
  for (const side of [-1, 1])
    for (let row = 0; row < 6; row += 1) {
      const near0 = (row / 5) ** 1.5;
      const [px, py] = [x + side * (205 + near0 * 290) * u, foot + (16 + near0 * 205) * u];
      paintCypress(
        stage,
        px,
        py,
        (46 + near0 * 150) * u,
        palette.shade(mix(palette.ground, palette.deep, 0.3 + near0 * 0.3)),
      );
      if (row < 5)
        paintBed(
          stage,
          px + side * 40 * u * (0.5 + near0),
          py + 12 * u * (0.5 + near0),
          (20 + near0 * 46) * u,
          plan.pick([palette.accent, '#ffc24a', '#f2a0c0']),
        );
    }
  paintFountain(stage, x, foot + 62 * u);
  let people = '';
  for (let one = 0; one < 9; one += 1)
    people += person(
      x + plan.pick([-1, 1]) * plan.range(140, 300) * u,
      foot + plan.range(20, 80) * u,
      plan.range(20, 30) * u,
      plan,
    );
  ink.path(people, mix(palette.deep, '#2a2450', 0.5));
  paintBushes(stage, -20, x - 500 * u, h + 6, 60 * u, [mix(palette.deep, palette.ground, 0.3)]);
  paintBushes(stage, x + 500 * u, w + 20, h + 6, 60 * u, [mix(palette.deep, palette.ground, 0.3)]);
}

function paintBed(stage: Stage, x: number, y: number, size: number, colour: string): void {
  const { ink, palette, random } = stage;
  const own = random.fork(`bed${Math.round(x)}`);
  ink.ellipse(x, y, size, size * 0.26, palette.shade(palette.ground));
  let blooms = '';
  for (let bloom = 0; bloom < 26; bloom += 1) {
    const turn = own.range(0, 6.28);
    const reach = Math.sqrt(own.next()) * size * 0.9;
    blooms += dot(
      x + Math.cos(turn) * reach,
      y + Math.sin(turn) * reach * 0.24 - size * 0.05,
      size * own.range(0.04, 0.075),
    );
  }
  ink.path(blooms, palette.lit(colour));
}

function paintFountain(stage: Stage, x: number, y: number): void {
  const { ink, palette, u } = stage;
  const spray = palette.lit('#ffffff');
  for (const [reach, tall] of [
    [26, 62],
    [15, 78],
    [6, 88],
  ] as const) {
    const side = (sign: number): Point[] => [
      [x, y],
      [x + sign * reach * 0.35 * u, y - tall * u],
      [x + sign * reach * u, y - 6 * u],
    ];
    for (const sign of [-1, 1]) ink.stroke(area(side(sign), [], 1).replace('Z', ''), spray, 2 * u, { opacity: 0.55 });
  }
  ink.path(pill(x - 42 * u, y - 8 * u, 84 * u, 10 * u, 5 * u), palette.lit('#f6ead8'));
  ink.path(
    box(x - 6 * u, y - 30 * u, 12 * u, 24 * u) + pill(x - 20 * u, y - 34 * u, 40 * u, 7 * u, 3 * u),
    palette.lit('#efe0cc'),
  );
  ink.stroke(
    line([
      [x - 30 * u, y + 4 * u],
      [x + 30 * u, y + 4 * u],
    ]),
    palette.shade('#9a8fa8'),
    2 * u,
    { opacity: 0.6 },
  );
}
