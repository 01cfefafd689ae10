import type { Pool, PoolClient } from 'pg';
import { Contended } from '#src/domain/contended.ts';

/**
 * A database that did not respond in time, or is unavailable: the outcome of a statement that was under way is unknown.
 */
export class Unanswered extends Contended {
  constructor(message: string, cause?: unknown) {
    super(message, 'no_answer', cause);
    this.name = 'Unanswered';
  }
}

/**
 * Returns what an answer resolves to, unless it takes longer than `limitMs`: then `Unanswered`. Without a limit it
 * waits.
 */
export function withinDeadline<Value>(answer: Promise<Value>, limitMs: number | undefined): Promise<Value> {
  if (limitMs === undefined) return answer;
  return new Promise((resolve, reject) => {
    // A busy process runs its timers before it reads its sockets: a response that is already there still counts.
    const late = (): void => void setImmediate(() => reject(new Unanswered(`no answer within ${limitMs} ms`)));
    const timer = setTimeout(late, limitMs);
    answer.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (fault: unknown) => {
        clearTimeout(timer);
        reject(fault instanceof Error ? fault : new Error(String(fault)));
      },
    );
  });
}

/** What the network, the driver's pool, and a database that starts or ends say where there is no connection to be had. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);
const broken = /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/;

/** Returns `Unanswered` for an error that reports no connection, or none any more; every other error unchanged. */
export function asUnanswered(fault: Error): Error {
  const code = 'code' in fault ? String(fault.code) : '';
  return unreachable.has(code) || broken.test(fault.message) ? new Unanswered(fault.message, fault) : fault;
}

/** Least milliseconds that a statement is given after a long wait for its connection. */
const leastMs = 500;

export type Taken = { readonly client: PoolClient; readonly leftMs: number | undefined };

/**
 * Returns a connection of the pool, and what is left of a time limit that holds for the wait and each statement
 * together. Throws `Unanswered` where none is free or to be had in time.
 */
export async function takeConnection(pool: Pool, limitMs: number | undefined): Promise<Taken> {
  const begun = performance.now();
  try {
    const client = await pool.connect();
    const waitedMs = Math.round(performance.now() - begun);
    return { client, leftMs: limitMs === undefined ? undefined : Math.max(leastMs, limitMs - waitedMs) };
  } catch (fault) {
    throw fault instanceof Error ? asUnanswered(fault) : fault;
  }
}
