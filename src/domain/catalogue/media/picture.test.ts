import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseVariants,
  imageFormats,
  imagePresets,
  imageSize,
  parsePictureFile,
  parsePictureKey,
  pictureAlt,
  pictureFileName,
  pictureKey,
  picturePath,
  sceneFamilies,
  timesOfDay,
} from './picture.ts';
import type { ImagePresetName, PictureRef } from './picture.ts';

const anyRef: fc.Arbitrary<PictureRef> = fc.record({
  scene: fc.constantFrom(...sceneFamilies),
  time: fc.constantFrom(...timesOfDay),
  seed: fc.integer({ min: 0, max: 9999 }),
});
const presetNames = Object.keys(imagePresets) as ImagePresetName[];
const anyPreset = fc.constantFrom(...presetNames);
const anyPlatform = fc.constantFrom('desktop' as const, 'mobile' as const);

describe('picture keys', () => {
  it('read back what they write', () => {
    fc.assert(
      fc.property(anyRef, (ref) => {
        expect(parsePictureKey(pictureKey(ref))).toEqual(ref);
      }),
    );
  });

  it('accept only the one spelling, whatever comes in', () => {
    const chunks = fc.oneof(
      fc.string(),
      fc.constantFrom(...sceneFamilies),
      fc.constantFrom(...timesOfDay),
      fc.nat().map(String),
    );
    fc.assert(
      fc.property(fc.array(chunks, { maxLength: 4 }), fc.constantFrom('-', '', '--', '/'), (words, joint) => {
        const key = words.join(joint);
        const ref = parsePictureKey(key);
        if (ref !== undefined) expect(pictureKey(ref)).toBe(key);
      }),
    );
  });

  it.each([
    'harbour-dusk-012',
    'harbour-dusk-10000',
    'harbour-noon-1',
    'castle-dusk-1',
    'Harbour-dusk-1',
    'harbour-dusk-1\n',
    '../dusk-1',
  ])('refuse %j', (key) => expect(parsePictureKey(key)).toBeUndefined());
});

describe('picture files', () => {
  it('read back what they write', () => {
    fc.assert(
      fc.property(anyPreset, anyPlatform, fc.constantFrom(...imageFormats), (preset, platform, format) => {
        const file = { preset, platform, format };
        expect(parsePictureFile(pictureFileName(file))).toEqual(file);
      }),
    );
  });

  it.each(['card.png', 'card@tablet.avif', 'cards.avif', 'card', '.avif', 'card.avif.tmp', '../card.avif'])(
    'refuse %j',
    (name) => expect(parsePictureFile(name)).toBeUndefined(),
  );

  it('halve both sides on mobile and stay whole (spec §9)', () => {
    for (const name of presetNames) {
      const desktop = imageSize(name, 'desktop');
      const mobile = imageSize(name, 'mobile');
      expect(mobile).toEqual({ width: desktop.width / 2, height: desktop.height / 2, quality: desktop.quality });
      expect(Number.isInteger(mobile.width) && Number.isInteger(mobile.height)).toBe(true);
      expect([65, 85, 95]).toContain(desktop.quality);
    }
  });

  it('have a stable address', () => {
    const ref: PictureRef = { scene: 'harbour', time: 'dusk', seed: 12 };
    expect(picturePath(ref, 'card', 'mobile', 'avif')).toBe('/pictures/harbour-dusk-12/card@mobile.avif');
    expect(picturePath(ref, 'og', 'desktop', 'jpg')).toBe('/pictures/harbour-dusk-12/og.jpg');
  });
});

describe('alternative text', () => {
  it('names scene, place, time and that it is painted', () => {
    expect(pictureAlt({ scene: 'bay', time: 'dawn', seed: 1 }, 'Krabi')).toBe(
      'Tropical bay with cliffs and palms, Krabi at dawn (illustration)',
    );
  });
});

describe('variants of neighbours', () => {
  it('never share scene, time and seed within ten, and retain the scene', () => {
    fc.assert(
      fc.property(fc.array(anyRef, { maxLength: 60 }), (refs) => {
        const chosen = chooseVariants(refs);
        expect(chosen.map((it) => it.scene)).toEqual(refs.map((it) => it.scene));
        chosen.forEach((ref, at) => {
          const window = chosen.slice(Math.max(0, at - 9), at).filter((it) => it.scene === ref.scene);
          expect(window.map(pictureKey)).not.toContain(pictureKey(ref));
          if (new Set(window.map((it) => it.time)).size < 4)
            expect(window.map((it) => it.time)).not.toContain(ref.time);
        });
      }),
    );
  });

  it('do not change a list that is already varied', () => {
    const refs = sceneFamilies.map((scene): PictureRef => ({ scene, time: 'day', seed: 7 }));
    expect(chooseVariants(refs)).toEqual(refs);
  });

  it('reseed when one scene fills the page', () => {
    const chosen = chooseVariants(
      Array.from({ length: 10 }, (): PictureRef => ({ scene: 'bay', time: 'day', seed: 9999 })),
    );
    expect(new Set(chosen.map(pictureKey)).size).toBe(10);
  });
});
