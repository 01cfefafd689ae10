import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { box, dot, pill, polygon } from '../outline.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { paintBasket } from './vineyard-board.ts';
import { cool, paintCast, paintGrapes, warm } from './vineyard-fare.ts';
import type { Stand } from './vineyard-fare.ts';
import { paintCask } from './vineyard-cask.ts';

export type Prop = 'cask' | 'crates' | 'bench' | 'basket';

/** Paints what else is on the terrace: a cask and a basket, crates from the harvest, or a bench. */
export function paintProp(
  stage: Stage,
  prop: Prop,
  { x, y, k }: Stand,
  side: number,
  grape: string,
  own: Random,
): void {
  if (prop === 'cask') paintCask(stage, { x: x - 84 * k, y: y - 10 * k, k }, side);
  if (prop === 'crates') paintCrates(stage, { x: x - 30 * k, y, k }, side, grape, own);
  else if (prop === 'bench') paintBench(stage, { x: x - 10 * k, y: y - 26 * k, k }, side);
  if (prop !== 'crates')
    paintBasket(
      stage,
      { x: prop === 'bench' ? x + 104 * k : x, y: y + (prop === 'bench' ? 12 : 4) * k, k: k * 0.9 },
      side,
      grape,
      own.fork('basket'),
    );
}

/** Two crates full of grapes, one beside the other, a third on top. */
function paintCrates(stage: Stage, { x, y, k }: Stand, side: number, grape: string, own: Random): void {
  paintCast(stage, { x, y, k }, 78, side);
  const crate = stage.ink.symbol(() => paintCrate(stage, { x: 0, y: 0, k }, side, grape, own.fork('crate')));
  for (const [dx, up] of [
    [-52, 0],
    [52, 0],
    [-14, 46],
  ] as const)
    stage.ink.use(crate, `translate(${n(x + dx * k)} ${n(y - up * k)})`);
}

function paintCrate(stage: Stage, { x, y, k }: Stand, side: number, grape: string, own: Random): void {
  const { ink, palette } = stage;
  const wood = '#c2945e';
  ink.path(box(x - 46 * k, y - 46 * k, 92 * k, 46 * k), mix(palette.deep, cool(stage, wood), 0.4));
  for (const dx of [-24, 24, 0])
    paintGrapes(stage, { x: x + dx * k, y: y - 36 * k, k: k * 0.84 }, grape, side, own.fork(`bunch${dx}`));
  let [slats, shades] = ['', ''];
  for (const up of [0, 15, 30]) {
    slats += box(x - 48 * k, y - (up + 12) * k, 96 * k, 12 * k);
    shades += box(x - 48 * k, y - (up + 2.4) * k, 96 * k, 2.4 * k);
  }
  ink.path(
    slats,
    ink.horizontal([
      [0, side < 0 ? warm(stage, lighten(wood, 0.05)) : cool(stage, wood)],
      [1, side < 0 ? cool(stage, wood) : warm(stage, lighten(wood, 0.05))],
    ]),
  );
  ink.path(shades, cool(stage, darken(wood, 0.12)), { opacity: 0.6 });
  ink.path(
    box(x - 48 * k, y - 44 * k, 8 * k, 44 * k) + box(x + 40 * k, y - 44 * k, 8 * k, 44 * k),
    warm(stage, lighten(wood, 0.02)),
  );
}

/** A garden bench with a cushion, seen from the front. */
function paintBench(stage: Stage, { x, y, k }: Stand, side: number): void {
  const { ink, palette } = stage;
  const wood = '#8a6a4c';
  const [bright, dim] = [warm(stage, lighten(wood, 0.08)), cool(stage, darken(wood, 0.08))];
  ink.ellipse(x, y + 4 * k, 112 * k, 11 * k, palette.deep, { opacity: 0.3 });
  let [back, legs] = ['', ''];
  for (let at = -84; at <= 76; at += 18) back += box(x + at * k, y - 92 * k, 9 * k, 48 * k);
  for (const at of [-96, 86]) legs += box(x + at * k, y - 98 * k, 10 * k, 100 * k);
  ink.path(back, dim);
  ink.path(legs, side < 0 ? bright : dim);
  ink.path(pill(x - 98 * k, y - 102 * k, 196 * k, 12 * k, 4 * k), bright);
  ink.path(
    polygon([
      [x - 92 * k, y - 46 * k],
      [x + 92 * k, y - 46 * k],
      [x + 104 * k, y - 34 * k],
      [x - 104 * k, y - 34 * k],
    ]),
    bright,
  );
  ink.path(box(x - 104 * k, y - 34 * k, 208 * k, 7 * k), dim);
  ink.path(box(x - 102 * k, y - 28 * k, 9 * k, 34 * k) + box(x + 93 * k, y - 28 * k, 9 * k, 34 * k), dim);
  ink.path(pill(x - 70 * k, y - 82 * k, 46 * k, 40 * k, 9 * k), warm(stage, palette.accent));
  ink.path(pill(x - (side < 0 ? 40 : 70) * k, y - 82 * k, 16 * k, 40 * k, 8 * k), cool(stage, palette.accent), {
    opacity: 0.6,
  });
}

/** Spots of shade that leaves above throw on the floor. */
export function paintDapples(
  { ink, palette, u, random }: Stage,
  x: number,
  y: number,
  wide: number,
  deep: number,
): void {
  const own = random.fork('dapples');
  let d = '';
  for (let spot = 0; spot < 46; spot += 1) {
    const [dx, dy] = [own.range(-1, 1) * wide * Math.sqrt(own.next()), own.next() * deep];
    const r = own.range(14, 40) * u * (0.5 + (0.8 * dy) / deep);
    d += `M${n(x + dx - r)} ${n(y + dy)}q${n(r)} ${n(-r * 0.5)} ${n(2 * r)} 0q${n(-r)} ${n(r * 0.5)} ${n(-2 * r)} 0Z`;
  }
  ink.path(d, palette.deep, { opacity: palette.dark ? 0.16 : 0.13 });
}

/** Tea lights along a wall's coping after dark. */
export function paintTeaLights({ ink, palette, u, random }: Stage, y: number, from: number, to: number): void {
  if (!palette.dark) return;
  const own = random.fork(`lights${Math.round(from)}`);
  let [cups, flames, halos] = ['', '', ''];
  for (let x = from + 30 * u; x < to - 20 * u; x += own.range(52, 92) * u) {
    cups += pill(x - 4 * u, y - 9 * u, 8 * u, 9 * u, 2 * u);
    flames += dot(x, y - 11 * u, 2.4 * u);
    halos += dot(x, y - 9 * u, 11 * u);
  }
  ink.path(halos, '#ffb85a', { opacity: 0.24 });
  ink.path(cups, '#ffcf7a', { opacity: 0.9 });
  ink.path(flames, '#fff6d8');
}
