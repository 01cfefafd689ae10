import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { box, curve, dot, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { lamplit } from './court-space.ts';
import { flame } from './court-storey.ts';

/** A bronze incense burner on three feet, with a little roof, its smoke rising. `tall` in view units. */
export function paintBurner(stage: Stage, x: number, foot: number, tall: number): void {
  const { ink, palette, random } = stage;
  const s = tall / 100;
  const own = random.fork(`smoke${Math.round(x)}`);
  const metal = ink.horizontal([
    [0, lamplit(stage, '#c79a54', 1, 0.3)],
    [0.4, lamplit(stage, '#8f6a3c', 0.8, 0.3)],
    [1, lamplit(stage, '#5a4434', 0.3, 0.2)],
  ]);
  ink.ellipse(x + 10 * s, foot, 48 * s, 7 * s, palette.deep, { opacity: 0.3 });
  ink.path(box(x - 34 * s, foot - 12 * s, 68 * s, 12 * s), lamplit(stage, '#e6ddd0', 0.7, 0.3));
  ink.path(
    box(x - 27 * s, foot - 30 * s, 8 * s, 19 * s) +
      box(x + 19 * s, foot - 30 * s, 8 * s, 19 * s) +
      box(x - 4 * s, foot - 30 * s, 8 * s, 19 * s),
    metal,
  );
  ink.path(
    `M${n(x - 34 * s)} ${n(foot - 56 * s)}Q${n(x - 34 * s)} ${n(foot - 26 * s)} ${n(x)} ${n(foot - 25 * s)}Q${n(x + 34 * s)} ${n(foot - 26 * s)} ${n(x + 34 * s)} ${n(foot - 56 * s)}Z`,
    metal,
  );
  ink.path(pill(x - 38 * s, foot - 60 * s, 76 * s, 6 * s, 3 * s), lamplit(stage, '#d8ad62', 1, 0.3));
  ink.stroke(
    `M${n(x - 34 * s)} ${n(foot - 56 * s)}q${n(-12 * s)} ${n(-4 * s)} ${n(-9 * s)} ${n(-20 * s)}M${n(x + 34 * s)} ${n(foot - 56 * s)}q${n(12 * s)} ${n(-4 * s)} ${n(9 * s)} ${n(-20 * s)}`,
    lamplit(stage, '#8f6a3c', 0.8, 0.3),
    4 * s,
  );
  ink.path(
    box(x - 18 * s, foot - 78 * s, 36 * s, 18 * s),
    palette.lampShare > 0.1 ? '#ffcf86' : lamplit(stage, '#4a3830', 0.3, 0),
  );
  ink.path(
    [-18, -6, 6, 15].map((at) => box(x + at * s, foot - 78 * s, 3 * s, 18 * s)).join(''),
    lamplit(stage, '#6f5236', 0.6, 0.2),
  );
  ink.path(
    `M${n(x - 32 * s)} ${n(foot - 82 * s)}Q${n(x - 12 * s)} ${n(foot - 84 * s)} ${n(x - 4 * s)} ${n(foot - 98 * s)}H${n(x + 4 * s)}Q${n(x + 12 * s)} ${n(foot - 84 * s)} ${n(x + 32 * s)} ${n(foot - 82 * s)}Q${n(x)} ${n(foot - 73 * s)} ${n(x - 32 * s)} ${n(foot - 82 * s)}Z${dot(x, foot - 101 * s, 4.4 * s)}`,
    metal,
  );
  if (palette.dark) paintGlow(stage, x, foot - 68 * s, 60 * s, flame, 0.6);
  const smoke = mix(palette.cloud, palette.horizon, 0.3);
  const lean = own.range(-0.6, 0.6);
  const ribbon = curve(
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((up): Point => [
      x + Math.sin(up * 8 + lean) * (5 + up * 14) * s + up * 24 * s,
      foot - (102 + up * 115) * s,
    ]),
    1,
  );
  for (const [wide, opacity] of [
    [15, 0.1],
    [8, 0.16],
    [3, 0.24],
  ] as const)
    ink.stroke(ribbon, smoke, wide * s, { opacity });
}

/** A seated guardian lion on its pedestal, looking to `flip`. */
export function paintLion(stage: Stage, x: number, foot: number, tall: number, flip: number, stone: string): void {
  const { ink, palette } = stage;
  const s = tall / 100;
  const at = (dx: number, up: number): string => `${n(x + flip * dx * s)} ${n(foot - up * s)}`;
  const [bright, middle, dim] = [
    lamplit(stage, lighten(stone, 0.03), 1, 0.3),
    lamplit(stage, stone, 0.7, 0.3),
    lamplit(stage, darken(stone, 0.12), 0.3, 0.2),
  ];
  ink.ellipse(x + 8 * s, foot, 38 * s, 5 * s, palette.deep, { opacity: 0.3 });
  ink.path(
    box(x - 27 * s, foot - 34 * s, 54 * s, 34 * s),
    ink.horizontal([
      [0, bright],
      [0.5, middle],
      [1, dim],
    ]),
  );
  ink.path(box(x - 31 * s, foot - 38 * s, 62 * s, 7 * s) + box(x - 31 * s, foot - 5 * s, 62 * s, 5 * s), bright);
  ink.path(box(x - 18 * s, foot - 27 * s, 36 * s, 16 * s), dim, { opacity: 0.4 });
  const fill = ink.horizontal([
    [0, bright],
    [0.45, middle],
    [1, dim],
  ]);
  ink.path(
    `M${at(-24, 38)}Q${at(-27, 60)} ${at(-10, 72)}Q${at(-12, 88)} ${at(2, 94)}Q${at(16, 96)} ${at(20, 84)}L${at(23, 78)}L${at(15, 70)}Q${at(13, 66)} ${at(16, 60)}L${at(18, 41)}L${at(24, 38)}Z`,
    fill,
  );
  ink.path(
    dot(x - flip * 6 * s, foot - 86 * s, 7 * s) +
      dot(x - flip * 9 * s, foot - 76 * s, 7 * s) +
      dot(x - flip * 4 * s, foot - 67 * s, 6 * s) +
      dot(x + flip * 3 * s, foot - 93 * s, 6 * s) +
      dot(x - flip * 24 * s, foot - 50 * s, 7 * s),
    middle,
  );
  ink.stroke(`M${at(4, 62)}L${at(7, 41)}M${at(-8, 40)}Q${at(-2, 52)} ${at(-10, 58)}`, dim, 2.4 * s);
  ink.path(dot(x + flip * 13 * s, foot - 85 * s, 1.8 * s), dim);
}

/** A lantern of stone with a curved cap. */
export function paintStoneLamp(stage: Stage, x: number, foot: number, tall: number): void {
  const { ink, palette, time } = stage;
  const s = tall / 100;
  const fill = ink.horizontal([
    [0, lamplit(stage, '#c4beb8', 1, 0.2)],
    [0.5, lamplit(stage, '#a09a9c', 0.6, 0.2)],
    [1, lamplit(stage, '#827c84', 0.2, 0.1)],
  ]);
  if (time !== 'day') paintGlow(stage, x, foot - 62 * s, tall * 0.7, flame, palette.dark ? 0.75 : 0.4);
  ink.path(
    polygon([
      [x - 22 * s, foot],
      [x - 17 * s, foot - 9 * s],
      [x + 17 * s, foot - 9 * s],
      [x + 22 * s, foot],
    ]) +
      box(x - 8 * s, foot - 46 * s, 16 * s, 38 * s) +
      polygon([
        [x - 10 * s, foot - 44 * s],
        [x - 21 * s, foot - 52 * s],
        [x + 21 * s, foot - 52 * s],
        [x + 10 * s, foot - 44 * s],
      ]) +
      box(x - 14 * s, foot - 74 * s, 28 * s, 23 * s),
    fill,
  );
  ink.path(
    box(x - 7 * s, foot - 71 * s, 14 * s, 16 * s),
    time === 'day' ? lamplit(stage, '#4a3c44', 0.3, 0) : '#ffe2a0',
  );
  ink.path(
    `M${n(x - 31 * s)} ${n(foot - 75 * s)}Q${n(x - 12 * s)} ${n(foot - 79 * s)} ${n(x - 6 * s)} ${n(foot - 92 * s)}H${n(x + 6 * s)}Q${n(x + 12 * s)} ${n(foot - 79 * s)} ${n(x + 31 * s)} ${n(foot - 75 * s)}Q${n(x)} ${n(foot - 69 * s)} ${n(x - 31 * s)} ${n(foot - 75 * s)}Z${dot(x, foot - 95 * s, 5 * s)}`,
    fill,
  );
}

/** Red lanterns that hang at these places, alight after sunset. */
export function paintRedLanterns(stage: Stage, places: readonly (readonly [number, number])[], size: number): void {
  const { ink, palette, time } = stage;
  const lit = palette.dark || time === 'dawn';
  let [bodies, cores, caps] = ['', '', ''];
  for (const [x, y] of places) {
    if (lit) paintGlow(stage, x, y, size * 4.4, '#ff8a4a', palette.dark ? 0.62 : 0.3);
    bodies += oval(x, y, size, size * 0.84);
    cores += oval(x - size * 0.1, y, size * 0.5, size * 0.74);
    caps +=
      box(x - size * 0.4, y - size * 1.06, size * 0.8, size * 0.24) +
      box(x - size * 0.4, y + size * 0.8, size * 0.8, size * 0.24) +
      box(x - size * 0.08, y + size, size * 0.16, size * 0.7);
  }
  ink.path(bodies, palette.dark ? '#e8432e' : palette.vivid('#d83a2c'));
  ink.path(cores, palette.dark ? '#ffc97a' : palette.vivid(lighten('#e8553a', 0.06)), {
    opacity: palette.dark ? 0.9 : 0.8,
  });
  ink.path(caps, palette.vivid('#f0c050'));
}

function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`;
}
