import type { Deps } from '#src/actions/deps.ts';
import { reportWorker } from '#src/actions/operations/report-worker.ts';
import { followSearch } from '#src/actions/search/index/follow-search.ts';
import { Contended } from '#src/domain/contended.ts';
import { processOutbox } from '#src/jobs/process-outbox.ts';
import { bookingHandlers } from '#src/jobs/handlers.ts';
import type { OutboxHandlers } from '#src/jobs/shared/outbox/outbox-handler.ts';
import type { Job } from '#src/jobs/shared/schedule/job.ts';
import { schedule } from '#src/jobs/schedule.ts';

/** `stop` waits for running jobs and starts no more; `wake` processes the outbox now. */
export type Worker = { readonly stop: () => Promise<void>; readonly wake: () => void };

const drainEveryMs = 2_000;
const followEveryMs = 1_000;
/** Other processes consider a worker stopped if it did not report for thirty seconds. */
const reportEveryMs = 5_000;
/** A failed job is retried after at most a minute, whatever its interval. */
const afterFailureMs = 60_000;

/**
 * Runs scheduled jobs and processes the outbox until stopped. Several workers may run: each action locks the rows it takes.
 * `senders` handle further topics: emails and text messages.
 */
export function startWorker(deps: Deps, senders: OutboxHandlers): Worker {
  const handlers = { ...bookingHandlers, ...senders };
  const outbox = { name: 'drain outbox', everyMs: drainEveryMs, run: () => processOutbox(deps, handlers) };
  const drain = repeat(deps, outbox);
  const all = [drain, ...schedule.map((job) => repeat(deps, job))];
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
 * Keeps the search index of this process up to date until stopped: starts now, and checks for changes every second.
 */
export function startFollowing(deps: Deps): { readonly stop: () => Promise<void> } {
  const following = repeat(deps, { name: 'follow the search', everyMs: followEveryMs, run: followSearch });
  following.now();
  return following;
}

type Repeated = { readonly now: () => void; readonly stop: () => Promise<void> };

/** Repeats a job, never two runs at the same time. A failure is logged and retried soon. */
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
