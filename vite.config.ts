import { fileURLToPath } from 'node:url';

import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const entries = { client: 'src/web/entry-browser.tsx', server: 'src/web/entry-server.tsx' };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), babel({ plugins: ['@lingui/babel-plugin-lingui-macro'] }), lingui()],
  publicDir: false,
  resolve: { alias: { '#src': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    outDir: isSsrBuild === true ? 'dist/server' : 'dist/client',
    manifest: isSsrBuild !== true,
    target: 'es2023',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    rolldownOptions: { input: isSsrBuild === true ? entries.server : entries.client },
  },
  ssr: { noExternal: ['react-router', '@lingui/react'] },
}));
