import { darken, lighten, mix } from '../colour.ts';
import { blend, n } from '../ink.ts';
import { arch, box, curve, dot, line, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintRidge, ridgeLine } from '../parts/land.ts';
import { bust, person } from '../parts/people.ts';
import { paintBirds, paintClouds, paintGlow, paintMist, paintSky } from '../parts/sky.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

type House = { readonly x: number; readonly wide: number; readonly foot: number; readonly eaves: number; readonly wall: string; readonly roof: string; readonly own: Random };

const walls: readonly [string, ...string[]] = ['#f2b85a', '#e88a5c', '#d8604f', '#f4dcb4', '#8fb8a8', '#7fa0c8', '#e8a8a0', '#c8d09a', '#f0e4d4'];
const tiles: readonly [string, ...string[]] = ['#b8503a', '#a8432f', '#8a4038', '#6a4a5a', '#c0623f'];

/** A square of painted gabled houses below a bell tower: cafés, lamps, strings of bulbs, cobbles in the last light. */
export function paintOldtown(stage: Stage): void {
  const { palette, w, h, u, random } = stage;
  const plan = random.fork('plan');
  const foot = h * 0.76;
  const tower = w * plan.range(0.3, 0.4);
  paintSky(stage, foot, { x: w * plan.range(0.66, 0.8), y: h * plan.range(0.26, 0.36), r: 52 * u });
  paintClouds(stage, foot, 5, 0.08, 0.5);
  paintBirds(stage, tower + 110 * u, h * 0.2, 6);
  paintRidge(stage, ridgeLine(stage, 'hills', foot - 230 * u, 34 * u, 1.7), h, palette.ridge, 0.6);
  paintRoofs(stage, foot - 130 * u, 0.42, 'far', 0.8);
  paintMist(stage, foot - 190 * u, 110 * u, 0.4);
  paintBellTower(stage, tower, foot - 40 * u, h * (stage.format === 'tall' ? 0.46 : 0.54), plan.whole(0, 2));
  paintRoofs(stage, foot - 64 * u, 0.22, 'middle', 0.9);
  paintMist(stage, foot - 120 * u, 90 * u, 0.24);
  paintRow(stage, foot);
  paintSquare(stage, foot);
  paintStrings(stage, foot);
}

function paintRoofs(stage: Stage, foot: number, distance: number, name: string, size: number): void {
  const { ink, palette, w, u, random } = stage;
  const own = random.fork(name);
  for (let x = -30; x < w + 30; ) {
    const wide = own.range(54, 96) * u * size;
    const [eaves, ridge] = [own.range(70, 128) * u * size, own.range(26, 54) * u * size];
    const wall = own.pick(walls);
    const roof = own.pick(tiles);
    ink.path(box(x, foot - eaves, wide, eaves + 80 * u), palette.air(mix(palette.lit(wall), palette.shade(wall), 0.5), distance));
    ink.path(polygon([[x - 3, foot - eaves], [x + wide * 0.16, foot - eaves - ridge], [x + wide * 0.84, foot - eaves - ridge], [x + wide + 3, foot - eaves]]), palette.air(mix(palette.lit(roof), palette.shade(roof), own.range(0.2, 0.7)), distance));
    ink.path(box(x + wide * 0.7, foot - eaves - ridge * 1.4, wide * 0.1, ridge * 0.8), palette.air(palette.shade(roof), distance));
    const panes = [0.2, 0.55].map((at) => box(x + wide * at, foot - eaves + 14 * u * size, 11 * u * size, 16 * u * size)).join('');
    ink.path(panes, palette.air(palette.dark && own.chance(0.7) ? palette.lamp : palette.shade('#4a5a8a'), distance * 0.5));
    x += wide * own.range(0.86, 1);
  }
}

