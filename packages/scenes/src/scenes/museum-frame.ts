import { lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';
import type { Room } from './museum-room.ts';

/** Paints the nearest thing, cut off at one side of the picture: a column, a gathered curtain, or a palm in its pot. */
export function paintFrame(stage: Stage, room: Room, side: -1 | 1): void {
  const { w, random } = stage;
  const own = random.fork('frame');
  const edge = side < 0 ? 0 : w;
  const kind = own.pick(
    room.modern ? (['wall', 'palm', 'palm'] as const) : (['column', 'curtain', 'palm', 'curtain'] as const),
  );
  const dark = mix(stage.palette.deep, room.coat.figure, 0.3);
  if (kind === 'palm') paintPottedPalm(stage, room, edge, side);
  else if (kind === 'curtain') paintCurtain(stage, room, edge, side);
  else paintPillar(stage, room, { edge, side, dark, wide: w * own.range(0.045, 0.065) });
}

type Pillar = { readonly edge: number; readonly side: -1 | 1; readonly dark: string; readonly wide: number };

function paintPillar(stage: Stage, room: Room, { edge, side, dark, wide }: Pillar): void {
  const { ink, palette, h, u } = stage;
  const inner = edge - side * wide;
  const rim = palette.dark ? mix('#ffc88a', dark, 0.5) : mix(room.coat.stone, dark, 0.35);
  ink.path(
    polygon([
      [edge + side * 4, -4],
      [inner, -4],
      [inner, h + 4],
      [edge + side * 4, h + 4],
    ]),
    ink.horizontal([
      [0, side < 0 ? dark : lighten(dark, 0.1)],
      [1, side < 0 ? lighten(dark, 0.1) : dark],
    ]),
  );
  if (!room.modern) {
    const flutes = [0.2, 0.42, 0.64, 0.84].map((at) => `M${n(edge - side * wide * at)} -4V${n(h + 4)}`).join('');
    ink.stroke(flutes, mix(dark, '#05030f', 0.3), wide * 0.06, { opacity: 0.6 });
  }
  ink.stroke(`M${n(inner)} -4V${n(h + 4)}`, rim, 2.4 * u, { opacity: 0.8 });
}

/** Velvet that hangs from above, is tied back, and falls on. */
function paintCurtain(stage: Stage, room: Room, edge: number, side: -1 | 1): void {
  const { ink, palette, w, h, u } = stage;
  const { coat } = room;
  const cloth = mix(palette.deep, coat.wall, palette.dark ? 0.34 : 0.42);
  const [wide, tie] = [w * 0.12, h * 0.6];
  const at = (share: number, y: number): Point => [edge - side * wide * share, y];
  const fold = (share: number): readonly Point[] => [
    at(share, -6),
    at(share * 0.92, h * 0.2),
    at(share * 0.66, h * 0.44),
    at(0.1 + share * 0.24, tie),
  ];
  const tail = (share: number): readonly Point[] => [
    at(0.1 + share * 0.24, tie),
    at(share * 0.42, h * 0.74),
    at(share * 0.5, h + 6),
  ];
  const outer = curve(fold(1), 1);
  const closing = `L${n(edge + side * 6)} ${n(tie)}L${n(edge + side * 6)} -6Z`;
  const fill = ink.horizontal([
    [0, side < 0 ? cloth : lighten(cloth, 0.05)],
    [1, side < 0 ? lighten(cloth, 0.05) : cloth],
  ]);
  ink.path(`${curve(tail(1), 1)}L${n(edge + side * 6)} ${n(h + 6)}L${n(edge + side * 6)} ${n(tie)}Z`, fill);
  ink.path(outer + closing, fill);
  for (const share of [0.2, 0.4, 0.6, 0.8]) {
    ink.stroke(curve(fold(share), 1) + curve(tail(share), 1), mix(cloth, palette.deep, 0.7), 7 * u, { opacity: 0.6 });
    ink.stroke(curve(fold(share + 0.07), 1) + curve(tail(share + 0.07), 1), lighten(cloth, 0.1), 2 * u, {
      opacity: 0.4,
    });
  }
  ink.stroke(outer + curve(tail(1), 1), coat.gold, 3 * u, { opacity: 0.85 });
  ink.stroke(curve([at(-0.05, tie - 14 * u), at(0.2, tie + 6 * u), at(0.37, tie - 4 * u)], 1), coat.gold, 8 * u);
}

/** Long dark leaves from a pot that the picture's corner cuts. */
function paintPottedPalm(stage: Stage, room: Room, edge: number, side: -1 | 1): void {
  const { ink, palette, h, u, random } = stage;
  const own = random.fork('palm');
  const [x, y] = [edge - side * 26 * u, h * 0.93];
  const leafDark = mix(palette.deep, palette.ground, 0.34);
  const leafLight = mix(palette.deep, mix(palette.ground, '#5a9a5a', 0.4), palette.dark ? 0.55 : 0.75);
  for (let leaf = 0; leaf < 15; leaf += 1) {
    const turn = -1.25 + (leaf / 14) * 2.5 + own.range(-0.1, 0.1);
    const long = own.range(190, 300) * u * (1 - Math.abs(turn) * 0.18);
    const bend = Math.sin(turn) * long * 0.3;
    const tip: Point = [
      x + Math.sin(turn) * long + bend * 0.4,
      y - Math.cos(turn * 0.92) * long + Math.abs(bend) * 0.7,
    ];
    const middle: Point = [x + Math.sin(turn) * long * 0.5, y - Math.cos(turn) * long * 0.62];
    const half = own.range(10, 17) * u;
    const [ax, ay] = [Math.cos(turn) * half, Math.sin(turn) * half];
    const blade = (sign: number): string =>
      `M${n(x)} ${n(y)}Q${n(middle[0] + sign * ax)} ${n(middle[1] + sign * ay)} ${n(tip[0])} ${n(tip[1])}Q${n(middle[0])} ${n(middle[1])} ${n(x)} ${n(y)}Z`;
    const shade = own.range(0, 0.4);
    ink.path(blade(-1), mix(leafLight, leafDark, shade));
    ink.path(blade(1), mix(leafDark, palette.deep, shade));
  }
  const pot = mix(room.coat.gold, palette.deep, 0.62);
  ink.path(
    polygon([
      [x - 58 * u, y - 8 * u],
      [x + 58 * u, y - 8 * u],
      [x + 42 * u, h + 8],
      [x - 42 * u, h + 8],
    ]),
    ink.horizontal([
      [0, lighten(pot, 0.08)],
      [1, mix(pot, palette.deep, 0.5)],
    ]),
  );
  ink.rect(x - 64 * u, y - 14 * u, 128 * u, 12 * u, lighten(pot, 0.1));
}
