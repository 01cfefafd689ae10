import { imageSize, parsePictureKey, picturePath, type ImagePresetName } from '#src/domain/catalogue/media/picture.ts';
import { pictureTone } from '#src/domain/catalogue/media/picture-tone.ts';
import type { Platform } from '#src/domain/site/page/platform.ts';
import type { PictureFacts } from '#src/ui/media/picture.tsx';
import tones from '#src/ui/picture-tones.module.css';

/**
 * The sources of a picture at one preset (spec §9), the larger preset beside it for fine screens. Undefined for a key
 * that names no picture; the kit then shows its own calm field.
 */
export function pictureFacts(
  key: string,
  preset: ImagePresetName,
  platform: Platform,
  alt: string,
  finer?: ImagePresetName,
): PictureFacts | undefined {
  const ref = parsePictureKey(key);
  if (ref === undefined) return undefined;
  const size = imageSize(preset, platform);
  const set = (format: 'avif' | 'webp' | 'jpg') =>
    [preset, ...(finer === undefined ? [] : [finer])]
      .map((name) => `${picturePath(ref, name, platform, format)} ${imageSize(name, platform).width}w`)
      .join(', ');
  return {
    sources: [
      { type: 'image/avif', srcSet: set('avif') },
      { type: 'image/webp', srcSet: set('webp') },
    ],
    src: picturePath(ref, preset, platform, 'jpg'),
    alt,
    width: size.width,
    height: size.height,
    tone: tones[pictureTone(ref)],
  };
}
