import { darken, lighten, mix } from '../colour.ts';
import { curve, dot, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';
import { alongLimb, frameOf, paintBody, shape, tones, tube, turned } from './safari-body.ts';
import type { Coat, Frame, Joint, Place } from './safari-body.ts';
import { skull, stances, torso } from './safari-giraffe-stances.ts';
import type { GiraffePose } from './safari-giraffe-stances.ts';

export type Giraffe = Place & { readonly pose: GiraffePose; readonly coat: Coat; readonly patch: string };

/** A giraffe in profile with its net of patches. */
export function paintGiraffe(stage: Stage, giraffe: Giraffe): void {
  const { ink } = stage;
  const { size, coat } = giraffe;
  const stance = stances[giraffe.pose];
  const frame = frameOf(giraffe);
  const trunk = tipped(frame, stance.tilt);
  const tone = tones(stage, coat);
  const end = stance.neck.at(-1) ?? [0, 0, 0];
  const head = turned(frame, [end[0], end[1]], stance.head, 1.04);
  ink.path(
    stance.far.map((leg) => tube(frame, leg)).join(''),
    ink.vertical([
      [0, darken(mix(tone.dim, giraffe.patch, 0.25), 0.04)],
      [1, tone.dim],
    ]),
  );
  paintTail(stage, trunk, size, tone.body, giraffe.patch);
  paintCrown(stage, head, size, coat, giraffe.patch, true);
  paintMane(stage, frame, stance.neck, size, giraffe.patch);
  const outline =
    shape(trunk, torso) +
    tube(frame, stance.neck) +
    shape(head, skull) +
    stance.near.map((leg) => tube(frame, leg)).join('');
  paintBody(stage, outline, coat, 0.55 * size, () => {
    ink.path(allPatches(giraffe, frame, trunk), patchColour(stage, giraffe));
    ink.path(
      shape(trunk, [
        [18, -46],
        [8, -44],
        [-8, -45],
        [-10, -38],
        [8, -35],
        [18, -38],
      ]),
      darken(stage.palette.shade(giraffe.patch), 0.04),
      { opacity: 0.34, filter: ink.blur(2 * size, 1.6 * size) },
    );
    paintFace(stage, head, size, tone.dim);
  });
  paintCrown(stage, head, size, coat, giraffe.patch, false);
  paintEye(stage, head, size);
}

/** The frame of a trunk that tips forward about the hip. */
function tipped(frame: Frame, angle: number): Frame {
  const hip: Point = [-12, -46];
  const own = turned(frame, hip, angle);
  return (x, y) => own(x - hip[0], y - hip[1]);
}

function patchColour(stage: Stage, { patch, coat }: Giraffe): string {
  const { ink, palette } = stage;
  const lit = palette.air(palette.vivid(patch), coat.distance);
  const dim = palette.air(palette.shade(patch), coat.distance);
  return ink.vertical([
    [0, lit],
    [0.55, mix(lit, dim, 0.4)],
    [1, dim],
  ]);
}

/** A honeycomb with wandering corners, shrunk cell by cell: the light net between the patches. */
function honeycomb(from: Point, to: Point, cell: number, map: (x: number, y: number) => Point | undefined): string {
  const shake = (x: number, y: number): Point => {
    const [a, b] = [Math.sin(x * 12.99 + y * 78.23) * 437.5, Math.sin(x * 39.35 + y * 11.14) * 271.3];
    return [x + (a - Math.floor(a) - 0.5) * cell * 0.34, y + (b - Math.floor(b) - 0.5) * cell * 0.34];
  };
  let d = '';
  let row = 0;
  for (let y = from[1]; y <= to[1]; y += cell * 0.866, row += 1)
    for (let x = from[0] + (row % 2 === 0 ? 0 : cell / 2); x <= to[0]; x += cell) {
      const corners: Point[] = [];
      for (let corner = 0; corner < 6; corner += 1) {
        const turn = ((corner + 0.5) * Math.PI) / 3;
        const round = (value: number): number => Math.round(value * 20) / 20;
        const [vx, vy] = shake(round(x + Math.cos(turn) * cell * 0.577), round(y + Math.sin(turn) * cell * 0.577));
        const point = map(x + (vx - x) * 0.84, y + (vy - y) * 0.84);
        if (point !== undefined) corners.push(point);
      }
      if (corners.length === 6) d += polygon(corners);
    }
  return d;
}

/** Where the patches of the neck take over from those of the trunk, as a share of the neck. */
const neckStart = 0.24;

function onNeck(neck: readonly Joint[], [x, y]: Point): boolean {
  const { at, across } = alongLimb(neck, neckStart);
  const [dx, dy] = [x - at[0], y - at[1]];
  return dx * across[1] - dy * across[0] > 0 && Math.abs(dx * across[0] + dy * across[1]) < at[2] * 1.3;
}

function allPatches({ pose, size }: Giraffe, frame: Frame, trunk: Frame): string {
  const { neck, near, tilt } = stances[pose];
  const onLimb =
    (joints: readonly Joint[], reach: number) =>
    (x: number, y: number): Point => {
      const { at, across } = alongLimb(joints, x / reach);
      return frame(at[0] + across[0] * y, at[1] + across[1] * y);
    };
  /* A net of small meshes would only be noise on a giraffe far away. */
  const mesh = size < 2 ? 1.45 : 1.06;
  const body = honeycomb([-20, -66], [24, -38.6], 4.7 * mesh, (x, y) =>
    onNeck(neck, tipped((ox, oy) => [ox, oy], tilt)(x, y)) ? undefined : trunk(x, y),
  );
  const throat = honeycomb([neckStart * 44 - 0.6, -9], [42, 9], 3.9 * mesh, onLimb(neck, 44));
  const legs = near
    .map((leg) => honeycomb([pose === 'drink' ? 14 : 10.5, -7], [23, 7], 2.7 * mesh, onLimb(leg, 50)))
    .join('');
  return body + throat + legs;
}

function paintTail(stage: Stage, frame: Frame, size: number, colour: string, patch: string): void {
  const { ink, palette } = stage;
  ink.stroke(curve([frame(-18, -50), frame(-21, -44), frame(-20.6, -34)], 0.6), colour, 1.1 * size);
  ink.path(
    shape(frame, [
      [-21, -36],
      [-20.1, -36],
      [-19.5, -30.5],
      [-20.7, -28],
      [-21.6, -31],
    ]),
    palette.shade(darken(patch, 0.16)),
  );
}

/** The short brush along the back of the neck. */
function paintMane(stage: Stage, frame: Frame, neck: readonly Joint[], size: number, patch: string): void {
  const back: Point[] = [0.3, 0.5, 0.7, 0.86, 1].map((share) => {
    const { at, across } = alongLimb(neck, share);
    return frame(at[0] - across[0] * (at[2] + 0.35), at[1] - across[1] * (at[2] + 0.35));
  });
  stage.ink.stroke(curve(back, 0.5), stage.palette.shade(darken(patch, 0.04)), 1.3 * size);
}

/** Ears and ossicones; the far ones are drawn before the head, the near ones after it. */
function paintCrown(stage: Stage, head: Frame, size: number, coat: Coat, patch: string, far: boolean): void {
  const { ink, palette } = stage;
  const tone = tones(stage, coat);
  const by = far ? 1.7 : 0;
  const horn = tube(head, [
    [0.6 + by, -2.6, 0.95],
    [0 + by, -5.4, 0.75],
    [-0.5 + by, -7.4, 0.8],
  ]);
  ink.path(horn, far ? tone.dim : tone.body);
  const [kx, ky] = head(-0.6 + by, -7.6);
  ink.path(dot(kx, ky, 0.95 * size), palette.shade(darken(patch, 0.12)));
  const ear = shape(head, [
    [-2 + by, -2.6],
    [-3.6 + by, -4],
    [-6.6 + by, -4.6],
    [-5.2 + by, -2.8],
    [-3 + by, -1.6],
  ]);
  ink.path(ear, far ? tone.dim : mix(tone.lit, tone.body, 0.5));
}

function paintFace(stage: Stage, head: Frame, size: number, dim: string): void {
  const { ink } = stage;
  ink.path(
    shape(head, [
      [9.6, -1.4],
      [13.4, 0],
      [13.2, 3.4],
      [9.6, 3.4],
      [9, 1],
    ]),
    dim,
    { opacity: 0.45 },
  );
  ink.stroke(curve([head(12.2, 1.9), head(9.6, 1.6), head(7.6, 1.9)], 0.6), darken(dim, 0.08), 0.4 * size);
  const [nx, ny] = head(11.5, 0.3);
  ink.path(dot(nx, ny, 0.36 * size), darken(dim, 0.1));
}

function paintEye(stage: Stage, head: Frame, size: number): void {
  const [x, y] = head(3.4, -1.2);
  stage.ink.path(dot(x, y, 0.66 * size), lighten(stage.palette.deep, 0.02));
}
