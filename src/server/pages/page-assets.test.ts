import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { builtAssets, type AssetsOf } from '#src/server/pages/page-assets.ts';

const font = (name: string) => `assets/${name}-wght-normal-A1.woff2`;
const chunk = (name: string, imports: readonly string[] = [], css: readonly string[] = []) => ({
  file: `assets/${name}.js`,
  imports,
  css: css.map((sheet) => `assets/${sheet}.css`),
});
const built = {
  'src/web/entry-browser.ts': chunk('entry'),
  'src/web/hydrate.tsx': {
    ...chunk('frame', ['_react.js'], ['frame']),
    assets: [
      'manrope-latin-ext',
      'manrope-latin',
      'manrope-cyrillic-ext',
      'manrope-cyrillic',
      'cairo-arabic',
      'noto-sans-thai-looped-thai',
    ].map(font),
  },
  '_react.js': chunk('react'),
  '_kit.js': chunk('kit', [], ['kit']),
  'src/web/places/city/city.screen.tsx': chunk('city', ['_kit.js', 'src/web/hydrate.tsx'], ['city']),
  'src/web/places/destination/destination.screen.ts': chunk('destination', ['src/web/hydrate.tsx'], ['destination']),
  'src/web/site/not-found/not-found.screen.tsx': chunk('not-found', ['src/web/hydrate.tsx']),
  'src/locales/en/messages.po?first': chunk('first'),
  'src/locales/en/messages.po?frame': chunk('frame-words'),
  'src/locales/en/messages.po?find': chunk('find-words'),
  'src/locales/en/messages.po?own': chunk('own-words'),
  'src/web/shared/messages/area-messages.ts': chunk('area-words'),
  'src/web/shared/tracking/start.ts': chunk('visitor', [], ['visitor']),
};

let folder: string;
let assetsOf: AssetsOf;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-assets-'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(built));
  assetsOf = await builtAssets(folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('what a page names of the build', () => {
  it('is each sheet and script of its frame and its own once, and nothing that comes after it', () => {
    const { styles, scripts, entry } = assetsOf('city', 'en');
    expect(styles.toSorted()).toEqual(['/assets/city.css', '/assets/frame.css', '/assets/kit.css']);
    expect(new Set(scripts)).toEqual(
      new Set(
        ['area-words', 'city', 'entry', 'find-words', 'first', 'frame', 'frame-words', 'kit', 'react'].map(
          (name) => `/assets/${name}.js`,
        ),
      ),
    );
    expect(entry).toBe('/assets/entry.js');
  });

  it('is its sheets too where the screen has no markup of its own', () => {
    expect(assetsOf('destination', 'en').styles.toSorted()).toEqual(['/assets/destination.css', '/assets/frame.css']);
    expect(assetsOf(null, 'en').styles).toEqual(['/assets/frame.css']);
  });

  it('is empty, with an error, for a screen that is not in the build', () => {
    expect(() => assetsOf('help', 'en')).toThrow('the browser build has no help/help.screen');
  });

  it('is the Latin font, and for other scripts the font of the language as well', () => {
    const latin = `/${font('manrope-latin')}`;
    expect(assetsOf('city', 'fr').fonts).toEqual([latin]);
    expect(assetsOf('city', 'ja').fonts).toEqual([latin]);
    expect(assetsOf('city', 'ru').fonts).toEqual([latin, `/${font('manrope-cyrillic')}`]);
    expect(assetsOf('city', 'ar-SA').fonts).toEqual([latin, `/${font('cairo-arabic')}`]);
    expect(assetsOf('city', 'th').fonts).toEqual([latin, `/${font('noto-sans-thai-looped-thai')}`]);
  });
});
