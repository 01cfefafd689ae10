import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { arch, box, dot, line, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintFerry } from '../parts/boats.ts';
import { paintSkyline } from '../parts/buildings.ts';
import { paintRidge, ridgeLine } from '../parts/land.ts';
import { person } from '../parts/people.ts';
import { paintBranch, paintTree } from '../parts/plants.ts';
import { paintBirds, paintClouds, paintGlow, paintMist, paintSky } from '../parts/sky.ts';
import { paintLightColumns, paintWater } from '../parts/water.ts';
import type { Stage } from '../stage.ts';

/** A lit river boat below a great bridge, domes and roofs on the far bank, a quay in front. */
export function paintRiver(stage: Stage): void {
  const { ink, palette, w, h, u, random } = stage;
  const plan = random.fork('plan');
  const shore = h * 0.62;
  const light = w * plan.range(0.2, 0.32);
  paintSky(stage, shore, { x: light, y: h * plan.range(0.24, 0.34), r: 52 * u });
  paintClouds(stage, shore, 5, 0.1, 0.62);
  paintBirds(stage, w * 0.55, h * 0.2, 5);
  const bank = ink.symbol(() => {
    paintBank(stage, shore);
    if (plan.chance(0.5)) paintStoneBridge(stage, shore, plan.pick(['#d8bc98', '#c8a8a0', '#b8b0c0']));
    else paintHangingBridge(stage, shore, plan.pick(['#d8503f', '#6fa0b8', '#e8dcd0']));
  });
  ink.use(bank, '');
  paintWater(stage, { from: shore, to: h, light, mirrored: bank });
  if (palette.dark)
    paintLightColumns(stage, shore + 2, h * 0.94, 36, [palette.lamp, '#ffb46a', '#ffd9a0', palette.accent]);
  paintFerry(stage, w * plan.range(0.24, 0.34), shore + (h - shore) * 0.3, 84 * u, '#3a6a9a');
  const boat = { x: w * plan.range(0.56, 0.68), y: shore + (h - shore) * 0.56 };
  if (palette.dark) paintGlow(stage, boat.x, boat.y - 20 * u, 190 * u, '#ffc27a', 0.4);
  paintFerry(stage, boat.x, boat.y, 310 * u, palette.accent);
  paintQuay(stage);
}

function paintBank(stage: Stage, shore: number): void {
  const { ink, palette, w, u, random } = stage;
  const plan = random.fork('bank');
  paintRidge(stage, ridgeLine(stage, 'hills', shore - 92 * u, 30 * u, 1.7), shore, palette.ridge, 0.64);
  const row = { from: -20, to: w + 20, foot: shore, colour: mix(palette.ridge, '#c8a890', 0.25) };
  paintSkyline(stage, { ...row, low: 50 * u, high: 128 * u, distance: 0.5, name: 'far', windows: false });
  paintMist(stage, shore - 40 * u, 90 * u, 0.4);
  for (const at of [0.1, 0.47, 0.86])
    paintDomedHall(
      stage,
      w * (at + plan.range(-0.05, 0.05)),
      shore,
      plan.range(0.8, 1.25) * u,
      plan.pick(['#e8d2b4', '#e0c0a8', '#d8ccd4']),
    );
  paintSkyline(stage, { ...row, low: 26 * u, high: 66 * u, distance: 0.16, name: 'near', windows: true });
  for (let x = 10 * u; x < w; x += plan.range(26, 60) * u)
    paintTree(
      stage,
      x,
      shore,
      plan.range(34, 52) * u,
      palette.air(palette.shade(mix(palette.ground, palette.deep, 0.2)), 0.12),
    );
  ink.rect(0, shore - 7 * u, w, 8 * u, palette.shade('#a8949c'));
}

function paintDomedHall(stage: Stage, x: number, shore: number, size: number, stone: string): void {
  const { ink, palette } = stage;
  const face = ink.horizontal([
    [0, palette.air(palette.lit(stone), 0.2)],
    [1, palette.air(palette.shade(stone), 0.2)],
  ]);
  const cap = palette.air(mix(palette.shade('#4f8f8a'), palette.lit('#4f8f8a'), 0.5), 0.2);
  ink.path(
    box(x - 62 * size, shore - 84 * size, 124 * size, 84 * size) +
      box(x - 30 * size, shore - 112 * size, 60 * size, 34 * size),
    face,
  );
  ink.path(
    `M${n(x - 32 * size)} ${n(shore - 110 * size)}C${n(x - 34 * size)} ${n(shore - 150 * size)} ${n(x - 8 * size)} ${n(shore - 156 * size)} ${n(x)} ${n(shore - 166 * size)}C${n(x + 8 * size)} ${n(shore - 156 * size)} ${n(x + 34 * size)} ${n(shore - 150 * size)} ${n(x + 32 * size)} ${n(shore - 110 * size)}Z`,
    cap,
  );
  ink.path(
    polygon([
      [x - 3 * size, shore - 164 * size],
      [x, shore - 192 * size],
      [x + 3 * size, shore - 164 * size],
    ]),
    cap,
  );
  let panes = '';
  for (let at = -5; at <= 5; at += 1)
    panes +=
      arch(x + (at * 11 - 2.6) * size, shore - 72 * size, 5.2 * size, 20 * size) +
      (Math.abs(at) < 3 ? arch(x + (at * 10 - 2) * size, shore - 106 * size, 4 * size, 15 * size) : '');
  ink.path(panes, palette.dark ? palette.lamp : palette.air(palette.shade('#5a6a98'), 0.2));
}

