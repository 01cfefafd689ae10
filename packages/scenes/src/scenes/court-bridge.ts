import { darken, lighten, mix } from '../colour.ts';
import { line } from '../outline.ts';
import type { Stage } from '../stage.ts';
import { facet, lamplit } from './court-space.ts';
import type { Space, Vec } from './court-space.ts';
import type { Style } from './court-style.ts';

/** A humped bridge of marble that comes towards the viewer; lengths in metres of the gate's space. */
type Bridge = {
  readonly half: number;
  readonly far: number;
  readonly near: number;
  readonly rise: number;
  readonly foot: number;
};

export function deckOf({ far, near, rise, foot }: Bridge): (share: number) => readonly [number, number] {
  return (share) => [-far - (near - far) * share, foot + rise * Math.sin(Math.PI * share) ** 1.1];
}

/** Its image in the water, its side towards the eye with its arch, the deck from far to near, and a balustrade on both edges. */
export function paintBridge(stage: Stage, space: Space, image: Space, bridge: Bridge, style: Style): void {
  const { ink } = stage;
  const deck = deckOf(bridge);
  const { half } = bridge;
  const shares = Array.from({ length: 31 }, (_, at) => at / 30);
  const side = space.end(half);
  const lit = side === 0 ? space.front : space.flank(side);
  const edge = (flip: number, share: number, up = 0): Vec => {
    const [y, z] = deck(share);
    return [flip * half, y, z + up];
  };
  const soffit = shares.map((share): Vec => {
    const [y, z] = deck(share);
    const hole = Math.max(0, 1 - ((share - 0.5) / 0.4) ** 2) ** 0.5;
    return [side * half, y, (z - 0.75) * hole];
  });
  const face = [...shares.map((share) => edge(side, share)), ...soffit.toReversed()];
  if (side !== 0)
    ink.path(
      facet(image, face),
      mix(lamplit(stage, darken(style.stone, 0.08), lit * 0.6, 0.1), stage.palette.water[1], 0.4),
      { opacity: 0.5 },
    );
  paintParapet(stage, space, (share, up) => edge(side === 0 ? -1 : -side, share, up), lit * 0.8, style);
  const rows = 16;
  for (let row = 0; row < rows; row += 1) {
    const [a, b] = [row / rows, (row + 1) / rows];
    const rising = Math.cos(Math.PI * a) < 0 ? 0.96 : 0.5;
    const shape = facet(space, [edge(-1, a), edge(1, a), edge(1, b), edge(-1, b)]);
    ink.path(shape, lamplit(stage, darken(style.stone, row % 2 === 0 ? 0.035 : 0.055), rising, 0.16));
  }
  paintPaving(stage, space, bridge, style);
  if (side !== 0) ink.path(facet(space, face), lamplit(stage, darken(style.stone, 0.06), lit * 0.8, 0.14));
  paintParapet(stage, space, (share, up) => edge(side === 0 ? 1 : side, share, up), lit, style);
}

/** A raised way in the middle and the joints of the deck, as far as the hump lets the eye see them. */
function paintPaving(stage: Stage, space: Space, bridge: Bridge, style: Style): void {
  const { ink } = stage;
  const deck = deckOf(bridge);
  const at = (across: number, share: number): Vec => [across * bridge.half, ...deck(share)];
  let [way, joints] = ['', ''];
  for (let row = 9; row < 20; row += 1) {
    const [a, b] = [row / 20, (row + 1) / 20];
    way += facet(space, [at(-0.3, a), at(0.3, a), at(0.3, b), at(-0.3, b)]);
    for (const share of [a, (a + b) / 2]) joints += line([space.at(at(-0.96, share)), space.at(at(0.96, share))]);
    for (const across of [-0.66, 0.66]) joints += line([space.at(at(across, a)), space.at(at(across, b))]);
  }
  ink.path(way, lamplit(stage, lighten(style.stone, 0.03), 0.95, 0.2), { opacity: 0.8 });
  ink.stroke(joints, lamplit(stage, darken(style.stone, 0.14), 0.5, 0.1), 1.1 * stage.u, { opacity: 0.5 });
}

function paintParapet(
  stage: Stage,
  space: Space,
  at: (share: number, up: number) => Vec,
  light: number,
  style: Style,
): void {
  const { ink } = stage;
  const count = 18;
  let [posts, panels] = ['', ''];
  for (let post = count; post >= 0; post -= 1) {
    const share = post / count;
    const [px, py, pz] = at(share, 0);
    posts += facet(space, [
      [px - 0.17, py, pz],
      [px + 0.17, py, pz],
      [px + 0.17, py, pz + 1.45],
      [px - 0.17, py, pz + 1.45],
    ]);
    if (post === count) continue;
    const next = (post + 1) / count;
    panels +=
      facet(space, [at(share, 0), at(next, 0), at(next, 0.62), at(share, 0.62)]) +
      facet(space, [at(share, 0.84), at(next, 0.84), at(next, 1.05), at(share, 1.05)]);
  }
  ink.path(panels, lamplit(stage, darken(style.stone, 0.01), light * 0.9, 0.2));
  ink.path(posts, lamplit(stage, lighten(style.stone, 0.04), Math.min(1, light * 1.1), 0.24));
}
