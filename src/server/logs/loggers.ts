import { pino, type DestinationStream, type Logger } from 'pino';

import type { Deps, RedactedName } from '#src/actions/deps.ts';
import type { AccessLines } from '#src/server/http/access-log.ts';
import type { Environment } from '#src/server/config/env.ts';
import { logLines } from '#src/server/logs/log-lines.ts';
import { SecurityLineLimit } from '#src/server/security-line-limit.ts';
import { SecurityCounters, securityLog } from '#src/server/logs/security-log.ts';

/** Never in a line, wherever it occurs in what is logged: credentials, and personal data. */
const redactedNames: Readonly<Record<RedactedName, true>> = {
  code: true,
  phone: true,
  email: true,
  token: true,
  recipient: true,
  address: true,
  password: true,
};

const redactedPaths: readonly string[] = [
  'req.headers.cookie',
  'req.headers.authorization',
  'req.headers.token',
  ...Object.keys(redactedNames).flatMap((name) => [name, `*.${name}`]),
  // What the database adds to an error: "Key (email)=(ana@mail.example) already exists."
  'err.detail',
  'err.where',
  'err.parameters',
];

/** The code of an error (SQLSTATE, ECONNRESET) says what failed; every other `code` may be personal. */
function censor(value: unknown, path: string[]): unknown {
  return path.at(-2) === 'err' && path.at(-1) === 'code' ? value : '[Redacted]';
}

export type Loggers = {
  /** The server's own. */
  readonly log: Logger;
  /** What actions get: security events are counted and written on lines of their own. */
  readonly actionLog: Deps['log'];
  /** None where no access log is wanted. */
  readonly accessLines: AccessLines | undefined;
  readonly counters: SecurityCounters;
  /** Bounds the lines of refusals; its summaries are due every minute and at the end. */
  readonly limit: SecurityLineLimit;
};

/**
 * In production everything at the configured level, and security events at any level; on a screen only what needs a
 * person. `lines`: where lines go.
 */
export function loggersFor(
  { mode, logLevel, accessLog }: Pick<Environment, 'mode' | 'logLevel' | 'accessLog'>,
  lines: DestinationStream = logLines(1),
  clock: () => number = Date.now,
): Loggers {
  const counters = new SecurityCounters();
  const isProduction = mode === 'production';
  const redact = { paths: [...redactedPaths], censor };
  const log = pino({ level: isProduction || logLevel !== 'info' ? logLevel : 'warn', redact }, lines);
  const eventLines = isProduction ? pino({ level: 'info', redact }, lines) : log;
  const limit = new SecurityLineLimit(clock, (security) => eventLines.info({ security }, 'security events, summed up'));
  const requestLines = pino({ level: 'info', redact }, lines);
  return {
    counters,
    limit,
    log,
    actionLog: securityLog(log, { counters, limit, lines: (fields, message) => eventLines.info(fields, message) }),
    accessLines: accessLog ? (access) => requestLines.info({ access }, 'request') : undefined,
  };
}
