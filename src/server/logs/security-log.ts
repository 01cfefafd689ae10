import type { Deps } from '#src/actions/deps.ts';
import type {
  SecurityCount,
  SecurityEventKind,
  SecurityLine,
  SecurityOutcome,
} from '#src/domain/accounts/security-event.ts';
import type { SecurityLineLimit } from '#src/server/security-line-limit.ts';
import type { Db } from '#src/store/shared/database/db.ts';
import { addSecurityCounts } from '#src/store/staff/security-counts.store.ts';

/** Counts the security events of this process by kind and outcome. */
export class SecurityCounters {
  private readonly sinceStart = new Map<string, SecurityCount>();
  private unsaved = new Map<string, SecurityCount>();

  add(kind: SecurityEventKind, outcome: SecurityOutcome): void {
    plus(this.sinceStart, { kind, outcome, count: 1 });
    plus(this.unsaved, { kind, outcome, count: 1 });
  }

  /** Since the process started: for a page of metrics. */
  totals(): readonly SecurityCount[] {
    return [...this.sinceStart.values()];
  }

  /** Adds what was counted since the last time to the database, where all processes count together; a failure loses nothing. */
  async save(db: Db): Promise<void> {
    const counts = [...this.unsaved.values()];
    if (counts.length === 0) return;
    this.unsaved = new Map();
    try {
      await addSecurityCounts(db, counts);
    } catch (fault) {
      for (const count of counts) plus(this.unsaved, count);
      throw fault;
    }
  }
}

function plus(counts: Map<string, SecurityCount>, { kind, outcome, count }: SecurityCount): void {
  const key = `${kind} ${outcome}`;
  counts.set(key, { kind, outcome, count: (counts.get(key)?.count ?? 0) + count });
}

type SecuritySinks = {
  readonly counters: SecurityCounters;
  readonly limit: Pick<SecurityLineLimit, 'admits'>;
  readonly lines: Deps['log']['info'];
};

/**
 * Returns the log that actions get: security events are all counted and go to lines of their own, which no level of the
 * other lines switches off, as far as `limit` admits them; everything else passes.
 */
export function securityLog(log: Deps['log'], { counters, limit, lines }: SecuritySinks): Deps['log'] {
  return {
    info: (fields, message) => {
      const event = eventIn(fields);
      if (event === null) return log.info(fields, message);
      counters.add(event.kind, event.outcome);
      if (limit.admits(event)) lines(fields, message);
      return;
    },
    warn: (fields, message) => log.warn(fields, message),
    error: (fields, message) => log.error(fields, message),
  };
}

function eventIn(fields: object): SecurityLine | null {
  // Written by `noteSecurityEvent` alone, which has no other shape.
  return 'security' in fields ? (fields.security as SecurityLine) : null;
}
