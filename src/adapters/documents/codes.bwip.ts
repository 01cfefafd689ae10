import { toSVG } from 'bwip-js/node';

/** Two units of the drawing for a module; the standard requires a quiet zone of four modules around the code. */
const unitsPerModule = 2;

/** Error correction M: a seventh of the code may be scratched away. */
const drawing = {
  bcid: 'qrcode',
  eclevel: 'M',
  scale: 1,
  padding: 4 * unitsPerModule,
  backgroundcolor: 'ffffff',
} as const;

/**
 * Returns a text as QR code: an SVG with its white ground and quiet zone, so that it scans on a dark page, without any
 * style attribute. Throws when the text is too long for any QR code.
 */
export function qrSvg(text: string): string {
  return toSVG({ ...drawing, text }).replaceAll('\n', '');
}
