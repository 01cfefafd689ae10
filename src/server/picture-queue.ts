import { imagePresets, pictureFileName } from '#src/domain/catalogue/picture.ts';
import type { PictureFile } from '#src/domain/catalogue/picture.ts';

/** Files of one picture that share a composition, hence one drawing. */
export type PaintJob = { readonly key: string; readonly files: readonly PictureFile[] };

/** Something that paints one job at a time; `onFile` is told of each file as it is ready. */
export type Painter = {
  readonly paint: (job: PaintJob, onFile: (file: string) => void) => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type PictureQueue = {
  /** Settles when the file is ready; rejects when painting failed twice or the queue is closed or full. */
  readonly ask: (key: string, file: PictureFile) => Promise<void>;
  /** Paints when nobody asks for anything. */
  readonly warm: (key: string, files: readonly PictureFile[]) => void;
  /** Jobs that wait or are being painted. */
  readonly size: () => number;
  readonly close: () => Promise<void>;
};

export class QueueFull extends Error {}
export class QueueClosed extends Error {}

type Waiter = { readonly done: () => void; readonly failed: (reason: Error) => void };
type Work = {
  readonly key: string;
  readonly files: Map<string, PictureFile>;
  readonly waiters: Map<string, Waiter[]>;
  asked: boolean;
  tries: number;
};

export type QueueSettings = {
  readonly startPainter: () => Painter;
  readonly painters: number;
  /** Most asked-for jobs that may wait. */
  readonly room: number;
  readonly onFailure: (job: PaintJob, reason: unknown) => void;
};

const mostTries = 2;

/** Presets of one shape are scaled from one drawing; each other shape is composed anew. */
function shapeOf(file: PictureFile): string {
  const { width, height } = imagePresets[file.preset];
  return (width / height).toFixed(3);
}

/**
 * The queue before the painters: asked-for pictures first, the warm list after, the same picture once. Painters start
 * with the first job; one that fails is stopped and replaced, and its job gets a second try.
 */
export function createPictureQueue(settings: QueueSettings): PictureQueue {
  const waiting = new Map<string, Work>();
  const running = new Map<string, Work>();
  const idle: Painter[] = [];
  const painters = new Set<Painter>();
  let closed = false;

  const enlist = (key: string, file: PictureFile, asked: boolean): Work => {
    const id = `${key}/${shapeOf(file)}`;
    const name = pictureFileName(file);
    const now = running.get(id);
    if (now?.files.has(name) === true) return now;
    const work = waiting.get(id) ?? { key, files: new Map(), waiters: new Map(), asked, tries: 0 };
    work.files.set(name, file);
    work.asked ||= asked;
    waiting.set(id, work);
    return work;
  };

  const next = (): readonly [string, Work] | undefined => {
    let first: readonly [string, Work] | undefined;
    for (const entry of waiting) {
      if (running.has(entry[0])) continue;
      if (entry[1].asked) return entry;
      first ??= entry;
    }
    return first;
  };

  const takePainter = (): Painter | undefined => {
    const free = idle.pop();
    if (free !== undefined || painters.size >= settings.painters) return free;
    const fresh = settings.startPainter();
    painters.add(fresh);
    return fresh;
  };

  const run = async (id: string, work: Work, painter: Painter): Promise<void> => {
    const job = { key: work.key, files: [...work.files.values()] };
    try {
      await painter.paint(job, (file) => settle(work, file));
      for (const file of [...work.files.keys()]) settle(work, file);
      idle.push(painter);
    } catch (reason) {
      painters.delete(painter);
      void painter.stop().catch(() => undefined);
      if (!closed) settings.onFailure(job, reason);
      retry(id, work, reason);
    }
    running.delete(id);
    pump();
  };

  const retry = (id: string, work: Work, reason: unknown): void => {
    work.tries += 1;
    if (closed || work.tries >= mostTries) return refuse(work, reason instanceof Error ? reason : new Error(String(reason)));
    const later = waiting.get(id);
    if (later === undefined) {
      waiting.set(id, work);
      return;
    }
    for (const [name, file] of work.files) later.files.set(name, file);
    for (const [name, list] of work.waiters) later.waiters.set(name, [...(later.waiters.get(name) ?? []), ...list]);
    later.asked ||= work.asked;
    later.tries = work.tries;
  };

  const pump = (): void => {
    while (!closed) {
      const entry = next();
      if (entry === undefined) return;
      const painter = takePainter();
      if (painter === undefined) return;
      waiting.delete(entry[0]);
      running.set(entry[0], entry[1]);
      void run(entry[0], entry[1], painter);
    }
  };

  return {
    ask: async (key, file) => {
      if (closed) throw new QueueClosed();
      const askedFor = [...waiting.values()].filter((work) => work.asked).length;
      if (askedFor >= settings.room) throw new QueueFull();
      const work = enlist(key, file, true);
      const ready = new Promise<void>((done, failed) => {
        const name = pictureFileName(file);
        work.waiters.set(name, [...(work.waiters.get(name) ?? []), { done, failed }]);
      });
      pump();
      return ready;
    },
    warm: (key, files) => {
      if (closed) return;
      for (const file of files) enlist(key, file, false);
      pump();
    },
    size: () => waiting.size + running.size,
    close: async () => {
      closed = true;
      for (const work of [...waiting.values(), ...running.values()]) refuse(work, new QueueClosed());
      waiting.clear();
      await Promise.all([...painters].map((painter) => painter.stop()));
    },
  };
}

function settle(work: Work, file: string): void {
  for (const waiter of work.waiters.get(file) ?? []) waiter.done();
  work.waiters.delete(file);
  work.files.delete(file);
}

function refuse(work: Work, reason: Error): void {
  for (const list of work.waiters.values()) for (const waiter of list) waiter.failed(reason);
  work.waiters.clear();
}
