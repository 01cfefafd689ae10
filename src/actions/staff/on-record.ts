import { openCaches } from '#src/actions/open-caches.ts';
import type { Deps } from '#src/actions/deps.ts';
import { noteSecurityEvent } from '#src/actions/staff/note-security-event.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import { addAudit, type AuditEntry, type AuditOutcome } from '#src/store/staff/audit.store.ts';
import type { Db } from '#src/store/shared/database/db.ts';

/** Who does what by hand, to what and why; `dryRun` does all of it and rolls it back. */
export type OnRecord = Pick<AuditEntry, 'actor' | 'command' | 'subject' | 'reason'> & { readonly dryRun: boolean };

/** What was done, as the audit log keeps it: references and amounts, never a name or an address. */
export type Done = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Does a action of a person together with its entry in the audit log, in one transaction: neither stands without the
 * other. The action is an action like any other; a transaction that it opens is a part of ours. What was refused, and
 * what broke, is written down as well. A dry run leaves nothing behind.
 */
export async function onRecord<Code extends string>(
  deps: Deps,
  about: OnRecord,
  action: (deps: Deps) => Promise<Result<Done, Code>>,
): Promise<Result<Done, Code>> {
  const { dryRun, ...entry } = about;
  const cause = `${about.actor}: ${about.command}`;
  const writeDown = (outcome: AuditOutcome, details: AuditEntry['details']): Promise<void> =>
    deps.db.transaction((tx) => addAudit(tx, { ...entry, outcome, details }), { cause });
  let outcome: Result<Done, Code> | null = null;
  try {
    await deps.db.transaction(
      async (tx) => {
        const inside: Db = { ...tx, transaction: (work) => work(tx) };
        outcome = await action({ ...deps, caches: openCaches(), db: inside });
        if (dryRun) throw new Error('a dry run is rolled back');
        if (outcome.ok) await addAudit(tx, { ...entry, outcome: 'done', details: outcome.value });
        // A refusal takes back whatever the action had done by then.
        return outcome.ok ? ok(null) : outcome;
      },
      { cause },
    );
  } catch (fault) {
    if (dryRun && outcome !== null) return outcome;
    if (!dryRun) await writeDown('failed', {});
    throw fault;
  }
  if (outcome === null) throw new Error('a action gave no result');
  const done = await settled<Code>(outcome, writeDown);
  if (!dryRun && permissionCommands.has(about.command)) notePermission(deps, about.command, done.ok);
  return done;
}

async function settled<Code extends string>(
  outcome: Result<Done, Code>,
  writeDown: (outcome: AuditOutcome, details: AuditEntry['details']) => Promise<void>,
): Promise<Result<Done, Code>> {
  if (!outcome.ok) await writeDown('refused', { code: outcome.failure.code });
  return outcome;
}

/** Commands that change permissions: blocking accounts, adding and revoking support staff and scanners. */
const permissionCommands: ReadonlySet<string> = new Set([
  'block',
  'unblock',
  'add-operator',
  'shut-operator',
  'add-scanner',
  'shut-scanner',
]);

function notePermission(deps: Deps, command: string, isDone: boolean): void {
  const nobody = { account: null, device: '', network: '' };
  const outcome = isDone ? 'done' : 'refused';
  noteSecurityEvent(deps, nobody, { kind: 'permission_changed', outcome, reason: command, call: null });
}
