import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { pages, type PageName } from '#src/contract/pages.ts';
import { languages, type LanguageCode } from '#src/domain/site/language/languages.ts';
import type { PageAssets } from '#src/web/shared/page/page-state.ts';
import { areaOf } from '#src/web/shared/messages/message-areas.ts';

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

const entryName = 'src/web/entry-browser.ts';
/** What the entry loads next, with what surrounds every page. */
const frameName = 'src/web/hydrate.tsx';
/** What goes on to the words that the first view has no use for. */
const areaWordsName = 'src/web/shared/messages/area-messages.ts';

/** The file of letters that every page needs, and what the languages need beside it that are written in others. */
const latin = 'manrope-latin-wght';
const lettersOf: Readonly<Record<string, string>> = {
  ru: 'manrope-cyrillic-wght',
  th: 'noto-sans-thai-looped-thai-wght',
  vi: 'manrope-vietnamese-wght',
  'ar-SA': 'cairo-arabic-wght',
};

/** What draws those blocks whose scripts only a browser fetches that meets one, and the pages that may show some. */
const laterBlocks = 'src/web/shared/content/content-blocks.tsx';
const drawsLater: ReadonlySet<PageName | null> = new Set(['home', 'city', 'theme']);

export type AssetsOf = (page: PageName | null, language: LanguageCode) => PageAssets;

/**
 * Reads the browser build's manifest and returns the files of each page: the entry, the layout, the screen, the
 * language's words.
 */
export async function builtAssets(clientFolder: string): Promise<AssetsOf> {
  // Written by our own build of the same release.
  const manifest = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = manifest[entryName];
  if (entry === undefined) throw new Error(`the browser build has no ${entryName}`);
  const cache = new Map<string, PageAssets>();
  return (page, language) => {
    const key = `${page} ${languages[language].messages}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const { layout } = pages[page ?? 'not-found'];
    const screen = screenOf(manifest, page);
    const roots = [
      entryName,
      frameName,
      `src/web/site/layouts/${layout}.layout.tsx`,
      screen,
      ...wordsOf(manifest, page, language),
    ];
    const own = collect(manifest, roots, entry.file);
    const drawnAlso = drawsLater.has(page) ? collect(manifest, [laterBlocks], entry.file).styles : [];
    const fonts = fontsOf(manifest, language);
    const assets = {
      ...own,
      fonts,
      styles: [...new Set([...own.styles, ...drawnAlso])],
      screen: { page: page ?? 'not-found', file: `/${manifest[screen]?.file ?? ''}` },
    };
    cache.set(key, assets);
    return assets;
  };
}

/**
 * A screen without its own markup is no `.tsx`, and that of the kit's gallery is inside another page. One that is in
 * the build under neither name would be drawn without its style sheets and shift when they load: then nothing is
 * served.
 */
function screenOf(manifest: Manifest, page: PageName | null): string {
  const own = `${page ?? 'not-found'}/${page ?? 'not-found'}`;
  const names = ['screen.tsx', 'screen.ts', 'page.tsx'].map((ending) => `${own}.${ending}`);
  const name = names
    .flatMap((ending) =>
      Object.keys(manifest).filter((path) => /^src\/web\/[^/]+\//.test(path) && path.endsWith(`/${ending}`)),
    )
    .find((path) => path.split('/').length === 5);
  if (name === undefined) throw new Error(`the browser build has no ${own}.screen`);
  return name;
}

/** Home shows no words but those of the first view; other pages those of their area too, named by the module that fetches them. */
function wordsOf(manifest: Manifest, page: PageName | null, language: LanguageCode): string[] {
  const own = `src/locales/${languages[language].messages}/messages.po`;
  const path = manifest[`${own}?first`] === undefined ? 'src/locales/en/messages.po' : own;
  const area = areaOf(page ?? 'not-found');
  return page === 'home'
    ? [`${path}?first`]
    : [areaWordsName, ...['first', 'frame', area].map((part) => `${path}?${part}`)];
}

/** Requested by the frame's style sheet; named in the page, they load beside it and not after it. */
function fontsOf(manifest: Manifest, language: LanguageCode): string[] {
  const own = lettersOf[languages[language].messages];
  const needed = own === undefined ? [latin] : [latin, own];
  const files = Object.values(manifest).flatMap(({ assets = [] }) => assets);
  return needed.flatMap((name) => {
    const file = files.find((path) => path.startsWith(`assets/${name}-`) && path.endsWith('.woff2'));
    return file === undefined ? [] : [`/${file}`];
  });
}

type Files = Omit<PageAssets, 'fonts' | 'screen'>;

function collect(manifest: Manifest, roots: readonly string[], entryFile: string): Files {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const child of chunk.imports ?? []) visit(child);
    for (const file of chunk.css ?? []) styles.add(`/${file}`);
    scripts.add(`/${chunk.file}`);
  };
  for (const root of roots) visit(root);
  return { styles: [...styles], scripts: [...scripts], entry: `/${entryFile}` };
}
