import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';
import type { Ground } from './springs-rocks.ts';
import { steamColour } from './springs-steam.ts';

/** A bamboo pipe on a forked post, its water falling into the pool. `side` is where it comes from. */
export function paintSpout(stage: Stage, x: number, y: number, side: number, size: number): void {
  const { ink, palette } = stage;
  const cane = mix('#a9b45a', '#c9a860', 0.3);
  const at = (dx: number, dy: number): Point => [x + side * dx * size, y + dy * size];
  const [mouth, back, foot, fork] = [at(-52, -70), at(74, -98), at(22, 10), at(22, -84)];
  const water = mix(steamColour(stage), '#ffffff', 0.6);
  ink.path(
    `M${n(mouth[0] + side * 5 * size)} ${n(mouth[1] + 2 * size)}Q${n(mouth[0] - side * 10 * size)} ${n(mouth[1] + 10 * size)} ${n(mouth[0] - side * 11 * size)} ${n(y + 12 * size)}H${n(mouth[0] - side * 23 * size)}Q${n(mouth[0] - side * 20 * size)} ${n(mouth[1] + 2 * size)} ${n(mouth[0])} ${n(mouth[1] - 5 * size)}Z`,
    ink.vertical([
      [0, water, 0.95],
      [1, water, 0.6],
    ]),
  );
  for (const [reach, opacity] of [
    [16, 0.8],
    [34, 0.5],
    [54, 0.26],
  ] as const)
    ink.stroke(
      `M${n(mouth[0] - side * 17 * size - reach * size)} ${n(y + 13 * size)}a${n(reach * size)} ${n(reach * 0.26 * size)} 0 1 0 ${n(reach * 2 * size)} 0a${n(reach * size)} ${n(reach * 0.26 * size)} 0 1 0 ${n(-reach * 2 * size)} 0`,
      '#f4fffa',
      1.8 * size,
      { opacity },
    );
  ink.stroke(`M${n(foot[0])} ${n(foot[1])}L${n(fork[0])} ${n(fork[1] - 12 * size)}`, palette.shade(cane), 11 * size);
  ink.stroke(
    `M${n(foot[0] - 2 * size)} ${n(foot[1])}L${n(fork[0] - 2 * size)} ${n(fork[1] - 12 * size)}`,
    palette.lit(cane),
    5 * size,
  );
  const pipe = `M${n(mouth[0])} ${n(mouth[1])}L${n(back[0])} ${n(back[1])}`;
  ink.stroke(pipe, palette.shade(darken(cane, 0.04)), 15 * size);
  ink.stroke(pipe, palette.lit(cane), 9 * size, { transform: `translate(0 ${n(-2.4 * size)})` });
  ink.stroke(pipe, palette.lit(lighten(cane, 0.12)), 2.6 * size, { transform: `translate(0 ${n(-4.6 * size)})` });
  let knots = '';
  for (const share of [0.28, 0.62, 0.9]) {
    const [kx, ky] = [mouth[0] + (back[0] - mouth[0]) * share, mouth[1] + (back[1] - mouth[1]) * share];
    knots += `M${n(kx - 1.4 * size)} ${n(ky - 7 * size)}l${n(2.8 * size)} ${n(14 * size)}`;
  }
  ink.stroke(knots, palette.shade(darken(cane, 0.1)), 2.6 * size);
  ink.ellipse(mouth[0], mouth[1], 3.4 * size, 6.6 * size, palette.shade('#4c4a28'));
}

/** A wooden pail with two hoops, a ladle across it, a folded towel beside it. */
export function paintPail(stage: Stage, x: number, foot: number, tall: number, ground: Ground): void {
  const { ink, palette } = stage;
  const wood = '#c98f56';
  const half = tall * 0.62;
  ink.ellipse(x, foot, half * 1.2, tall * 0.16, palette.deep, { opacity: 0.3 });
  const sides = polygon([
    [x - half, foot - tall],
    [x - half * 0.84, foot - tall * 0.04],
    [x, foot + tall * 0.06],
    [x + half * 0.84, foot - tall * 0.04],
    [x + half, foot - tall],
  ]);
  const lit: readonly [number, string][] = [
    [0, palette.lit(lighten(wood, 0.07))],
    [0.5, palette.lit(wood)],
    [1, palette.shade(wood)],
  ];
  ink.path(
    sides,
    ink.horizontal(ground.side < 0 ? lit : lit.map(([at], place) => [at, lit[2 - place]?.[1] ?? wood] as const)),
  );
  let staves = '';
  for (let at = -0.7; at < 0.8; at += 0.28)
    staves += `M${n(x + at * half)} ${n(foot - tall * 0.94)}L${n(x + at * half * 0.86)} ${n(foot)}`;
  ink.stroke(staves, palette.shade(darken(wood, 0.06)), tall * 0.025, { opacity: 0.6 });
  ink.stroke(
    [0.74, 0.26]
      .map(
        (up) =>
          `M${n(x - half * (0.84 + up * 0.16))} ${n(foot - tall * up)}Q${n(x)} ${n(foot - tall * (up - 0.15))} ${n(x + half * (0.84 + up * 0.16))} ${n(foot - tall * up)}`,
      )
      .join(''),
    palette.shade('#8a7a4a'),
    tall * 0.075,
  );
  ink.ellipse(x, foot - tall, half, tall * 0.17, palette.lit(lighten(wood, 0.1)));
  ink.ellipse(x, foot - tall * 0.985, half * 0.84, tall * 0.12, palette.shade(mix('#4f9a9c', palette.water[1], 0.4)));
  const cloth = palette.vivid('#fff6e6');
  const beside = x + ground.side * half * 1.9;
  ink.path(pill(beside - tall * 0.5, foot - tall * 0.26, tall, tall * 0.28, tall * 0.08), palette.shade('#e0d2c4'));
  ink.path(pill(beside - tall * 0.5, foot - tall * 0.36, tall, tall * 0.22, tall * 0.09), cloth);
  ink.path(pill(beside - tall * 0.2, foot - tall * 0.36, tall * 0.16, tall * 0.37, 1), palette.vivid(palette.accent));
}
