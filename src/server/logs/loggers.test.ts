import { describe, expect, it } from 'vitest';

import { noteSecurityEvent } from '#src/actions/staff/note-security-event.ts';
import type { SecurityLine } from '#src/domain/accounts/security-event.ts';
import { loggersFor, type Loggers } from '#src/server/logs/loggers.ts';
import { untrustedProxy, warnOfSetup } from '#src/server/config/setup-warnings.ts';

const secrets = { session: 's', code: 'c', voucher: 'v' };
const behind = { account: { id: 'an-account' }, device: 'a-device', network: '192.0.2.77', requestId: 'a-request' };
const wrongCode = { kind: 'code_wrong', outcome: 'refused', reason: 'code_wrong', call: '/v1/x' } as const;

function opened(about: Partial<Parameters<typeof loggersFor>[0]>, clock = () => 0) {
  const lines: Record<string, unknown>[] = [];
  const settings = { mode: 'production', logLevel: 'info', accessLog: false, ...about } as const;
  const loggers = loggersFor(settings, { write: (line) => void lines.push(JSON.parse(line)) }, clock);
  return { ...loggers, lines };
}

it('writes one line for a security event in production, whatever the level', () => {
  for (const logLevel of ['info', 'error', 'silent']) {
    const { actionLog, lines, counters } = opened({ logLevel });
    noteSecurityEvent({ log: actionLog, secrets }, behind, wrongCode);
    expect(lines.map(({ security }) => security)).toEqual([
      {
        ...wrongCode,
        account: 'an-account',
        device: expect.stringMatching(/^[\w-]{16}$/),
        network: '192.0.2.•',
        networkKey: expect.stringMatching(/^[\w-]{16}$/),
        request: 'a-request',
      },
    ]);
    expect(counters.totals()).toEqual([{ kind: 'code_wrong', outcome: 'refused', count: 1 }]);
  }
});

it('counts on a screen without a line', () => {
  const { actionLog, lines, counters } = opened({ mode: 'showcase' });
  noteSecurityEvent({ log: actionLog, secrets }, behind, wrongCode);
  expect(lines).toEqual([]);
  expect(counters.totals()).toHaveLength(1);
});

it('writes no personal data and no secret that is logged by mistake', () => {
  const { actionLog, log, lines } = opened({});
  // The type of the log refuses this name; what is logged through another type may still have it.
  log.warn({ email: 'ana@mail.example' }, 'x');
  actionLog.warn({ about: { phone: '+819055550123', code: '123456' } }, 'x');
  actionLog.error({ err: { detail: 'Key (email)=(ana@mail.example) already exists.' } }, 'x');
  log.info({ req: { headers: { cookie: '_pt=secret-token', token: 'secret-token' } } }, 'x');
  expect(lines).toHaveLength(4);
  expect(JSON.stringify(lines)).not.toMatch(/ana@|5550123|123456|secret-token/);
});

it('logs the code of an error readably, and no other code', () => {
  const { actionLog, lines } = opened({});
  const fault = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  actionLog.error({ err: fault, step: { code: '123456' } }, 'x');
  expect(lines).toMatchObject([{ err: { code: 'ECONNREFUSED' }, step: { code: '[Redacted]' } }]);
});

it('names a dangerous setup by its code', () => {
  const { actionLog, lines } = opened({});
  warnOfSetup(actionLog, untrustedProxy);
  expect(lines).toMatchObject([{ kind: 'setup', warning: 'proxy_not_trusted' }]);
});

it('has an access log where it is switched on, and none by default', () => {
  expect(opened({}).accessLines).toBeUndefined();
  const { accessLines, lines } = opened({ accessLog: true, logLevel: 'error' });
  accessLines?.({ method: 'GET', path: '/', status: 200, ms: 3, network: '192.0.2.•', request: null });
  expect(lines).toMatchObject([{ access: { path: '/', status: 200 } }]);
});

describe('refusals that any client can cause without limit', () => {
  const refuse = (log: Loggers['actionLog'], network: string): void =>
    noteSecurityEvent({ log, secrets }, { ...behind, network }, wrongCode);
  const securityOf = (lines: readonly Record<string, unknown>[]): readonly (SecurityLine & { suppressed?: number })[] =>
    lines.map(({ security }) => security as SecurityLine);

  it('are twenty lines for a kind, network and minute, then one with the number of the rest; all are counted', () => {
    let now = 0;
    const { actionLog, lines, counters } = opened({}, () => now);
    for (let at = 0; at < 500; at++) refuse(actionLog, '192.0.2.77');
    refuse(actionLog, '198.51.100.7');
    expect(lines).toHaveLength(21);
    now = 60_000;
    refuse(actionLog, '192.0.2.77');
    expect(lines).toHaveLength(23);
    expect(securityOf(lines)[21]).toEqual({
      kind: 'code_wrong',
      outcome: 'refused',
      reason: null,
      call: null,
      account: null,
      device: null,
      network: '192.0.2.•',
      networkKey: securityOf(lines)[0]?.networkKey,
      request: null,
      suppressed: 480,
    });
    expect(counters.totals()).toEqual([{ kind: 'code_wrong', outcome: 'refused', count: 502 }]);
  });

  it('are summed up when the minute is over or the process stops, without another refusal', () => {
    let now = 0;
    const { actionLog, lines, limit } = opened({}, () => now);
    for (let at = 0; at < 25; at++) refuse(actionLog, '192.0.2.77');
    limit.flushIfOver();
    expect(lines).toHaveLength(20);
    now = 60_000;
    limit.flushIfOver();
    expect(securityOf(lines).at(-1)).toMatchObject({ suppressed: 5 });
    for (let at = 0; at < 21; at++) refuse(actionLog, '192.0.2.77');
    limit.flush();
    expect(securityOf(lines).at(-1)).toMatchObject({ suppressed: 1 });
    limit.flush();
    expect(lines).toHaveLength(42);
  });

  it('are bounded from any number of networks', () => {
    const { actionLog, lines, limit } = opened({});
    for (let at = 0; at < 3_000; at++) refuse(actionLog, `2001:db8:${at.toString(16)}::1`);
    expect(lines).toHaveLength(2_020);
    limit.flush();
    expect(securityOf(lines).at(-1)).toMatchObject({ network: '', networkKey: '', suppressed: 980 });
  });

  it('never take the line of something that was done', () => {
    const { actionLog, lines } = opened({});
    for (let at = 0; at < 100; at++)
      noteSecurityEvent({ log: actionLog, secrets }, behind, { ...wrongCode, kind: 'sign_in', outcome: 'done' });
    expect(lines).toHaveLength(100);
  });
});
