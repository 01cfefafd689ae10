import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { pages, type PageName } from '#src/contract/pages.ts';
import { languages, type LanguageCode } from '#src/domain/site/languages.ts';
import type { PageAssets } from '#src/web/page-state.ts';

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

const entryName = 'src/web/entry-browser.tsx';

/** What draws those blocks of home whose scripts only a browser fetches that meets one. */
const homeBlocks = 'src/web/parts/content-blocks.tsx';

export type AssetsOf = (page: PageName | null, language: LanguageCode) => PageAssets;

/** Reads the browser build's manifest and tells the files of each page: the entry, the layout, the screen, the language's words. */
export async function builtAssets(clientFolder: string): Promise<AssetsOf> {
  // Written by our own build of the same release.
  const manifest = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = manifest[entryName];
  if (entry === undefined) throw new Error(`the browser build has no ${entryName}`);
  const kept = new Map<string, PageAssets>();
  return (page, language) => {
    const key = `${page} ${languages[language].messages}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const { layout } = pages[page ?? 'not-found'];
    const roots = [
      entryName,
      `src/web/layouts/${layout}.layout.tsx`,
      `src/web/screens/${page}/${page}.screen.tsx`,
      ...wordsOf(manifest, page, language),
    ];
    const own = collect(manifest, roots, entry.file);
    const drawnAlso = page === 'home' ? collect(manifest, [homeBlocks], entry.file).styles : [];
    const assets = { ...own, styles: [...new Set([...own.styles, ...drawnAlso])] };
    kept.set(key, assets);
    return assets;
  };
}

/** Home shows no words but those of the first view. */
function wordsOf(manifest: Manifest, page: PageName | null, language: LanguageCode): string[] {
  const own = `src/locales/${languages[language].messages}/messages.po`;
  const path = manifest[`${own}?first`] === undefined ? 'src/locales/en/messages.po' : own;
  return page === 'home' ? [`${path}?first`] : [`${path}?first`, `${path}?rest`];
}

function collect(manifest: Manifest, roots: readonly string[], entryFile: string): PageAssets {
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
