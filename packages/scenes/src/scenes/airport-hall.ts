import { mix } from '../colour.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { glassStops } from './airport-far.ts';
import { paintFrames, paintInside, paintMirrored, upright, wall } from './airport-hall-glass.ts';
import { along } from './airport-kerb-lay.ts';
import type { Kerb } from './airport-kerb-lay.ts';
import type { Plan } from './airport-plan.ts';
import { paintHungBoard } from './airport-signs.ts';
import { metre, seen } from './airport-space.ts';
import type { Spot } from './airport-space.ts';

const eaves = 2.2;

/** The hall along the kerb: glass behind slanting columns below a roof that reaches out over the pavement. */
export function paintHall(stage: Stage, plan: Plan, kerb: Kerb): void {
  const { ink } = stage;
  const edge = edgeOf(stage, plan);
  const fine: Kerb = {
    ...kerb,
    stops: Array.from({ length: 72 }, (_, at) => -24 + at * 1.5 + Math.max(0, at - 45) ** 2 * 0.2),
  };
  ink.path(
    along(
      plan,
      fine,
      () => [wall, 0.16],
      (stop) => [wall, edge(stop) + 0.1],
    ),
    ink.vertical(glassStops(stage)),
  );
  paintMirrored(stage, plan, kerb, fine);
  paintInside(stage, plan, kerb);
  paintFrames(stage, plan, kerb, edge);
  paintRoof(stage, plan, kerb, edge);
}

/** The roof and its supports, from afar to near, since a near wave of it hides what is behind. */
function paintRoof(stage: Stage, plan: Plan, kerb: Kerb, edge: (stop: number) => number): void {
  const { ink, palette } = stage;
  const white = palette.lit('#fbf6ee');
  const dim = palette.shade('#b9b4c2');
  const build = buildOf(stage);
  const under = palette.dark
    ? mix(palette.lamp, palette.shade(build.soffit), 0.52)
    : palette.shade(mix(build.soffit, palette.horizon, 0.2));
  for (let start = 220; start >= -24; start -= start > 76 ? 24 : 3) {
    const long = start >= 76 ? 24 : 3;
    const part: Kerb = {
      ...kerb,
      stops: Array.from({ length: 3 }, (_, at) => start - 0.06 + (at / 2) * (long + 0.12)),
    };
    ink.path(
      along(
        plan,
        part,
        (stop) => [wall, edge(stop) + 0.1],
        (stop) => [eaves, edge(stop)],
      ),
      under,
    );
    if (start < 76) paintSoffit(stage, plan, kerb, edge, start);
    ink.path(
      along(
        plan,
        part,
        (stop) => [eaves, edge(stop)],
        (stop) => [eaves, edge(stop) + 0.62],
      ),
      white,
    );
    ink.path(
      along(
        plan,
        part,
        (stop) => [eaves, edge(stop)],
        (stop) => [eaves, edge(stop) + 0.2],
      ),
      dim,
    );
  }
  paintColumns(stage, plan, kerb, edge, build);
}

type Build = { readonly soffit: string; readonly columns: 'vee' | 'pillar' | 'tree' };

function buildOf({ random }: Stage): Build {
  const own = random.fork('build');
  return {
    soffit: own.pick(['#d9a878', '#e4e0da', '#c9876a', '#b8c0c8']),
    columns: own.pick(['vee', 'pillar', 'tree'] as const),
  };
}

/** How high the roof's outer edge is along the kerb. */
function edgeOf({ random }: Stage, { roof }: Plan): (stop: number) => number {
  const slip = random.fork('edge').range(0, 30);
  const raw = rawEdge(roof);
  return (stop) => raw(stop + slip);
}

function rawEdge(roof: Plan['roof']): (stop: number) => number {
  if (roof === 'waves') return (stop) => 4.9 + Math.abs(Math.sin((stop + 3) * 0.2)) * 1.05;
  if (roof === 'shell') return (stop) => 4.7 + (1 - (((((stop + 10) % 30) + 30) % 30) / 15 - 1) ** 2) * 1.3;
  return (stop) => 5.2 + Math.sin((stop + 8) * 0.05) * 0.5;
}

/** Ribs of one bay of the roof seen from below, and the small lights between them. */
function paintSoffit(stage: Stage, plan: Plan, kerb: Kerb, edge: (stop: number) => number, start: number): void {
  const { ink, palette } = stage;
  const rib = palette.dark ? mix(palette.lamp, palette.deep, 0.6) : palette.shade('#a98a6c');
  const size = metre(plan.eye, kerb.at(start, eaves)[2]);
  const ribs = [start + 0.4, start + 1.9].map((stop) =>
    upright(plan, kerb.at(stop, wall, edge(stop) + 0.1), kerb.at(stop, eaves, edge(stop) - 0.02)),
  );
  ink.stroke(ribs.join(''), rib, 0.06 * size, { opacity: 0.5 });
  for (const inward of [3.6, 6.4]) {
    const spot = kerb.at(start + 1.2, inward, edge(start + 1.2) - 0.02);
    if (spot[2] < 4) continue;
    const [x, y] = seen(plan.eye, spot);
    const wide = metre(plan.eye, spot[2]);
    if (palette.dark && start < 45) paintGlow(stage, x, y, 0.8 * wide, '#fff0c0', 0.7);
    ink.ellipse(x, y, 0.17 * wide, 0.06 * wide, palette.dark ? '#fffbea' : palette.lit('#fff3d6'));
  }
}

function paintColumns(stage: Stage, plan: Plan, kerb: Kerb, edge: (stop: number) => number, build: Build): void {
  const { ink, palette, u } = stage;
  const [bright, dim] = [palette.lit('#f8f4ee'), palette.shade('#a8a4b4')];
  const shift = plan.eye.light[0] > 0 ? 0.07 : -0.07;
  for (const stop of [76, 64, 52, 40, 28, 16, 4, -8]) {
    const foot = kerb.at(stop, 3, 0.16);
    if (foot[2] < 5) continue;
    const size = Math.min(90 * u, metre(plan.eye, foot[2]));
    const limb = (from: Spot, to: Spot, wide: number): void => {
      const moved = ([x, y, z]: Spot): Spot => [x + shift * wide * 3, y, z];
      ink.stroke(upright(plan, from, to), dim, wide * size);
      ink.stroke(upright(plan, moved(from), moved(to)), bright, wide * 0.5 * size);
    };
    const head = (lean: number): Spot => kerb.at(stop + lean, 3.2, edge(stop + lean));
    if (build.columns === 'vee') for (const lean of [-3, 3]) limb(foot, head(lean), 0.34);
    else if (build.columns === 'pillar') limb(foot, head(0), 0.46);
    else {
      const fork = kerb.at(stop, 3.1, 2.9);
      for (const lean of [-3.4, 3.4, -1.2, 1.2]) limb(fork, head(lean), 0.2);
      limb(foot, fork, 0.4);
    }
    if (stop === 16 || stop === 40) paintHungBoard(stage, plan.eye, kerb.at(stop + 3, 5, 3.9), 0.55);
  }
}
