import { lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { dot, line, pill, polygon } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

export function paintBalloons(stage: Stage, row: 'near' | 'far'): void {
  const { palette, w, h, u, random } = stage;
  const plan = random.fork(`balloons-${row}`);
  const sets: readonly (readonly [string, string, string])[] = [
    [palette.accent, '#ffe2a8', '#f2a03c'],
    ['#3a7ac8', '#fff0d4', '#f2b03c'],
    ['#c8467a', '#ffd9c4', '#f28a4a'],
    ['#2f9a8a', '#fff2cf', '#ef6a4a'],
  ];
  if (row === 'far') {
    for (let at = 0; at < 6; at += 1) {
      const set = sets[plan.whole(0, 3)] ?? sets[0];
      if (set !== undefined)
        paintBalloon(
          stage,
          w * (0.46 + at * 0.095 + plan.range(-0.03, 0.03)),
          h * plan.range(0.22, 0.54),
          plan.range(13, 26) * u,
          set,
          0.45,
          plan,
        );
    }
    return;
  }
  const first = plan.whole(0, 3);
  const big = [
    [0.24 + plan.range(-0.05, 0.05), 0.42, 104],
    [0.55, 0.31, 52],
    [0.085, 0.6, 40],
  ] as const;
  for (const [at, [x, y, r]] of big.entries()) {
    const set = at === 0 ? sets[0] : sets[(first + at) % 4];
    if (set !== undefined) paintBalloon(stage, w * x, h * y, r * u, set, at * 0.1, plan);
  }
}

function paintBalloon(
  stage: Stage,
  x: number,
  y: number,
  r: number,
  [main, pale, warm]: readonly [string, string, string],
  distance: number,
  plan: Random,
): void {
  const { ink, palette } = stage;
  const bands = 9;
  const edge = (turn: number): string => {
    const dx = Math.sin(turn) * r;
    return `C${n(x + dx * 1.34)} ${n(y - r * 0.98)} ${n(x + dx * 1.3)} ${n(y + r * 0.42)} ${n(x + Math.sin(turn) * r * 0.2)} ${n(y + r * 1.16)}`;
  };
  const order = plan.chance(0.5) ? [main, pale] : [main, warm, pale];
  if (palette.dark && distance < 0.3) paintGlow(stage, x, y + r * 0.5, r * 1.9, '#ffb65a', 0.42);
  for (let band = 0; band < bands; band += 1) {
    const [from, to] = [(band / bands - 0.5) * Math.PI, ((band + 1) / bands - 0.5) * Math.PI];
    const colour = order[band % order.length] ?? main;
    const light = mix(
      palette.shade(colour),
      palette.lit(lighten(colour, 0.03)),
      Math.sin(((band + 0.5) / bands) * Math.PI * 0.9 + 0.35) ** 2,
    );
    const lamp = palette.dark ? mix(light, colour, 0.5) : light;
    const d = `M${n(x)} ${n(y - r)}${edge(to)}L${n(x + Math.sin(from) * r * 0.2)} ${n(y + r * 1.16)}C${n(x + Math.sin(from) * r * 1.3)} ${n(y + r * 0.42)} ${n(x + Math.sin(from) * r * 1.34)} ${n(y - r * 0.98)} ${n(x)} ${n(y - r)}Z`;
    ink.path(d, palette.air(lamp, distance));
  }
  if (palette.dark)
    ink.ellipse(
      x,
      y + r * 0.3,
      r * 0.9,
      r * 0.9,
      ink.radial([
        [0, '#ffe9a8', 0.6 * (1 - distance)],
        [1, '#ffb04a', 0],
      ]),
    );
  paintBasket(stage, x, y, r, main, distance);
}

function paintBasket(stage: Stage, x: number, y: number, r: number, main: string, distance: number): void {
  const { ink, palette } = stage;
  const skirt = palette.air(palette.shade(main), distance);
  ink.path(
    polygon([
      [x - r * 0.2, y + r * 1.15],
      [x + r * 0.2, y + r * 1.15],
      [x + r * 0.13, y + r * 1.3],
      [x - r * 0.13, y + r * 1.3],
    ]),
    skirt,
  );
  ink.stroke(
    `${line([
      [x - r * 0.13, y + r * 1.3],
      [x - r * 0.1, y + r * 1.52],
    ])}${line([
      [x + r * 0.13, y + r * 1.3],
      [x + r * 0.1, y + r * 1.52],
    ])}`,
    palette.air(palette.deep, distance),
    Math.max(0.8, r * 0.014),
  );
  if (palette.dark) ink.circle(x, y + r * 1.32, r * 0.06, '#fff0b0');
  ink.path(
    `${dot(x - r * 0.05, y + r * 1.47, r * 0.03)}${dot(x + r * 0.04, y + r * 1.46, r * 0.03)}`,
    palette.air(palette.deep, distance),
  );
  ink.path(
    pill(x - r * 0.13, y + r * 1.5, r * 0.26, r * 0.19, r * 0.04),
    palette.air(palette.shade('#8a5a3a'), distance),
  );
}
