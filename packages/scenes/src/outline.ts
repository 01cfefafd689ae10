import { n } from './ink.ts';

export type Point = readonly [number, number];

/** A closed straight-edged shape. */
export function polygon(points: readonly Point[]): string {
  return `${line(points)}Z`;
}

export function line(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
}

/** A soft line through all points. */
export function curve(points: readonly Point[], tension = 0.5): string {
  const first = points[0];
  if (first === undefined) return '';
  let d = `M${n(first[0])} ${n(first[1])}`;
  for (let at = 0; at < points.length - 1; at += 1) {
    const from = points[at] ?? first;
    const to = points[at + 1] ?? first;
    const before = points[at - 1] ?? from;
    const after = points[at + 2] ?? to;
    const pull = tension / 3;
    d += `C${n(from[0] + (to[0] - before[0]) * pull)} ${n(from[1] + (to[1] - before[1]) * pull)} ${n(to[0] - (after[0] - from[0]) * pull)} ${n(to[1] - (after[1] - from[1]) * pull)} ${n(to[0])} ${n(to[1])}`;
  }
  return d;
}

/** A soft closed shape: the curve through the points, then straight through `corners` and back. */
export function area(points: readonly Point[], corners: readonly Point[] = [], tension = 1): string {
  return `${curve(points, tension)}${corners.map(([x, y]) => `L${n(x)} ${n(y)}`).join('')}Z`;
}

export function box(x: number, y: number, w: number, h: number): string {
  return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
}

/** A rectangle with round corners. */
export function pill(x: number, y: number, w: number, h: number, r: number): string {
  const c = Math.min(r, w / 2, h / 2);
  const bend = `${n(c)} ${n(c)} 0 0 1`;
  return `M${n(x + c)} ${n(y)}h${n(w - 2 * c)}a${bend} ${n(c)} ${n(c)}v${n(h - 2 * c)}a${bend} ${n(-c)} ${n(c)}h${n(2 * c - w)}a${bend} ${n(-c)} ${n(-c)}v${n(2 * c - h)}a${bend} ${n(c)} ${n(-c)}Z`;
}

/** A circle as part of a path, so that hundreds can share one element. */
export function dot(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
}

/** A round-topped opening whose foot is at `y + h`. */
export function arch(x: number, y: number, w: number, h: number): string {
  const r = w / 2;
  return `M${n(x)} ${n(y + h)}V${n(y + r)}a${n(r)} ${n(r)} 0 0 1 ${n(w)} 0V${n(y + h)}Z`;
}

/** Points of a function over an interval, ends included. */
export function sample(from: number, to: number, step: number, at: (x: number) => number): Point[] {
  const count = Math.max(2, Math.ceil((to - from) / step));
  return Array.from({ length: count + 1 }, (_, index): Point => {
    const x = from + ((to - from) * index) / count;
    return [x, at(x)];
  });
}
