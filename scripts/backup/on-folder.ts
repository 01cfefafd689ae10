import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { readEnvFile } from '../commands/env-file.ts';
import { openDirect } from '../commands/open-direct.ts';

/** What was asked for: a folder, whether to replace what is in the way, where the database is, and when to stop. */
export type OnFolder = {
  readonly folder: string;
  readonly force: boolean;
  readonly url: string;
  /** Aborted by the time limit, Ctrl-C, or SIGTERM. */
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
};

/** `existing`: the database must hold a shop. */
type About = { readonly existing?: boolean };
type Work = (given: OnFolder) => Promise<0 | 1>;

/** The exit codes of both commands, for their help. */
export const exitCodes = `Exit code: 0 done, 1 failed, 2 not understood, 3 over the time limit (--minutes, 60 unless said otherwise), 130 or 143
stopped by Ctrl-C or SIGTERM. A command that did not finish leaves nothing half done.`;

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

/** Runs a command that takes a folder, `--force`, and `--minutes`, beside an open database. Sets the exit code. */
export async function onFolder(help: string, work: Work, about: About = {}): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(new Stopped(signal)));
  stop.signal.addEventListener('abort', () => {
    // A database that does not answer must not keep the command: nothing more can be cleaned up then.
    setTimeout(() => process.exit(codeOf(stop.signal.reason)), cleanUpMs).unref();
  });
  try {
    process.exitCode = await run(help, stop, work, about);
  } catch (fault) {
    const cause = stop.signal.aborted ? stop.signal.reason : fault;
    console.error(cause instanceof Error ? cause.message : String(cause));
    process.exitCode = codeOf(cause);
  }
}

function codeOf(fault: unknown): number {
  if (fault instanceof TimeLimit) return 3;
  return fault instanceof Stopped ? fault.exitCode : 1;
}

async function run(help: string, stop: AbortController, work: Work, { existing = false }: About): Promise<number> {
  const given = readArguments();
  if (given === null || given.help) {
    console.log(help);
    return given === null ? 2 : 0;
  }
  const limit = setTimeout(
    () => stop.abort(new TimeLimit(`not finished within ${given.minutes} minutes; --minutes allows more`)),
    given.minutes * 60_000,
  );
  try {
    readEnvFile();
    const direct = await openDirect({ existing });
    try {
      const say = (line: string): void => console.log(`  ${line}`);
      return await work({ ...given, url: direct.url, signal: stop.signal, say });
    } finally {
      await direct.close();
    }
  } finally {
    clearTimeout(limit);
  }
}

type Arguments = {
  readonly folder: string;
  readonly force: boolean;
  readonly minutes: number;
  readonly help: boolean;
};

/** Null when the command line is not understood. */
function readArguments(): Arguments | null {
  try {
    const { values, positionals } = parseArgs({
      options: {
        force: { type: 'boolean', default: false },
        minutes: { type: 'string', default: '60' },
        help: { type: 'boolean', short: 'h', default: false },
      },
      allowPositionals: true,
    });
    const [folder = ''] = positionals;
    const minutes = Number(values.minutes);
    if (values.help) return { folder, force: false, minutes: 1, help: true };
    // A timer holds at most 24 days.
    if (folder === '' || positionals.length > 1 || !(minutes > 0 && minutes <= 34_560)) return null;
    return { folder: resolve(folder), force: values.force, minutes, help: false };
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : String(fault));
    return null;
  }
}
