import type { SecurityLine } from '#src/domain/accounts/security-event.ts';

/** Lines of one kind, outcome and network that are written in one minute; the rest becomes one line with their number. */
const linesPerMinute = 20;
/**
 * Networks that are counted separately in one minute. What comes from more of them shares one row for each kind and
 * outcome.
 */
const mostRows = 2_000;
const minuteMs = 60_000;

type Row = { readonly example: SecurityLine; readonly shared: boolean; seen: number };

/** One line in the place of those that were left out: who or what they were about is not known any more. */
export type SecuritySummary = SecurityLine & { readonly suppressed: number };

/**
 * Bounds what anybody can write into the security log by being refused again and again. What was done is always a line of
 * its own; refusals are, up to a number for each kind, network and minute. Counters are not bounded.
 */
export class SecurityLineLimit {
  private readonly clock: () => number;
  private readonly write: (summary: SecuritySummary) => void;
  private rows = new Map<string, Row>();
  private minute = 0;

  /** `write` takes the summaries; `clock` is in milliseconds. */
  constructor(clock: () => number, write: (summary: SecuritySummary) => void) {
    this.clock = clock;
    this.write = write;
  }

  /** Whether this line is written by itself; otherwise it is part of a summary. */
  admits(line: SecurityLine): boolean {
    this.flushIfOver();
    if (line.outcome === 'done') return true;
    const row = this.rowOf(line);
    row.seen += 1;
    return row.seen <= linesPerMinute;
  }

  /** Writes the summaries of a minute that is over. */
  flushIfOver(): void {
    if (Math.floor(this.clock() / minuteMs) !== this.minute) this.flush();
  }

  /** Writes the summaries of what was left out so far: when the process stops. */
  flush(): void {
    for (const { example, shared, seen } of this.rows.values())
      if (seen > linesPerMinute) this.write(summaryOf(example, shared, seen - linesPerMinute));
    this.rows = new Map();
    this.minute = Math.floor(this.clock() / minuteMs);
  }

  private rowOf(line: SecurityLine): Row {
    const own = `${line.kind} ${line.networkKey}`;
    const shared = !this.rows.has(own) && this.rows.size >= mostRows;
    const key = shared ? line.kind : own;
    const row = this.rows.get(key) ?? { example: line, shared, seen: 0 };
    this.rows.set(key, row);
    return row;
  }
}

function summaryOf(
  { kind, outcome, network, networkKey }: SecurityLine,
  shared: boolean,
  suppressed: number,
): SecuritySummary {
  return {
    kind,
    outcome,
    reason: null,
    call: null,
    account: null,
    device: null,
    network: shared ? '' : network,
    networkKey: shared ? '' : networkKey,
    request: null,
    suppressed,
  };
}
