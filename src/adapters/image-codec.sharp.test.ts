import { crc32 } from 'node:zlib';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  addGrain,
  codecLimits,
  encode,
  ImageTooLarge,
  photoLimits,
  rasterise,
  rewriteAvatar,
  rewritePhoto,
} from './image-codec.sharp.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#808080"/></svg>';

describe('the image codec', () => {
  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ] as const)('writes %s in the wanted size', async (format, found) => {
    const raster = await rasterise(drawing, { width: 400, height: 300 });
    const facts = await sharp(await encode(raster, { width: 200, height: 150, quality: 65, format })).metadata();
    expect(facts).toMatchObject({ format: found, width: 200, height: 150 });
  });

  it('gives the same bytes each time', async () => {
    const raster = await rasterise(drawing, { width: 400, height: 300 });
    const as = { width: 400, height: 300, quality: 85, format: 'webp' } as const;
    expect(await encode(raster, as)).toEqual(await encode(raster, as));
  });

  it('grows with quality', async () => {
    const raster = await rasterise(drawing, { width: 400, height: 300 });
    const bytes = async (quality: 65 | 95): Promise<number> =>
      (await encode(raster, { width: 400, height: 300, quality, format: 'jpg' })).length;
    expect(await bytes(95)).toBeGreaterThan(await bytes(65));
  });

  it('grains the middle tones, and does not change black, white and thumbnails', () => {
    const even = (value: number, width: number) => ({
      pixels: new Uint8Array(width * 4 * 3).fill(value),
      width,
      height: 4,
    });
    const spread = (pixels: Uint8Array): number => new Set(pixels).size;
    expect(spread(addGrain(even(128, 900)).pixels)).toBeGreaterThan(6);
    expect(spread(addGrain(even(128, 480)).pixels)).toBeLessThan(spread(addGrain(even(128, 900)).pixels));
    expect(spread(addGrain(even(128, 160)).pixels)).toBe(1);
    const mean = addGrain(even(128, 900)).pixels.reduce((sum, value) => sum + value, 0) / (900 * 4 * 3);
    expect(Math.abs(mean - 128)).toBeLessThan(1);
  });

  it('refuses what is too large', async () => {
    await expect(rasterise(drawing, { width: codecLimits.side + 1, height: 10 })).rejects.toThrow(ImageTooLarge);
    await expect(rasterise(' '.repeat(codecLimits.drawing + 1), { width: 10, height: 10 })).rejects.toThrow(
      ImageTooLarge,
    );
    const raster = await rasterise(drawing, { width: 10, height: 10 });
    await expect(
      encode(raster, { width: 10, height: codecLimits.side + 1, quality: 65, format: 'jpg' }),
    ).rejects.toThrow(ImageTooLarge);
  });

  it('refuses what is no drawing', async () => {
    await expect(rasterise('not a drawing', { width: 10, height: 10 })).rejects.toThrow();
  });
});

/** Returns the same file, saying of itself that it is 60,000 pixels wide and high. */
function claimed(png: Buffer): Buffer {
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** What a browser would run where it took the picture for a page; the same as a segment that only programs look into. */
const page = Buffer.from('<!doctype html><script>alert(1)</script>');
const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page]);

describe('a picture from outside', () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c08040' } });

  it('is turned upright, made smaller, and contains no location', async () => {
    const taken = await plain(2000, 1000)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '35/1 39/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const photo = await rewritePhoto(taken);
    expect(photo).toMatchObject({ width: 800, height: photoLimits.side });
    for (const bytes of [photo?.large, photo?.small]) {
      const facts = await sharp(bytes).metadata();
      expect(facts.format).toBe('jpeg');
      expect([facts.exif, facts.icc, facts.xmp, facts.iptc, facts.orientation]).toEqual(Array(5).fill(undefined));
    }
    expect(await sharp(photo?.small).metadata()).toMatchObject({ width: photoLimits.small, height: photoLimits.small });
  });

  it.each([
    ['behind its end', (jpeg: Buffer) => Buffer.concat([jpeg, page])],
    ['in a comment', (jpeg: Buffer) => Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])],
  ])('carries nothing on of a page that was hidden %s', async (_where, hidden) => {
    const sent = hidden(await plain(300, 200).jpeg().toBuffer());
    expect(sent.includes('<script>')).toBe(true);
    const photo = await rewritePhoto(sent);
    for (const bytes of [photo?.large, photo?.small, await rewriteAvatar(sent)]) {
      expect(bytes?.length).toBeGreaterThan(0);
      expect(bytes?.includes('<script>')).toBe(false);
    }
  });

  it('is not made larger than it is', async () => {
    const photo = await rewritePhoto(await plain(500, 400).png().toBuffer());
    expect(photo).toMatchObject({ width: 500, height: 400 });
  });

  it.each([
    ['nothing', async () => Buffer.alloc(0)],
    ['words', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that could carry a script', async () => Buffer.from(drawing)],
    ['moving pictures', async () => plain(20, 20).gif().toBuffer()],
    ['a photograph cut off in the middle', async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 700)],
    ['more bytes than are taken', async () => Buffer.alloc(photoLimits.bytes + 1)],
    ['few bytes that unfold to more pixels than a camera has', async () => claimed(await plain(9, 9).png().toBuffer())],
  ])('is refused when it is %s', async (_what, bytes) => {
    const sent = await bytes();
    expect([await rewritePhoto(sent), await rewriteAvatar(sent)]).toEqual([null, null]);
  });
});
