import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve, dot } from '../outline.ts';
import type { Point } from '../outline.ts';
import { person } from '../parts/people.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import type { Camera, Space, Vec } from './court-space.ts';
import { flame } from './court-storey.ts';

export type Visit = { readonly place: Vec; readonly count: number };

/** Groups of visitors, the farthest first: robes and coats, parasols by day, lanterns after sunset. */
export function paintVisitors(stage: Stage, space: Space, visits: readonly Visit[], bright: string): void {
  const own = stage.random.fork('visitors');
  const list = visits.flatMap(({ place: [x, y, z], count }, group) =>
    Array.from({ length: count }, (_, at) => ({
      place: [x + at * own.range(0.75, 1.05) - count * 0.4, y + own.range(-0.4, 0.4), z] as const,
      name: `${group}-${at}`,
    })),
  );
  for (const { place, name } of list.toSorted((a, b) => space.deep(b.place) - space.deep(a.place)))
    if (space.deep(place) > 9) paintVisitor(stage, space, place, bright, own.fork(name));
}

function paintVisitor(stage: Stage, space: Space, place: Vec, bright: string, own: Random): void {
  const { ink, palette } = stage;
  const [x, y] = space.at(place);
  const child = own.chance(0.18);
  const tall = space.unit(place) * (child ? 1.15 : 1.72) * 1.12;
  const far = Math.min(0.42, Math.max(0, (space.deep(place) - 20) / 90));
  const coat = palette.air(mix(palette.deep, own.pick([palette.ridge, palette.accent, bright]), 0.22), far);
  ink.ellipse(x + tall * 0.08, y, tall * 0.2, tall * 0.028, palette.deep, { opacity: 0.3 });
  if (own.chance(0.55))
    paintRobe(
      stage,
      x,
      y,
      tall,
      coat,
      palette.air(palette.vivid(own.pick([bright, '#f3d9c4', '#7fb0c8', '#e88a9a'])), far),
    );
  else ink.path(person(x, y, tall, own), coat);
  if (child) return;
  if (palette.dark && own.chance(0.5)) paintHandLantern(stage, x + tall * 0.17, y - tall * 0.5, tall * 0.075);
  else if (!palette.dark && own.chance(0.55))
    paintParasol(
      stage,
      x + tall * 0.07,
      y - tall * 0.98,
      tall * 0.33,
      palette.air(palette.vivid(own.pick([bright, '#f7ead6', '#f0a8a0', palette.accent])), far),
      coat,
    );
}

/** A long robe with wide sleeves and a sash, hair in a knot. */
function paintRobe({ ink }: Stage, x: number, foot: number, tall: number, coat: string, sash: string): void {
  const at = (dx: number, up: number): string => `${n(x + dx * tall)} ${n(foot - up * tall)}`;
  ink.path(
    `${dot(x, foot - tall * 0.915, tall * 0.072)}${dot(x - tall * 0.03, foot - tall * 0.985, tall * 0.034)}M${at(-0.035, 0.86)}L${at(0.035, 0.86)}Q${at(0.1, 0.82)} ${at(0.12, 0.72)}L${at(0.16, 0.5)}L${at(0.085, 0.47)}Q${at(0.15, 0.2)} ${at(0.18, 0)}H${n(x - tall * 0.18)}Q${at(-0.15, 0.2)} ${at(-0.085, 0.47)}L${at(-0.16, 0.5)}L${at(-0.12, 0.72)}Q${at(-0.1, 0.82)} ${at(-0.035, 0.86)}Z`,
    coat,
  );
  ink.path(`M${at(-0.09, 0.6)}H${n(x + tall * 0.09)}L${at(0.085, 0.54)}H${n(x - tall * 0.085)}Z`, sash);
}

function paintParasol({ ink }: Stage, x: number, y: number, r: number, tint: string, stick: string): void {
  ink.stroke(`M${n(x)} ${n(y + r)}V${n(y - r * 0.56)}`, stick, Math.max(0.8, r * 0.06));
  const dome = (from: number, to: number): string =>
    `M${n(x)} ${n(y - r * 0.5)}Q${n(x + from * r * 0.7)} ${n(y - r * 0.36)} ${n(x + from * r)} ${n(y + r * 0.06)}Q${n(x + ((from + to) / 2) * r)} ${n(y - r * 0.06)} ${n(x + to * r)} ${n(y + r * 0.06)}Q${n(x + to * r * 0.7)} ${n(y - r * 0.36)} ${n(x)} ${n(y - r * 0.5)}Z`;
  ink.path(dome(-1, -0.3), lighten(tint, 0.05));
  ink.path(dome(-0.3, 0.4), tint);
  ink.path(dome(0.4, 1), darken(tint, 0.09));
}

function paintHandLantern(stage: Stage, x: number, y: number, r: number): void {
  const { ink } = stage;
  paintGlow(stage, x, y, r * 5, flame, 0.75);
  ink.ellipse(x, y, r, r * 1.25, mix(flame, '#f0623c', 0.3));
  ink.ellipse(x, y, r * 0.6, r * 0.95, '#ffeec2');
}

