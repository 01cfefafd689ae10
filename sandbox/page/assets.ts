import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

type Asset = { readonly type: string; readonly from: string };

const assets: Readonly<Record<string, Asset>> = {
  'checkout.css': { type: 'text/css; charset=utf-8', from: './checkout.css' },
  'checkout.js': { type: 'text/javascript; charset=utf-8', from: './checkout.js' },
  'scene.svg': { type: 'image/svg+xml', from: './scene.svg' },
  'icon.svg': { type: 'image/svg+xml', from: './icon.svg' },
  'manrope.woff2': { type: 'font/woff2', from: '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2' },
  'cairo.woff2': { type: 'font/woff2', from: '@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2' },
};

/** The few files that the card pages load, read once. */
export function serveAssets(server: FastifyInstance): void {
  for (const [name, { type, from }] of Object.entries(assets)) {
    const place = from.startsWith('./') ? new URL(from, import.meta.url).href : import.meta.resolve(from);
    const content = readFileSync(fileURLToPath(place));
    server.get(`/c/assets/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=600').header('x-content-type-options', 'nosniff').send(content),
    );
  }
}