function paintBellTower(stage: Stage, x: number, foot: number, tall: number, kind: number): void {
  const { ink, palette, u } = stage;
  const [stone, cap] = ([['#e8d2b0', '#4f8f86'], ['#e0b08a', '#b8503a'], ['#d8d0dc', '#4a5a8a']] as const)[kind] ?? ['#e8d2b0', '#4f8f86'];
  const half = 34 * u;
  const side = (colour: string): string => ink.horizontal([[0, palette.air(palette.lit(lighten(colour, 0.04)), 0.06)], [0.5, palette.lit(colour)], [1, palette.shade(colour)]]);
  const top = foot - tall * 0.66;
  if (palette.dark) paintGlow(stage, x, top + 40 * u, 190 * u, '#ffc27a', 0.36);
  ink.path(box(x - half, top, half * 2, tall * 0.66), side(stone));
  ink.path(box(x - half * 0.8, top - tall * 0.1, half * 1.6, tall * 0.11), side(darken(stone, 0.03)));
  const light = palette.dark ? '#ffcf7a' : palette.shade('#4a3a5a');
  ink.path([-0.42, 0.08].map((at) => arch(x + at * half * 1.3, top - tall * 0.085, half * 0.42, tall * 0.08)).join(''), light);
  ink.path([0.16, 0.3, 0.44].map((at) => arch(x - half * 0.2, top + tall * at, half * 0.4, tall * 0.06)).join(''), light, { opacity: 0.85 });
  ink.path([-1, top, top + tall * 0.13, top + tall * 0.28].slice(1).map((y) => box(x - half * 1.12, y - 3 * u, half * 2.24, 7 * u)).join(''), palette.lit(lighten(stone, 0.06)));
  ink.circle(x, top + tall * 0.07, half * 0.52, palette.lit('#fff6e0'));
  ink.stroke(dot(x, top + tall * 0.07, half * 0.52) + line([[x, top + tall * 0.07 - half * 0.38], [x, top + tall * 0.07], [x + half * 0.26, top + tall * 0.07 + half * 0.1]]), palette.shade('#5a3a4a'), 2.2 * u);
  const crown = top - tall * 0.1;
  if (kind === 0) ink.path(`M${n(x - half * 0.86)} ${n(crown)}C${n(x - half * 1.3)} ${n(crown - tall * 0.1)} ${n(x - half * 0.2)} ${n(crown - tall * 0.1)} ${n(x)} ${n(crown - tall * 0.22)}C${n(x + half * 0.2)} ${n(crown - tall * 0.1)} ${n(x + half * 1.3)} ${n(crown - tall * 0.1)} ${n(x + half * 0.86)} ${n(crown)}Z`, side(cap));
  else {
    ink.path(polygon([[x - half * 0.92, crown], [x, crown - tall * 0.22], [x + half * 0.92, crown]]), side(cap));
    ink.path(polygon([[x, crown - tall * 0.22], [x + half * 0.92, crown], [x + half * 0.2, crown]]), palette.shade(cap));
  }
  ink.stroke(line([[x, crown - tall * 0.2], [x, crown - tall * 0.27]]), palette.lit('#e8b04a'), 3 * u);
  ink.circle(x, crown - tall * 0.275, 4 * u, palette.lit('#ffd47a'));
}

function paintRow(stage: Stage, foot: number): void {
  const { w, u, random } = stage;
  const row = random.fork('row');
  let last = '';
  for (let x = -20 * u; x < w + 10; ) {
    const wide = row.range(92, 142) * u;
    let wall = row.pick(walls);
    if (wall === last) wall = walls[(walls.indexOf(wall) + 4) % walls.length] ?? wall;
    last = wall;
    paintHouse(stage, { x, wide, foot, eaves: row.range(168, 232) * u, wall, roof: row.pick(tiles), own: row.fork(String(Math.round(x))) });
    x += wide;
  }
}

function paintHouse(stage: Stage, house: House): void {
  const { ink, palette, u } = stage;
  const { x, wide, foot, eaves, wall, roof, own } = house;
  const top = foot - eaves;
  const face = ink.horizontal([[0, palette.lit(lighten(wall, 0.02))], [0.55, palette.lit(wall)], [1, mix(palette.lit(wall), palette.shade(wall), 0.8)]]);
  const trim = palette.lit('#fff6e8');
  const kind = own.whole(0, 3);
  const tall = wide * own.range(0.5, 0.68);
  if (kind === 0) {
    ink.path(polygon([[x - 4 * u, top], [x + wide * 0.14, top - tall * 0.8], [x + wide * 0.86, top - tall * 0.8], [x + wide + 4 * u, top]]), ink.vertical([[0, palette.lit(roof)], [1, palette.shade(roof)]]));
    paintDormers(stage, house, top, tall);
  } else {
    const gable = gableOf(kind, x, wide, top, tall);
    ink.path(polygon([[x - 2 * u, top], [x + wide * 0.5, top - tall * 1.05], [x + wide + 6 * u, top - tall * 0.1], [x + wide, top]]), palette.shade(roof));
    ink.path(polygon(gable), face);
    ink.stroke(line(gable), trim, 3 * u);
    ink.path(arch(x + wide * 0.42, top - tall * 0.52, wide * 0.16, wide * 0.24), palette.dark && own.chance(0.6) ? palette.lamp : palette.shade('#3f4f80'));
  }
  ink.path(box(x + wide * 0.74, top - tall * 0.98, wide * 0.12, tall * 0.5), palette.shade(darken(roof, 0.04)));
  ink.path(box(x, top, wide, eaves), face);
  ink.path(box(x - 1, top - 3 * u, wide + 2, 6 * u) + box(x, foot - 66 * u, wide, 4 * u), trim, { opacity: 0.9 });
  ink.path(box(x + wide - 3 * u, top, 3 * u, eaves), palette.shade(darken(wall, 0.06)), { opacity: 0.55 });
  paintHouseWindows(stage, house);
  paintShop(stage, house);
}

