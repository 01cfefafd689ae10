import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve, line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';
import { paintCask } from './vineyard-cask.ts';
import { cool, warm } from './vineyard-fare.ts';
import { lowered, point, quad, topOf } from './vineyard-top.ts';
import type { Table, Top } from './vineyard-top.ts';

export function paintTable(stage: Stage, table: Table): void {
  if (table.kind === 'round') paintRoundTable(stage, table);
  else if (table.kind === 'long') paintLongTable(stage, table);
  else if (table.kind === 'casks') paintCaskTable(stage, table);
  else paintPlankTable(stage, table);
}

/** Soft folds of a hanging cloth between two heights. */
function paintFolds(
  { ink, palette, random }: Stage,
  points: readonly Point[],
  drop: number,
  flare: number,
  colour: string,
): void {
  const own = random.fork('folds');
  let d = '';
  for (const [x, y] of points) {
    const wide = own.range(0.08, 0.16) * drop;
    d += `M${n(x)} ${n(y)}Q${n(x + flare * 0.3 * (x < (points[0]?.[0] ?? 0) ? -1 : 1))} ${n(y + drop * 0.5)} ${n(x - wide * 0.5)} ${n(y + drop)}Q${n(x + wide * 0.3)} ${n(y + drop * 1.05)} ${n(x + wide)} ${n(y + drop)}Q${n(x + wide * 0.3)} ${n(y + drop * 0.5)} ${n(x)} ${n(y)}Z`;
  }
  ink.path(d, colour, { opacity: palette.dark ? 0.4 : 0.5 });
}

function paintLongTable(stage: Stage, table: Table): void {
  const { ink, palette, u } = stage;
  const top = topOf(stage, table);
  const cloth = table.cloth;
  const drop = 92 * u;
  const [nl, nr, fl, fr] = [top(-1, 0), top(1, 0), top(-1, 1), top(1, 1)];
  ink.ellipse((nl.x + nr.x) / 2, nl.y + drop + 20 * u, 300 * u, 34 * u, palette.deep, { opacity: 0.3 });
  for (const [near, far, way] of [
    [nl, fl, -1],
    [nr, fr, 1],
  ] as const)
    ink.path(
      polygon([
        point(far),
        point(near),
        [near.x + way * 10 * u, near.y + drop],
        [far.x + way * 5 * u, far.y + drop * 0.42],
      ]),
      way === table.side ? mix(warm(stage, cloth), cool(stage, cloth), 0.3) : cool(stage, darken(cloth, 0.06)),
    );
  const hem = Array.from({ length: 13 }, (_, at): Point => [
    nr.x + 10 * u + ((nl.x - nr.x - 20 * u) * at) / 12,
    nl.y + drop + (at % 2 === 0 ? 0 : 5) * u,
  ]);
  ink.path(
    `M${n(nl.x)} ${n(nl.y)}H${n(nr.x)}L${curve(hem, 1).slice(1)}Z`,
    ink.vertical([
      [0, mix(warm(stage, cloth), cool(stage, cloth), 0.35)],
      [1, cool(stage, darken(cloth, 0.05))],
    ]),
  );
  paintFolds(
    stage,
    [-0.86, -0.6, -0.28, 0.04, 0.3, 0.62, 0.88].map((at) => point(top(at, 0))),
    drop,
    8 * u,
    cool(stage, darken(cloth, 0.14)),
  );
  paintTop(stage, top, cloth);
  ink.path(quad(top, -0.2, 0.2, 0, 1), warm(stage, table.accent), { opacity: 0.9 });
  const [rl, rr] = [top(-0.2, 0), top(0.2, 0)];
  ink.path(
    polygon([
      point(rl),
      point(rr),
      [rr.x + 2 * u, rr.y + drop * 0.62],
      [(rl.x + rr.x) / 2, rr.y + drop * 0.72],
      [rl.x - 2 * u, rl.y + drop * 0.62],
    ]),
    cool(stage, table.accent),
  );
}

