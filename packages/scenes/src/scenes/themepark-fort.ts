import { darken, lighten, mix } from '../colour.ts';
import { arch, box, line, polygon } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';

/** A fairy fort of uneven towers with striped tents for roofs: modeled on no real castle. */
export function paintFort(stage: Stage, x: number, shore: number, tall: number): void {
  const { ink, palette, random } = stage;
  const plan = random.fork('fort');
  const stone = plan.pick(['#efe2f4', '#f6e4d4', '#e4eaf6']);
  const sets: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
    ['#4a6ae0', '#3fb0d0'],
    ['#e0508a', '#8a5ae0'],
    ['#26a69a', '#e8a23c'],
  ];
  const roofs = plan.pick(sets);
  if (palette.dark) paintGlow(stage, x, shore - tall * 0.4, tall * 0.62, '#ffc8e8', 0.34);
  const towers = [
    [-0.31, 0.42, 0.07],
    [0.3, 0.48, 0.075],
    [-0.19, 0.6, 0.075],
    [0.2, 0.36, 0.06],
    [0.11, 0.7, 0.08],
    [-0.05, 0.86, 0.095],
    [-0.4, 0.3, 0.055],
    [0.41, 0.28, 0.055],
  ] as const;
  const skew = plan.chance(0.5) ? 1 : -1;
  for (const [at, [dx, high, half]] of towers.entries())
    paintTurret(stage, {
      x: x + skew * dx * tall,
      shore,
      tall: tall * high * plan.range(0.93, 1.05),
      half: half * tall * 0.8,
      stone,
      roof: roofs[at % 2] ?? roofs[0],
    });
  const wall = tall * 0.2;
  ink.path(
    box(x - tall * 0.46, shore - wall, tall * 0.92, wall),
    ink.horizontal([
      [0, palette.lit(lighten(stone, 0.02))],
      [1, palette.shade(stone)],
    ]),
  );
  let teeth = '';
  for (let tooth = x - tall * 0.46; tooth < x + tall * 0.44; tooth += tall * 0.042)
    teeth += box(tooth, shore - wall - tall * 0.024, tall * 0.024, tall * 0.03);
  ink.path(teeth, palette.lit(stone));
  ink.path(arch(x - tall * 0.065, shore - wall * 0.72, tall * 0.13, wall * 0.72), palette.shade(darken(stone, 0.2)));
  ink.path(
    arch(x - tall * 0.05, shore - wall * 0.62, tall * 0.1, wall * 0.62),
    palette.dark ? '#ffc05a' : palette.shade('#7a5a8a'),
  );
  const slits = [-0.36, -0.26, -0.16, 0.14, 0.24, 0.34]
    .map((dx) => arch(x + dx * tall, shore - wall * 0.66, tall * 0.022, tall * 0.05))
    .join('');
  ink.path(slits, palette.dark ? '#ffd27a' : palette.shade('#8a7ab0'));
}

type Turret = {
  readonly x: number;
  readonly shore: number;
  readonly tall: number;
  readonly half: number;
  readonly stone: string;
  readonly roof: string;
};

function paintTurret(stage: Stage, { x, shore, tall, half, stone, roof }: Turret): void {
  const { ink, palette } = stage;
  const top = shore - tall * 0.68;
  ink.path(
    box(x - half, top, half * 2, tall * 0.68),
    ink.horizontal([
      [0, palette.lit(lighten(stone, 0.03))],
      [0.45, palette.lit(stone)],
      [1, palette.shade(stone)],
    ]),
  );
  ink.path(box(x - half * 1.18, top, half * 2.36, half * 0.34), palette.lit(darken(stone, 0.05)));
  const peak = shore - tall;
  const cone = (from: number, to: number): string =>
    polygon([
      [x, peak],
      [x + half * 1.34 * to, top],
      [x + half * 1.34 * from, top],
    ]);
  for (let stripe = 0; stripe < 6; stripe += 1) {
    const [from, to] = [-1 + stripe / 3, -1 + (stripe + 1) / 3];
    const colour = stripe % 2 === 0 ? roof : lighten(roof, 0.14);
    ink.path(cone(from, to), mix(palette.lit(colour), palette.shade(colour), stripe / 5));
  }
  ink.stroke(
    line([
      [x, peak + 2],
      [x, peak - half * 1.1],
    ]),
    palette.shade('#8a6a8a'),
    half * 0.07,
  );
  ink.path(
    polygon([
      [x, peak - half * 1.1],
      [x + half * 0.75, peak - half * 0.86],
      [x, peak - half * 0.62],
    ]),
    palette.lit('#ffcf4a'),
  );
  const panes = [0.22, 0.5]
    .map((share) => arch(x - half * 0.22, top + tall * 0.68 * share, half * 0.44, half * 0.8))
    .join('');
  ink.path(panes, palette.dark ? '#ffd88a' : palette.shade('#7a86c0'));
}

export function paintTents(stage: Stage, shore: number, fort: number): void {
  const { ink, palette, w, u, random } = stage;
  const plan = random.fork('tents');
  for (const at of [0.06, 0.2, 0.94]) {
    const [x, half] = [w * at + plan.range(-14, 14) * u, plan.range(34, 46) * u];
    if (Math.abs(x - fort) < 120 * u) continue;
    const colour = plan.pick(['#e8503a', '#3a8ad8', '#e8a02c', '#c84a9a']);
    ink.path(box(x - half, shore - half * 0.9, half * 2, half * 0.9), palette.lit('#fff0dc'));
    for (let stripe = 0; stripe < 8; stripe += 1) {
      const [from, to] = [x - half * 1.15 + stripe * half * 0.2875, x - half * 1.15 + (stripe + 1) * half * 0.2875];
      const fill = stripe % 2 === 0 ? colour : '#fff4e4';
      ink.path(
        polygon([
          [x, shore - half * 1.75],
          [to, shore - half * 0.85],
          [from, shore - half * 0.85],
        ]),
        mix(palette.lit(fill), palette.shade(fill), stripe / 9),
      );
      if (stripe % 2 === 0)
        ink.path(
          box(from + half * 0.16, shore - half * 0.85, half * 0.2, half * 0.85),
          mix(palette.lit(colour), palette.shade(colour), stripe / 9),
          { opacity: 0.85 },
        );
    }
    if (palette.dark) paintGlow(stage, x, shore - half * 0.4, half * 1.6, '#ffcf7a', 0.4);
  }
}
