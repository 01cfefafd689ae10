import { darken, lighten, mix } from '../colour.ts';
import { dot, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';
import { paintCar } from './airport-car.ts';
import { along } from './airport-kerb-lay.ts';
import type { Kerb } from './airport-kerb-lay.ts';
import type { Plan } from './airport-plan.ts';
import { frameOf, metre, seen } from './airport-space.ts';
import type { Eye, Spot } from './airport-space.ts';
import { groveOf, paintStreetLamp } from './airport-trees.ts';
import type { Grove } from './airport-trees.ts';

/** The green between the forecourt and the other carriageway, with trees and lamps. */
export function paintMedian(stage: Stage, plan: Plan, kerb: Kerb): void {
  const { ink, palette, w, h, random } = stage;
  const { eye, horizon } = plan;
  const own = random.fork('median');
  const grass = palette.shade(mix(palette.ground, '#7fae55', palette.dark ? 0.12 : 0.32));
  ink.path(
    along(
      plan,
      kerb,
      () => [-90, 0],
      () => [-15.5, 0],
    ),
    palette.air(grass, 0.2),
  );
  ink.path(
    along(
      plan,
      kerb,
      () => [-9.6, 0.12],
      () => [-6.2, 0.12],
    ),
    grass,
  );
  ink.path(
    along(
      plan,
      kerb,
      () => [-6.2, 0.14],
      () => [-5.9, 0.14],
    ),
    palette.lit('#cfc9c2'),
  );
  ink.path(
    along(
      plan,
      kerb,
      () => [-9.2, 0.13],
      () => [-7.6, 0.13],
    ),
    lighten(grass, 0.04),
    { opacity: 0.6 },
  );
  const plant = groveOf(stage, plan);
  paintBeyond(stage, plan, kerb, plant);
  for (let stop = 120; stop > -8; stop -= 7.5) {
    const spot = kerb.at(stop, -7.9 + own.range(-0.3, 0.3));
    const [x, y] = seen(eye, spot);
    const share = own.range(0.74, 0.95);
    if (spot[2] < 7) continue;
    paintHedge(stage, eye, kerb.at(stop + 3.6, -7.9, 0.12));
    const most = (y - horizon + h * 0.13) / (8.6 * metre(eye, spot[2]));
    if (most > 0.4 && x > -40 && x < w + 40) plant(spot, Math.min(share, most));
    if (Math.round(stop / 7.5) % 3 === 0 && spot[2] > 16)
      paintStreetLamp(stage, plan, kerb.at(stop + 3, -6.5), right(kerb));
  }
}

/** A clipped ball of box with blossoms at its foot. */
function paintHedge(stage: Stage, eye: Eye, at: Spot): void {
  const { ink, palette } = stage;
  if (at[2] < 6) return;
  const size = metre(eye, at[2]);
  const [x, y] = seen(eye, at);
  const leaf = palette.shade(mix(palette.ground, '#3f7f4a', 0.3));
  ink.ellipse(x, y, 0.8 * size, 0.2 * size, palette.deep, { opacity: 0.3 });
  ink.circle(x, y - 0.5 * size, 0.6 * size, darken(leaf, 0.05));
  ink.circle(x + (eye.light[0] > 0 ? 0.1 : -0.1) * size, y - 0.58 * size, 0.47 * size, leaf);
  ink.circle(x + (eye.light[0] > 0 ? 0.2 : -0.2) * size, y - 0.7 * size, 0.26 * size, lighten(leaf, 0.05));
  const own = stage.random.fork(`hedge${Math.round(x)}`);
  for (const colour of [palette.vivid(palette.accent), palette.lit('#ffe3a0')]) {
    let blooms = '';
    for (let bloom = 0; bloom < 11; bloom += 1)
      blooms += dot(x + own.range(-1.3, 1.3) * size, y + own.range(-0.1, 0.16) * size, own.range(0.035, 0.075) * size);
    ink.path(blooms, colour, { opacity: 0.85 });
  }
}

/** Beyond the green: the carriageway that leads back to the city, and the lawn with its trees. */
function paintBeyond(stage: Stage, plan: Plan, kerb: Kerb, plant: Grove): void {
  const { ink, palette, w, h, random } = stage;
  const { eye, horizon } = plan;
  const own = random.fork('beyond');
  const white = palette.lit('#f7f2e8');
  for (const inward of [-10, -15.2])
    ink.path(
      along(
        plan,
        kerb,
        () => [inward, 0],
        () => [inward - 0.14, 0],
      ),
      white,
      { opacity: 0.7 },
    );
  let dashes = '';
  for (let stop = 90; stop > -6; stop -= 4.6) {
    const corners = [
      kerb.at(stop, -12.7),
      kerb.at(stop + 2.2, -12.7),
      kerb.at(stop + 2.2, -12.55),
      kerb.at(stop, -12.55),
    ];
    if (corners.every(([, , z]) => z > 2)) dashes += polygon(corners.map((spot) => seen(eye, spot)));
  }
  ink.path(dashes, white, { opacity: 0.7 });
  for (let stop = 150; stop > -4; stop -= 6.5) {
    const spot = kerb.at(stop, -19 - own.range(0, 5));
    const [x, y] = seen(eye, spot);
    const most = (y - horizon + h * 0.1) / (8.6 * metre(eye, spot[2]));
    if (most > 0.4 && x > -60 && x < w + 60) plant(spot, Math.min(own.range(0.7, 1), most));
  }
  for (const stop of [own.range(26, 44)])
    paintCar(stage, eye, {
      kind: own.pick(['limousine', 'minivan', 'taxi']),
      frame: frameOf(kerb.at(stop, own.pick([-11.4, -13.9])), kerb.heading - Math.PI),
      colour: own.pick(['#f2efe9', '#2d4a74', '#4f7f7a']),
      guests: 1,
      open: false,
      lamps: palette.dark,
    });
}

function right(kerb: Kerb): Point {
  const [from, to] = [kerb.at(0, 0), kerb.at(0, 2.2)];
  return [to[0] - from[0], to[2] - from[2]];
}
