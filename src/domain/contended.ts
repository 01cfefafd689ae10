/**
 * Thrown by the store where the database gave up a statement that others were in the way of: nothing was done, and the
 * same request succeeds later. It is answered in one way everywhere: `statusCode` is the HTTP status, `retryAfter` the
 * seconds until a retry is worthwhile.
 * - `locked` (409): another transaction holds the same rows, such as the same order: a lock timeout (55P03), a deadlock
 *   (40P01) or a serialization failure (40001) after its repeats.
 * - `slow` (503): the statement ran out of time (57014).
 */
export class Contended extends Error {
  readonly code: string;
  readonly kind: 'locked' | 'slow';
  readonly statusCode: 409 | 503;
  readonly retryAfter: number;

  constructor(message: string, code: string, cause: unknown) {
    super(message, { cause });
    this.name = 'Contended';
    this.code = code;
    this.kind = contentionOf(code) ?? 'slow';
    this.statusCode = this.kind === 'locked' ? 409 : 503;
    this.retryAfter = this.kind === 'locked' ? 2 : 5;
  }
}

/** Returns the contention that an SQLSTATE reports; null for any other error. */
export function contentionOf(code: unknown): Contended['kind'] | null {
  if (code === '55P03' || code === '40P01' || code === '40001') return 'locked';
  return code === '57014' ? 'slow' : null;
}
