import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { arch, box, dot, polygon } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { frameColour, paintGlass, vault } from './garden-glass.ts';
import type { Glass } from './garden-glass.ts';

export type HouseKind = 'palmhouse' | 'shells' | 'dome';

export type House = {
  readonly kind: HouseKind;
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  readonly frame: string;
  readonly light: number;
  /** 0 or 1: which of the kind's two builds. */
  readonly build: number;
};

export function paintHouse(stage: Stage, house: House): void {
  const { palette } = stage;
  const { x, foot, size } = house;
  if (palette.dark) paintGlow(stage, x, foot - 80 * size, 400 * size, '#ffbe6e', stage.time === 'night' ? 0.5 : 0.4);
  if (house.kind === 'palmhouse') paintPalmhouse(stage, house);
  else if (house.kind === 'shells') paintShells(stage, house);
  else paintRotunda(stage, house);
}

type Part = Partial<Glass> & Pick<Glass, 'x' | 'foot' | 'tall' | 'profile'>;

function pane(stage: Stage, { frame, light, size }: House, part: Part): void {
  paintGlass(stage, {
    ribs: 16,
    round: true,
    rings: [0.34, 0.68],
    frame,
    bold: 2 * Math.max(0.7, size),
    palms: 0,
    body: 'round',
    light,
    ...part,
  });
}

const both = (half: number): readonly [number, number] => [half, half];

/** A vaulted hall with two wings, a raised middle and a lantern. */
function paintPalmhouse(stage: Stage, house: House): void {
  const { x, foot, size, build } = house;
  const wing = (build === 0 ? 120 : 96) * size;
  const [low, high] = [(build === 0 ? 92 : 104) * size, (build === 0 ? 122 : 142) * size];
  for (const side of [-1, 1]) {
    const from = x + side * 96 * size;
    const round = vault(0.42, 0.04);
    const end = 62 * size;
    pane(stage, house, {
      x: from + side * wing,
      foot,
      tall: low,
      profile: (up) => (side < 0 ? [end * round(up), 0] : [0, end * round(up)]),
      ribs: 14,
      rings: [0.42, 0.7],
      body: side < 0 ? 'leftEnd' : 'rightEnd',
    });
    pane(stage, house, {
      x: from + (side * wing) / 2,
      foot,
      tall: low,
      profile: () => both(wing / 2),
      ribs: 12,
      round: false,
      body: 'flat',
      rings: [0.42, 0.74],
      palms: 3,
    });
  }
  paintCresting(stage, house, x - 96 * size - wing, x + 96 * size + wing, foot - low);
  const shoulder = vault(0.38, 0.54);
  pane(stage, house, {
    x,
    foot,
    tall: high,
    profile: (up) => both(112 * size * shoulder(up)),
    ribs: 20,
    rings: [0.38, 0.62, 0.84],
    palms: 4,
  });
  const crown = vault(0.26, 0.16);
  pane(stage, house, {
    x,
    foot: foot - high,
    tall: 74 * size,
    profile: (up) => both(61 * size * crown(up)),
    rings: [0.26, 0.62],
    palms: 1,
    root: foot,
  });
  paintCornice(stage, house, x, foot - high, 64 * size);
  paintLantern(stage, house, x, foot - high - 70 * size, 12 * size);
  paintPlinth(stage, house, x - 96 * size - wing - 64 * size, x + 96 * size + wing + 64 * size);
  paintPorch(stage, house, 34);
}

