/** Colours are `#rrggbb`; mixing happens in OKLab, where half-way looks like half-way and blends do not turn grey. */
type Lab = readonly [number, number, number];

const known = new Map<string, Lab>();

function toLab(hex: string): Lab {
  const found = known.get(hex);
  if (found !== undefined) return found;
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const lab = labOf(r ?? 0, g ?? 0, b ?? 0);
  if (known.size > 4096) known.clear();
  known.set(hex, lab);
  return lab;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function labOf(r: number, g: number, b: number): Lab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map(byte).join('')}`;
}

function byte(value: number): string {
  const bounded = Math.min(1, Math.max(0, value));
  const coded = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
  return Math.round(coded * 255)
    .toString(16)
    .padStart(2, '0');
}

/** `share` 0 gives the first colour, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const a = toLab(from);
  const b = toLab(to);
  const part = Math.min(1, Math.max(0, share));
  return toHex([a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part]);
}

/** Moves lightness by `by` (-1 to 1) and preserves the hue. */
export function lighten(hex: string, by: number): string {
  const [l, a, b] = toLab(hex);
  return toHex([Math.min(1, Math.max(0, l + by)), a, b]);
}

export function darken(hex: string, by: number): string {
  return lighten(hex, -by);
}

/** Multiplies the colourfulness: below 1 greyer, above 1 stronger. */
export function saturate(hex: string, by: number): string {
  const [l, a, b] = toLab(hex);
  return toHex([l, a * by, b * by]);
}

/** The colour at `place` (0..1) in a row of evenly spaced colours. */
export function along(colours: readonly string[], place: number): string {
  const last = colours.length - 1;
  const at = Math.min(last, Math.max(0, place * last));
  const first = Math.floor(at);
  return mix(colours[first] ?? '#000000', colours[Math.min(last, first + 1)] ?? '#000000', at - first);
}
