import { fileURLToPath } from 'node:url';

import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

import { pseudoMode, pseudoWords } from './scripts/i18n/pseudo-language.ts';
import { withoutDeveloperPages } from './scripts/build-steps/without-developer-pages.ts';
import { wordsOfView } from './scripts/build-steps/messages-of-view.ts';

const entries = {
  client: 'src/web/entry-browser.ts',
  server: { 'entry-server': 'src/web/entry-server.tsx', 'entry-mails': 'src/jobs/entry-emails.tsx' },
};

const source = (path: string): string => fileURLToPath(new URL(`./${path}`, import.meta.url));
const frame = source('src/web/hydrate.tsx');
const homeScreen = source('src/web/content/home/home.screen.tsx');
/** What a browser does for its visitor once the page stands. */
const afterwards = [
  'shared/tracking/start.ts',
  'shared/client/open-client.ts',
  'load-move.ts',
  'site/frame/errors/no-connection.tsx',
  'shared/offline/start-offline.ts',
  'shared/cards/save-actions.ts',
  'site/frame/consent/consent-banner.tsx',
].map((path) => source(`src/web/${path}`));

type Naming = (id: string, context: Rolldown.ChunkingContext) => string | null;

/** The modules that a module pulls in at once, itself included. */
function closure(id: string, context: Rolldown.ChunkingContext, seen: Set<string>): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const child of context.getModuleInfo(id)?.importedIds ?? []) closure(child, context, seen);
  return seen;
}

/** Names the chunk of the modules that `roots` pull in. */
function pulledInBy(roots: readonly string[], chunk: string): Naming {
  let all: ReadonlySet<string> | null = null;
  return (id, context) => {
    all ??= roots.reduce((seen, root) => closure(root, context, seen), new Set<string>());
    return all.has(id) ? chunk : null;
  };
}

/** Whether a page needs a module before it can be taken over. */
function isOfPage(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (/[\\/]src[\\/]web[\\/].*\.(screen|page)\.tsx?$/.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return context.getModuleInfo(id)?.importers.some((parent) => isOfPage(parent, context, seen)) ?? false;
}

const afterThePage = pulledInBy(afterwards, 'visitor');

/**
 * What many need is in few files, since each costs a way to the server and many small ones compress worse; but no page
 * fetches much of what it does not show (decision 49). Sheets go with the module that names their classes.
 */
const groups = [
  // First, so that what everything shares does not bring everything along.
  {
    name: 'entry',
    test: /vite[\\/]preload-helper|[\\/]src[\\/]web[\\/](entry-browser|shared[\\/]page[\\/]early-errors|shared[\\/]page[\\/]on-first-visible|shared[\\/]offline[\\/](trusted-types|worker-path))\.ts$/,
    priority: 40,
  },
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler|@lingui)[\\/]/, priority: 30 },
  { name: pulledInBy([frame], 'frame'), debugName: 'frame', priority: 20 },
  { name: pulledInBy([homeScreen], 'home'), debugName: 'home', minShareCount: 2, priority: 10 },
  // A group takes along what its modules import: what pages need too must be elsewhere before that.
  {
    name: (id, context) => (isOfPage(id, context) && afterThePage(id, context) !== null ? 'calls' : null),
    debugName: 'calls',
    priority: 9,
  },
  { name: afterThePage, debugName: 'visitor', priority: 8 },
  { name: 'kit', test: /[\\/]src[\\/]ui[\\/].*\.module\.css$/, minShareCount: 3, priority: 7 },
  { name: 'shop', test: /[\\/]src[\\/]/, minShareCount: 20, priority: 6 },
] satisfies Rolldown.CodeSplittingGroup[];

/**
 * What the router brings for developers, and would keep what no page uses in the bundle: names of components, hooks to
 * watch its handlers, and warnings on the console.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (!/node_modules[\\/]react-router[\\/]/.test(id)) return undefined;
    return {
      code: code
        .replace(/^\w+\.displayName = "[\w.]+";$/gm, '')
        .replace(/= (React\$?\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
        .replace(/\bif \((init|opts\?)\.instrumentations\)/g, 'if (false)')
        .replace(/(?<!function )\bwarning\(/g, '/* @__PURE__ */ warning('),
      map: null,
    };
  },
};

/** Schemas belong to the server (decision 86): a browser's bundle that would hold them is not built. */
const noSchemas: Plugin = {
  name: 'no-schemas',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer) {
    if (/^zod(\/|$)/.test(source)) throw new Error(`${importer ?? 'an entry'} would bring ${source} into the browser`);
  },
};

/** The hook that a package brings to versions of React from before it had it. */
const ownStoreHook: Plugin = {
  name: 'own-store-hook',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (!/node_modules[\\/]@lingui[\\/]react[\\/]/.test(id)) return undefined;
    return { code: code.replace("from 'use-sync-external-store/shim'", "from 'react'"), map: null };
  },
};

/** The order of layers is set where a layer is first named, and chunks arrive in any order: so every sheet names it. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.css($|\?)/.test(id) || id.includes('node_modules')) return undefined;
    return { code: `@layer reset, tokens, base, kit, screen;\n${code}`, map: null };
  },
};

/**
 * With a page that is gone to, its sheets are fetched at once; the scripts that its script names the browser finds by itself,
 * one step later. Named beforehand, those of all pages would be five KiB of every first view.
 */
const sheetsAlone = (_script: string, files: string[]): string[] => files.filter((file) => file.endsWith('.css'));

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    layerOrder,
    leanRouter,
    ownStoreHook,
    ...(isSsrBuild === true ? [] : [noSchemas]),
    react(),
    babel({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
    lingui(),
    wordsOfView(),
    ...(mode === pseudoMode ? [pseudoWords()] : []),
    ...(mode === 'production' ? [withoutDeveloperPages()] : []),
  ],
  publicDir: false,
  resolve: { alias: { '#src': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    outDir: isSsrBuild === true ? 'dist/server' : 'dist/client',
    manifest: isSsrBuild !== true,
    target: 'es2023',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: sheetsAlone },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: isSsrBuild === true ? entries.server : entries.client,
      output: { codeSplitting: isSsrBuild === true ? true : { groups } },
    },
  },
  ssr: { noExternal: ['react-router', '@lingui/react'] },
}));
