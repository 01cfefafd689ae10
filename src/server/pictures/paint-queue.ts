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
  readonly request: (key: string, file: File) => Promise<Uint8Array | undefined>;
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
  isRequested: boolean;
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

type QueueState<File> = {
  readonly settings: QueueSettings<File>;
  readonly waiting: Map<string, Work<File>>;
  /** Those of `waiting` that were requested: the others are thousands, and are not counted again for each request. */
  readonly requested: Set<string>;
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
  const queue: QueueState<File> = {
    settings,
    waiting: new Map(),
    requested: new Set(),
    running: new Map(),
    idle: [],
    painters: new Set(),
    closed: false,
  };
  return {
    request: (key, file) => request(queue, key, file),
    warm: (key, files) => {
      if (queue.closed) return;
      for (const file of files) enlist(queue, key, file, false);
      pump(queue);
    },
    size: () => queue.waiting.size + queue.running.size,
    close: async () => {
      queue.closed = true;
      for (const work of [...queue.waiting.values(), ...queue.running.values()]) refuse(work, new QueueClosed());
      queue.waiting.clear();
      queue.requested.clear();
      await Promise.all([...queue.painters].map((painter) => painter.stop()));
    },
  };
}

async function request<File>(queue: QueueState<File>, key: string, file: File): Promise<Uint8Array | undefined> {
  if (queue.closed) throw new QueueClosed();
  if (queue.requested.size >= queue.settings.room) throw new QueueFull();
  const work = enlist(queue, key, file, true);
  const ready = new Promise<Uint8Array | undefined>((done, failed) => {
    const name = queue.settings.nameOf(file);
    work.waiters.set(name, [...(work.waiters.get(name) ?? []), { done, failed }]);
  });
  pump(queue);
  return ready;
}

/** Puts a file on the list, or finds the work that already has it. */
function enlist<File>(queue: QueueState<File>, key: string, file: File, isRequested: boolean): Work<File> {
  const id = `${key}/${queue.settings.shapeOf(file)}`;
  const name = queue.settings.nameOf(file);
  const now = queue.running.get(id);
  if (now?.files.has(name) === true) return now;
  const work: Work<File> = queue.waiting.get(id) ?? {
    key,
    files: new Map(),
    waiters: new Map(),
    isRequested,
    tries: 0,
  };
  work.files.set(name, file);
  work.isRequested ||= isRequested;
  wait(queue, id, work);
  return work;
}

function wait<File>(queue: QueueState<File>, id: string, work: Work<File>): void {
  queue.waiting.set(id, work);
  if (work.isRequested) queue.requested.add(id);
}

/** Hands out work as long as there is a painter for it. */
function pump<File>(queue: QueueState<File>): void {
  while (!queue.closed) {
    const entry = nextWork(queue);
    if (entry === undefined) return;
    const painter = takePainter(queue);
    if (painter === undefined) return;
    queue.waiting.delete(entry[0]);
    queue.requested.delete(entry[0]);
    queue.running.set(entry[0], entry[1]);
    void run(queue, entry[0], entry[1], painter);
  }
}

function nextWork<File>(queue: QueueState<File>): readonly [string, Work<File>] | undefined {
  const id = firstOf(queue, queue.requested.size > 0) ?? firstOf(queue, false);
  const work = id === undefined ? undefined : queue.waiting.get(id);
  if (id === undefined || work === undefined) return undefined;
  if (work.isRequested) return [id, work];
  // Warming leaves one painter, and the better part of a small machine, to requests that wait.
  for (const running of queue.running.values()) if (!running.isRequested) return undefined;
  return [id, work];
}

/**
 * Returns the first that waits and is not being painted; names alone are gone through, since the warm list has
 * thousands.
 */
function firstOf<File>({ waiting, running, requested }: QueueState<File>, requestedOnly: boolean): string | undefined {
  for (const id of waiting.keys()) if (!running.has(id) && (!requestedOnly || requested.has(id))) return id;
  return undefined;
}

function takePainter<File>(queue: QueueState<File>): Painter<File> | undefined {
  const free = queue.idle.pop();
  if (free !== undefined || queue.painters.size >= queue.settings.painters) return free;
  const fresh = queue.settings.startPainter();
  queue.painters.add(fresh);
  return fresh;
}

async function run<File>(queue: QueueState<File>, id: string, work: Work<File>, painter: Painter<File>): Promise<void> {
  const job = { key: work.key, files: [...work.files.values()] };
  try {
    await painter.paint(job, (file, unkept) => {
      if (unkept !== undefined) noteUnkept(queue, job, unkept.why);
      settle(work, file, unkept?.bytes);
    });
    for (const file of work.files.keys()) settle(work, file);
    queue.idle.push(painter);
  } catch (reason) {
    queue.painters.delete(painter);
    void painter.stop().catch(() => undefined);
    if (!queue.closed) queue.settings.onFailure(job, reason);
    retry(queue, id, work, reason);
  }
  queue.running.delete(id);
  pump(queue);
}

function retry<File>(queue: QueueState<File>, id: string, work: Work<File>, reason: unknown): void {
  work.tries += 1;
  if (queue.closed || work.tries >= mostTries) {
    refuse(work, reason instanceof Error ? reason : new Error(String(reason)));
    return;
  }
  const later = queue.waiting.get(id);
  if (later === undefined) {
    wait(queue, id, work);
    return;
  }
  for (const [name, file] of work.files) later.files.set(name, file);
  for (const [name, list] of work.waiters) later.waiters.set(name, [...(later.waiters.get(name) ?? []), ...list]);
  later.isRequested ||= work.isRequested;
  later.tries = work.tries;
  wait(queue, id, later);
}

/** Nothing more is painted ahead: it would be painted again on request. */
function noteUnkept<File>(queue: QueueState<File>, job: PaintJob<File>, why: string): void {
  queue.settings.onUnkept(job, why);
  for (const [id, { isRequested: asked }] of queue.waiting) if (!asked) queue.waiting.delete(id);
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
