import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { dot, pill, polygon } from '../outline.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { cool, paintCast, paintGrapes, warm } from './vineyard-fare.ts';
import type { Stand } from './vineyard-fare.ts';

/** A board with a wedge, a cut round of soft cheese, figs and a few grapes. */
export function paintBoard(stage: Stage, at: Stand, side: number, own: Random): void {
  const { ink } = stage;
  const { x, y, k } = at;
  paintCast(stage, at, 58, side);
  const wood = own.pick(['#a8693c', '#8f5a38', '#b97d4a']);
  ink.ellipse(x, y + 4 * k, 62 * k, 17 * k, cool(stage, darken(wood, 0.1)));
  ink.ellipse(
    x,
    y,
    62 * k,
    17 * k,
    ink.horizontal([
      [0, side < 0 ? warm(stage, lighten(wood, 0.08)) : cool(stage, wood)],
      [1, side < 0 ? cool(stage, wood) : warm(stage, lighten(wood, 0.08))],
    ]),
  );
  let grain = '';
  for (const drop of [-8, -3, 3, 8])
    grain += `M${n(x - (50 - Math.abs(drop) * 2) * k)} ${n(y + drop * k)}h${n((96 - Math.abs(drop) * 4) * k)}`;
  ink.stroke(grain, cool(stage, wood), 1 * k, { opacity: 0.5 });
  paintRound(stage, { x: x - 26 * k, y: y - 2 * k, k }, own);
  paintWedge(stage, { x: x + 16 * k, y: y + 3 * k, k }, side);
  for (const [dx, dy] of [
    [44, -1],
    [38, 7],
  ] as const) {
    ink.circle(x + dx * k, y + (dy - 5) * k, 7 * k, cool(stage, '#5a2f5c'));
    ink.circle(x + (dx + side * 1.6) * k, y + (dy - 6.4) * k, 4.6 * k, warm(stage, '#8a4a7c'));
  }
  ink.path(dot(x - 4 * k, y + 9 * k, 5 * k) + dot(x + 4 * k, y + 11 * k, 4.6 * k), warm(stage, '#9ab04a'));
}

function paintRound(stage: Stage, { x, y, k }: Stand, own: Random): void {
  const { ink } = stage;
  const rind = warm(stage, '#fbf1dc');
  ink.path(
    `M${n(x - 24 * k)} ${n(y - 12 * k)}V${n(y)}A${n(24 * k)} ${n(7.4 * k)} 0 0 0 ${n(x + 24 * k)} ${n(y)}V${n(y - 12 * k)}Z`,
    ink.horizontal([
      [0, rind],
      [0.5, warm(stage, '#ecdcb8')],
      [1, cool(stage, '#cbb78e')],
    ]),
  );
  ink.ellipse(x, y - 12 * k, 24 * k, 7.4 * k, lighten(rind, 0.02));
  const cut = own.pick([1, -1]);
  ink.path(
    polygon([
      [x, y - 12 * k],
      [x + cut * 9 * k, y - 5.2 * k],
      [x + cut * 22 * k, y - 9 * k],
    ]),
    cool(stage, '#e8c478'),
  );
  ink.path(
    polygon([
      [x, y - 12 * k],
      [x + cut * 9 * k, y - 5.2 * k],
      [x + cut * 9 * k, y + 6 * k],
      [x, y - 2 * k],
    ]),
    warm(stage, '#f6dd9a'),
  );
}

function paintWedge(stage: Stage, { x, y, k }: Stand, side: number): void {
  const { ink } = stage;
  const cheese = '#f2b53c';
  ink.path(
    polygon([
      [x - 18 * k, y],
      [x + 16 * k, y + 3 * k],
      [x + 16 * k, y - 19 * k],
      [x - 18 * k, y - 17 * k],
    ]),
    side < 0 ? warm(stage, cheese) : cool(stage, cheese),
  );
  ink.path(
    polygon([
      [x - 18 * k, y - 17 * k],
      [x + 16 * k, y - 19 * k],
      [x + 8 * k, y - 25 * k],
    ]),
    warm(stage, lighten(cheese, 0.09)),
  );
  ink.path(
    polygon([
      [x + 16 * k, y + 3 * k],
      [x + 21 * k, y - 3 * k],
      [x + 12 * k, y - 25 * k],
      [x + 16 * k, y - 19 * k],
    ]),
    cool(stage, darken(cheese, 0.08)),
  );
  ink.path(
    dot(x - 8 * k, y - 7 * k, 2.6 * k) + dot(x + 3 * k, y - 11 * k, 3.4 * k) + dot(x + 7 * k, y - 3 * k, 2.2 * k),
    cool(stage, darken(cheese, 0.1)),
    { opacity: 0.7 },
  );
}

/** The woven side of a basket. */
export function paintWicker(stage: Stage, { x, y, k }: Stand, half: number, tall: number, side: number): void {
  const { ink } = stage;
  const cane = '#b98a52';
  const body = polygon([
    [x - half * k, y - tall * k],
    [x + half * k, y - tall * k],
    [x + half * 0.8 * k, y],
    [x - half * 0.8 * k, y],
  ]);
  ink.path(
    body,
    ink.horizontal([
      [0, side < 0 ? warm(stage, lighten(cane, 0.06)) : cool(stage, darken(cane, 0.06))],
      [1, side < 0 ? cool(stage, darken(cane, 0.06)) : warm(stage, lighten(cane, 0.06))],
    ]),
  );
  let weave = '';
  const rows = Math.max(3, Math.round(tall / 7));
  for (let row = 0; row < rows; row += 1)
    for (let at = -5; at < 5; at += 1) {
      const left = x + ((at + (row % 2) * 0.5) / 5) * half * 0.86 * k;
      weave += `M${n(left)} ${n(y - (row + 0.4) * (tall / rows) * k)}h${n(half * 0.11 * k)}`;
    }
  ink.stroke(weave, cool(stage, darken(cane, 0.12)), 2 * k, { opacity: 0.6 });
  ink.path(
    pill(x - (half + 3) * k, y - (tall + 3) * k, (half + 3) * 2 * k, 6 * k, 3 * k),
    warm(stage, lighten(cane, 0.08)),
  );
}

