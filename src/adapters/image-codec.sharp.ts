import type { Sharp, default as SharpModule } from 'sharp';

import type { ImageFormat, ImageQuality } from '#src/domain/catalogue/media/picture.ts';

/** An image as bare pixels: rows of red, green, blue, one byte each. */
export type Raster = { readonly pixels: Uint8Array; readonly width: number; readonly height: number };

export type EncodeAs = {
  readonly width: number;
  readonly height: number;
  readonly quality: ImageQuality;
  readonly format: ImageFormat;
};

type Codec = typeof SharpModule;

let codec: Promise<Codec> | undefined;

/** Returns the codec, loaded when it is first needed: its native library takes memory that a web process seldom uses. */
function loadCodec(): Promise<Codec> {
  codec ??= import('sharp').then(({ default: sharp }) => {
    // Each picture is made once: results of former steps that the codec would cache are never used again.
    sharp.cache(false);
    return sharp;
  });
  return codec;
}

/** Larger drawings and rasters are refused before they cost memory: longest side in pixels, text in characters. */
export const codecLimits = { side: 2400, drawing: 6_000_000 } as const;

/** Thrown for input over the limits; nothing a visitor sends reaches the codec, so it is always our own error. */
export class ImageTooLarge extends Error {}

/** Draws SVG text onto `width` x `height` pixels. Throws `ImageTooLarge`, or the codec's error for text that is no SVG. */
export async function rasterise(
  svg: string,
  size: { readonly width: number; readonly height: number },
): Promise<Raster> {
  const sharp = await loadCodec();
  const pixels = await drawn(sharp, svg, size)
    .flatten({ background: '#000000' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { pixels, ...size };
}

/** SVG text on its way to pixels. */
function drawn(sharp: Codec, svg: string, size: { readonly width: number; readonly height: number }): Sharp {
  if (svg.length > codecLimits.drawing) throw new ImageTooLarge(`drawing of ${svg.length} characters`);
  checkSide(size);
  return sharp(Buffer.from(svg), { limitInputPixels: codecLimits.side ** 2 }).resize(size.width, size.height, {
    fit: 'fill',
  });
}

function checkSide(size: { readonly width: number; readonly height: number }): void {
  if (size.width > codecLimits.side || size.height > codecLimits.side)
    throw new ImageTooLarge(`${size.width} x ${size.height}`);
}

/** Scales a raster, lays the film grain of its size on it and writes it in one format. */
export async function encode(raster: Raster, as: EncodeAs): Promise<Buffer> {
  checkSide(as);
  const scaled = await scale(raster, as);
  const grained = addGrain(scaled);
  const sharp = await loadCodec();
  const image = sharp(grained.pixels, { raw: { width: grained.width, height: grained.height, channels: 3 } });
  if (as.format === 'avif') return image.avif({ quality: avifQuality[as.quality], effort: 2 }).toBuffer();
  if (as.format === 'webp') return image.webp({ quality: webpQuality[as.quality], effort: 3 }).toBuffer();
  return image.jpeg({ quality: as.quality, mozjpeg: true }).toBuffer();
}

/**
 * Lays a drawing (SVG text) over a picture of the same size and writes both as PNG of 256 colours: large enough for faces
 * of letters and skies, small enough for those who fetch it to show a link. Throws `ImageTooLarge`.
 */
export async function overlay(
  picture: Uint8Array,
  drawing: string,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const sharp = await loadCodec();
  const over = await drawn(sharp, drawing, size).png({ compressionLevel: 0 }).toBuffer();
  return sharp(picture)
    .resize(size.width, size.height, { fit: 'cover' })
    .composite([{ input: over }])
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
}

/* The three steps are JPEG's scale (spec §9); the newer codecs reach the same look at lower numbers. */
const avifQuality: Readonly<Record<ImageQuality, number>> = { 65: 46, 85: 56, 95: 70 };
const webpQuality: Readonly<Record<ImageQuality, number>> = { 65: 64, 85: 80, 95: 90 };

async function scale(raster: Raster, to: { readonly width: number; readonly height: number }): Promise<Raster> {
  if (raster.width === to.width && raster.height === to.height) return raster;
  const sharp = await loadCodec();
  const pixels = await sharp(raster.pixels, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .resize(to.width, to.height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  return { pixels, width: to.width, height: to.height };
}

const tileSide = 256;
let tile: Int8Array | undefined;

/** Normal noise from a fixed start, so that the same picture has the same bytes on every machine. */
function grainTile(): Int8Array {
  if (tile !== undefined) return tile;
  let state = 20260214;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  tile = Int8Array.from({ length: tileSide * tileSide }, () => {
    const sum = next() + next() + next() + next() + next() + next();
    return Math.round((sum - 3) * 90);
  });
  return tile;
}

/**
 * Film grain in the manner of soft light: strongest in the middle tones, none in black and white. It is finer on small
 * pictures, where it would only look like dirt and cost bytes; below 300 pixels there is none.
 */
export function addGrain(raster: Raster): Raster {
  const strength = raster.width >= 900 ? 0.07 : raster.width >= 300 ? 0.045 : 0;
  if (strength === 0) return raster;
  const noise = grainTile();
  const weight = Float32Array.from(
    { length: 256 },
    (_, value) => (strength * (40 + (value * (255 - value)) / 90)) / 220,
  );
  const pixels = new Uint8Array(raster.pixels.length);
  for (let y = 0, at = 0; y < raster.height; y += 1) {
    /* Each band of the tile is shifted, so that the repeat does not show as a pattern. */
    const row = (y % tileSide) * tileSide;
    const shift = Math.floor(y / tileSide) * 97;
    for (let x = 0; x < raster.width; x += 1) {
      const grain = noise[row + ((x + shift) & (tileSide - 1))] ?? 0;
      for (let channel = 0; channel < 3; channel += 1, at += 1) {
        const value = raster.pixels[at] ?? 0;
        pixels[at] = Math.min(255, Math.max(0, Math.round(value + grain * (weight[value] ?? 0))));
      }
    }
  }
  return { pixels, width: raster.width, height: raster.height };
}

/** What a picture from outside may be: bytes and pixels before it is read, and the longest side of what is stored. */
export const photoLimits = { bytes: 4_000_000, pixels: 50_000_000, side: 1600, small: 320 } as const;

const photoKinds: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

export type Photo = {
  readonly width: number;
  readonly height: number;
  /** JPEG within 1600 pixels a side. */
  readonly large: Buffer;
  /** JPEG of 320 pixels a side, cut to a square round what draws the eye. */
  readonly small: Buffer;
};

/**
 * Re-encodes a picture from outside: turned upright, within our sizes, and without anything but its pixels (place,
 * camera, hidden files). Null when it is none of the kinds that photographs come in, is cut off, or has more pixels
 * than a camera; nothing is decoded before these checks.
 */
export async function rewritePhoto(bytes: Uint8Array): Promise<Photo | null> {
  if (bytes.length === 0 || bytes.length > photoLimits.bytes) return null;
  const sharp = await loadCodec();
  try {
    const open = () => sharp(bytes, { limitInputPixels: photoLimits.pixels, failOn: 'error', sequentialRead: true });
    const { format, width, height, pages = 1 } = await open().metadata();
    if (!photoKinds.has(format) || pages > 1 || width * height > photoLimits.pixels) return null;
    const upright = () => open().rotate().flatten({ background: '#ffffff' }).toColourspace('srgb');
    const large = await upright()
      .resize(photoLimits.side, photoLimits.side, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    const small = await upright()
      .resize(photoLimits.small, photoLimits.small, { fit: 'cover', position: 'attention' })
      .jpeg({ quality: 75, mozjpeg: true })
      .toBuffer();
    return { width: large.info.width, height: large.info.height, large: large.data, small };
  } catch {
    // The codec reports what is wrong with a file only as text; in any case it is no picture for us.
    return null;
  }
}

/** What a picture of a person may be, and the side of what is stored. */
export const avatarLimits = { bytes: 4_000_000, pixels: 40_000_000, side: 256 } as const;

/**
 * Returns a picture of a person, written again as a small square in WebP without anything beside its pixels; null as
 * for photographs.
 */
export async function rewriteAvatar(bytes: Uint8Array): Promise<Buffer | null> {
  if (bytes.length === 0 || bytes.length > avatarLimits.bytes) return null;
  const sharp = await loadCodec();
  try {
    const open = () => sharp(bytes, { limitInputPixels: avatarLimits.pixels, failOn: 'error', sequentialRead: true });
    const { format, width, height, pages = 1 } = await open().metadata();
    if (!photoKinds.has(format) || pages > 1 || width * height > avatarLimits.pixels) return null;
    return await open()
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(avatarLimits.side, avatarLimits.side, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    // As above: no picture for us.
    return null;
  }
}