/** A drum below a great round of glass, with galleries to both sides. */
function paintRotunda(stage: Stage, house: House): void {
  const { x, foot, size, build } = house;
  const [half, drum] = [126 * size, 66 * size];
  for (const side of [-1, 1]) {
    const gallery = (build === 0 ? 96 : 70) * size;
    const cap = vault(0.5, 0.1);
    const end = x + side * (half - 12 * size + gallery);
    pane(stage, house, {
      x: x + side * (half - 12 * size + gallery / 2),
      foot,
      tall: 58 * size,
      profile: (up) => both((gallery / 2) * (up > 0.7 ? 1 - (up - 0.7) * 0.2 : 1)),
      ribs: 8,
      round: false,
      body: 'flat',
      rings: [0.62],
      palms: 2,
    });
    pane(stage, house, {
      x: end,
      foot,
      tall: (build === 0 ? 96 : 118) * size,
      profile: (up) => both(44 * size * cap(up)),
      ribs: 12,
      rings: [0.5, 0.74],
      palms: 1,
    });
    paintCornice(stage, house, end, foot - (build === 0 ? 48 : 59) * size, 46 * size);
    paintLantern(stage, house, end, foot - (build === 0 ? 95 : 117) * size, 6 * size);
  }
  pane(stage, house, {
    x,
    foot,
    tall: drum,
    profile: () => both(half),
    ribs: 20,
    rings: [0.72],
    palms: 0,
  });
  const bulge = (up: number): number => Math.sqrt(Math.max(0, 1 - up * up * 0.985));
  pane(stage, house, {
    x,
    foot: foot - drum,
    tall: 128 * size,
    profile: (up) => both(half * 0.97 * bulge(up)),
    ribs: 24,
    rings: [0.22, 0.45, 0.66, 0.84],
    palms: 5,
    root: foot,
  });
  paintCornice(stage, house, x, foot - drum, half + 4 * size);
  paintLantern(stage, house, x, foot - drum - 124 * size, 15 * size);
  paintPlinth(stage, house, x - half - 128 * size, x + half + 128 * size);
  paintPorch(stage, house, 30);
}

/** Two ribbed shells, one in the lee of the other. */
function paintShells(stage: Stage, house: House): void {
  const { x, foot, size, build } = house;
  const side = build === 0 ? 1 : -1;
  const shell = (at: number, half: number, tall: number, ribs: number, palms: number): void => {
    const steep = (up: number): number => Math.max(0, 1 - up ** 2.6) ** 0.6;
    const long = (up: number): number => Math.max(0, 1 - up ** 1.9) ** 0.64;
    pane(stage, house, {
      x: at,
      foot,
      tall,
      lean: side * 0.12,
      profile: (up) =>
        side > 0
          ? [half * 1.18 * long(up), half * 0.74 * steep(up)]
          : [half * 0.74 * steep(up), half * 1.18 * long(up)],
      ribs,
      rings: [0.14, 0.28, 0.42, 0.56, 0.7, 0.84],
      bold: 2.4 * Math.max(0.7, size),
      palms,
    });
  };
  shell(x - side * 66 * size, 162 * size, 206 * size, 28, 6);
  shell(x + side * 112 * size, 118 * size, 134 * size, 24, 4);
  paintPlinth(stage, house, x - 262 * size, x + 262 * size);
  paintCanopy(stage, house, x + side * 26 * size);
}

/** A row of small points along a ridge of glass. */
function paintCresting(stage: Stage, { size, frame }: House, from: number, to: number, y: number): void {
  let d = box(from, y - 3 * size, to - from, 4 * size);
  for (let x = from + 5 * size; x < to - 4 * size; x += 9 * size)
    d += polygon([
      [x - 2.6 * size, y - 2 * size],
      [x, y - 8 * size],
      [x + 2.6 * size, y - 2 * size],
    ]);
  stage.ink.path(d, frameColour(stage, frame));
}

function paintCornice(stage: Stage, { size, frame }: House, x: number, y: number, half: number): void {
  const { ink, palette } = stage;
  ink.path(box(x - half, y - 3 * size, half * 2, 6 * size), frameColour(stage, darken(frame, 0.02)));
  ink.path(box(x - half, y - 3 * size, half * 2, 2 * size), palette.lit(lighten(frame, 0.04)), {
    opacity: palette.dark ? 0.5 : 1,
  });
}

