import { darken, lighten, mix } from '../colour.ts';
import { blend } from '../ink.ts';
import { dot, line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintClouds, paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { ceilingAt } from './museum-room.ts';
import type { Room } from './museum-room.ts';

/** The vault over the hall and the sky that its glass lets in. */
export function paintCeiling(stage: Stage, room: Room): void {
  if (room.vault === 'shed') paintSheds(stage, room);
  else paintShell(stage, room);
}

/** Cell of the ceiling between two shares of its width and two depths. */
function cell(room: Room, from: number, to: number, near: number, deep: number): string {
  const steps = 5;
  const edge = (z: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, step) => ceilingAt(room, from + ((to - from) * step) / steps, z));
  return polygon([...edge(near), ...edge(deep).toReversed()]);
}

function paintShell(stage: Stage, room: Room): void {
  const { ink, palette } = stage;
  const { coat, far, bays, vault } = room;
  const strips = 24;
  for (let strip = 0; strip < strips; strip += 1) {
    const middle = Math.abs((strip + 0.5) / strips - 0.5) * 2;
    const own = mix(coat.vault, palette.deep, (palette.dark ? 0.2 : 0.02) + middle * (palette.dark ? 0.34 : 0.13));
    ink.path(cell(room, strip / strips - 0.004, (strip + 1) / strips + 0.004, -far * 0.12, far), own);
  }
  const rows = bays * 2;
  const depth = (row: number): number => far * (row / rows);
  const [first, last] = vault === 'glass' ? [0.1, 0.9] : vault === 'cove' ? [0.2, 0.8] : [0.32, 0.68];
  const panes = vault === 'cove' ? 6 : vault === 'glass' ? 10 : 4;
  let glass = '';
  for (let row = -1; row < rows; row += 1)
    for (let pane = 0; pane < panes; pane += 1) {
      const wide = (last - first) / panes;
      const rib = row % 2 === 0 ? 0.12 : 0.03;
      glass += cell(
        room,
        first + wide * (pane + 0.04),
        first + wide * (pane + 0.96),
        depth(row + rib),
        depth(row + 0.97),
      );
    }
  if (vault !== 'glass' && !room.modern) paintCoffers(stage, room, first);
  paintGlass(stage, room, glass);
  paintRibs(stage, room, first, last);
}

/** Sunken panels with a rosette, between the cornice and the glass. */
function paintCoffers(stage: Stage, room: Room, until: number): void {
  const { ink, palette } = stage;
  const { coat, far, bays, vault } = room;
  const rows = bays * 2;
  const ranks = vault === 'cove' ? 1 : 3;
  let [sunk, edges, roses] = ['', '', ''];
  for (let row = -1; row < rows; row += 1)
    for (let rank = 0; rank < ranks; rank += 1)
      for (const side of [0, 1]) {
        const wide = (until - 0.03) / ranks;
        const [from, to] = [0.015 + wide * (rank + 0.14), 0.015 + wide * (rank + 0.86)];
        const [a, b] = side === 0 ? [from, to] : [1 - from, 1 - to];
        const [near, deep] = [(far * (row + 0.16)) / rows, (far * (row + 0.84)) / rows];
        sunk += cell(room, a, b, near, deep);
        edges += line([ceilingAt(room, b, near), ceilingAt(room, b, deep), ceilingAt(room, a, deep)]);
        const [x, y] = ceilingAt(room, (a + b) / 2, (near + deep) / 2);
        roses += dot(x, y, room.metre * 0.095 * room.share((near + deep) / 2));
      }
  ink.path(sunk, mix(coat.vault, mix(coat.wall, palette.deep, 0.3), 0.55), { opacity: palette.dark ? 0.6 : 0.46 });
  ink.stroke(edges, lighten(coat.vault, 0.06), 1.1 * stage.u, { opacity: 0.65 });
  ink.path(roses, coat.gold, { opacity: 0.8 });
}