/** Doves on the wing: a pale body, a lifted and a lowered wing. */
export function paintDoves(stage: Stage, x: number, y: number, count: number): void {
  const { ink, palette, u, random } = stage;
  const own = random.fork('doves');
  let [near, far] = ['', ''];
  for (let bird = 0; bird < count; bird += 1) {
    const s = own.range(6, 11) * u;
    const [bx, by] = [x + ((bird + own.range(-0.4, 0.4)) / count - 0.5) * 170 * u, y + own.range(-34, 34) * u];
    const lift = own.range(0.7, 1.2);
    near += `M${n(bx - s)} ${n(by + s * 0.1)}Q${n(bx - s * 0.2)} ${n(by - s * 0.26)} ${n(bx + s * 0.7)} ${n(by - s * 0.1)}L${n(bx + s)} ${n(by + s * 0.02)}Q${n(bx)} ${n(by + s * 0.36)} ${n(bx - s)} ${n(by + s * 0.1)}ZM${n(bx - s * 0.2)} ${n(by)}Q${n(bx - s * 0.6)} ${n(by - s * lift)} ${n(bx - s * 0.9)} ${n(by - s * lift * 1.1)}Q${n(bx + s * 0.1)} ${n(by - s * lift * 0.9)} ${n(bx + s * 0.4)} ${n(by)}Z`;
    far += `M${n(bx)} ${n(by - s * 0.05)}Q${n(bx + s * 0.2)} ${n(by - s * lift * 0.9)} ${n(bx + s * 0.7)} ${n(by - s * lift)}Q${n(bx + s * 0.5)} ${n(by - s * 0.4)} ${n(bx + s * 0.5)} ${n(by)}Z`;
  }
  const white = palette.dark ? mix(palette.cloud, '#ffffff', 0.4) : '#ffffff';
  ink.path(far, mix(white, palette.sky[2], 0.34));
  ink.path(near, mix(white, palette.sky[4], 0.1));
}

/** A paper swallow on its string. */
export function paintSwallowKite(stage: Stage, x: number, y: number, size: number, hand: Point, colour: string): void {
  const { ink, palette, u } = stage;
  const tint = palette.vivid(colour);
  ink.stroke(
    curve([hand, [(x * 2 + hand[0]) / 3, (y + hand[1] * 2) / 3 + 20 * u], [x, y]], 1),
    mix(palette.deep, palette.sky[3], 0.45),
    0.8 * u,
    { opacity: 0.5 },
  );
  ink.group({ transform: `translate(${n(x)} ${n(y)})rotate(-14)scale(${size.toFixed(2)})` }, () => {
    ink.path('M0 -10Q-22 -20 -36 -6Q-20 -6 -7 4L-16 40L-2 16Z', lighten(tint, 0.05));
    ink.path('M0 -10Q22 -20 36 -6Q20 -6 7 4L16 40L2 16Z', darken(tint, 0.07));
    ink.path('M-5 -14Q0 -22 5 -14L4 14H-4Z', palette.vivid('#f8e2a8'));
    ink.path(dot(-20, -10, 2.6) + dot(20, -10, 2.6) + dot(-11, 22, 2), '#fff2d0', { opacity: 0.85 });
  });
}

/** Petals or leaves that the wind has laid on the flags. */
export function paintPetals(stage: Stage, camera: Camera, tint: string): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('petals');
  const rows: [string, string] = ['', ''];
  for (let petal = 0; petal < 80; petal += 1) {
    const near = own.next() ** 0.6;
    const y = camera.horizon + (h - camera.horizon) * (0.4 + 0.6 * near);
    const r = (1 + near * 2.6) * u * own.range(0.7, 1.2);
    rows[petal % 2 === 0 ? 0 : 1] +=
      `M${n(own.range(0, w))} ${n(y)}q${n(r)} ${n(-r)} ${n(2 * r)} 0q${n(-r)} ${n(r * 0.7)} ${n(-2 * r)} 0Z`;
  }
  ink.path(rows[0], mix(palette.vivid(tint), palette.shade(tint), palette.dark ? 0.4 : 0.1), { opacity: 0.85 });
  ink.path(rows[1], mix(palette.lit(lighten(tint, 0.08)), palette.shade(tint), palette.dark ? 0.4 : 0), {
    opacity: 0.85,
  });
}

/** Pigeons that peck on the flags near the viewer. */
export function paintPigeons(stage: Stage, camera: Camera, x: number): void {
  const { ink, palette, h, u, random } = stage;
  const own = random.fork('pigeons');
  let [bodies, shadows] = ['', ''];
  for (let bird = 0; bird < 9; bird += 1) {
    const near = own.range(0.62, 0.84);
    const [px, py] = [x + own.range(-1, 1) * 90 * u, camera.horizon + (h - camera.horizon) * near];
    const s = 11 * near * u * own.pick([-1, 1]);
    const at = (dx: number, up: number): string => `${n(px + dx * s)} ${n(py - up * Math.abs(s))}`;
    const peck = own.chance(0.5) ? 0.1 : 0.75;
    bodies += `M${at(-1.2, 0.5)}Q${at(-0.4, 0.9)} ${at(0.3, 0.7)}L${at(0.55, peck + 0.4)}Q${at(0.9, peck + 0.5)} ${at(1.05, peck + 0.15)}Q${at(0.7, 0.2)} ${at(0.1, 0.18)}Q${at(-0.5, 0.2)} ${at(-1.2, 0.5)}ZM${at(0, 0.25)}L${at(0.1, -0.1)}L${at(0.2, 0.25)}Z`;
    shadows += `M${at(-0.8, -0.1)}Q${at(0, 0.1)} ${at(0.9, -0.1)}Q${at(0, -0.25)} ${at(-0.8, -0.1)}Z`;
  }
  ink.path(shadows, palette.deep, { opacity: 0.3 });
  ink.path(bodies, mix(palette.shade('#8a90a8'), palette.deep, 0.3));
}
