/**
 * Thrown by the store where the database answers and keeps nothing: its disk is full, or it is read-only for the moment.
 * The one fault of the machine that visitors get as a code of its own (`storage_unavailable`): what they sent was
 * not done, and the same request under the same key succeeds later. `code` is the SQLSTATE, `statusCode` the HTTP status
 * where nobody turns it into an envelope.
 */
export class Unwritable extends Error {
  readonly code: string;
  readonly statusCode = 503;

  constructor(message: string, code: string, cause: unknown) {
    super(message, { cause });
    this.name = 'Unwritable';
    this.code = code;
  }
}
