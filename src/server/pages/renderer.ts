import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type { FastifyInstance } from 'fastify';

import type { Mode } from '#src/server/config/env.ts';
import { builtAssets, type AssetsOf } from '#src/server/pages/page-assets.ts';
import type * as Mails from '#src/jobs/entry-emails.tsx';
import type * as Entry from '#src/web/entry-server.tsx';

/** What draws pages and mails: the built bundle, or the sources through Vite while developing. */
export type Renderer = {
  readonly renderPage: (typeof Entry)['renderPage'];
  readonly renderMail: (typeof Mails)['renderMail'];
  readonly writeVoucher: (typeof Mails)['writeVoucher'];
  readonly writeReceipt: (typeof Mails)['writeReceipt'];
  readonly writeData: (typeof Mails)['writeData'];
  readonly assetsOf: AssetsOf;
  /** Hooks itself into the server before its routes. */
  readonly attach: (app: FastifyInstance) => Promise<void>;
  readonly close: () => Promise<void>;
};

const root = fileURLToPath(new URL('../../..', import.meta.url));

export async function openRenderer(mode: Mode): Promise<Renderer> {
  return mode === 'development' ? developing() : built();
}

async function built(): Promise<Renderer> {
  const page = pathToFileURL(`${root}/dist/server/entry-server.js`);
  if (!existsSync(page)) throw new Error('there is no build; run `npm run build` first');
  // Our own build of these very modules.
  const entry = (await import(page.href)) as typeof Entry;
  const mails = (await import(pathToFileURL(`${root}/dist/server/entry-mails.js`).href)) as typeof Mails;
  return {
    renderPage: entry.renderPage,
    renderMail: mails.renderMail,
    writeVoucher: mails.writeVoucher,
    writeReceipt: mails.writeReceipt,
    writeData: mails.writeData,
    assetsOf: await builtAssets(`${root}/dist/client`),
    attach: async () => undefined,
    close: async () => undefined,
  };
}

async function developing(): Promise<Renderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  const load = async () => (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as typeof Entry;
  const loadMails = async () => (await vite.ssrLoadModule('/src/jobs/entry-emails.tsx')) as typeof Mails;
  return {
    renderPage: async (input) => (await load()).renderPage(input),
    renderMail: async (kind, data, language) => (await loadMails()).renderMail(kind, data, language),
    writeVoucher: async (data, language) => (await loadMails()).writeVoucher(data, language),
    writeReceipt: async (data, language) => (await loadMails()).writeReceipt(data, language),
    writeData: async (data, language) => (await loadMails()).writeData(data, language),
    assetsOf: () => ({ styles: [], fonts: [], scripts: [], entry: '/scripts/dev-entry.js' }),
    attach: async (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        if (!/^\/(@|src\/|node_modules\/|scripts\/dev-entry)/.test(request.raw.url ?? '')) return done();
        reply.hijack();
        vite.middlewares(request.raw, reply.raw, () => {
          reply.raw.statusCode = 404;
          reply.raw.end();
        });
      });
    },
    close: () => vite.close(),
  };
}
