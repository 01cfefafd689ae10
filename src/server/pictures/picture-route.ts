import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '#src/actions/deps.ts';
import { parsePictureFile, parsePictureKey } from '#src/domain/catalogue/media/picture.ts';
import type { ImageFormat, ImagePresetName, PictureFile } from '#src/domain/catalogue/media/picture.ts';
import { inTime } from '../http/deadline.ts';
import { clearUnfinished, pictureFolder, picturePlace, readStored } from './picture-files.ts';
import type { StoredPicture } from './picture-files.ts';
import type { Painter } from './paint-queue.ts';
import { createPictureQueue } from './picture-queue.ts';
import { startPainterProcess } from './painter-process.ts';
import { uncachedPictures } from './uncached-pictures.ts';

export type PictureRouteOptions = {
  /** Painted pictures are stored below it, in `pictures/`. */
  readonly dataDir: string;
  /** Whether the catalogue uses this picture; others are not painted, so that requests cannot fill the disk. */
  readonly isKnown: (key: string) => boolean | Promise<boolean>;
  readonly log: Pick<Log, 'error'>;
  /** Milliseconds that a visitor waits for a picture that is being painted. */
  readonly patience?: number;
  readonly startPainter?: (folder: string) => Painter<PictureFile>;
};

export type PictureService = {
  /** Paints in the background, when no request waits: both platforms, AVIF and the JPEG that every client reads. */
  readonly warm: (keys: readonly string[], presets: readonly ImagePresetName[]) => void;
  /** Pictures that wait or are being painted. */
  readonly waiting: () => number;
  /** Stops the painters. Also happens when the server closes. */
  readonly close: () => Promise<void>;
};

const contentTypes: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};
const warmFormats: readonly ImageFormat[] = ['avif', 'jpg'];
type PictureRequest = FastifyRequest<{ Params: { key: string; file: string } }>;

/**
 * Serves GET `/pictures/:key/:file`. A stored file is sent at once and may be cached forever; a missing one is painted
 * by two processes while the visitor waits up to `patience`, then gets a 503. What the disk has no room for is sent all
 * the same.
 */
export function pictureRoute(app: FastifyInstance, options: PictureRouteOptions): PictureService {
  const folder = pictureFolder(options.dataDir);
  const patience = options.patience ?? 20_000;
  const startPainter = options.startPainter ?? ((place) => startPainterProcess<PictureFile>(place, 'picture'));
  const queue = createPictureQueue({
    startPainter: () => startPainter(folder),
    painters: 2,
    room: 400,
    onFailure: (job, reason) => options.log.error({ err: reason, picture: job.key }, 'picture not painted'),
    onUnkept: (job, why) => options.log.error({ why, picture: job.key }, 'picture painted, but not stored'),
  });
  const unkept = uncachedPictures();
  const ready = clearUnfinished(folder).catch((fault: unknown) =>
    options.log.error({ err: fault }, 'removing partly written pictures failed'),
  );

  const find = async (key: string, name: string, file: PictureFile): Promise<StoredPicture | 'late'> => {
    const place = picturePlace(folder, key, name);
    const cached = (await readStored(place)) ?? unkept.find(place);
    if (cached !== undefined) return cached;
    await ready;
    const painted = await inTime(queue.request(key, file), patience);
    if (painted === 'late') return painted;
    return painted === undefined ? ((await readStored(place)) ?? 'late') : unkept.remember(place, painted);
  };

  app.get('/pictures/:key/:file', async (request: PictureRequest, reply) => {
    const { key, file: name } = request.params;
    const file = parsePictureFile(name);
    if (file === undefined || parsePictureKey(key) === undefined || !(await options.isKnown(key)))
      return refuse(reply, 404);
    const found = await find(key, name, file);
    if (found === 'late') return refuse(reply.header('retry-after', '5'), 503);
    // Readers of feeds and of mails show them on pages of their own.
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', found.etag);
    if (request.headers['if-none-match'] === found.etag) return reply.code(304).send();
    return reply.header('content-type', contentTypes[file.format]).send(found.bytes);
  });
  // Before the server waits for its requests: requests that wait for a painter are answered at once, and stopping is quick.
  app.addHook('preClose', () => queue.close());

  return {
    warm: (keys, presets) => {
      void ready.then(async () => {
        for (const key of keys) {
          if (parsePictureKey(key) !== undefined && (await options.isKnown(key)))
            queue.warm(key, presets.flatMap(warmFiles));
        }
      });
    },
    waiting: queue.size,
    close: queue.close,
  };
}

function warmFiles(preset: ImagePresetName): PictureFile[] {
  return warmFormats.flatMap((format) => [
    { preset, platform: 'desktop', format },
    { preset, platform: 'mobile', format },
  ]);
}

/** One point that nothing is seen of: browsers draw it whatever the status, where they would show a torn picture. */
const nothing = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

function refuse(reply: FastifyReply, code: 404 | 503): FastifyReply {
  return reply.code(code).header('cache-control', 'no-store').type('image/gif').send(nothing);
}
