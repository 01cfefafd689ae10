import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Painter } from '#src/server/pictures/paint-queue.ts';
import { picturePlace, shareFolder, writeWhole } from '#src/server/pictures/picture-files.ts';
import { shareImages, type ShareFile } from '#src/server/pictures/share-images.ts';
import { renderPage } from '#src/web/entry-server.tsx';
import { pages, type PageName, type PageRow } from '#src/contract/pages.ts';
import { places } from './places.ts';
import type { WholeSite } from './site.ts';

const origin = 'http://localhost:3000';
type SharedPage = {
  readonly image: string;
  readonly metas: Readonly<Record<string, string>>;
  readonly locales: string[];
};

/** Defines the tests of each address's picture and what leads to it, on an open site. */
export function shareCases(opened: () => WholeSite): void {
  let whole: WholeSite;
  let dataDir: string;
  /** What quick painters had to draw. */
  const reported: ShareFile[] = [];
  let quick: FastifyInstance;
  let real: FastifyInstance;
  let broken: FastifyInstance;

  beforeAll(async () => {
    whole = opened();
    dataDir = await mkdtemp(join(tmpdir(), 'share-'));
    quick = serve('quick', quickly);
    real = serve('real');
    broken = serve('broken', () => ({
      paint: () => Promise.reject(new Error('no paint')),
      stop: async () => undefined,
    }));
  });
  afterAll(async () => {
    await Promise.all([quick, real, broken].map((app) => app.close()));
    await rm(dataDir, { recursive: true, force: true });
  });

  function serve(name: string, startPainter?: (folder: string) => Painter<ShareFile>): FastifyInstance {
    const app = Fastify();
    void app.register(cookie);
    const renderer = {
      renderPage,
      assetsOf: () => ({ styles: [], fonts: [], scripts: [], entry: '/assets/entry.js' }),
    };
    shareImages(app, whole.deps, {
      site: whole.site,
      renderer,
      dataDir: join(dataDir, name),
      patience: 60_000,
      ...(startPainter === undefined ? {} : { startPainter }),
    });
    return app;
  }

  function quickly(folder: string): Painter<ShareFile> {
    return {
      paint: async ({ files }) => {
        for (const file of files) {
          reported.push(file);
          await writeWhole(
            folder,
            picturePlace(folder, shareFolder, file.name),
            Buffer.from('png'),
            `${reported.length}`,
          );
        }
      },
      stop: async () => undefined,
    };
  }

  /** Returns what the head of a page contains for link previews. */
  async function headOf(url: string, headers: Record<string, string> = {}): Promise<SharedPage> {
    const { body } = await whole.server.inject({ url, headers: { host: 'localhost:3000', ...headers } });
    const found = [...body.matchAll(/<meta (?:property|name)="((?:og|twitter):[a-z:_]+)" content="([^"]*)"/g)];
    const metas = Object.fromEntries(found.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]));
    const locales = found.flatMap(([, name, value = '']) => (name === 'og:locale:alternate' ? [value] : []));
    return { image: metas['og:image'] ?? '', metas, locales };
  }

  function get(app: FastifyInstance, url: string, headers: Record<string, string> = {}) {
    return app.inject({ url: url.replace(origin, ''), headers: { host: 'localhost:3000', ...headers } });
  }

  const tour = '/activity/306-mount-fuji-and-hakone-day-tour/';

  describe('the head of a page', () => {
    it('names a picture of its own for every indexed page, and the same for everybody', async () => {
      const indexed = Object.entries<PageRow>(pages).filter(
        ([, { robots, planned, auth }]) => robots === 'index' && !planned && auth !== true,
      );
      const kinds = indexed.map(([name]) => name as PageName).filter((name) => name !== 'attraction');
      expect(kinds.length).toBeGreaterThan(35);
      const images = new Map<string, string>();
      for (const name of kinds) {
        const { path } = places[name as keyof typeof places];
        const agent =
          name === 'top-poi-list' ? { 'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile' } : {};
        const { image, metas } = await headOf(path === '/' ? '/' : `${path}/`, agent);
        expect(image, name).toMatch(/^http:\/\/localhost:3000\/share\/en\/.*[\da-f]{20}\.png$/);
        expect(metas, name).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630', 'og:locale': 'en_US' });
        expect(metas['og:image:alt'], name).toMatch(/\S/);
        images.set(name, image);
      }
      expect(new Set(images.values()).size).toBe(images.size);
      // Each is drawn when it is requested, as the head has said: the mark fits what anybody gets.
      for (const [name, image] of images) {
        const { statusCode, headers } = await get(quick, image);
        expect([name, statusCode, headers['content-type']]).toEqual([name, 200, 'image/png']);
        expect(headers['cache-control']).toContain('immutable');
      }
      expect(reported).toHaveLength(images.size);
    }, 120_000);

    it('shows the bare picture, or the site’s, of pages that are not indexed', async () => {
      const { image } = await headOf('/search/result/?query=tower');
      expect(image).toBe(`${origin}/share.jpg`);
      expect((await get(whole.server, image)).headers['content-type']).toBe('image/jpeg');
      expect((await headOf('/billboard/101-after-dark/')).image).toMatch(/\/pictures\/[a-z]+-[a-z]+-\d+\/og\.jpg$/);
    });

    it('says in which languages the page is there', async () => {
      const { metas, locales } = await headOf('/ar-SA/city/3-tokyo/');
      expect(metas).toMatchObject({
        'og:locale': 'ar_SA',
        'twitter:card': 'summary_large_image',
        'og:type': 'website',
      });
      expect(locales).toEqual(expect.arrayContaining(['ja_JP', 'zh_TW', 'de_DE', 'en_US', 'ms_MY']));
      expect(locales).toHaveLength(24);
    });
  });

  describe('the picture of an address', () => {
    it('says title, place and price as the page does to everybody, in its language', async () => {
      reported.length = 0;
      const { image } = await headOf(`/ja${tour}`);
      await get(quick, image);
      expect(reported).toMatchObject([{ card: { language: 'ja', dir: 'ltr', brand: 'Meander', partner: '' } }]);
      const [{ card } = { card: null }] = reported;
      expect(card?.over).toMatch(/^東京 · /);
      expect(card?.price).toMatch(/[¥￥]/);
      expect(card?.title).not.toContain('|');
    });

    it('shows nothing of a query or a cookie', async () => {
      reported.length = 0;
      const plain = await headOf(tour);
      const requested = await headOf(`${tour}?_currency=EUR&month=2027-01&package=1&title=Evil&utm_source=evil`);
      expect(requested.image).not.toContain('evil');
      const answer = await get(quick, `${plain.image}?title=Evil`, { cookie: 'currency=EUR; lang=ja' });
      expect(answer.statusCode).toBe(200);
      const moved = await get(quick, requested.image, { cookie: 'currency=EUR' });
      // Another currency's price was the visitor's own; everybody gets that of the language.
      expect([200, 302]).toContain(moved.statusCode);
      if (moved.statusCode === 302) expect(origin + String(moved.headers.location)).toBe(plain.image);
      expect(JSON.stringify(reported)).not.toMatch(/Evil|€/);
    });

    it('leads from an old or invented mark to that of now, and draws nothing for it', async () => {
      reported.length = 0;
      const { image } = await headOf('/city/3-tokyo/');
      const invented = image.replace(/[\da-f]{20}\.png$/, `${'0'.repeat(20)}.png`);
      const { statusCode, headers } = await get(quick, invented);
      expect([statusCode, origin + String(headers.location)]).toEqual([302, image]);
      expect(reported).toEqual([]);
    });

    it('is not there for what is no page, is nobody’s business, or is not its own address', async () => {
      reported.length = 0;
      const mark = '0'.repeat(20);
      for (const path of [
        `/share/en/activity/999999-nothing/${mark}.png`,
        `/share/en/activity/306/${mark}.png`,
        `/share/en/user/orders/${mark}.png`,
        `/share/en/cart/${mark}.png`,
        `/share/en/deals/city/13-dubai/${mark}.png`,
        `/share/en/no/such/page/${mark}.png`,
        `/share/en/404/${mark}.png`,
        `/share/xx/city/3-tokyo/${mark}.png`,
        `/share/en/city/3-tokyo/${mark}.jpg`,
        `/share/en/../../etc/${mark}.png`,
        `/share/en/city/3-tokyo/short.png`,
        '/share/',
        `/share/en/${'a/'.repeat(200)}${mark}.png`,
      ])
        expect((await get(quick, path)).statusCode, path).toBe(404);
      expect(reported).toEqual([]);
    });

    it('wears the colours of the partner whose page it is', async () => {
      reported.length = 0;
      const host = { host: 'jinair.localhost:3000' };
      const { image } = await headOf('/city/3-tokyo/', host);
      expect(image).toContain('http://jinair.localhost:3000/share/en/city/3-tokyo/');
      expect((await get(quick, image.replace('http://jinair.localhost:3000', ''), host)).statusCode).toBe(200);
      expect(reported[0]?.card).toMatchObject({ partner: 'Jin Air', action: expect.stringMatching(/^#[\da-f]{6}$/) });
      expect(reported[0]?.card.action).not.toBe('#d1400c');
    });

    it('is the site’s own when the painter fails, for this time alone', async () => {
      const { image } = await headOf('/city/3-tokyo/');
      const { statusCode, headers } = await get(broken, image);
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/share.jpg', 'no-store']);
    });

    it('is drawn with its letters, in a size that readers of links take', async () => {
      const { image } = await headOf(`/ar-SA${tour}`);
      const drawn = await get(real, image);
      expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/png']);
      expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
      expect(drawn.rawPayload.length).toBeLessThan(400_000);
      // White letters and the partner's color are on the side where Arabic begins, and not on the other.
      const bright = async (left: number): Promise<number> => {
        const box = { left, top: 250, width: 500, height: 340 };
        const pixels = await sharp(drawn.rawPayload).removeAlpha().extract(box).raw().toBuffer();
        return pixels.filter((_, at) => at % 3 === 0 && [0, 1, 2].every((step) => (pixels[at + step] ?? 0) > 240))
          .length;
      };
      expect(await bright(650)).toBeGreaterThan(5_000);
      expect(await bright(650)).toBeGreaterThan(4 * (await bright(50)));
      const again = await get(real, image, { 'if-none-match': String(drawn.headers.etag) });
      expect(again.statusCode).toBe(304);
    }, 60_000);
  });
}