function gableOf(kind: number, x: number, wide: number, top: number, tall: number): Point[] {
  if (kind === 1) return [[x, top], [x + wide / 2, top - tall], [x + wide, top]];
  const steps: Point[] = [];
  const count = kind === 2 ? 4 : 3;
  for (let step = 0; step < count; step += 1) {
    const [left, y] = [x + (wide * 0.42 * step) / count, top - (tall * (step + 1)) / count];
    steps.push([left, step === 0 ? top : top - (tall * step) / count], [left, y]);
  }
  return [...steps, ...[...steps].reverse().map(([sx, sy]): Point => [2 * x + wide - sx, sy])];
}

function paintDormers(stage: Stage, { x, wide, roof, wall, own }: House, top: number, tall: number): void {
  const { ink, palette, u } = stage;
  for (const at of [0.32, 0.68]) {
    const dx = x + wide * at;
    ink.path(box(dx - 9 * u, top - tall * 0.56, 18 * u, tall * 0.4), palette.lit(wall));
    ink.path(polygon([[dx - 13 * u, top - tall * 0.54], [dx, top - tall * 0.54 - 13 * u], [dx + 13 * u, top - tall * 0.54]]), palette.shade(darken(roof, 0.03)));
    ink.path(box(dx - 5 * u, top - tall * 0.48, 10 * u, tall * 0.27), palette.dark && own.chance(0.7) ? palette.lamp : palette.shade('#3f4f80'));
  }
}

function paintHouseWindows(stage: Stage, { x, wide, foot, eaves, wall, own }: House): void {
  const { ink, palette, u } = stage;
  const columns = wide > 116 * u ? 3 : 2;
  const shutters = own.chance(0.55) ? own.pick(['#3f7a6a', '#5a6ab0', '#a84a3f', '#4a8a9a']) : undefined;
  let [frames, lit, unlit, bars, leaves, boxes] = ['', '', '', '', '', ''];
  for (let y = foot - eaves + 20 * u; y < foot - 106 * u; y += 50 * u)
    for (let column = 0; column < columns; column += 1) {
      const cx = x + (wide * (column + 0.5)) / columns;
      const [half, tall] = [8.5 * u, 31 * u];
      frames += box(cx - half - 2.4 * u, y - 2.4 * u, half * 2 + 4.8 * u, tall + 4.8 * u);
      if (own.chance(palette.lampShare * 1.1)) lit += box(cx - half, y, half * 2, tall);
      else unlit += box(cx - half, y, half * 2, tall);
      bars += line([[cx, y], [cx, y + tall]]) + line([[cx - half, y + tall * 0.36], [cx + half, y + tall * 0.36]]);
      leaves += box(cx - half - 10 * u, y - 1 * u, 7 * u, tall + 2 * u) + box(cx + half + 3 * u, y - 1 * u, 7 * u, tall + 2 * u);
      if (own.chance(0.5)) for (let bloom = 0; bloom < 7; bloom += 1) boxes += dot(cx - half + bloom * 2.9 * u, y + tall + own.range(1, 5) * u, own.range(2, 3.2) * u);
    }
  ink.path(frames, palette.lit(lighten(mix(wall, '#fff6e8', 0.75), 0.02)));
  ink.path(unlit, palette.dark ? palette.shade('#3a4478') : mix(palette.shade('#5f7fb0'), palette.sky[1], 0.3));
  ink.path(lit, palette.lamp);
  ink.stroke(bars, palette.lit('#f4e8da'), 1.3 * u);
  if (shutters !== undefined) ink.path(leaves, palette.lit(shutters));
  ink.path(boxes, palette.lit(own.pick([palette.accent, '#f2709a', '#ffb84a'])));
}