/** A basket with a high handle, full of grapes. */
export function paintBasket(stage: Stage, at: Stand, side: number, colour: string, own: Random): void {
  const { ink } = stage;
  const { x, y, k } = at;
  paintCast(stage, at, 48, side);
  ink.stroke(
    `M${n(x - 38 * k)} ${n(y - 40 * k)}C${n(x - 34 * k)} ${n(y - 104 * k)} ${n(x + 34 * k)} ${n(y - 104 * k)} ${n(x + 38 * k)} ${n(y - 40 * k)}`,
    cool(stage, '#8a6236'),
    6 * k,
  );
  for (const dx of [-20, 18, 0])
    paintGrapes(stage, { x: x + dx * k, y: y - 34 * k, k: k * 0.82 }, colour, side, own.fork(`bunch${dx}`));
  paintWicker(stage, at, 42, 42, side);
}

/** A plate with a folded napkin, a knife and a fork. */
export function paintPlate(stage: Stage, at: Stand, side: number, napkin: string): void {
  const { ink, palette } = stage;
  const { x, y, k } = at;
  ink.ellipse(x - side * 4 * k, y + 2.4 * k, 31 * k, 9 * k, palette.deep, { opacity: 0.22 });
  ink.ellipse(x, y, 30 * k, 8.4 * k, warm(stage, '#fffaf0'));
  ink.ellipse(x, y + 0.6 * k, 21 * k, 5.4 * k, cool(stage, '#e6ddd2'), { opacity: 0.75 });
  ink.path(
    polygon([
      [x - 8 * k, y + 2 * k],
      [x + 11 * k, y + 1 * k],
      [x + 6 * k, y - 11 * k],
      [x - 3 * k, y - 6 * k],
    ]),
    warm(stage, napkin),
  );
  ink.path(
    polygon([
      [x + 11 * k, y + k],
      [x + 6 * k, y - 11 * k],
      [x + 4 * k, y - 2 * k],
    ]),
    cool(stage, napkin),
  );
  ink.stroke(
    `M${n(x - 38 * k)} ${n(y + 4 * k)}l${n(5 * k)} ${n(-9 * k)}M${n(x + 38 * k)} ${n(y + 4 * k)}l${n(-5 * k)} ${n(-9 * k)}`,
    mix('#ffffff', palette.shade('#8a8aa0'), 0.35),
    2 * k,
  );
}

/** A jug with lavender, sunflowers or vine leaves. */
export function paintFlowers(stage: Stage, at: Stand, side: number, own: Random): void {
  const { ink } = stage;
  const { x, y, k } = at;
  const kind = own.pick(['lavender', 'sun', 'sun'] as const);
  paintCast(stage, at, 16, side);
  let stems = '';
  const heads: [number, number][] = [];
  for (let stem = 0; stem < (kind === 'sun' ? 5 : 15); stem += 1) {
    const lean = kind === 'sun' ? (stem - 2) * 14 + own.range(-4, 4) : own.range(-30, 30);
    const up = own.range(58, 84) - Math.abs(lean) * 0.4;
    stems += `M${n(x)} ${n(y - 26 * k)}Q${n(x + lean * 0.3 * k)} ${n(y - 50 * k)} ${n(x + lean * k)} ${n(y - up * k)}`;
    heads.push([x + lean * k, y - up * k]);
  }
  ink.stroke(stems, cool(stage, '#5c8a3c'), 2 * k);
  if (kind === 'sun') {
    for (const [hx, hy] of heads) {
      let petals = '';
      for (let petal = 0; petal < 9; petal += 1)
        petals += dot(hx + Math.cos(petal * 0.7) * 8 * k, hy + Math.sin(petal * 0.7) * 7 * k, 4.4 * k);
      ink.path(petals, warm(stage, '#f6b92c'));
      ink.circle(hx, hy, 5.4 * k, cool(stage, '#5a3420'));
    }
  } else
    for (const [layer, tone] of ['#6a54b0', '#9a84dc'].entries())
      ink.path(
        heads
          .map(([hx, hy]) =>
            pill(hx - (2.6 - layer) * k + layer * side * k, hy - 9 * k, (5.2 - layer * 2.6) * k, 20 * k, 2.6 * k),
          )
          .join(''),
        warm(stage, tone),
      );
  const jug = '#e9e2d6';
  ink.path(
    `M${n(x - 9 * k)} ${n(y - 36 * k)}H${n(x + 9 * k)}L${n(x + 8 * k)} ${n(y - 26 * k)}C${n(x + 20 * k)} ${n(y - 18 * k)} ${n(x + 16 * k)} ${n(y)} ${n(x + 9 * k)} ${n(y + 2 * k)}H${n(x - 9 * k)}C${n(x - 16 * k)} ${n(y)} ${n(x - 20 * k)} ${n(y - 18 * k)} ${n(x - 8 * k)} ${n(y - 26 * k)}Z`,
    ink.horizontal([
      [0, side < 0 ? warm(stage, jug) : cool(stage, jug)],
      [1, side < 0 ? cool(stage, jug) : warm(stage, jug)],
    ]),
  );
}
