import { along } from './colour.ts';

export type Attributes = Readonly<Record<string, string | number>>;
/** Offset 0..1, colour, opacity 0..1. */
export type Stop = readonly [number, string, number?];

/** Collects the drawing as SVG text. Shapes come out in the order in which they are requested. */
export type Ink = {
  readonly path: (d: string, fill: string, more?: Attributes) => void;
  readonly stroke: (d: string, colour: string, width: number, more?: Attributes) => void;
  readonly rect: (x: number, y: number, w: number, h: number, fill: string, more?: Attributes) => void;
  readonly circle: (x: number, y: number, r: number, fill: string, more?: Attributes) => void;
  readonly ellipse: (x: number, y: number, rx: number, ry: number, fill: string, more?: Attributes) => void;
  readonly group: (more: Attributes, draw: () => void) => void;
  /** Stores a drawing; `use` places it as often as wanted. */
  readonly symbol: (draw: () => void) => string;
  readonly use: (id: string, transform: string, more?: Attributes) => void;
  /** Gradients over the box of the shape that is filled with them. */
  readonly vertical: (stops: readonly Stop[]) => string;
  readonly horizontal: (stops: readonly Stop[]) => string;
  readonly slanted: (stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number) => string;
  readonly radial: (stops: readonly Stop[]) => string;
  readonly blur: (across: number, down: number) => string;
  readonly clip: (d: string) => string;
  readonly finish: (view: { width: number; height: number }, size: { width: number; height: number }) => string;
};

/** Numbers with at most one decimal: a tenth of a unit is finer than a pixel and makes the text short. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

/** Stops for a blend of colours, dense enough that the rasteriser's own mixing does not show. */
export function blend(colours: readonly string[], steps = 10): Stop[] {
  return Array.from({ length: steps + 1 }, (_, step): Stop => [step / steps, along(colours, step / steps)]);
}

export function createInk(): Ink {
  let out: string[] = [];
  const defs: string[] = [];
  const named = new Map<string, string>();
  const define = (tag: string, head: string, body: string): string => {
    const content = `${tag}|${head}|${body}`;
    const found = named.get(content);
    if (found !== undefined) return found;
    const id = `d${named.size}`;
    named.set(content, id);
    defs.push(`<${tag} id="${id}"${head}>${body}</${tag}>`);
    return id;
  };
  const gradient = (tag: string, head: string, stops: readonly Stop[]): string =>
    `url(#${define(tag, head, stops.map(stopTag).join(''))})`;
  const put = (tag: string, more: Attributes | undefined): void => {
    out.push(`<${tag}${attributes(more)}/>`);
  };
  const aside = (draw: () => void): string => {
    const before = out;
    out = [];
    draw();
    const body = out.join('');
    out = before;
    return body;
  };
  return {
    path: (d, fill, more) => put(`path d="${d}" fill="${fill}"`, more),
    stroke: (d, colour, width, more) =>
      put(
        `path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"`,
        more,
      ),
    rect: (x, y, w, h, fill, more) =>
      put(`rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"`, more),
    circle: (x, y, r, fill, more) => put(`circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"`, more),
    ellipse: (x, y, rx, ry, fill, more) =>
      put(`ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"`, more),
    group: (more, draw) => {
      out.push(`<g${attributes(more)}>${aside(draw)}</g>`);
    },
    symbol: (draw) => define('g', '', aside(draw)),
    use: (id, transform, more) => put(`use href="#${id}" transform="${transform}"`, more),
    vertical: (stops) => gradient('linearGradient', ' x1="0" y1="0" x2="0" y2="1"', stops),
    horizontal: (stops) => gradient('linearGradient', '', stops),
    slanted: (stops, x1, y1, x2, y2) =>
      gradient('linearGradient', ` x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops),
    radial: (stops) => gradient('radialGradient', '', stops),
    blur: (across, down) =>
      `url(#${define('filter', ' x="-5%" y="-5%" width="110%" height="110%"', `<feGaussianBlur stdDeviation="${n(across)} ${n(down)}"/>`)})`,
    clip: (d) => `url(#${define('clipPath', '', `<path d="${d}"/>`)})`,
    finish: (view, size) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${n(view.width)} ${n(view.height)}" preserveAspectRatio="none"><defs>${defs.join('')}</defs>${out.join('')}</svg>`,
  };
}

function stopTag([offset, colour, opacity]: Stop): string {
  const clear = opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`;
  return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${clear}/>`;
}

function attributes(more: Attributes | undefined): string {
  if (more === undefined) return '';
  return Object.entries(more)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`)
    .join('');
}