function paintShop(stage: Stage, { x, wide, foot, wall, own }: House): void {
  const { ink, palette, u } = stage;
  const warm = palette.dark ? '#ffd892' : palette.shade('#6a7a9a');
  ink.path(box(x + 7 * u, foot - 58 * u, wide - 14 * u, 58 * u), mix(palette.shade(wall), palette.deep, 0.45));
  ink.path(box(x + 12 * u, foot - 53 * u, wide * 0.5, 42 * u) + arch(x + wide * 0.68, foot - 53 * u, wide * 0.2, 53 * u), ink.vertical([[0, warm], [1, mix(warm, '#e8905a', palette.dark ? 0.5 : 0.25)]]));
  ink.path(bust(x + wide * 0.24, foot - 12 * u, 27 * u) + bust(x + wide * 0.42, foot - 12 * u, 25 * u), mix(palette.deep, wall, 0.2), { opacity: 0.75 });
  if (palette.dark) paintGlow(stage, x + wide * 0.4, foot - 24 * u, 84 * u, '#ffbf6a', 0.5);
  if (!own.chance(0.75)) return;
  const colour = own.pick([palette.accent, '#3f7a9a', '#4a8a5f', '#c8862f', '#a84a6a']);
  const stripes = 8;
  const [left, span] = [x + 5 * u, wide - 10 * u];
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const [a, b] = [left + (span * stripe) / stripes, left + (span * (stripe + 1)) / stripes];
    const fill = stripe % 2 === 0 ? palette.lit(colour) : palette.lit('#fff4e4');
    const spread = (px: number): number => px + (px - (left + span / 2)) * 0.07;
    ink.path(`M${n(a)} ${n(foot - 68 * u)}L${n(b)} ${n(foot - 68 * u)}L${n(spread(b))} ${n(foot - 48 * u)}q${n((spread(a) - spread(b)) / 2)} ${n(11 * u)} ${n(spread(a) - spread(b))} 0Z`, fill);
  }
}

function paintSquare(stage: Stage, foot: number): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('square');
  const stone = palette.dark ? mix(palette.shade('#9a8aa0'), palette.deep, 0.2) : palette.shade('#c8b4ac');
  ink.rect(0, foot, w, h - foot, ink.vertical(blend([mix(palette.lit(stone), palette.dark ? '#ffb46a' : palette.horizon, 0.3), stone, darken(stone, 0.08)], 4)));
  let [joints, gleam] = ['', ''];
  for (let row = 0; row < 11; row += 1) {
    const y = foot + (h - foot) * ((row + 1) / 11) ** 1.5;
    const gap = (14 + row * 5.5) * u;
    for (let x = (row % 2) * gap * 0.5 - gap; x < w + gap; x += gap) {
      joints += `M${n(x)} ${n(y)}q${n(gap / 2)} ${n(-gap * 0.24)} ${n(gap)} 0`;
      if (own.chance(0.13)) gleam += pill(x + gap * 0.2, y - gap * 0.09, gap * 0.5, gap * 0.07, 2);
    }
  }
  ink.stroke(joints, darken(stone, 0.07), 1.5 * u, { opacity: 0.5 });
  ink.path(gleam, palette.dark ? '#ffd28a' : palette.lit('#fff4e4'), { opacity: 0.6 });
  paintTables(stage, foot);
  const coat = mix(palette.deep, '#2a2048', 0.5);
  let people = '';
  for (let one = 0; one < 12; one += 1) people += person(w * own.range(0.02, 0.98), foot + own.range(10, 40) * u, own.range(52, 60) * u, own);
  ink.path(people, mix(coat, palette.horizon, 0.14));
  for (const at of [0.1, 0.9]) paintLamp(stage, w * at, h * 0.93, 230 * u);
}

