/** Red, green and blue of `#rrggbb`, each 0 to 1. */
type Colour = readonly [number, number, number];

/** Returns the WCAG 2.2 contrast of two `#rrggbb` colors, 1 (none) to 21, for partner themes and tests of tokens. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(parsed(one)), luminance(parsed(other))].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** What CSS makes of `color-mix(in oklab, colour share%, white)`, as `#rrggbb`; `share` is 0 to 1. */
export function mixedWithWhite(colour: string, share: number): string {
  return mixed(colour, share, 1);
}

/** What CSS makes of `color-mix(in oklab, colour share%, black)`, as `#rrggbb`; `share` is 0 to 1. */
export function mixedWithBlack(colour: string, share: number): string {
  return mixed(colour, share, 0);
}

/** `lightness` of the grey that is mixed in: 1 is white, 0 black. */
function mixed(colour: string, share: number, lightness: number): string {
  const [l, a, b] = oklab(parsed(colour));
  return hex(rgb([l * share + lightness * (1 - share), a * share, b * share]));
}

function parsed(colour: string): Colour {
  if (!/^#[\da-f]{6}$/i.test(colour)) throw new RangeError(`not a color of the form #rrggbb: ${colour}`);
  const part = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

function luminance(colour: Colour): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear([red, green, blue]: Colour): Colour {
  const part = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return [part(red), part(green), part(blue)];
}

/* Matrices of the OKLab definition. */
function oklab(colour: Colour): Colour {
  const [r, g, b] = linear(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function rgb([lightness, a, b]: Colour): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function hex(colour: Colour): string {
  const part = (value: number) => {
    const clipped = Math.min(1, Math.max(0, value));
    const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${colour.map(part).join('')}`;
}
