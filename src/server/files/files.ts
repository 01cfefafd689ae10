import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ThemeName } from '#src/domain/site/partner.ts';
import { allPartners } from '#src/partners/partners.ts';
import { brotli, ownBytes, zip } from '#src/server/files/compress.ts';

type Folders = {
  readonly clientFolder: string;
  readonly publicFolder: string;
  readonly brandSheet: (theme: ThemeName) => string;
};
type CachedFile = {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
  readonly forever: boolean;
};

export const fileTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};
const compressible = /\.(js|css|svg|txt|json|webmanifest)$/;

/**
 * Files of the build (hashed names, cached for a year) and of `public/`, read at the start and compressed on first
 * request: a path that is not in the table is not a file, so no request can walk out of a folder.
 */
export async function files(app: FastifyInstance, folders: Folders): Promise<void> {
  const table = new Map<string, () => Promise<CachedFile>>();
  for (const path of await listFiles(folders.clientFolder)) {
    if (path.startsWith('assets/'))
      table.set(
        `/${path}`,
        once(() => cacheFile(join(folders.clientFolder, path), true)),
      );
  }
  for (const path of await listFiles(folders.publicFolder))
    table.set(
      `/${path}`,
      once(() => cacheFile(join(folders.publicFolder, path), false)),
    );
  for (const theme of ['meander', ...allPartners.map(({ name }) => name)]) {
    const path = `/brand/${theme}.css`;
    table.set(
      path,
      once(() => pack(path, Buffer.from(folders.brandSheet(theme)), false)),
    );
  }
  for (const [path, read] of table) app.get(path, (request, reply) => sendFile(request, reply, read));
  app.get('/assets/*', (_request, reply) => reply.code(404).type('text/plain').send('Not found'));
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => Promise<CachedFile>,
): Promise<FastifyReply> {
  const file = await read();
  const accepts = request.headers['accept-encoding'] ?? '';
  void reply.headers({
    etag: file.etag,
    vary: 'accept-encoding',
    'cache-control': file.forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  void reply.type(file.type);
  if (file.br !== null && /\bbr\b/.test(accepts)) return reply.header('content-encoding', 'br').send(file.br);
  if (file.gzip !== null && /\bgzip\b/.test(accepts)) return reply.header('content-encoding', 'gzip').send(file.gzip);
  return reply.send(file.plain);
}

async function cacheFile(path: string, forever: boolean): Promise<CachedFile> {
  return pack(path, await readFile(path), forever);
}

async function pack(path: string, plain: Buffer, forever: boolean): Promise<CachedFile> {
  const squeeze = compressible.test(path);
  const [br, gzip] = squeeze ? await Promise.all([brotli(plain, 9), zip(plain)]) : [null, null];
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return {
    type: fileTypes[extname(path)] ?? 'application/octet-stream',
    etag,
    plain: ownBytes(plain),
    br,
    gzip,
    forever,
  };
}

/** Runs at the first call; every call gets its result. */
export function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let cached: Promise<Value> | null = null;
  return () => (cached ??= read());
}

/** Returns the paths of all files of a folder, relative to it; none if it does not exist. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
