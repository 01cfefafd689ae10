import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve, dot } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';
import type { Room } from './museum-room.ts';

type Glaze = readonly [ground: string, sign: string];

const glazes: readonly [Glaze, ...Glaze[]] = [
  ['#f4f2ec', '#2a55a0'],
  ['#c8683c', '#2a1c28'],
  ['#8fb8a4', '#f0e8d0'],
  ['#27406e', '#e2b04a'],
];

/** A big-bellied vase with painted bands and two handles. */
export function paintVase(stage: Stage, room: Room, tall: number): void {
  const { ink, random } = stage;
  const { coat } = room;
  const own = random.fork('vase');
  const [glaze, sign] = own.pick(glazes);
  const s = (value: number): string => n(value * tall);
  const body = `M${s(-0.13)} 0H${s(0.13)}L${s(0.12)} ${s(-0.04)}C${s(0.16)} ${s(-0.2)} ${s(0.36)} ${s(-0.34)} ${s(0.34)} ${s(-0.54)}C${s(0.32)} ${s(-0.68)} ${s(0.13)} ${s(-0.7)} ${s(0.12)} ${s(-0.8)}C${s(0.115)} ${s(-0.88)} ${s(0.15)} ${s(-0.93)} ${s(0.2)} ${s(-0.97)}Q0 ${s(-1.02)} ${s(-0.2)} ${s(-0.97)}C${s(-0.15)} ${s(-0.93)} ${s(-0.115)} ${s(-0.88)} ${s(-0.12)} ${s(-0.8)}C${s(-0.13)} ${s(-0.7)} ${s(-0.32)} ${s(-0.68)} ${s(-0.34)} ${s(-0.54)}C${s(-0.36)} ${s(-0.34)} ${s(-0.16)} ${s(-0.2)} ${s(-0.12)} ${s(-0.04)}Z`;
  const [light, dark, band] = [
    coat.lit(lighten(glaze, 0.05)),
    coat.dim(darken(glaze, 0.08)),
    mix(coat.lit(sign), coat.dim(sign), 0.2),
  ];
  for (const side of [-1, 1])
    ink.stroke(
      `M${s(side * 0.12)} ${s(-0.88)}C${s(side * 0.3)} ${s(-0.92)} ${s(side * 0.34)} ${s(-0.76)} ${s(side * 0.26)} ${s(-0.62)}`,
      side < 0 ? light : dark,
      0.04 * tall,
    );
  ink.path(
    body,
    ink.horizontal([
      [0, mix(light, dark, 0.25)],
      [0.3, light],
      [0.6, mix(light, dark, 0.45)],
      [1, dark],
    ]),
  );
  ink.group({ 'clip-path': ink.clip(body) }, () => {
    paintBands(stage, tall, band);
  });
  ink.ellipse(0, -0.972 * tall, 0.2 * tall, 0.026 * tall, mix(dark, band, 0.4));
}

/** Bands, a garland of flowers and a gleam, to be cut to the vase's outline. */
function paintBands(stage: Stage, tall: number, band: string): void {
  const { ink } = stage;
  const s = (value: number): string => n(value * tall);
  const bow = (y: number): string => `M${s(-0.4)} ${s(y)}Q0 ${s(y + 0.07)} ${s(0.4)} ${s(y)}`;
  ink.stroke(bow(-0.66) + bow(-0.36), band, 0.022 * tall);
  ink.stroke(bow(-0.12) + bow(-0.84), band, 0.05 * tall);
  let blooms = '';
  for (const [x, y, r] of [
    [-0.2, -0.5, 0.07],
    [0.02, -0.47, 0.1],
    [0.23, -0.51, 0.065],
  ] as const)
    for (let petal = 0; petal < 6; petal += 1)
      blooms += dot(
        (x + Math.cos(petal * 1.047) * r * 0.62) * tall,
        (y + Math.sin(petal * 1.047) * r * 0.62) * tall,
        r * 0.36 * tall,
      );
  ink.path(blooms, band);
  ink.stroke(
    `M${s(-0.34)} ${s(-0.44)}Q${s(-0.1)} ${s(-0.6)} ${s(0.02)} ${s(-0.47)}T${s(0.34)} ${s(-0.45)}`,
    band,
    0.014 * tall,
  );
  ink.stroke(
    `M${s(-0.2)} ${s(-0.3)}C${s(-0.3)} ${s(-0.42)} ${s(-0.28)} ${s(-0.58)} ${s(-0.18)} ${s(-0.62)}`,
    '#ffffff',
    0.03 * tall,
    { opacity: 0.5 },
  );
}

