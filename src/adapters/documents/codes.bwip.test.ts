import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { qrSvg } from '#src/adapters/documents/codes.bwip.ts';

// The package's types give its function as a property of the module.
const readQr = jsQR as unknown as typeof jsQR.default;

const code = '1K7PQ2MXW4T03ABCDEFG0123456789ABCDEF';

async function read(
  svg: string,
  about: { readonly width: number; readonly turn?: number; readonly ground?: string },
): Promise<string | null> {
  const { width, turn = 0, ground = '#ffffff' } = about;
  const picture = sharp(Buffer.from(svg))
    .resize(width)
    .rotate(turn, { background: ground })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: ground });
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return readQr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

describe('a QR code', () => {
  it('reads back, large and small, turned, and on a dark page', async () => {
    const svg = qrSvg(code);
    expect(await read(svg, { width: 600 })).toBe(code);
    expect(await read(svg, { width: 120 })).toBe(code);
    expect(await read(svg, { width: 300, turn: 33 })).toBe(code);
    expect(await read(svg, { width: 300, ground: '#14112a' })).toBe(code);
  });

  it('is of version 2 for a voucher’s code, with a quiet zone of four modules', () => {
    // 25 modules and twice four around them, at two units each.
    expect(qrSvg(code)).toContain('viewBox="0 0 66 66"');
  });

  it('contains no style and no script, and can be embedded unchanged', () => {
    expect(qrSvg(code)).not.toMatch(/style|script|on\w+=|href|<\?/);
    expect(qrSvg('<script>"&')).not.toContain('<script');
  });
});
