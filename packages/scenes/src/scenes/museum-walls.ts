import { darken, lighten, mix } from '../colour.ts';
import { dot, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { paintCanvas } from './museum-pictures.ts';
import type { Canvas } from './museum-pictures.ts';
import { wallAt } from './museum-room.ts';
import type { Room } from './museum-room.ts';

type Side = -1 | 1;

/** One place of a side wall: depths as shares of the hall's length, heights above the floor. */
type Place = {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  readonly field?: string;
};

/** Both long walls with all that hangs there. `flip` -1 draws their reflection in the floor. */
export function paintWalls(stage: Stage, room: Room, flip: 1 | -1): void {
  for (const side of [-1, 1] as const) {
    paintWall(stage, room, side, flip);
    const places = hang(stage, room, side);
    if (flip === 1) for (const place of places) paintPool(stage, room, side, place);
    for (const [index, place] of places.entries())
      paintCanvas(stage, room, canvasOf(room, side, place, flip), stage.random.fork(`canvas${side}${index}`));
    if (flip === 1) {
      for (const place of places) paintLamp(stage, room, side, place);
      if (!room.modern && !room.colonnade) paintPilasters(stage, room, side);
      paintCornice(stage, room, side);
    }
  }
}

function band(room: Room, side: Side, from: number, to: number, low: number, high: number): string {
  return polygon([
    wallAt(room, side, from, high),
    wallAt(room, side, to, high),
    wallAt(room, side, to, low),
    wallAt(room, side, from, low),
  ]);
}

function paintWall(stage: Stage, room: Room, side: Side, flip: 1 | -1): void {
  const { ink, palette } = stage;
  const { coat, cornice, metre, modern } = room;
  const near = mix(coat.wall, palette.deep, palette.dark ? 0.3 : modern ? 0.14 : 0.18);
  const stops = [
    [0, near],
    [0.35, coat.wall],
    [1, coat.wallFar],
  ] as const;
  ink.path(
    band(room, side, -0.15, 1, 0, flip * cornice),
    ink.horizontal(side < 0 ? stops : stops.map(([at, colour]) => [1 - at, colour] as const).toReversed()),
  );
  if (flip < 0) return;
  ink.path(
    band(room, side, -0.15, 1, 0, cornice),
    ink.vertical([
      [0, '#fff2d8', palette.dark ? 0.06 : 0.14],
      [0.4, '#fff2d8', 0],
      [0.7, palette.deep, 0],
      [1, palette.deep, 0.3],
    ]),
  );
  if (modern) {
    ink.path(band(room, side, -0.15, 1, 0, metre * 0.14), coat.stoneShade);
    return;
  }
  const dado = mix(coat.wall, palette.deep, 0.42);
  ink.path(band(room, side, -0.15, 1, 0, metre * 0.85), dado);
  ink.path(band(room, side, -0.15, 1, metre * 0.85, metre * 0.95), coat.gold);
  ink.path(band(room, side, -0.15, 1, 0, metre * 0.2), darken(dado, 0.05));
}

/** Where the pictures of a wall hang: bay by bay, one large, two in a column, or a pair. */
function hang(stage: Stage, room: Room, side: Side): Place[] {
  const { palette, random } = stage;
  const own = random.fork(`hang${side}`);
  const { bays, cornice, metre, modern } = room;
  const [low, top] = modern ? [metre * 1.05, cornice - metre * 0.7] : [metre * 1.3, cornice - metre * 0.75];
  const tall = top - low;
  const accented = accentOf(stage) === 'picture' ? (room.right > -room.left ? 1 : -1) : 0;
  const places: Place[] = [];
  for (let bay = bays - 1; bay >= 0; bay -= 1) {
    const [from, to] = [(bay + 0.16) / bays, (bay + 0.84) / bays];
    const kind = modern ? 'one' : own.pick(['one', 'two', 'one', 'pair', 'two']);
    const lift = own.range(0.02, 0.1) * tall;
    if (kind === 'one') {
      const field = side === accented && bay === 1 ? palette.vivid(palette.accent) : undefined;
      const inset = own.range(0, 0.14) * (to - from);
      places.push({
        from: from + inset,
        to: to - inset,
        low: low + lift,
        high: low + tall * own.range(0.78, 0.95),
        ...(field === undefined ? {} : { field }),
      });
    } else if (kind === 'two') {
      const split = own.range(0.42, 0.55);
      places.push({ from, to, low: low + lift, high: low + tall * split });
      places.push({ from: from + 0.03, to: to - 0.03, low: low + tall * (split + 0.13), high: low + tall * 0.95 });
    } else {
      const half = (to - from) * 0.42;
      places.push({ from: to - half, to, low: low + lift, high: low + tall * 0.72 });
      places.push({ from, to: from + half, low: low + lift, high: low + tall * 0.72 });
    }
  }
  return places;
}

/** What carries the picture's one strong colour. */
export function accentOf(stage: Stage): 'carpet' | 'bench' | 'picture' {
  return stage.random.fork('accent').pick(['carpet', 'bench', 'picture', 'carpet']);
}

function canvasOf(room: Room, side: Side, place: Place, flip: 1 | -1): Canvas {
  const { from, to, low, high, field } = place;
  const wide = (to - from) * room.far;
  return {
    map: (across, down): Point => {
      const along = side < 0 ? from + (to - from) * across : to - (to - from) * across;
      return wallAt(room, side, along, flip * (high - (high - low) * down));
    },
    shape: wide / (high - low),
    frame: Math.min(0.11, (room.metre * 0.2) / (high - low)),
    ...(field === undefined ? {} : { field }),
  };
}

/** The warm pool that a picture lamp throws on the wall around its picture. */
function paintPool(stage: Stage, room: Room, side: Side, { from, to, low, high }: Place): void {
  const { ink, palette, time } = stage;
  const { coat, metre, modern } = room;
  const strength = { dawn: 0.3, day: 0.24, dusk: 0.5, night: 0.7 }[time] * (modern && !palette.dark ? 0.6 : 1);
  const pad = (to - from) * 0.42;
  ink.path(
    band(room, side, from - pad, to + pad, Math.max(0, low - metre * 1.1), Math.min(room.cornice, high + metre)),
    ink.radial([
      [0, coat.lamp, strength],
      [0.5, coat.lamp, strength * 0.62],
      [1, coat.lamp, 0],
    ]),
  );
  const drop = metre * 0.16;
  ink.path(band(room, side, from - 0.012, to + 0.02, low - drop * 1.8, high - drop), palette.deep, { opacity: 0.34 });
}

/** A little brass lamp over the frame and the light it lets fall on the canvas. */
function paintLamp(stage: Stage, room: Room, side: Side, { from, to, low, high }: Place): void {
  const { ink, palette } = stage;
  const { coat, metre, modern } = room;
  ink.path(
    band(room, side, from, to, low, high),
    ink.vertical([
      [0, coat.lamp, palette.dark ? 0.42 : 0.26],
      [0.55, coat.lamp, 0.06],
      [1, palette.deep, palette.dark ? 0.22 : 0.1],
    ]),
  );
  if (modern) return;
  const [middle, half] = [(from + to) / 2, (to - from) * 0.2];
  ink.path(band(room, side, middle - half, middle + half, high + metre * 0.26, high + metre * 0.36), coat.goldLight);
  if (!palette.dark) return;
  const [x, y] = wallAt(room, side, middle, high + metre * 0.2);
  paintGlow(stage, x, y, metre * 0.8 * room.share(middle * room.far), coat.lamp, 0.5);
}

function paintPilasters(stage: Stage, room: Room, side: Side): void {
  const { ink } = stage;
  const { coat, bays, cornice, metre } = room;
  if (!stage.random.fork('pilasters').chance(0.72)) return;
  for (let bay = bays; bay >= 0; bay -= 1) {
    const half = (metre * 0.22) / room.far;
    const [from, to] = [bay / bays - half, bay / bays + half];
    const stops = [
      [0, coat.stone],
      [1, coat.stoneShade],
    ] as const;
    ink.path(band(room, side, from, to, 0, cornice), ink.horizontal(stops));
    ink.path(
      band(room, side, from + half * 0.6, to - half * 0.6, metre * 1.1, cornice - metre * 0.8),
      coat.stoneShade,
      { opacity: 0.5 },
    );
    ink.path(
      band(room, side, from - half * 0.4, to + half * 0.4, 0, metre * 0.34) +
        band(room, side, from - half * 0.4, to + half * 0.4, metre * 0.82, metre * 0.98),
      coat.stone,
    );
    ink.path(
      band(room, side, from - half * 0.45, to + half * 0.45, cornice - metre * 0.72, cornice - metre * 0.4),
      coat.gold,
    );
  }
}

function paintCornice(stage: Stage, room: Room, side: Side): void {
  const { ink } = stage;
  const { coat, cornice, metre, modern, bays } = room;
  if (modern) {
    ink.path(band(room, side, -0.15, 1, cornice - metre * 0.1, cornice), lighten(coat.wall, 0.05));
    return;
  }
  ink.path(band(room, side, -0.15, 1, cornice - metre * 0.46, cornice - metre * 0.12), coat.stoneShade);
  let teeth = '';
  const count = bays * 9;
  for (let tooth = -4; tooth < count; tooth += 1)
    teeth += band(room, side, tooth / count, (tooth + 0.5) / count, cornice - metre * 0.34, cornice - metre * 0.14);
  ink.path(teeth, coat.stone);
  ink.path(band(room, side, -0.15, 1, cornice - metre * 0.14, cornice + metre * 0.06), lighten(coat.stone, 0.02));
  ink.path(band(room, side, -0.15, 1, cornice - metre * 0.5, cornice - metre * 0.45), coat.gold);
  if (stage.palette.dark && !room.colonnade) paintCoveLights(stage, room, side);
}

/** A row of small bulbs on the cornice, and the glow they throw into the vault. */
function paintCoveLights(stage: Stage, room: Room, side: Side): void {
  const { ink } = stage;
  const { coat, cornice, metre, bays, far } = room;
  ink.path(band(room, side, -0.15, 1, cornice, cornice + metre * 0.8), coat.lamp, {
    opacity: stage.time === 'night' ? 0.34 : 0.2,
    filter: ink.blur(6, 9),
  });
  let bulbs = '';
  const count = bays * 6;
  for (let bulb = 0; bulb < count; bulb += 1) {
    const place = (bulb + 0.5) / count;
    const [x, y] = wallAt(room, side, place, cornice + metre * 0.12);
    bulbs += dot(x, y, metre * 0.055 * room.share(place * far));
  }
  ink.path(bulbs, '#fff2c8');
}

type EndPlace = { readonly x: number; readonly wide: number; readonly tall: number; readonly field?: string };

/** Pictures on the end wall hang frontally. */
export function paintEndCanvas(stage: Stage, room: Room, place: EndPlace, own: Random): void {
  const { x, wide, tall, field } = place;
  const low = room.metre * (tall > room.cornice * 0.5 ? 1 : 1.5);
  const map = (across: number, down: number): Point =>
    room.at(x + wide * (across - 0.5), low + tall * (1 - down), room.far);
  const frame = Math.min(0.1, (room.metre * 0.16) / tall);
  paintCanvas(stage, room, { map, shape: wide / tall, frame, ...(field === undefined ? {} : { field }) }, own);
}
