import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureFileName, type PictureFile } from '#src/domain/catalogue/media/picture.ts';
import { storeFile, pictureFolder, picturePlace, readStored, writeWhole } from './picture-files.ts';
import type { Painter, Unkept } from './paint-queue.ts';
import { pictureRoute } from './picture-route.ts';
import type { PictureRouteOptions, PictureService } from './picture-route.ts';
import { startPainterProcess } from './painter-process.ts';
import type { ShareFile } from './share-images.ts';

let dataDir: string;
const opened: FastifyInstance[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'picture-route-'));
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
  await rm(dataDir, { recursive: true, force: true });
});

function serve(more: Partial<PictureRouteOptions> = {}): {
  app: FastifyInstance;
  pictures: PictureService;
  errors: object[];
} {
  const app = Fastify();
  const errors: object[] = [];
  opened.push(app);
  const log = { error: (facts: object) => void errors.push(facts) };
  return {
    app,
    errors,
    pictures: pictureRoute(app, { dataDir, isKnown: (key) => !key.startsWith('bay'), log, ...more }),
  };
}

/** Writes a few bytes where a picture would be, and counts. */
function quickPainter(painted: string[]): (folder: string) => Painter<PictureFile> {
  return (folder) => ({
    paint: async (job, onFile) => {
      for (const file of job.files.map(pictureFileName)) {
        painted.push(`${job.key}/${file}`);
        await writeWhole(folder, picturePlace(folder, job.key, file), Buffer.from(file), `${painted.length}`);
        onFile(file);
      }
    },
    stop: async () => undefined,
  });
}

describe('the picture route', () => {
  it('paints a picture in a process of its own, stores it, and serves it as immutable', async () => {
    const { app } = serve();
    const url = '/pictures/viaduct-day-3/thumb@mobile.webp';
    const first = await app.inject(url);
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 80, height: 60 });
    const again = await app.inject(url);
    expect(again.rawPayload).toEqual(first.rawPayload);
    const same = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect([same.statusCode, same.rawPayload.length]).toEqual([304, 0]);
    expect(await readdir(join(pictureFolder(dataDir), '.unfinished'))).toEqual([]);
  });

  it.each([
    '/pictures/bay-day-3/thumb.webp',
    '/pictures/viaduct-day-03/thumb.webp',
    '/pictures/viaduct-noon-3/thumb.webp',
    '/pictures/viaduct-day-3/huge.webp',
    '/pictures/viaduct-day-3/thumb.png',
    '/pictures/..%2f..%2fetc/thumb.webp',
    '/pictures/viaduct-day-3/..%2fthumb.webp',
  ])('does not know %s', async (url) => {
    const painted: string[] = [];
    const { app } = serve({ startPainter: quickPainter(painted) });
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers['cache-control'], painted]).toEqual([404, 'no-store', []]);
    // The tone below shows through, and no broken picture.
    expect([answer.headers['content-type'], answer.rawPayload.length]).toEqual(['image/gif', 42]);
  });

  it('paints once for many visitors', async () => {
    const painted: string[] = [];
    const { app } = serve({ startPainter: quickPainter(painted) });
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.inject('/pictures/river-dusk-1/card.avif')));
    expect(answers.map((it) => it.statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(painted).toEqual(['river-dusk-1/card.avif']);
  });

  it('returns 503 when painting takes too long, and goes on painting', async () => {
    let finish: () => void = () => undefined;
    const slow = (folder: string): Painter<PictureFile> => ({
      paint: async (job) => {
        await new Promise<void>((done) => (finish = done));
        await writeWhole(folder, picturePlace(folder, job.key, 'card.avif'), Buffer.from('late'), '1');
      },
      stop: async () => undefined,
    });
    const { app, pictures } = serve({ patience: 40, startPainter: slow });
    const answer = await app.inject('/pictures/river-dusk-1/card.avif');
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    finish();
    await expect.poll(pictures.waiting).toBe(0);
    expect((await app.inject('/pictures/river-dusk-1/card.avif')).body).toBe('late');
  });

  it('reports what could not be painted', async () => {
    const broken = (): Painter<PictureFile> => ({
      paint: () => Promise.reject(new Error('no paint')),
      stop: async () => undefined,
    });
    const { app, errors } = serve({ startPainter: broken });
    expect((await app.inject('/pictures/river-dusk-1/card.avif')).statusCode).toBe(503);
    expect(errors).toHaveLength(2);
  });

  it('warms both platforms of known pictures', async () => {
    const painted: string[] = [];
    const { pictures } = serve({ startPainter: quickPainter(painted) });
    pictures.warm(['tower-dawn-4', 'bay-day-1', 'nonsense'], ['card']);
    await expect
      .poll(() => painted.toSorted())
      .toEqual(['card.avif', 'card.jpg', 'card@mobile.avif', 'card@mobile.jpg'].map((file) => `tower-dawn-4/${file}`));
  });
});

