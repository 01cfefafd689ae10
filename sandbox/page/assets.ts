import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

type Asset = { readonly type: string; readonly from: string | readonly string[] };

const assets: Readonly<Record<string, Asset>> = {
  'checkout.css': {
    type: 'text/css; charset=utf-8',
    from: ['./base.css', './checkout.css', './try.css', './step.css'],
  },
  'checkout.js': { type: 'text/javascript; charset=utf-8', from: './checkout.js' },
  'scene.svg': { type: 'image/svg+xml', from: './scene.svg' },
  'icon.svg': { type: 'image/svg+xml', from: './icon.svg' },
  'manrope.woff2': { type: 'font/woff2', from: '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2' },
  'cairo.woff2': { type: 'font/woff2', from: '@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2' },
};

/** The few files that the card pages load, read once; style sheets become one. */
export function serveAssets(server: FastifyInstance): void {
  for (const [name, { type, from }] of Object.entries(assets)) {
    const content = typeof from === 'string' ? fileAt(from) : Buffer.concat(from.map(fileAt));
    server.get(`/c/assets/${name}`, (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'public, max-age=600')
        .header('x-content-type-options', 'nosniff')
        .send(content),
    );
  }
}

function fileAt(place: string): Buffer {
  return readFileSync(
    fileURLToPath(place.startsWith('./') ? new URL(place, import.meta.url).href : import.meta.resolve(place)),
  );
}
