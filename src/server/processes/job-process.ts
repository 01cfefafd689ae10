import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { endOfThread } from './end-thread.ts';

export type JobProcessSettings = {
  /** The program, which takes its jobs with `takeJobs`. */
  readonly program: URL;
  /** The arguments of the program. */
  readonly args: readonly string[];
  /** Milliseconds that one job may take; a process that needs longer is killed. */
  readonly patience: number;
  /** Milliseconds without a job after which the process ends. The next job starts it again. */
  readonly idleMs: number;
};

/** A child process that does one job at a time. */
export type JobProcess<Job, Note> = {
  /** Settles when the job is done; rejects when it failed, took too long, or the process died. Notes are sent while it is done. */
  readonly run: (job: Job, onNote: (note: Note) => void) => Promise<void>;
  /** Lets the job under way finish, ends the process, and starts it no more. */
  readonly stop: () => Promise<void>;
  /** The process that runs now, if one does. */
  readonly pid: () => number | undefined;
};

/** What a job process sends: a note about its job, the job's end, or why it failed. */
export type JobMessage = { readonly note: unknown } | { readonly finished: true } | { readonly failed: string };

const endPatienceMs = 5_000;
/** A drawing and its pixels lie outside of the JavaScript heap; what is in it is small. */
const heapMib = 256;

/** Programs of ours need these of the environment, and none of its secrets. */
const passedOn = ['PATH', 'NODE_ENV', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'];

/**
 * Work that needs much memory or processor time, in a separate process: its memory is returned to the system when it
 * ends, and it runs below the server's priority. The process starts with its first job, ends when there is none for a
 * while, and is started again by the next one, also after it died.
 */
export function openJobProcess<Job, Note>(settings: JobProcessSettings): JobProcess<Job, Note> {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let stopped = false;
  const current = (): ChildProcess => {
    if (child === undefined || !isRunning(child)) child = startChild(settings);
    return child;
  };
  return {
    run: async (job, onNote) => {
      if (stopped) throw new Error('the process was stopped');
      clearTimeout(idle);
      const worker = current();
      try {
        await runOn(worker, job, (note) => onNote(note as Note), settings.patience);
      } catch (fault) {
        // Whatever state it is in, the next job gets a fresh one.
        if (child === worker) child = undefined;
        void endChild(worker);
        throw fault;
      }
      if (stopped) return;
      idle = setTimeout(() => {
        if (child !== worker) return;
        child = undefined;
        void endChild(worker);
      }, settings.idleMs);
      idle.unref();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(idle);
      const last = child;
      child = undefined;
      if (last !== undefined) await endChild(last);
    },
    pid: () => (child !== undefined && isRunning(child) ? child.pid : undefined),
  };
}

function startChild({ program, args }: JobProcessSettings): ChildProcess {
  const child = fork(fileURLToPath(program), [...args], {
    execArgv: [`--max-old-space-size=${heapMib}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
      // Codec threads that share two arenas return more of the memory they used than with one arena for each thread.
      MALLOC_ARENA_MAX: '2',
    },
  });
  // A process that dies without a job has no job to report to; the next job starts another.
  child.on('error', () => undefined);
  // It does not prevent the server from ending.
  child.unref();
  child.channel?.unref();
  return child;
}

function runOn(child: ChildProcess, job: unknown, onNote: (note: unknown) => void, patience: number): Promise<void> {
  return new Promise((done, failed) => {
    const finish = (reason?: Error): void => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('error', finish);
      child.off('exit', onExit);
      child.channel?.unref();
      if (reason === undefined) done();
      else failed(reason);
    };
    // Only our own program sends, and only these.
    const onMessage = (sent: unknown): void => {
      const message = sent as JobMessage;
      if ('note' in message) onNote(message.note);
      else finish('failed' in message ? new Error(message.failed) : undefined);
    };
    const onExit = (): void => finish(new Error('the process ended'));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      finish(new Error(`not done within ${patience} ms`));
    }, patience);
    child.on('message', onMessage);
    child.on('error', finish);
    child.on('exit', onExit);
    child.channel?.ref();
    child.send({ job }, (fault) => {
      if (fault !== null) finish(fault);
    });
  });
}

/** Lets a process end after its job, and kills it when it does not. */
async function endChild(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  await new Promise<void>((ended) => {
    const late = setTimeout(() => child.kill('SIGKILL'), endPatienceMs);
    child.once('exit', () => {
      clearTimeout(late);
      ended();
    });
    child.ref();
    // One whose channel is closed ends by itself.
    if (child.connected) child.send(endOfThread, () => undefined);
  });
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}