/** Two polished rings, one through the other. */
export function paintRings(stage: Stage, room: Room, tall: number): void {
  const { ink, palette, random } = stage;
  const { coat } = room;
  const bronze = random.fork('rings').pick(['#d8923e', '#c8743c', palette.accent, '#e0b050']);
  const ring = (x: number, y: number, rx: number, ry: number, thick: number, colour: string): void => {
    const oval = (a: number, b: number): string =>
      `M${n(x - a)} ${n(y)}a${n(a)} ${n(b)} 0 1 1 ${n(a * 2)} 0a${n(a)} ${n(b)} 0 1 1 ${n(-a * 2)} 0Z`;
    ink.path(
      oval(rx, ry) + oval(rx - thick, ry - thick),
      ink.horizontal([
        [0, lighten(colour, 0.16)],
        [0.3, colour],
        [0.7, darken(colour, 0.1)],
        [1, mix(darken(colour, 0.16), palette.deep, 0.3)],
      ]),
      { 'fill-rule': 'evenodd' },
    );
    ink.stroke(oval(rx - thick * 0.32, ry - thick * 0.32), lighten(colour, 0.22), thick * 0.1, { opacity: 0.6 });
  };
  const warm = mix(coat.lit(bronze), coat.dim(bronze), 0.15);
  ring(0.05 * tall, -0.72 * tall, 0.16 * tall, 0.27 * tall, 0.075 * tall, mix(warm, palette.deep, 0.3));
  ring(-0.04 * tall, -0.36 * tall, 0.34 * tall, 0.37 * tall, 0.1 * tall, warm);
}

/** A standing mobile: a slender mast on three feet, bent rods that hang from one another and carry coloured leaves. */
export function paintMobile(stage: Stage, room: Room, tall: number): void {
  const { ink, palette, random } = stage;
  const { coat } = room;
  const own = random.fork('mobile');
  const pt = (x: number, y: number): Point => [x * tall, y * tall];
  const rod = mix(coat.figure, palette.deep, 0.4);
  const foot = (x: number): string => curve([pt(x, 0), pt(x * 0.3, -0.12), pt(0, -0.36)], 1);
  ink.stroke(foot(-0.2) + foot(0.2) + foot(0.03), rod, 0.026 * tall);
  ink.stroke(curve([pt(0, -0.3), pt(0.012, -0.62), pt(0, -0.9)], 1), rod, 0.02 * tall);
  const arms = [
    [pt(-0.42, -0.78), pt(-0.16, -0.95), pt(0, -0.9), pt(0.36, -0.82)],
    [pt(-0.6, -0.56), pt(-0.42, -0.78), pt(-0.24, -0.6)],
    [pt(0.18, -0.66), pt(0.36, -0.82), pt(0.56, -0.64)],
    [pt(0.06, -0.5), pt(0.18, -0.66), pt(0.32, -0.48)],
  ];
  ink.stroke(arms.map((arm) => curve(arm, 1)).join(''), rod, 0.012 * tall);
  const colours: readonly [string, ...string[]] = ['#f0b83a', palette.accent, '#2f6aa8', '#2a8a7a', '#f0b83a'];
  const start = own.whole(0, 4);
  for (const [index, [x, y, r]] of mobileLeaves.entries()) {
    const plain = colours[(start + index) % colours.length] ?? palette.accent;
    const colour = coat.lit(plain);
    const leaf = `M${n((x - r) * tall)} ${n((y + r * 0.3) * tall)}C${n((x - r) * tall)} ${n((y - r * 0.7) * tall)} ${n((x + r * 0.6) * tall)} ${n((y - r * 0.9) * tall)} ${n((x + r) * tall)} ${n((y - r * 0.1) * tall)}C${n((x + r) * tall)} ${n((y + r) * tall)} ${n((x - r * 0.7) * tall)} ${n((y + r) * tall)} ${n((x - r) * tall)} ${n((y + r * 0.3) * tall)}Z`;
    ink.path(
      leaf,
      ink.slanted(
        [
          [0, lighten(colour, 0.08)],
          [1, darken(colour, 0.12)],
        ],
        0,
        0,
        1,
        1,
      ),
    );
  }
}

const mobileLeaves = [
  [-0.6, -0.5, 0.12],
  [-0.24, -0.55, 0.085],
  [0.56, -0.58, 0.13],
  [0.06, -0.45, 0.075],
  [0.32, -0.42, 0.1],
] as const;