/** The lit upper side, brightest where the light falls. */
function paintTop(stage: Stage, top: Top, colour: string): void {
  const { ink, palette, u } = stage;
  ink.path(
    quad(top, -1, 1, 0, 1),
    ink.vertical([
      [0, warm(stage, colour)],
      [1, mix(warm(stage, colour), palette.horizon, 0.3)],
    ]),
  );
  ink.stroke(line([point(top(-1, 0)), point(top(1, 0))]), warm(stage, lighten(colour, 0.05)), 2.4 * u);
}

function paintRoundTable(stage: Stage, table: Table): void {
  const { ink, palette, h, u, format } = stage;
  const { x, cloth, side } = table;
  const y = h * (0.735 + lowered(format));
  const [rx, ry] = [168 * u, 44 * u];
  const drop = 118 * u;
  ink.ellipse(x - side * 30 * u, y + drop + 26 * u, rx * 1.22, ry * 0.9, palette.deep, { opacity: 0.32 });
  const hem = Array.from({ length: 17 }, (_, at): Point => {
    const turn = (at / 16) * Math.PI;
    const wave = at % 2 === 0 ? 1 : 0.94;
    return [x + Math.cos(turn) * rx * 1.13 * wave, y + drop + Math.sin(turn) * ry * 0.9 * wave + 4 * u];
  });
  const [lit, dim] = [warm(stage, cloth), cool(stage, darken(cloth, 0.06))];
  ink.path(
    `M${n(x - rx)} ${n(y)}L${n(x + rx)} ${n(y)}L${curve(hem, 1).slice(1)}Z`,
    ink.horizontal([
      [0, side < 0 ? lit : dim],
      [0.4, mix(lit, dim, 0.4)],
      [1, side < 0 ? dim : lit],
    ]),
  );
  const folds = [0.08, 0.22, 0.38, 0.52, 0.66, 0.8, 0.93].map((at): Point => {
    const turn = Math.PI * (1 - at);
    return [x + Math.cos(turn) * rx * 0.99, y + Math.sin(turn) * ry];
  });
  paintFolds(stage, folds, drop, 16 * u, cool(stage, darken(cloth, 0.16)));
  ink.ellipse(
    x,
    y,
    rx,
    ry,
    ink.vertical([
      [0, mix(lit, palette.horizon, 0.25)],
      [1, lit],
    ]),
  );
  ink.stroke(
    `M${n(x - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 0 0 ${n(x + rx)} ${n(y)}`,
    warm(stage, lighten(cloth, 0.05)),
    2.2 * u,
  );
  const cover = (share: number): string =>
    `M${n(x)} ${n(y - ry * share)}L${n(x + rx * share)} ${n(y + ry * 0.1)}L${n(x)} ${n(y + ry * share)}L${n(x - rx * share)} ${n(y + ry * 0.1)}Z`;
  ink.path(cover(0.8), warm(stage, table.accent), { opacity: 0.85 });
  ink.path(cover(0.7), warm(stage, lighten(table.accent, 0.05)), { opacity: 0.5 });
}