function paintLantern(stage: Stage, { frame, size }: House, x: number, y: number, half: number): void {
  const { ink, palette } = stage;
  const colour = frameColour(stage, frame);
  ink.path(
    box(x - half, y - half * 1.5, half * 2, half * 1.6),
    palette.dark ? palette.lamp : mix(palette.sky[3], '#ffffff', 0.3),
  );
  ink.path(
    [-1, -0.36, 0.28, 0.84].map((at) => box(x + at * half, y - half * 1.5, half * 0.16, half * 1.6)).join(''),
    colour,
  );
  ink.path(
    `M${n(x - half * 1.25)} ${n(y - half * 1.4)}Q${n(x - half)} ${n(y - half * 2.5)} ${n(x)} ${n(y - half * 2.8)}Q${n(x + half)} ${n(y - half * 2.5)} ${n(x + half * 1.25)} ${n(y - half * 1.4)}Z`,
    colour,
  );
  ink.path(box(x - 0.9 * size, y - half * 4.2, 1.8 * size, half * 1.6) + dot(x, y - half * 4.2, half * 0.22), colour);
}

/** The stone foot that carries the glass. */
function paintPlinth(stage: Stage, { foot, size }: House, from: number, to: number): void {
  const { ink, palette } = stage;
  const stone = '#d9c8b4';
  ink.path(
    box(from - 4 * size, foot - 8 * size, to - from + 8 * size, 14 * size),
    ink.horizontal([
      [0, palette.lit(stone)],
      [1, palette.shade(stone)],
    ]),
  );
  ink.path(box(from - 6 * size, foot - 9 * size, to - from + 12 * size, 3 * size), palette.lit(lighten(stone, 0.06)));
}

function paintPorch(stage: Stage, { x, foot, size, frame }: House, half: number): void {
  const { ink, palette } = stage;
  const [a, tall] = [half * size, 66 * size];
  const stone = palette.dark ? mix(frame, palette.ridge, 0.45) : lighten(frame, 0.02);
  ink.path(
    box(x - a, foot - tall * 0.72, a * 2, tall * 0.78),
    ink.horizontal([
      [0, palette.lit(stone)],
      [1, mix(palette.lit(stone), palette.shade(stone), 0.7)],
    ]),
  );
  ink.path(
    polygon([
      [x - a - 5 * size, foot - tall * 0.7],
      [x, foot - tall],
      [x + a + 5 * size, foot - tall * 0.7],
    ]),
    palette.lit(lighten(stone, 0.03)),
  );
  ink.path(
    arch(x - a * 0.5, foot - tall * 0.6, a, tall * 0.66),
    palette.dark ? lighten(palette.lamp, 0.04) : mix(palette.shade('#46607a'), palette.sky[2], 0.25),
  );
  ink.path(
    box(x - 0.9 * size, foot - tall * 0.6, 1.8 * size, tall * 0.66) +
      box(x - a * 0.5, foot - tall * 0.34, a, 1.6 * size),
    frameColour(stage, frame),
  );
}

/** A thin curved roof over a wide door. */
function paintCanopy(stage: Stage, { foot, size, frame }: House, x: number): void {
  const { ink, palette } = stage;
  ink.path(
    box(x - 28 * size, foot - 34 * size, 56 * size, 40 * size),
    palette.dark ? lighten(palette.lamp, 0.03) : mix(palette.shade('#46607a'), palette.sky[2], 0.2),
  );
  ink.path(
    [-28, -10, 8, 26].map((at) => box(x + at * size, foot - 34 * size, 2 * size, 40 * size)).join(''),
    frameColour(stage, frame),
  );
  ink.path(
    `M${n(x - 50 * size)} ${n(foot - 30 * size)}Q${n(x)} ${n(foot - 54 * size)} ${n(x + 50 * size)} ${n(foot - 30 * size)}Q${n(x)} ${n(foot - 44 * size)} ${n(x - 50 * size)} ${n(foot - 30 * size)}Z`,
    palette.lit(lighten(frame, 0.04)),
  );
}