/** Stone arches that grow towards the middle, with lamps and a rim of light round each opening. */
function paintStoneBridge(stage: Stage, shore: number, stone: string): void {
  const { ink, palette, w, u } = stage;
  const deck = (x: number): number => shore - 74 * u - 26 * u * Math.sin((x / w) * Math.PI);
  const spans = stage.format === 'tall' ? 4 : 6;
  const span = w / spans;
  let openings = '';
  let rings = '';
  for (let at = 0; at < spans; at += 1) {
    const [left, right] = [at * span + 13 * u, (at + 1) * span - 13 * u];
    const rise = shore - deck((left + right) / 2) - 19 * u;
    const bow = `A${n((right - left) / 2)} ${n(rise)} 0 0 1 ${n(right)} ${n(shore)}`;
    openings += `M${n(left)} ${n(shore)}${bow}Z`;
    rings += `M${n(left)} ${n(shore)}${bow}`;
  }
  const top = Array.from({ length: 25 }, (_, step): Point => [(w * step) / 24, deck((w * step) / 24)]);
  const body = `${polygon([...top, [w, shore], [0, shore]])}${openings}`;
  ink.path(
    body,
    ink.vertical([
      [0, palette.lit(stone)],
      [1, palette.shade(stone)],
    ]),
    { 'fill-rule': 'evenodd' },
  );
  ink.stroke(rings, palette.lit(lighten(stone, 0.06)), 5 * u, { 'stroke-dasharray': `${n(9 * u)} ${n(1.6 * u)}` });
  for (let at = 1; at < spans; at += 1)
    ink.path(
      polygon([
        [at * span - 15 * u, shore + 2],
        [at * span - 11 * u, deck(at * span) + 16 * u],
        [at * span + 11 * u, deck(at * span) + 16 * u],
        [at * span + 15 * u, shore + 2],
      ]),
      ink.horizontal([
        [0, palette.lit(stone)],
        [1, palette.shade(darken(stone, 0.05))],
      ]),
    );
  ink.stroke(line(top.map(([x, y]): Point => [x, y - 3 * u])), palette.lit(lighten(stone, 0.05)), 7 * u);
  let rail = '';
  for (let x = 4 * u; x < w; x += 8 * u)
    rail += line([
      [x, deck(x) - 5 * u],
      [x, deck(x) - 13 * u],
    ]);
  ink.stroke(rail + line(top.map(([x, y]): Point => [x, y - 14 * u])), palette.shade(darken(stone, 0.08)), 1.6 * u);
  paintBridgeLamps(stage, deck, span / 2);
}

function paintBridgeLamps(stage: Stage, deck: (x: number) => number, gap: number): void {
  const { ink, palette, w, u, random } = stage;
  const walkers = random.fork('walkers');
  let people = '';
  for (let x = 20 * u; x < w; x += walkers.range(20, 70) * u)
    people += person(x, deck(x) - 5 * u, walkers.range(17, 21) * u, walkers);
  ink.path(people, mix(palette.deep, '#2a2048', 0.4));
  for (let x = gap; x < w; x += gap) {
    const y = deck(x);
    ink.stroke(
      line([
        [x, y],
        [x, y - 38 * u],
      ]),
      palette.deep,
      2 * u,
    );
    if (palette.dark) paintGlow(stage, x, y - 41 * u, 34 * u, '#ffcf86', 0.8);
    ink.circle(x, y - 41 * u, 4 * u, palette.dark ? '#fff0c4' : palette.lit('#fff6e8'));
  }
}

