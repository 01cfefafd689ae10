import { describe, expect, it } from 'vitest';
import type { PictureFile } from '#src/domain/catalogue/media/picture.ts';
import { QueueClosed, QueueFull } from './paint-queue.ts';
import type { Painter, PaintJob, PaintQueue } from './paint-queue.ts';
import { createPictureQueue } from './picture-queue.ts';

const card: PictureFile = { preset: 'card', platform: 'desktop', format: 'avif' };
const small: PictureFile = { preset: 'card', platform: 'mobile', format: 'avif' };
const hero: PictureFile = { preset: 'hero', platform: 'desktop', format: 'avif' };

type Bench = {
  readonly queue: PaintQueue<PictureFile>;
  /** Jobs in the order in which they began. */
  readonly begun: PaintJob<PictureFile>[];
  /** Ends the oldest running job. */
  readonly end: (reason?: Error) => Promise<void>;
  readonly started: () => number;
  readonly stopped: () => number;
};

function bench(painters: number, room = 100): Bench {
  const begun: PaintJob<PictureFile>[] = [];
  const ends: ((reason?: Error) => void)[] = [];
  let [started, stopped] = [0, 0];
  const startPainter = (): Painter<PictureFile> => {
    started += 1;
    return {
      paint: (job) =>
        new Promise((done, failed) => {
          begun.push(job);
          ends.push((reason) => (reason === undefined ? done() : failed(reason)));
        }),
      stop: async () => {
        stopped += 1;
      },
    };
  };
  const queue = createPictureQueue({
    startPainter,
    painters,
    room,
    onFailure: () => undefined,
    onUnkept: () => undefined,
  });
  const end = async (reason?: Error): Promise<void> => {
    ends.shift()?.(reason);
    await new Promise((next) => setImmediate(next));
  };
  return { queue, begun, end, started: () => started, stopped: () => stopped };
}

const keys = (jobs: readonly PaintJob<PictureFile>[]): string[] => jobs.map((job) => job.key);

describe('the picture queue', () => {
  it('starts no painter before the first job, and never more than it may', async () => {
    const it = bench(2);
    expect(it.started()).toBe(0);
    for (const key of ['a', 'b', 'c']) void it.queue.request(key, card);
    expect(it.started()).toBe(2);
    expect(keys(it.begun)).toEqual(['a', 'b']);
    await it.end();
    expect(keys(it.begun)).toEqual(['a', 'b', 'c']);
    expect(it.started()).toBe(2);
  });

  it('warms with one painter, and reserves the others for waiting requests', async () => {
    const it = bench(2);
    for (const key of ['a', 'b']) it.queue.warm(key, [card]);
    expect(keys(it.begun)).toEqual(['a']);
    void it.queue.request('asked', card);
    expect(keys(it.begun)).toEqual(['a', 'asked']);
    await it.end();
    expect(keys(it.begun)).toEqual(['a', 'asked', 'b']);
  });

  it('paints requested pictures before the warm list, and promotes what is on it', async () => {
    const it = bench(1);
    for (const key of ['first', 'warm', 'wanted']) it.queue.warm(key, [card]);
    void it.queue.request('asked', card);
    void it.queue.request('wanted', card);
    for (let round = 0; round < 4; round += 1) await it.end();
    expect(keys(it.begun)).toEqual(['first', 'wanted', 'asked', 'warm']);
  });

  it('paints once for two requests, whether it waits or is being painted', async () => {
    const it = bench(1);
    const waiters = [
      it.queue.request('a', card),
      it.queue.request('a', card),
      it.queue.request('b', card),
      it.queue.request('b', card),
    ];
    await it.end();
    await it.end();
    await Promise.all(waiters);
    expect(keys(it.begun)).toEqual(['a', 'b']);
    expect(it.queue.size()).toBe(0);
  });

  it('draws the sizes of one shape in one job, and another shape in a job of its own', async () => {
    const it = bench(1);
    it.queue.warm('busy', [card]);
    const waiters = [it.queue.request('a', card), it.queue.request('a', small), it.queue.request('a', hero)];
    for (let round = 0; round < 3; round += 1) await it.end();
    await Promise.all(waiters);
    expect(it.begun.slice(1).map((job) => job.files)).toEqual([[card, small], [hero]]);
  });

  it('replaces a failing painter and tries the job a second time, then gives up', async () => {
    const it = bench(1);
    const requested = it.queue.request('a', card);
    await it.end(new Error('worn out'));
    expect([it.started(), it.stopped()]).toEqual([2, 1]);
    await Promise.all([it.end(new Error('again')), expect(requested).rejects.toThrow('again')]);
    expect(keys(it.begun)).toEqual(['a', 'a']);
    const later = it.queue.request('b', card);
    await it.end();
    await expect(later).resolves.toBeUndefined();
  });

  it('turns away what it has no room for', async () => {
    const it = bench(1, 1);
    void it.queue.request('running', card);
    void it.queue.request('waiting', card);
    await expect(it.queue.request('too much', card)).rejects.toThrow(QueueFull);
  });

  it('closes: stops its painters, refuses waiting and new requests', async () => {
    const it = bench(1);
    const waiters = [it.queue.request('running', card), it.queue.request('waiting', card)].map((one) =>
      expect(one).rejects.toThrow(QueueClosed),
    );
    await it.queue.close();
    await Promise.all(waiters);
    expect(it.stopped()).toBe(1);
    await expect(it.queue.request('late', card)).rejects.toThrow(QueueClosed);
  });
});
