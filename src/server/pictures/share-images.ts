import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import type { Deps } from '#src/actions/deps.ts';
import { headOf } from '#src/server/pages/bare-page.ts';
import { enterBare, type SiteSettings } from '#src/server/context/request-context.ts';
import { inTime } from '#src/server/http/deadline.ts';
import { notThere } from '#src/server/http/not-found.ts';
import { createPaintQueue, type Painter } from '#src/server/pictures/paint-queue.ts';
import {
  pictureFolder,
  picturePlace,
  readStored,
  shareFolder,
  type StoredPicture,
} from '#src/server/pictures/picture-files.ts';
import { startPainterProcess } from '#src/server/pictures/painter-process.ts';
import type { Renderer } from '#src/server/pages/renderer.ts';
import {
  drawnFor,
  plainImage,
  readShareAddress,
  shareAddress,
  shareFile,
  type ShareImage,
} from '#src/server/pages/share-preview.ts';
import { uncachedPictures } from '#src/server/pictures/uncached-pictures.ts';
import { targetOf } from '#src/server/context/request-target.ts';

/** A picture of a shared address that is to be drawn, and the name under which it is stored. */
export type ShareFile = Pick<ShareImage, 'picture' | 'card'> & { readonly name: string };

export type ShareImagesSettings = {
  readonly site: SiteSettings;
  readonly renderer: Pick<Renderer, 'renderPage' | 'assetsOf'>;
  readonly dataDir: string;
  /** Milliseconds that a link preview client waits; most time out soon after. */
  readonly patience?: number;
  readonly startPainter?: (folder: string) => Painter<ShareFile>;
};

/**
 * GET `/share/LANGUAGE/PATH/MARK.png`: the picture that represents a page where its address is shared (Open Graph),
 * with its title, place and price over its painted picture. The mark is of all that is drawn, so that a picture may be
 * cached forever; an old or invented mark redirects to the current one. What is drawn is read from the page as anybody
 * gets it, one picture at a time in a separate process; a client that waits too long gets the site's picture meanwhile.
 */
export function shareImages(app: FastifyInstance, deps: Deps, settings: ShareImagesSettings): void {
  const folder = pictureFolder(settings.dataDir);
  const start = settings.startPainter ?? ((place) => startPainterProcess<ShareFile>(place, 'share'));
  const queue = createPaintQueue<ShareFile>({
    startPainter: () => start(folder),
    painters: 1,
    room: 50,
    nameOf: ({ name }) => name,
    shapeOf: () => '',
    onFailure: ({ key }, reason) => deps.log.error({ err: reason, image: key }, 'share image not drawn'),
    onUnkept: ({ key }, why) => deps.log.error({ why, image: key }, 'share image drawn, but not stored'),
  });
  const unkept = uncachedPictures();
  app.addHook('preClose', () => queue.close());
  const imageOf = believed();

  app.get('/share/*', async (request, reply) => {
    const requested = readShareAddress(targetOf(request).path);
    const site = requested === null ? null : enterBare(request, settings.site, requested);
    if (requested === null || site === null) return notThere(reply);
    const name = shareFile({ ...requested, host: site.host });
    const place = picturePlace(folder, shareFolder, name);
    const known = (await readStored(place)) ?? unkept.find(place);
    if (known !== undefined) return send(request, reply, known);
    const image = await imageOf(`${site.host} ${requested.language} ${requested.path}`, async () => {
      const found = await headOf(deps, settings.renderer, { request, address: requested, site });
      return found === null ? null : drawnFor(found.page, found.head, site);
    });
    if (image === null) return notThere(reply);
    if (image.mark !== requested.mark)
      return reply
        .header('cache-control', 'no-cache')
        .redirect(shareAddress(requested, requested.path, image.mark), 302);
    const { picture, card } = image;
    const painted = await inTime(queue.request(name, { name, picture, card }), settings.patience ?? 8_000);
    if (painted instanceof Uint8Array) return send(request, reply, unkept.remember(place, painted));
    const drawn = painted === 'late' ? undefined : await readStored(place);
    if (drawn !== undefined) return send(request, reply, drawn);
    return reply.header('cache-control', 'no-store').redirect(plainImage, 302);
  });
}

/** Returns a reader of what is drawn of a page, once a minute for any marks: an invented one must not cost a render. */
function believed(): (page: string, read: () => Promise<ShareImage | null>) => Promise<ShareImage | null> {
  const known = new LRUCache<string, Promise<ShareImage | null>>({
    maxSize: 2 * 1024 ** 2,
    // A dozen short texts.
    sizeCalculation: (_image, page) => 2_048 + 2 * page.length,
    ttl: 60_000,
  });
  return (page, read) => {
    const cached = known.get(page);
    if (cached !== undefined) return cached;
    const fresh = read();
    known.set(page, fresh);
    fresh.catch(() => known.delete(page));
    return fresh;
  };
}

function send(request: FastifyRequest, reply: FastifyReply, cached: StoredPicture): FastifyReply {
  void reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    etag: cached.etag,
    // Made for the pages of others.
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (request.headers['if-none-match'] === cached.etag) return reply.code(304).send();
  return reply.type('image/png').send(cached.bytes);
}