/** Boards laid over two casks. */
function paintCaskTable(stage: Stage, table: Table): void {
  const { ink, palette, u } = stage;
  const top = topOf(stage, table);
  const wood = '#b98655';
  for (const at of [-0.62, 0.62]) {
    const { x, y } = top(at, 0.4);
    ink.ellipse(x - table.side * 20 * u, y + 148 * u, 74 * u, 15 * u, palette.deep, { opacity: 0.32 });
    paintCask(stage, { x, y: y + 146 * u, k: u * 1.42 }, table.side);
  }
  ink.path(
    quad(top, -1, 1, 0, 1),
    ink.vertical([
      [0, mix(warm(stage, wood), palette.horizon, 0.25)],
      [1, warm(stage, lighten(wood, 0.05))],
    ]),
  );
  let seams = '';
  for (const deep of [0.33, 0.66]) seams += line([point(top(-1, deep)), point(top(1, deep))]);
  ink.stroke(seams, cool(stage, darken(wood, 0.1)), 1.5 * u, { opacity: 0.6 });
  const [left, right] = [top(-1, 0), top(1, 0)];
  ink.path(
    polygon([point(left), point(right), [right.x, right.y + 13 * u], [left.x, left.y + 13 * u]]),
    cool(stage, darken(wood, 0.04)),
  );
  ink.path(
    polygon([
      [left.x + 20 * u, left.y + 13 * u],
      [right.x - 20 * u, right.y + 13 * u],
      [right.x - 30 * u, right.y + 22 * u],
      [left.x + 30 * u, left.y + 22 * u],
    ]),
    palette.deep,
    { opacity: 0.35 },
  );
  ink.path(quad(top, -0.5, 0.5, 0, 1), warm(stage, table.cloth));
  const [a, b] = [top(-0.5, 0), top(0.5, 0)];
  ink.path(
    `M${n(a.x)} ${n(a.y)}H${n(b.x)}v${n(40 * u)}q${n(-(b.x - a.x) / 4)} ${n(9 * u)} ${n(-(b.x - a.x) / 2)} 0t${n(-(b.x - a.x) / 2)} 0Z`,
    mix(warm(stage, table.cloth), cool(stage, table.cloth), 0.6),
  );
  ink.stroke(
    `M${n(a.x)} ${n(a.y + 30 * u)}q${n((b.x - a.x) / 4)} ${n(9 * u)} ${n((b.x - a.x) / 2)} 0t${n((b.x - a.x) / 2)} 0`,
    warm(stage, table.accent),
    4 * u,
  );
}

/** The corner of a big wooden table that leaves the picture. */
function paintPlankTable(stage: Stage, table: Table): void {
  const { ink, palette, u } = stage;
  const top = topOf(stage, table);
  const wood = '#b07c50';
  const [nl, fl, nr, fr] = [top(-1, 0), top(-1, 1), top(1, 0), top(1, 1)];
  for (const [far, near, way] of [
    [fl, nl, -1],
    [fr, nr, 1],
  ] as const)
    ink.path(
      polygon([
        point(far),
        point(near),
        [near.x - way * 4 * u, near.y + 60 * u],
        [far.x - way * 2 * u, far.y + 15 * u],
      ]),
      cool(stage, darken(wood, 0.08)),
    );
  ink.path(
    quad(top, -1, 1, 0, 1),
    ink.vertical([
      [0, mix(warm(stage, wood), palette.horizon, 0.32)],
      [0.5, warm(stage, wood)],
      [1, mix(warm(stage, wood), cool(stage, wood), 0.6)],
    ]),
  );
  const own = stage.random.fork('grain');
  let [seams, grain] = ['', ''];
  for (const at of [-0.66, -0.33, 0, 0.33, 0.66]) seams += line([point(top(at, 0)), point(top(at, 1))]);
  for (let mark = 0; mark < 60; mark += 1) {
    const [at, deep] = [own.range(-0.98, 0.98), own.range(0, 0.8)];
    grain += line([point(top(at, deep)), point(top(at + own.range(-0.01, 0.01), deep + own.range(0.06, 0.18)))]);
  }
  ink.stroke(seams, cool(stage, darken(wood, 0.14)), 2.2 * u, { opacity: 0.7 });
  ink.stroke(grain, cool(stage, wood), 1.3 * u, { opacity: 0.4 });
  ink.stroke(line([point(fl), point(fr)]), warm(stage, lighten(wood, 0.14)), 3 * u);
  ink.path(quad(top, -0.42, 0.42, 0, 0.9), warm(stage, table.cloth), { opacity: 0.94 });
  for (const edge of [-0.38, 0.36]) ink.path(quad(top, edge, edge + 0.02, 0, 0.9), warm(stage, table.accent));
}
