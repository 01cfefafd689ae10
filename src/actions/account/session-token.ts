import { createHash } from 'node:crypto';

/** Bytes of a session's token: 256 random bits. */
export const sessionTokenBytes = 32;

/** What is kept of a session's token: SHA-256 in hex. Whoever reads the table can open no session with it. */
export function sessionHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