function paintGlass(stage: Stage, room: Room, glass: string): void {
  const { ink, palette, w, u, time, random } = stage;
  const own = random.fork('glass');
  const bright = { dawn: 0.14, day: 0.22, dusk: 0.06, night: 0 }[time];
  const sky = palette.sky.map((colour) => mix(colour, '#ffffff', bright));
  const [, foot] = ceilingAt(room, 0, room.far);
  ink.group({ 'clip-path': ink.clip(glass) }, () => {
    ink.rect(0, 0, w, foot, ink.vertical(blend(time === 'night' ? sky.slice(1, 4) : sky, 10)));
    if (time === 'night') {
      let stars = '';
      for (let star = 0; star < 60; star += 1)
        stars += dot(own.range(0, w), own.range(0, foot * 0.8), own.range(0.6, 1.5) * u);
      ink.path(stars, '#fff6e0', { opacity: 0.8 });
    } else {
      paintClouds(stage, foot, 5, 0.02, 0.5);
      paintGlow(stage, room.vx, foot * 0.9, w * 0.34, palette.disc, time === 'dusk' ? 0.5 : 0.7);
    }
  });
}

/** Bright transverse arches from cornice to cornice, and the lines along the glass. */
function paintRibs(stage: Stage, room: Room, first: number, last: number): void {
  const { ink, palette, u } = stage;
  const { coat, far, bays, vault } = room;
  const colour = mix(coat.stone, palette.deep, palette.dark ? 0.3 : 0.06);
  for (let bay = bays; bay >= 0; bay -= 1) {
    const z = (far * bay) / bays;
    const size = room.share(z);
    const arc = (at: number): Point[] => Array.from({ length: 25 }, (_, step) => ceilingAt(room, step / 24, at));
    ink.path(polygon([...arc(z), ...arc(z - room.metre * 0.26).toReversed()]), colour, {
      opacity: vault === 'cove' ? 0.75 : 1,
    });
    ink.stroke(line(arc(z)), darken(coat.stoneShade, 0.05), 2.4 * u * size, { opacity: 0.7 });
  }
  for (const across of [first, last])
    ink.stroke(line([ceilingAt(room, across, -far * 0.1), ceilingAt(room, across, far)]), coat.gold, 1.6 * u, {
      opacity: 0.8,
    });
}

/** Saw-tooth roof lights: a white slope, then a standing pane, again and again into the depth. */
function paintSheds(stage: Stage, room: Room): void {
  const { ink, palette, u } = stage;
  const { coat, far, left, right, cornice, crown } = room;
  const teeth = room.bays + 2;
  const slope = mix(coat.vault, palette.deep, palette.dark ? 0.22 : 0.04);
  const quad = (low: number, near: number, high: number, deep: number): string =>
    polygon([
      room.at(left, low, near),
      room.at(right, low, near),
      room.at(right, high, deep),
      room.at(left, high, deep),
    ]);
  const rise = (crown - cornice) * 0.62;
  for (let tooth = teeth - 1; tooth >= -1; tooth -= 1) {
    const [near, deep] = [(far * tooth) / teeth, (far * (tooth + 1)) / teeth];
    const pane = quad(cornice, deep, cornice + rise, deep);
    ink.path(pane, slope);
    const share = (step: number): number => left + ((right - left) * step) / 8;
    let panes = '';
    for (let step = 0; step < 8; step += 1) {
      const [a, b] = [share(step + 0.03), share(step + 0.97)];
      const high = cornice + rise * 1.2;
      panes += polygon([
        room.at(a, cornice + rise * 0.06, deep),
        room.at(b, cornice + rise * 0.06, deep),
        room.at(b, high, deep),
        room.at(a, high, deep),
      ]);
    }
    paintGlass(stage, room, panes);
    const [, low] = room.at(0, cornice + rise, deep);
    const [, high] = room.at(0, cornice, near);
    if (low > high)
      ink.path(
        quad(cornice, near, cornice + rise, deep),
        ink.vertical([
          [0, mix(slope, palette.deep, 0.22)],
          [1, mix(slope, palette.horizon, palette.dark ? 0.25 : 0.12)],
        ]),
      );
    ink.path(quad(cornice - room.metre * 0.16, near, cornice, near), lighten(slope, 0.03));
    ink.stroke(
      line([room.at(left, cornice - room.metre * 0.16, near), room.at(right, cornice - room.metre * 0.16, near)]),
      coat.stoneShade,
      1.4 * u * room.share(near),
    );
  }
}
