import { fileURLToPath } from 'node:url';

import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const entries = { client: 'src/web/entry-browser.tsx', server: { 'entry-server': 'src/web/entry-server.tsx', 'entry-mails': 'src/jobs/mails/entry-mails.tsx' } };

/** What every page needs comes in few files; the rest is split by page. */
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler|@lingui)[\\/]/, priority: 20 },
  { name: 'kit', test: /src[\\/](ui|contract|domain|web[\\/](parts|frame))[\\/]/, minShareCount: 8, priority: 10 },
];

/** The order of layers is set where a layer is first named, and chunks arrive in any order: so every sheet names it. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.css($|\?)/.test(id) || id.includes('node_modules')) return undefined;
    return { code: `@layer reset, tokens, base, kit, screen;\n${code}`, map: null };
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [layerOrder, react(), babel({ plugins: ['@lingui/babel-plugin-lingui-macro'] }), lingui()],
  publicDir: false,
  resolve: { alias: { '#src': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    outDir: isSsrBuild === true ? 'dist/server' : 'dist/client',
    manifest: isSsrBuild !== true,
    target: 'es2023',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild === true ? entries.server : entries.client,
      output: { codeSplitting: isSsrBuild === true ? true : { groups } },
    },
  },
  ssr: { noExternal: ['react-router', '@lingui/react'] },
}));
