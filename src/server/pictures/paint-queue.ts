/** Files of one picture that share a composition, hence one drawing. */
export type PaintJob<File> = { readonly key: string; readonly files: readonly File[] };

/** A file that was painted and could not be stored, and why: the disk is full, or closed to writing. */
export type Unkept = { readonly bytes: Uint8Array; readonly why: string };

/** Called with each file as it is ready. */
export type OnFile = (file: string, unkept?: Unkept) => void;

/** Something that paints one job at a time. */
export type Painter<File> = {
  readonly paint: (job: PaintJob<File>, onFile: OnFile) => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type PaintQueue<File> = {
  /**
   * Settles when the file is ready, with its bytes where it could not be stored; rejects when painting failed twice or
   * the queue is closed or full.
   */
  readonly ask: (key: string, file: File) => Promise<Uint8Array | undefined>;
  /** Paints when nothing is requested. */
  readonly warm: (key: string, files: readonly File[]) => void;
  /** Jobs that wait or are being painted. */
  readonly size: () => number;
  readonly close: () => Promise<void>;
};

export class QueueFull extends Error {}
export class QueueClosed extends Error {}

type Waiter = { readonly done: (unkept?: Uint8Array) => void; readonly failed: (reason: Error) => void };
type Work<File> = {
  readonly key: string;
  readonly files: Map<string, File>;
  readonly waiters: Map<string, Waiter[]>;
  asked: boolean;
  tries: number;
};

export type QueueSettings<File> = {
  /** What a file is called among those of its picture. */
  readonly nameOf: (file: File) => string;
  /** Files of one shape are made from one drawing. */
  readonly shapeOf: (file: File) => string;
  readonly startPainter: () => Painter<File>;
  readonly painters: number;
  /** The maximum number of requested jobs that may wait. */
  readonly room: number;
  readonly onFailure: (job: PaintJob<File>, reason: unknown) => void;
  readonly onUnkept: (job: PaintJob<File>, why: string) => void;
};

const mostTries = 2;

type Desk<File> = {
  readonly settings: QueueSettings<File>;
  readonly waiting: Map<string, Work<File>>;
  /** Those of `waiting` that were requested: the others are thousands, and are not counted again for each request. */
  readonly asked: Set<string>;
  readonly running: Map<string, Work<File>>;
  readonly idle: Painter<File>[];
  readonly painters: Set<Painter<File>>;
  closed: boolean;
};

/**
 * Returns the queue before the painters: requested pictures first, the warm list after, the same picture once. Painters
 * start with the first job; one that fails is stopped and replaced, and its job gets a second try.
 */
export function createPaintQueue<File>(settings: QueueSettings<File>): PaintQueue<File> {
  const desk: Desk<File> = {
    settings,
    waiting: new Map(),
    asked: new Set(),
    running: new Map(),
    idle: [],
    painters: new Set(),
    closed: false,
  };
  return {
    ask: (key, file) => ask(desk, key, file),
    warm: (key, files) => {
      if (desk.closed) return;
      for (const file of files) enlist(desk, key, file, false);
      pump(desk);
    },
    size: () => desk.waiting.size + desk.running.size,
    close: async () => {
      desk.closed = true;
      for (const work of [...desk.waiting.values(), ...desk.running.values()]) refuse(work, new QueueClosed());
      desk.waiting.clear();
      desk.asked.clear();
      await Promise.all([...desk.painters].map((painter) => painter.stop()));
    },
  };
}

async function ask<File>(desk: Desk<File>, key: string, file: File): Promise<Uint8Array | undefined> {
  if (desk.closed) throw new QueueClosed();
  if (desk.asked.size >= desk.settings.room) throw new QueueFull();
  const work = enlist(desk, key, file, true);
  const ready = new Promise<Uint8Array | undefined>((done, failed) => {
    const name = desk.settings.nameOf(file);
    work.waiters.set(name, [...(work.waiters.get(name) ?? []), { done, failed }]);
  });
  pump(desk);
  return ready;
}

/** Puts a file on the list, or finds the work that already has it. */
function enlist<File>(desk: Desk<File>, key: string, file: File, asked: boolean): Work<File> {
  const id = `${key}/${desk.settings.shapeOf(file)}`;
  const name = desk.settings.nameOf(file);
  const now = desk.running.get(id);
  if (now?.files.has(name) === true) return now;
  const work: Work<File> = desk.waiting.get(id) ?? { key, files: new Map(), waiters: new Map(), asked, tries: 0 };
  work.files.set(name, file);
  work.asked ||= asked;
  wait(desk, id, work);
  return work;
}

function wait<File>(desk: Desk<File>, id: string, work: Work<File>): void {
  desk.waiting.set(id, work);
  if (work.asked) desk.asked.add(id);
}

/** Hands out work as long as there is a painter for it. */
function pump<File>(desk: Desk<File>): void {
  while (!desk.closed) {
    const entry = nextWork(desk);
    if (entry === undefined) return;
    const painter = takePainter(desk);
    if (painter === undefined) return;
    desk.waiting.delete(entry[0]);
    desk.asked.delete(entry[0]);
    desk.running.set(entry[0], entry[1]);
    void run(desk, entry[0], entry[1], painter);
  }
}

function nextWork<File>(desk: Desk<File>): readonly [string, Work<File>] | undefined {
  const id = firstOf(desk, desk.asked.size > 0) ?? firstOf(desk, false);
  const work = id === undefined ? undefined : desk.waiting.get(id);
  if (id === undefined || work === undefined) return undefined;
  if (work.asked) return [id, work];
  // Warming leaves one painter, and the better part of a small machine, to requests that wait.
  for (const running of desk.running.values()) if (!running.asked) return undefined;
  return [id, work];
}

/**
 * Returns the first that waits and is not being painted; names alone are gone through, since the warm list has
 * thousands.
 */
function firstOf<File>({ waiting, running, asked }: Desk<File>, askedOnly: boolean): string | undefined {
  for (const id of waiting.keys()) if (!running.has(id) && (!askedOnly || asked.has(id))) return id;
  return undefined;
}

function takePainter<File>(desk: Desk<File>): Painter<File> | undefined {
  const free = desk.idle.pop();
  if (free !== undefined || desk.painters.size >= desk.settings.painters) return free;
  const fresh = desk.settings.startPainter();
  desk.painters.add(fresh);
  return fresh;
}

async function run<File>(desk: Desk<File>, id: string, work: Work<File>, painter: Painter<File>): Promise<void> {
  const job = { key: work.key, files: [...work.files.values()] };
  try {
    await painter.paint(job, (file, unkept) => {
      if (unkept !== undefined) noteUnkept(desk, job, unkept.why);
      settle(work, file, unkept?.bytes);
    });
    for (const file of work.files.keys()) settle(work, file);
    desk.idle.push(painter);
  } catch (reason) {
    desk.painters.delete(painter);
    void painter.stop().catch(() => undefined);
    if (!desk.closed) desk.settings.onFailure(job, reason);
    retry(desk, id, work, reason);
  }
  desk.running.delete(id);
  pump(desk);
}

function retry<File>(desk: Desk<File>, id: string, work: Work<File>, reason: unknown): void {
  work.tries += 1;
  if (desk.closed || work.tries >= mostTries) {
    refuse(work, reason instanceof Error ? reason : new Error(String(reason)));
    return;
  }
  const later = desk.waiting.get(id);
  if (later === undefined) {
    wait(desk, id, work);
    return;
  }
  for (const [name, file] of work.files) later.files.set(name, file);
  for (const [name, list] of work.waiters) later.waiters.set(name, [...(later.waiters.get(name) ?? []), ...list]);
  later.asked ||= work.asked;
  later.tries = work.tries;
  wait(desk, id, later);
}

/** Nothing more is painted ahead: it would be painted again on request. */
function noteUnkept<File>(desk: Desk<File>, job: PaintJob<File>, why: string): void {
  desk.settings.onUnkept(job, why);
  for (const [id, { asked }] of desk.waiting) if (!asked) desk.waiting.delete(id);
}

function settle<File>(work: Work<File>, file: string, unkept?: Uint8Array): void {
  for (const waiter of work.waiters.get(file) ?? []) waiter.done(unkept);
  work.waiters.delete(file);
  work.files.delete(file);
}

function refuse<File>(work: Work<File>, reason: Error): void {
  for (const list of work.waiters.values()) for (const waiter of list) waiter.failed(reason);
  work.waiters.clear();
}