describe('files of pictures', () => {
  it('appear whole or not at all, and what a crash left is cleared', async () => {
    const folder = pictureFolder(dataDir);
    const place = picturePlace(folder, 'river-dusk-1', 'card.avif');
    await mkdir(join(folder, '.unfinished'), { recursive: true });
    await writeFile(join(folder, '.unfinished', 'half'), 'ha');
    expect(await readStored(place)).toBeUndefined();
    const sizes = new Set<number | undefined>();
    const bytes = Buffer.alloc(3_000_000, 7);
    const writing = writeWhole(folder, place, bytes, 'one').then(() => true);
    for (let done = false; !done;) {
      sizes.add((await readStored(place))?.bytes.length);
      done = await Promise.race([writing, new Promise<false>((next) => setImmediate(() => next(false)))]);
    }
    sizes.add((await readStored(place))?.bytes.length);
    expect([...sizes].filter((size) => size !== undefined)).toEqual([bytes.length]);
    const { app } = serve({ startPainter: quickPainter([]) });
    await app.inject('/pictures/river-dusk-1/thumb.avif');
    expect(await readdir(join(folder, '.unfinished'))).toEqual([]);
  });
});

/** Prevents writing where pictures are written first, as on a full disk; returns what makes room again. */
async function fill(): Promise<() => Promise<void>> {
  const aside = join(pictureFolder(dataDir), '.unfinished');
  await rm(aside, { recursive: true, force: true });
  await mkdir(pictureFolder(dataDir), { recursive: true });
  await writeFile(aside, '');
  return () => rm(aside);
}

describe('where there is no room for a picture', () => {
  it('is painted and served all the same, once for all requests, and logged', async () => {
    const { app, errors } = serve();
    const [before, during, after] = ['one', 'two', 'three'].map(
      (_, n) => `/pictures/viaduct-day-${n + 1}/thumb@mobile.webp`,
    );
    if (before === undefined || during === undefined || after === undefined) throw new Error('three are named');
    expect((await app.inject(before)).statusCode).toBe(200);
    const makeRoom = await fill();
    const answers = await Promise.all(Array.from({ length: 4 }, () => app.inject(during)));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 80, height: 60 });
    }
    const again = await app.inject({ url: during, headers: { 'if-none-match': String(answers[0]?.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(errors).toMatchObject([{ picture: 'viaduct-day-2', why: expect.stringContaining('EEXIST') }]);
    await makeRoom();
    expect((await app.inject(after)).statusCode).toBe(200);
    const folder = pictureFolder(dataDir);
    const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
    expect(names.toSorted()).toEqual(['viaduct-day-1', 'viaduct-day-3']);
  });

  it('is not painted ahead, since a request would paint it again', async () => {
    const painted: string[] = [];
    const begin = Promise.withResolvers<void>();
    const startPainter = (): Painter<PictureFile> => ({
      paint: async (job, onFile) => {
        await begin.promise;
        for (const file of job.files.map(pictureFileName)) {
          painted.push(job.key);
          onFile(file, { bytes: Buffer.from('paint'), why: 'no room' });
        }
      },
      stop: async () => undefined,
    });
    const { pictures } = serve({ startPainter });
    pictures.warm(['tower-dawn-4', 'tower-dawn-5', 'tower-dawn-6'], ['card']);
    await expect.poll(pictures.waiting).toBe(3);
    begin.resolve();
    await expect.poll(pictures.waiting).toBe(0);
    expect(new Set(painted)).toEqual(new Set(['tower-dawn-4']));
  });

  it('is drawn for a shared address too', async () => {
    await fill();
    const painter = startPainterProcess<ShareFile>(pictureFolder(dataDir), 'share');
    try {
      const given: (Unkept | undefined)[] = [];
      const words = { title: 'A walk', over: 'Kyoto', price: '', brand: 'Meander', partner: '', kind: '' } as const;
      const voice = { language: 'en', region: '', dir: 'ltr' } as const;
      const card = { ...words, ...voice, action: '#0b5d4e' };
      await painter.paint({ key: 'x', files: [{ name: 'x.png', picture: 'viaduct-day-4', card }] }, (_name, unkept) =>
        given.push(unkept),
      );
      expect(await sharp(given[0]?.bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    } finally {
      await painter.stop();
    }
  });

  it.runIf(existsSync('/dev/full'))('leaves no half of it on the disk', async () => {
    const folder = pictureFolder(dataDir);
    const aside = join(folder, '.unfinished');
    await mkdir(aside, { recursive: true });
    await symlink('/dev/full', join(aside, 'one'));
    const place = picturePlace(folder, 'river-dusk-1', 'card.avif');
    const bytes = Buffer.from('a picture');
    expect(await storeFile(folder, place, bytes, 'one')).toEqual({ bytes, why: expect.stringContaining('ENOSPC') });
    expect([await readdir(aside), await readStored(place)]).toEqual([[], undefined]);
    expect(await storeFile(folder, place, bytes, 'two')).toBeUndefined();
    expect((await readStored(place))?.bytes).toEqual(bytes);
  });
});

describe('closing the server', () => {
  it('answers 503 at once to requests that wait for a painter', async () => {
    const begun = Promise.withResolvers<void>();
    const stopped = Promise.withResolvers<void>();
    const endless: Painter<PictureFile> = {
      paint: async () => {
        begun.resolve();
        await stopped.promise;
        throw new Error('stopped');
      },
      stop: async () => stopped.resolve(),
    };
    const { app } = serve({ startPainter: () => endless });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = fetch(`${origin}/pictures/viaduct-day-3/thumb@mobile.webp`);
    await begun.promise;
    const from = performance.now();
    await app.close();
    expect((await answer).status).toBe(503);
    expect(performance.now() - from).toBeLessThan(5_000);
  });
});
