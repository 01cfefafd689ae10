import type { Deps } from '#src/actions/deps.ts';
import { reportWorker } from '#src/actions/operations/report-worker.ts';
import { followSearch } from '#src/actions/search/index/follow-search.ts';
import { Contended } from '#src/domain/contended.ts';
import { drainOutbox } from '#src/jobs/drain-outbox.ts';
import { bookingHandlers } from '#src/jobs/handlers.ts';
import type { OutboxHandlers } from '#src/jobs/shared/outbox/outbox-handler.ts';
import type { Job } from '#src/jobs/shared/timetable/job.ts';
import { timetable } from '#src/jobs/timetable.ts';

/** `stop` waits for what is being done, and nothing begins afterwards; `wake` signals that the outbox has something. */
export type Worker = { readonly stop: () => Promise<void>; readonly wake: () => void };

const drainEveryMs = 2_000;
const followEveryMs = 1_000;
/** Other processes take one that did not report for thirty seconds for gone. */
const reportEveryMs = 5_000;
/** What failed is tried again after a minute, however rarely it is due. */
const afterFailureMs = 60_000;

/**
 * Runs the timetable and drains the outbox until stopped. Several copies are harmless: every action takes its rows for
 * itself. `senders` are the handlers of further topics: mails and messages.
 */
export function startWorker(deps: Deps, senders: OutboxHandlers): Worker {
  const handlers = { ...bookingHandlers, ...senders };
  const outbox = { name: 'drain outbox', everyMs: drainEveryMs, run: () => drainOutbox(deps, handlers) };
  const drain = repeat(deps, outbox);
  const all = [drain, ...timetable.map((job) => repeat(deps, job))];
  const { report, end } = reportWorker(deps);
  const reporting = repeat(deps, { name: 'report the worker', everyMs: reportEveryMs, run: report });
  reporting.now();
  return {
    wake: drain.now,
    stop: async () => {
      await Promise.all(all.map((one) => one.stop()));
      await reporting.stop();
      await end();
    },
  };
}

/**
 * Keeps the search of this process up to date until stopped: begins at once, and looks for changes every second.
 */
export function startFollowing(deps: Deps): { readonly stop: () => Promise<void> } {
  const following = repeat(deps, { name: 'follow the search', everyMs: followEveryMs, run: followSearch });
  following.now();
  return following;
}

type Repeated = { readonly now: () => void; readonly stop: () => Promise<void> };

/** One run after the other, never two at once; a failure is logged, and tried again soon. */
export function repeat(deps: Deps, job: Job): Repeated {
  let stopped = false;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;

  function start(): void {
    clearTimeout(timer);
    if (stopped) return;
    if (running !== null) {
      again = true;
      return;
    }
    running = runOnce().then((isDone) => {
      running = null;
      if (stopped) return;
      if (again) setImmediate(start);
      else timer = setTimeout(start, isDone ? job.everyMs : Math.min(job.everyMs, afterFailureMs));
      again = false;
    });
  }

  async function runOnce(): Promise<boolean> {
    try {
      await job.run(deps);
      return true;
    } catch (error) {
      if (error instanceof Contended) deps.log.warn({ err: error, job: job.name }, 'a job was postponed under load');
      else deps.log.error({ err: error, job: job.name }, 'a job failed');
      return false;
    }
  }

  timer = setTimeout(start, Math.min(job.everyMs, drainEveryMs));
  return {
    now: start,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