/** Two portal towers with hangers: the kind of bridge every large river has. */
function paintHangingBridge(stage: Stage, shore: number, colour: string): void {
  const { ink, palette, w, u } = stage;
  const deckY = shore - 58 * u;
  const posts = [w * 0.22, w * 0.74];
  const high = 232 * u * (stage.format === 'tall' ? 1.15 : 1);
  const bright = palette.lit(colour);
  const dim = palette.shade(darken(colour, 0.05));
  const top = shore - high;
  const cable = (x: number): number => {
    const [a = 0, b = w] = posts;
    if (x >= a && x <= b) return deckY - 12 * u - (deckY - 12 * u - top - 8 * u) * ((2 * (x - a)) / (b - a) - 1) ** 2;
    const away = x < a ? (a - x) / a : (x - b) / (w - b);
    return top + 8 * u + (deckY - top - 14 * u) * Math.min(1, away * 0.95) ** 0.8;
  };
  let hangers = '';
  for (let x = 2 * u; x < w; x += 11 * u)
    hangers += line([
      [x, cable(x)],
      [x, deckY],
    ]);
  ink.stroke(hangers, mix(bright, palette.horizon, 0.25), 1.1 * u, { opacity: 0.75 });
  const points = Array.from({ length: 81 }, (_, step): Point => [(w * step) / 80, cable((w * step) / 80)]);
  ink.stroke(line(points), dim, 5 * u);
  ink.stroke(line(points.map(([x, y]): Point => [x, y - 1.4 * u])), bright, 2 * u);
  let truss = '';
  for (let x = -10 * u; x < w; x += 18 * u)
    truss += line([
      [x, deckY + 15 * u],
      [x + 9 * u, deckY + 2 * u],
      [x + 18 * u, deckY + 15 * u],
    ]);
  ink.rect(0, deckY, w, 17 * u, dim, { opacity: 0.55 });
  ink.stroke(truss, bright, 1.6 * u, { opacity: 0.8 });
  ink.path(box(0, deckY - 3 * u, w, 5 * u) + box(0, deckY + 14 * u, w, 3 * u), bright);
  for (const x of posts) paintPortal(stage, x, shore, top, bright, dim);
  if (!palette.dark) return;
  const bulbs = points
    .filter((_, at) => at % 2 === 0)
    .map(([x, y]) => dot(x, y, 2.2 * u))
    .join('');
  ink.path(bulbs, '#fff0c0');
  paintBridgeLamps(stage, () => deckY, 76 * u);
}

function paintPortal(stage: Stage, x: number, shore: number, top: number, bright: string, dim: string): void {
  const { ink, palette, u } = stage;
  const side = ink.horizontal([
    [0, bright],
    [0.5, mix(bright, dim, 0.4)],
    [1, dim],
  ]);
  for (const dx of [-19, 7])
    ink.path(
      polygon([
        [x + (dx - 2) * u, shore + 2],
        [x + dx * u, top],
        [x + (dx + 12) * u, top],
        [x + (dx + 14) * u, shore + 2],
      ]),
      side,
    );
  for (const share of [0, 0.24, 0.48])
    ink.path(box(x - 20 * u, top + (shore - top) * share - 2 * u, 40 * u, 11 * u), side);
  let cross = '';
  for (const share of [0.06, 0.3]) {
    const [a, b] = [top + (shore - top) * share, top + (shore - top) * (share + 0.17)];
    cross +=
      line([
        [x - 8 * u, a],
        [x + 8 * u, b],
      ]) +
      line([
        [x + 8 * u, a],
        [x - 8 * u, b],
      ]);
  }
  ink.stroke(cross, mix(bright, dim, 0.5), 3 * u);
  ink.path(box(x - 28 * u, shore - 16 * u, 58 * u, 18 * u), palette.shade('#a8949c'));
  ink.path(pill(x - 23 * u, top - 6 * u, 46 * u, 8 * u, 3 * u), bright);
  if (palette.dark) ink.circle(x, top - 11 * u, 3.4 * u, palette.accent);
}

function paintQuay(stage: Stage): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('quayside');
  const stone = mix(palette.deep, '#4a3a58', 0.25);
  const y = h * 0.955;
  ink.rect(
    0,
    y,
    w,
    h - y,
    ink.vertical([
      [0, lighten(stone, 0.07)],
      [1, stone],
    ]),
  );
  ink.rect(0, y, w, 3 * u, mix(lighten(stone, 0.2), palette.horizon, 0.35));
  let people = '';
  for (const at of [0.1, 0.125, 0.4, 0.9, 0.925])
    people += person(w * (at + own.range(-0.02, 0.02)), y + 7 * u, own.range(62, 72) * u, own);
  ink.path(people, stone);
  let rail =
    line([
      [0, y - 26 * u],
      [w, y - 26 * u],
    ]) +
    line([
      [0, y - 13 * u],
      [w, y - 13 * u],
    ]);
  for (let x = 10 * u; x < w; x += 46 * u)
    rail += line([
      [x, y + 2],
      [x, y - 29 * u],
    ]);
  ink.stroke(rail, stone, 2.4 * u);
  const leaf = palette.shade(mix(palette.ground, palette.deep, palette.dark ? 0.4 : 0.1));
  paintBranch(stage, -14, h * 0.06, w * 0.27, leaf, lighten(leaf, 0.1));
}