function paintTables(stage: Stage, foot: number): void {
  const { ink, palette, w, u, random } = stage;
  const own = random.fork('tables');
  for (const at of [0.2, 0.31, 0.62, 0.73]) {
    const [x, y, s] = [w * at + own.range(-12, 12) * u, foot + own.range(54, 70) * u, 1.15 * u];
    const colour = own.pick([palette.accent, '#2f8a8a', '#e8a83c']);
    ink.ellipse(x, y + 2 * s, 46 * s, 7 * s, palette.deep, { opacity: 0.22 });
    ink.stroke(line([[x, y], [x, y - 104 * s]]), palette.shade('#6a4a4a'), 3 * s);
    const seats = [-27, 27].map((dx) => bust(x + dx * s, y - 28 * s, 34 * s) + pill(x + dx * s - 10 * s, y - 26 * s, 20 * s, 9 * s, 3 * s) + box(x + dx * s - 9 * s, y - 20 * s, 2.4 * s, 21 * s) + box(x + dx * s + 6.6 * s, y - 20 * s, 2.4 * s, 21 * s));
    ink.path(seats.join(''), mix(palette.deep, '#2a2048', 0.4));
    ink.path(pill(x - 24 * s, y - 34 * s, 48 * s, 5 * s, 2 * s) + box(x - 2 * s, y - 32 * s, 4 * s, 32 * s), palette.lit('#f4e4d0'));
    for (let panel = 0; panel < 6; panel += 1) {
      const [a, b] = [x - 50 * s + panel * 16.7 * s, x - 50 * s + (panel + 1) * 16.7 * s];
      const fill = panel % 2 === 0 ? colour : '#fff4e4';
      ink.path(`M${n(x)} ${n(y - 112 * s)}L${n(b)} ${n(y - 84 * s)}q${n(-8.3 * s)} ${n(7 * s)} ${n(-16.7 * s)} 0L${n(a)} ${n(y - 84 * s)}Z`, mix(palette.lit(fill), palette.shade(fill), panel / 6.5));
    }
  }
}

function paintLamp(stage: Stage, x: number, foot: number, tall: number): void {
  const { ink, palette } = stage;
  const iron = mix(palette.deep, '#1a1430', 0.3);
  const top = foot - tall;
  if (palette.dark) paintGlow(stage, x, top + tall * 0.06, tall * 0.62, '#ffcf86', 0.55);
  ink.path(polygon([[x - tall * 0.014, foot], [x - tall * 0.008, top + tall * 0.12], [x + tall * 0.008, top + tall * 0.12], [x + tall * 0.014, foot]]) + box(x - tall * 0.035, foot - tall * 0.05, tall * 0.07, tall * 0.05) + pill(x - tall * 0.05, top + tall * 0.16, tall * 0.1, tall * 0.012, 2), iron);
  ink.path(polygon([[x - tall * 0.03, top + tall * 0.13], [x - tall * 0.042, top + tall * 0.035], [x + tall * 0.042, top + tall * 0.035], [x + tall * 0.03, top + tall * 0.13]]), palette.dark ? '#ffe9b4' : palette.lit('#fff6e0'));
  ink.path(polygon([[x - tall * 0.05, top + tall * 0.038], [x, top], [x + tall * 0.05, top + tall * 0.038]]), iron);
  ink.stroke(line([[x, top + tall * 0.04], [x, top + tall * 0.13]]), iron, tall * 0.008);
}

function paintStrings(stage: Stage, foot: number): void {
  const { ink, palette, w, u, random } = stage;
  const own = random.fork('strings');
  for (const [from, to, lift] of [[-0.05, 0.48, 150], [0.3, 0.84, 132], [0.6, 1.06, 156]] as const) {
    const hang = (share: number): Point => [w * (from + (to - from) * share), foot - lift * u + 46 * u * (1 - (2 * share - 1) ** 2)];
    ink.stroke(curve([0, 0.2, 0.4, 0.6, 0.8, 1].map(hang), 1), palette.deep, 1.5 * u, { opacity: 0.8 });
    for (let bulb = 0; bulb < 17; bulb += 1) {
      const [x, y] = hang((bulb + 0.5) / 17);
      if (palette.dark) paintGlow(stage, x, y + 4 * u, 17 * u, '#ffcf7a', 0.75);
      const colour = palette.dark ? '#fff2c8' : palette.lit(own.pick([palette.accent, '#ffc24a', '#3fa8a0', '#fff4e4']));
      if (palette.dark) ink.circle(x, y + 4 * u, 3 * u, colour);
      else ink.path(polygon([[x - 7 * u, y], [x + 7 * u, y], [x, y + 15 * u]]), colour);
    }
  }
}
