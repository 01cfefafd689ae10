import { resolve } from 'node:path';

import { UsageError, type Outcome, type Output, type ParsedOptions } from '../commands/outcome.ts';
import { openDirect } from '../commands/open-direct.ts';

/** A folder, whether to replace what is in the way, where the database is, and when to stop. */
export type OnFolder = {
  readonly folder: string;
  readonly force: boolean;
  readonly url: string;
  /** Aborted by the time limit, Ctrl-C, or SIGTERM. */
  readonly signal: AbortSignal;
  /** Reports progress. */
  readonly say: (line: string) => void;
};

type Line = {
  readonly words: readonly string[];
  readonly given: ParsedOptions;
  readonly output: Output;
  /** The database must contain a shop. */
  readonly existing?: boolean;
};

type Work = (settings: OnFolder) => Promise<Outcome>;

/** Milliseconds in which a stopped command cleans up, before the process is ended all the same. */
const cleanUpMs = 20_000;

class TimeLimit extends Error {}
class Stopped extends Error {
  readonly exitCode: number;

  constructor(signal: 'SIGINT' | 'SIGTERM') {
    super(`stopped by ${signal}`);
    this.exitCode = signal === 'SIGINT' ? 130 : 143;
  }
}

/** Runs a command that takes a folder, `--force`, and `--minutes`, beside an open database. */
export async function onFolder(line: Line, work: Work): Promise<Outcome> {
  // A timer holds at most 24 days.
  const minutes = Number(line.given.values['minutes']);
  if (!(minutes > 0 && minutes <= 34_560)) throw new UsageError('--minutes must be a number up to 34560');
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(new Stopped(signal)));
  stop.signal.addEventListener('abort', () => {
    // A database that does not respond must not block the command: nothing more can be cleaned up then.
    setTimeout(() => process.exit(codeOf(stop.signal.reason)), cleanUpMs).unref();
  });
  const limit = setTimeout(
    () => stop.abort(new TimeLimit(`not finished within ${minutes} minutes; --minutes allows more`)),
    minutes * 60_000,
  );
  try {
    return await run(line, stop.signal, work);
  } catch (fault) {
    const cause: unknown = stop.signal.aborted ? stop.signal.reason : fault;
    const why = cause instanceof Error ? cause.message : String(cause);
    line.output.complain(why);
    return { code: codeOf(cause), data: { why } };
  } finally {
    clearTimeout(limit);
  }
}

function codeOf(fault: unknown): number {
  if (fault instanceof TimeLimit) return 3;
  return fault instanceof Stopped ? fault.exitCode : 1;
}

async function run(line: Line, signal: AbortSignal, work: Work): Promise<Outcome> {
  const { words, given, output, existing = false } = line;
  const [folder = ''] = words;
  const direct = await openDirect({ existing });
  try {
    return await work({
      folder: resolve(folder),
      force: given.flags.has('force'),
      url: direct.url,
      signal,
      say: (text) => output.say(`  ${text}`),
    });
  } finally {
    await direct.close();
  }
}
